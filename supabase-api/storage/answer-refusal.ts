import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  refuseStorage,
  STORAGE_STATUS,
  type StorageRefusal,
  type StorageRefusalCode,
} from '#features/storage/storage-refusal.ts'
import type { StorageAnswer, StorageCall } from './storage-context.ts'

/** Legacy error names that clients still read. */
const OLDER_NAMES: Partial<Record<StorageRefusalCode, string>> = {
  AccessDenied: 'Unauthorized',
  NoSuchBucket: 'Bucket not found',
  NoSuchKey: 'not_found',
  BucketAlreadyExists: 'Duplicate',
  KeyAlreadyExists: 'Duplicate',
  ResourceAlreadyExists: 'Duplicate',
  EntityTooLarge: 'Payload too large',
  InvalidMimeType: 'invalid_mime_type',
  InvalidBucketName: 'Invalid Input',
}
/** The actual status is in the body; the HTTP status is mostly 400, as in the reference. */
const TRUE_STATUS = new Set<StorageRefusalCode>(['InvalidRange', 'SlowDown'])

export function toHandler(run: (call: StorageCall) => StorageAnswer) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { bucket = '', '*': key = '' } = request.params as { bucket?: string; '*'?: string }
    // PostgreSQL text cannot contain null characters.
    if (`${bucket}${key}`.includes('\0')) return answerRefusal(reply, refuseStorage('InvalidKey').refusal)
    const query = request.query as Record<string, unknown>
    const answer = await run({ request, reply, bucket, key, query })
    if (!answer.ok) return answerRefusal(reply, answer.refusal)
    return answer.value
  }
}

export function answerRefusal(reply: FastifyReply, { code, message }: StorageRefusal): FastifyReply {
  const status = STORAGE_STATUS[code]
  return answerError(reply, {
    status: TRUE_STATUS.has(code) ? status : 400,
    statusCode: String(status),
    error: OLDER_NAMES[code] ?? code,
    code,
    message,
  })
}

export interface WireError {
  /** HTTP status. */
  status: number
  /** In the body. */
  statusCode: string
  error: string
  code: string
  message: string
}

export function answerError(reply: FastifyReply, { status, ...body }: WireError): FastifyReply {
  for (const name of ['etag', 'last-modified', 'content-length', 'content-disposition', 'content-encoding'])
    reply.removeHeader(name)
  return reply.code(status).header('Cache-Control', 'no-store').type('application/json').send(body)
}
