import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { findBucket } from '#features/storage/database/buckets-repository.server.ts'
import { removeObjects } from '#features/storage/objects/remove-objects.server.ts'
import { checkKey } from '#features/storage/rules/object-key.ts'
import { mayUse } from '#features/storage/rules/permission.ts'
import { refuseStorage } from '#features/storage/storage-refusal.ts'
import { accept } from '#kernel/result.ts'
import { failureStatus, RETRY_AFTER_S } from '#platform/http/failure-status.ts'
import { limitRequests } from '#platform/http/limit-requests.ts'
import { byNetwork } from '#platform/http/visitor-network.ts'
import { crossOrigin } from '../cross-origin.ts'
import { readJson, UnstorableText } from '../read-json.ts'
import { answerError, answerRefusal, toHandler } from './answer-refusal.ts'
import { callerOf } from './authorize.ts'
import { bucketsEndpoint } from './bucket-endpoints.ts'
import { downloadEndpoint, infoEndpoint } from './download-endpoint.ts'
import { imageEndpoint } from './image-endpoint.ts'
import { listEndpoint, listV2Endpoint } from './list-endpoints.ts'
import { objectBody } from './object-body.ts'
import { optional, readInput, text } from './read-input.ts'
import { signedDownloadEndpoint, signEndpoint, signUploadEndpoint } from './sign-endpoints.ts'
import { readSignature } from './signed-token.ts'
import type { StorageContext, StorageEndpoint } from './storage-context.ts'
import { transferEndpoint } from './transfer-endpoints.ts'
import { receive, uploadEndpoint, withBody } from './upload-endpoint.ts'

const MOST = 1000

/** A version that is not the current one is none: older ones are not kept. */
const entry = z.union([
  text(2000).transform((key) => ({ key })),
  z
    .object({ path: text(2000), versionId: optional(text(300)) })
    .transform(({ path, versionId }) => ({ key: path, version: versionId })),
])

const body = z.object({
  prefixes: z.array(entry).min(1).max(MOST),
})

const removeEndpoint: StorageEndpoint = (scope, context) => {
  scope.delete(
    '/object/:bucket/*',
    toHandler(async ({ request, bucket: id, key }) => {
      const user = await callerOf(context, request)
      if (!user.ok) return user
      const bucket = await findBucket(context.db, id)
      if (!bucket) return refuseStorage('NoSuchBucket')
      const isAllowed = mayUse({ bucket, key, operation: 'remove', user: user.value })
      const removed = isAllowed ? await removeObjects(context, { bucket: id, names: [{ key }] }) : []
      return removed.length > 0 ? accept({ message: 'Successfully deleted' }) : refuseStorage('NoSuchKey')
    }),
  )

  scope.delete(
    '/object/:bucket',
    toHandler(async ({ request, bucket: id }) => {
      const parsed = readInput(body, request.body)
      if (!parsed.ok) return parsed
      const user = await callerOf(context, request)
      if (!user.ok) return user
      const bucket = await findBucket(context.db, id)
      if (!bucket) return refuseStorage('NoSuchBucket')
      const names = parsed.value.prefixes.filter(({ key }) =>
        mayUse({ bucket, key, operation: 'remove', user: user.value }),
      )
      const removed = await removeObjects(context, { bucket: id, names })
      return accept(removed.map(objectBody))
    }),
  )
}

/** Authorized when the URL was signed. */
const signedUploadEndpoint: StorageEndpoint = (scope, context) => {
  scope.put(
    '/object/upload/sign/:bucket/*',
    toHandler((call) =>
      withBody(call, async () => {
        const { request, bucket: id, key, query } = call
        const url = `${id}/${key}`
        const signed = await readSignature(context, { token: query['token'], scope: 'upload', url })
        if (!signed.ok) return signed
        const good = checkKey(key)
        if (!good.ok) return good
        const bucket = await findBucket(context.db, id)
        if (!bucket) return refuseStorage('NoSuchBucket')
        const { upsert, owner = null } = signed.value
        const stored = await receive(context, request, { bucket, key, upsert, owner })
        return stored.ok ? accept({ Key: url, Id: stored.value.id }) : stored
      }),
    ),
  )
}

/** JSON or no body. */
const ENDPOINTS: StorageEndpoint[] = [
  bucketsEndpoint,
  downloadEndpoint,
  infoEndpoint,
  removeEndpoint,
  transferEndpoint,
  listEndpoint,
  listV2Endpoint,
  signEndpoint,
  signedDownloadEndpoint,
  signUploadEndpoint,
  imageEndpoint,
]
/** Raw bodies, without parsing. */
const UPLOADS: StorageEndpoint[] = [uploadEndpoint, signedUploadEndpoint]

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH']
const CROSS_ORIGIN = {
  request:
    'authorization, apikey, x-client-info, x-supabase-api-version, content-type, cache-control, x-upsert, x-metadata, content-encoding, range, if-none-match, if-modified-since',
  response: 'content-range, etag, x-transformations',
}
const BODY_LIMIT = 1024 * 1024
/** Per address; the service key is exempt. */
const PER_MINUTE = 600

export function storageRoutes(app: FastifyInstance, context: StorageContext): void {
  app.register(
    async (scope) => {
      crossOrigin(scope, CROSS_ORIGIN)
      if (context.rateLimits)
        await scope.register(limitRequests('storage'), {
          max: PER_MINUTE,
          timeWindow: '1 minute',
          keyGenerator: byNetwork,
          allowList: (request: FastifyRequest) => context.isService(request),
          errorResponseBuilder: () => Object.assign(new Error('too many requests'), { statusCode: 429 }),
        })
      scope.setErrorHandler(answerFailure)
      scope.addHook('onSend', async (_request, reply) => {
        if (!reply.hasHeader('Cache-Control') && !reply.hasHeader('Expires'))
          reply.header('Cache-Control', 'no-store')
      })
      scope.get('/status', async (_request, reply) => reply.send())
      scope.removeContentTypeParser('application/json')
      scope.addContentTypeParser(
        'application/json',
        { parseAs: 'string', bodyLimit: BODY_LIMIT },
        (_request, text, done) => parseBody(String(text), done),
      )
      for (const endpoint of ENDPOINTS) endpoint(scope, context)
      await scope.register(async (uploads) => {
        uploads.removeAllContentTypeParsers()
        uploads.addContentTypeParser('*', (_request, _payload, done) => done(null))
        for (const endpoint of UPLOADS) endpoint(uploads, context)
        for (const url of ['/', '/*']) uploads.route({ method: METHODS, url, handler: answerUnknown })
      })
    },
    { prefix: '/storage/v1' },
  )
}

async function answerUnknown({ method, url }: FastifyRequest, reply: FastifyReply) {
  const path = url.split('?', 1)[0]
  return answerError(reply, {
    status: 404,
    statusCode: '404',
    error: 'Not Found',
    code: 'NotFound',
    message: `Route ${method}:${path} not found`,
  })
}

function parseBody(text: string, done: (error: Error | null, body?: unknown) => void): void {
  try {
    done(null, readJson(text))
  } catch (error) {
    const { message } = error instanceof UnstorableText ? error : { message: 'body is no JSON' }
    done(Object.assign(new Error(message), { statusCode: 400 }))
  }
}

/** In the service's error format; details of 5xx are only logged. */
function answerFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const status = failureStatus(error)
  if (status === 413) return answerRefusal(reply, refuseStorage('EntityTooLarge').refusal)
  if (status === 429) return answerRefusal(reply, refuseStorage('SlowDown').refusal)
  if (status >= 400 && status < 500)
    return answerRefusal(reply, refuseStorage('InvalidRequest', error.message).refusal)
  const id = randomUUID()
  request.log.error({ err: error, error_id: id }, 'storage request failed')
  if (status === 503) reply.header('Retry-After', RETRY_AFTER_S)
  return answerError(reply, {
    status: status === 503 ? 503 : 500,
    statusCode: status === 503 ? '503' : '500',
    error: 'Internal',
    code: 'InternalError',
    message: 'Internal Server Error',
  })
}
