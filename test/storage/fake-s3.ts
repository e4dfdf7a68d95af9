import { createHash, createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

export const S3_KEYS = {
  accessKeyId: 'AKIDEXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
}
export const S3_REGION = 'eu-test-1'

/** S3's minimum size of all parts but the last. */
const LEAST_PART = 5 * 1024 * 1024
const LISTED_AT_ONCE = 2

export type FakeS3 = Awaited<ReturnType<typeof openFakeS3>>

/** One in-memory bucket, implemented from the protocol's description. Verifies every signature, body included. */
export async function openFakeS3() {
  const objects = new Map<string, { bytes: Buffer; at: Date }>()
  const uploads = new Map<string, { key: string; parts: Map<number, Buffer> }>()
  /** Each is used once, before anything else. */
  const failures: { status: number; code: string; when: (method: string, url: URL) => boolean }[] = []
  let requests = 0

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    requests += 1
    const body = await buffer(request)
    const url = new URL(request.url ?? '', 'http://stand-in')
    const method = request.method ?? ''
    const index = failures.findIndex(({ when }) => when(method, url))
    const [failure] = index < 0 ? [] : failures.splice(index, 1)
    if (failure) return fail(response, failure.status, failure.code)
    const problem = checkSignature(request, url, body)
    if (problem) return fail(response, 403, problem)
    const key = decodeURIComponent(url.pathname.replace(/^\/bucket\/?/, ''))
    const { searchParams: query } = url
    const id = query.get('uploadId')
    const upload = id === null ? undefined : uploads.get(id)
    if (!url.pathname.startsWith('/bucket')) return fail(response, 404, 'NoSuchBucket')
    if (id !== null && !upload) return fail(response, 404, 'NoSuchUpload')

    if (method === 'PUT' && upload) {
      upload.parts.set(Number(query.get('partNumber')), body)
      return void response.setHeader('ETag', `"${md5(body)}"`).end()
    }
    if (method === 'POST' && query.has('uploads')) {
      const fresh = `${randomUUID()}==&`
      uploads.set(fresh, { key, parts: new Map() })
      return xml(
        response,
        `<InitiateMultipartUploadResult><UploadId>${escape(fresh)}</UploadId></InitiateMultipartUploadResult>`,
      )
    }
    if (method === 'POST' && upload && id) {
      const named = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>(.*?)<\/ETag>/g)]
      const parts = named.map(([, number]) => upload.parts.get(Number(number)))
      const isGood = named.every(
        ([, number, tag], place) => Number(number) === place + 1 && tag === `"${md5(parts[place])}"`,
      )
      if (!isGood || named.length !== upload.parts.size) return fail(response, 400, 'InvalidPart')
      if (parts.slice(0, -1).some((part) => (part?.length ?? 0) < LEAST_PART))
        return fail(response, 400, 'EntityTooSmall')
      objects.set(upload.key, {
        bytes: Buffer.concat(parts.filter((part) => part !== undefined)),
        at: new Date(),
      })
      uploads.delete(id)
      return xml(response, '<CompleteMultipartUploadResult></CompleteMultipartUploadResult>')
    }
    if (method === 'DELETE') {
      if (id) uploads.delete(id)
      else objects.delete(key)
      return void response.writeHead(204).end()
    }
    if (method === 'PUT') {
      objects.set(key, { bytes: body, at: new Date() })
      return void response.setHeader('ETag', `"${md5(body)}"`).end()
    }
    if (method === 'GET' && query.has('uploads')) {
      const found = [...uploads].filter(([, each]) => each.key.startsWith(query.get('prefix') ?? ''))
      const entries = found.map(
        ([each, { key: name }]) => `<Upload><Key>${name}</Key><UploadId>${escape(each)}</UploadId></Upload>`,
      )
      return xml(response, `<ListMultipartUploadsResult>${entries.join('')}</ListMultipartUploadsResult>`)
    }
    if (method === 'GET' && query.get('list-type') === '2') return list(response, query)
    const object = objects.get(key)
    if (method !== 'GET' || !object) return fail(response, 404, 'NoSuchKey')
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
    const part = from === undefined ? object.bytes : object.bytes.subarray(Number(from), Number(to) + 1)
    response.writeHead(from === undefined ? 200 : 206, { 'content-length': part.length }).end(part)
  }

  function list(response: ServerResponse, query: URLSearchParams): void {
    const after = query.get('continuation-token')?.replace(/^after=/, '') ?? ''
    const all = [...objects].filter(([name]) => name.startsWith(query.get('prefix') ?? '') && name > after)
    const page = all.sort(([a], [b]) => (a < b ? -1 : 1)).slice(0, LISTED_AT_ONCE)
    const entries = page.map(
      ([name, { at }]) =>
        `<Contents><Key>${escape(name)}</Key><LastModified>${at.toISOString()}</LastModified></Contents>`,
    )
    const next =
      all.length > page.length
        ? `<NextContinuationToken>after=${escape(page.at(-1)?.[0] ?? '')}</NextContinuationToken>`
        : ''
    xml(response, `<ListBucketResult>${entries.join('')}${next}</ListBucketResult>`)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    uploads,
    failures,
    requests: () => requests,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** AWS Signature Version 4 in headers. @returns the refusal's code. */
function checkSignature(request: IncomingMessage, url: URL, body: Buffer): string | undefined {
  const { authorization = '', 'x-amz-date': date = '', 'x-amz-content-sha256': digest } = request.headers
  const [, credential = '', names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      authorization,
    ) ?? []
  const [keyId, day = '', region = '', service = '', end = ''] = credential.split('/')
  if (keyId !== S3_KEYS.accessKeyId) return 'InvalidAccessKeyId'
  if (digest !== createHash('sha256').update(body).digest('hex')) return 'XAmzContentSHA256Mismatch'
  const signed = names.split(';')
  if (!['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) => signed.includes(name)))
    return 'AccessDenied'
  if (region !== S3_REGION || service !== 's3' || end !== 'aws4_request')
    return 'AuthorizationHeaderMalformed'
  const [path = '', search = ''] = (request.url ?? '').split('?', 2)
  const query = search
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => (pair.includes('=') ? pair : `${pair}=`))
    .sort()
  const headers = signed.map(
    (name) => `${name}:${String(request.headers[name]).trim().replace(/ +/g, ' ')}\n`,
  )
  const canonical = [request.method, path, query.join('&'), headers.join(''), names, digest].join('\n')
  const scope = `${day}/${region}/${service}/${end}`
  const text = ['AWS4-HMAC-SHA256', date, scope, createHash('sha256').update(canonical).digest('hex')].join(
    '\n',
  )
  const key = [day, region, service, end].reduce<Buffer | string>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    `AWS4${S3_KEYS.secretAccessKey}`,
  )
  const isRight = createHmac('sha256', key).update(text).digest('hex') === signature
  return isRight && url.hostname !== '' ? undefined : 'SignatureDoesNotMatch'
}

function md5(bytes: Buffer | undefined): string {
  return createHash('md5')
    .update(bytes ?? '')
    .digest('hex')
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

function xml(response: ServerResponse, body: string): void {
  response.setHeader('content-type', 'application/xml').end(`<?xml version="1.0" encoding="UTF-8"?>\n${body}`)
}

function fail(response: ServerResponse, status: number, code: string): void {
  response.statusCode = status
  xml(response, `<Error><Code>${code}</Code></Error>`)
}
