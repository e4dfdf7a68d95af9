import { AwsClient } from 'aws4fetch'
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { type ByteRange, FILE_ID, type FoundFile, type ObjectBackend } from './object-backend.ts'

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Text of the first element of that name in flat XML. */
export function readXml(xml: string, name: string): string | undefined {
  const [content] = readXmlList(xml, name)
  return content?.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (all, decimal, hex, named) => {
    if (named) return ENTITIES[named] ?? all
    return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16))
  })
}

export function readXmlList(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>(.*?)</${name}>`, 'gs'))].map(
    ([, content]) => content ?? '',
  )
}

export interface S3Location {
  /** No trailing slash. */
  endpoint: string
  region: string
  bucket: string
  /** With its trailing slash, or empty; one per installation. */
  prefix: string
  accessKeyId: string
  secretAccessKey: string
}

/** Part size, one part in memory per upload. S3 allows at least 5 MiB and at most 10,000 parts. */
const PART_BYTES = 8 * 1024 * 1024
const TIMEOUT_MS = 120_000
const RETRIES = 4
const EMPTY_BODY = sha256('')

/** A bucket of an S3-compatible store, path-style; more than one part is a multipart upload. Throws after retries. */
export function s3Bucket(place: S3Location): ObjectBackend {
  const { accessKeyId, secretAccessKey, region, prefix } = place
  const keys = { accessKeyId, secretAccessKey, region }
  const client = new AwsClient({ ...keys, service: 's3', retries: RETRIES, initRetryMs: 200 })
  const root = `${place.endpoint}/${place.bucket}`

  async function call(method: string, path: string, more: Call = {}): Promise<Response> {
    const { body, headers, allow = [], timeout = true } = more
    const answer = await client.fetch(root + path, {
      method,
      headers: { 'x-amz-content-sha256': body ? sha256(body) : EMPTY_BODY, ...headers },
      ...(body && { body }),
      ...(timeout && { signal: AbortSignal.timeout(TIMEOUT_MS) }),
    })
    if (answer.ok || allow.includes(answer.status)) return answer
    const code = readXml(await answer.text(), 'Code') ?? ''
    throw new Error(`the object store answers ${answer.status} ${code} to ${method}`)
  }
  const pathOf = (fileId: string) => `/${prefix}${fileId}`

  async function writeParts(fileId: string, first: Bytes, rest: AsyncIterable<Bytes>) {
    const path = pathOf(fileId)
    const begun = await (await call('POST', `${path}?uploads=`)).text()
    const id = encodeURIComponent(readXml(begun, 'UploadId') ?? '')
    try {
      const tags: string[] = []
      const send = async (body: Bytes) => {
        const answer = await call('PUT', `${path}?partNumber=${tags.length + 1}&uploadId=${id}`, { body })
        tags.push(answer.headers.get('etag') ?? '')
      }
      await send(first)
      for await (const part of rest) await send(part)
      const answer = await call('POST', `${path}?uploadId=${id}`, { body: Buffer.from(completion(tags)) })
      // S3 may answer 200 and report an error in the body.
      const text = await answer.text()
      if (!text.includes('<CompleteMultipartUploadResult'))
        throw new Error(`the object store could not join the parts: ${readXml(text, 'Code')}`)
    } catch (error) {
      await call('DELETE', `${path}?uploadId=${id}`, { allow: [404] }).catch(() => undefined)
      throw error
    }
  }

  /** Incomplete uploads of a dead process cost money until aborted. */
  async function endUploads(fileId: string) {
    const query = `?prefix=${encodeURIComponent(prefix + fileId)}&uploads=`
    const found = await call('GET', `/${query}`, { allow: [404, 405, 501] })
    if (!found.ok) return
    for (const upload of readXmlList(await found.text(), 'Upload')) {
      const id = encodeURIComponent(readXml(upload, 'UploadId') ?? '')
      await call('DELETE', `${pathOf(fileId)}?uploadId=${id}`, { allow: [404] })
    }
  }

  return {
    async write(fileId, bytes) {
      const parts = splitIntoParts(bytes, PART_BYTES)
      const first = (await parts.next()).value ?? new Uint8Array()
      if (first.length === PART_BYTES) await writeParts(fileId, first, parts)
      else await call('PUT', pathOf(fileId), { body: first })
    },
    async read(fileId, range) {
      const headers = range ? { range: rangeHeader(range) } : {}
      const answer = await call('GET', pathOf(fileId), { headers, allow: [404], timeout: false })
      if (answer.status === 404 || !answer.body) return undefined
      return Readable.fromWeb(answer.body as ReadableStream)
    },
    async remove(fileIds) {
      for (const fileId of fileIds) {
        await call('DELETE', pathOf(fileId), { allow: [404] })
        await endUploads(fileId)
      }
    },
    async *list(): AsyncGenerator<FoundFile> {
      let token: string | undefined
      do {
        const next = token === undefined ? '' : `continuation-token=${encodeURIComponent(token)}&`
        const query = `?${next}list-type=2&prefix=${encodeURIComponent(prefix)}`
        const page = await (await call('GET', `/${query}`)).text()
        for (const entry of readXmlList(page, 'Contents')) {
          const fileId = (readXml(entry, 'Key') ?? '').slice(prefix.length)
          const modifiedAt = new Date(readXml(entry, 'LastModified') ?? '')
          if (FILE_ID.test(fileId)) yield { fileId, modifiedAt }
        }
        token = readXml(page, 'NextContinuationToken')
      } while (token)
    },
  }
}

type Bytes = Uint8Array<ArrayBuffer>

interface Call {
  body?: Bytes
  headers?: Record<string, string>
  allow?: number[]
  timeout?: boolean
}

function sha256(body: Uint8Array | string): string {
  return createHash('sha256').update(body).digest('hex')
}

function rangeHeader({ start, end }: ByteRange): string {
  return `bytes=${start}-${end}`
}

function completion(tags: string[]): string {
  const parts = tags.map(
    (tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`,
  )
  return `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`
}

/** Parts of one size; the last may be smaller. Yields nothing for an empty stream. */
export async function* splitIntoParts(
  bytes: AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<Uint8Array<ArrayBuffer>, undefined> {
  let part = new Uint8Array(size)
  let filled = 0
  for await (const chunk of bytes) {
    for (let done = 0; done < chunk.length; ) {
      const taken = Math.min(chunk.length - done, size - filled)
      part.set(chunk.subarray(done, done + taken), filled)
      filled += taken
      done += taken
      if (filled === size) {
        yield part
        // A new buffer: the previous part may still be in transit.
        part = new Uint8Array(size)
        filled = 0
      }
    }
  }
  if (filled > 0) yield part.subarray(0, filled)
  return undefined
}
