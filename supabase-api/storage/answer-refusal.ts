import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  refuseStorage,
  STORAGE_STATUS,
  type StorageRefusal,
  type StorageRefusalCode,
} from '#features/storage/storage-refusal.ts'
import type { StorageAnswer, StorageCall } from './storage-context.ts'

/** Older names of refusals that clients still read. */
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
/** The true status stands in the body; as status of the answer nearly everything is 400. */
const TRUE_STATUS = new Set<StorageRefusalCode>(['InvalidRange', 'SlowDown'])

/** A handler of Fastify's from an endpoint that answers values. */
export function toHandler(run: (call: StorageCall) => StorageAnswer) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { bucket = '', '*': key = '' } = request.params as { bucket?: string; '*'?: string }
    // PostgreSQL has no text with a null character in it, so neither has a bucket or a key.
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
  /** Of the answer. */
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
