import type { FastifyRequest } from 'fastify'
import { findBucket } from '#features/storage/database/buckets-repository.server.ts'
import { openObject, type OpenObject } from '#features/storage/objects/open-object.server.ts'
import type { StorageUser } from '#features/storage/rules/permission.ts'
import { refuseStorage, type StorageResult } from '#features/storage/storage-refusal.ts'
import { accept } from '#kernel/result.ts'
import { callerOf, readable } from './authorize.ts'
import { toHandler } from './answer-refusal.ts'
import { sendObject } from './send-object.ts'
import type { StorageContext, StorageEndpoint } from './storage-context.ts'

interface Place {
  bucket: string
  key: string
}

/** By token, public, or either. */
const FORMS = { '/object': openPlain, '/object/authenticated': openWithToken, '/object/public': openPublic }

export const downloadEndpoint: StorageEndpoint = (scope, context) => {
  for (const [path, open] of Object.entries(FORMS))
    scope.route({
      method: ['GET', 'HEAD'],
      url: `${path}/:bucket/*`,
      handler: toHandler(async ({ request, reply, bucket, key }) => {
        const opened = await open(context, request, { bucket, key })
        return opened.ok ? sendObject(request, reply, opened.value) : opened
      }),
    })
}

export const infoEndpoint: StorageEndpoint = (scope, context) => {
  const forms = {
    '/object/info': openPlain,
    '/object/info/authenticated': openWithToken,
    '/object/info/public': openPublic,
  }
  for (const [path, open] of Object.entries(forms))
    scope.route({
      method: ['GET', 'HEAD'],
      url: `${path}/:bucket/*`,
      handler: toHandler(async ({ request, bucket, key }) => {
        const opened = await open(context, request, { bucket, key })
        if (!opened.ok) return opened
        const { object } = opened.value
        return accept({
          id: object.id,
          name: object.key,
          version: object.fileId,
          bucket_id: object.bucket,
          size: object.size,
          content_type: object.contentType,
          cache_control: object.cacheControl,
          etag: `"${object.etag}"`,
          metadata: object.userMetadata,
          last_modified: object.updatedAt,
          created_at: object.createdAt,
        })
      }),
    })
}

/** Public buckets ignore the token; private ones require a valid one. */
async function openPlain(
  context: StorageContext,
  request: FastifyRequest,
  place: Place,
): Promise<StorageResult<OpenObject>> {
  const bucket = await findBucket(context.db, place.bucket)
  if (bucket?.public) return openAs(context, { kind: 'anonymous' }, place)
  if (request.headers.authorization === undefined) return refuseStorage('NoSuchBucket')
  return openWithToken(context, request, place)
}

export async function openWithToken(
  context: StorageContext,
  request: FastifyRequest,
  place: Place,
): Promise<StorageResult<OpenObject>> {
  const user = await callerOf(context, request)
  return user.ok ? openAs(context, user.value, place) : user
}

export function openPublic(
  context: StorageContext,
  _request: FastifyRequest,
  place: Place,
): Promise<StorageResult<OpenObject>> {
  return openAs(context, { kind: 'anonymous' }, place)
}

async function openAs(context: StorageContext, user: StorageUser, place: Place) {
  const bucket = await readable(context, user, place)
  return bucket.ok ? openObject(context, place) : bucket
}
