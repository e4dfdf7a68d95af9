import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { refuseStorage, type StorageResult } from '#features/storage/storage-refusal.ts'
import { accept } from '#kernel/result.ts'
import { readMultipart } from './read-multipart.ts'

/** What an upload brings, its bytes not yet read. */
export interface Upload {
  body: Readable
  contentType: string
  cacheControl: string
  contentEncoding: string | undefined
  userMetadata: Record<string, unknown> | undefined
}

/** As texts of the wire, not yet looked at. */
export interface RawUpload {
  body: Readable
  contentType: string | undefined
  cacheControl: string | undefined
  contentEncoding: string | undefined
  /** JSON. */
  metadata: string | undefined
}

/** The bytes and facts of an upload, plain or as a form. The request is not destroyed when they are read in part. */
export async function readUpload(request: FastifyRequest): Promise<StorageResult<Upload>> {
  const isForm = /^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '')
  const raw = isForm ? await readMultipart(request) : accept(readPlain(request))
  return raw.ok ? checked(raw.value) : raw
}

function readPlain({ raw, headers }: FastifyRequest): RawUpload {
  const metadata = headers['x-metadata']
  return {
    body: Readable.from(raw.iterator({ destroyOnReturn: false }), { objectMode: false }),
    contentType: headers['content-type'],
    cacheControl: headers['cache-control'],
    contentEncoding: headers['content-encoding'],
    metadata: typeof metadata === 'string' ? Buffer.from(metadata, 'base64').toString('utf8') : undefined,
  }
}

const LONGEST_HEADER = 255
const PRINTABLE = /^[\x20-\x7e]+$/
const TYPE = /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+\s*(;.*)?$/
const ENCODING = /^[\w-]+(\s*,\s*[\w-]+)*$/

/** Everything here comes back in headers of an answer one day. */
function checked(raw: RawUpload): StorageResult<Upload> {
  const { body, contentType = 'application/octet-stream', cacheControl = 'no-cache', contentEncoding } = raw
  if (!isHeader(contentType) || !TYPE.test(contentType)) return refuse(body, 'content-type is none')
  if (!isHeader(cacheControl)) return refuse(body, 'cache-control is none')
  if (contentEncoding !== undefined && !(isHeader(contentEncoding) && ENCODING.test(contentEncoding)))
    return refuse(body, 'content-encoding is none')
  const userMetadata = raw.metadata === undefined ? undefined : parseMetadata(raw.metadata)
  if (userMetadata === null) return refuse(body, 'metadata must be a JSON object')
  return accept({ body, contentType, cacheControl, contentEncoding, userMetadata })
}

function isHeader(value: string): boolean {
  return value.length <= LONGEST_HEADER && PRINTABLE.test(value)
}

function refuse(body: Readable, message: string) {
  body.destroy()
  return refuseStorage('InvalidRequest', message)
}

/** Null when it is no object, or one that PostgreSQL cannot store. */
function parseMetadata(json: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(json)
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject && !JSON.stringify(value).includes(String.raw`\u0000`)
      ? (value as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}
