import { z } from 'zod'
import {
  changeBucket,
  createBucket,
  deleteBucket,
  emptyBucket,
  listBuckets,
} from '#features/storage/buckets/administer-buckets.server.ts'
import { findBucket } from '#features/storage/database/buckets-repository.server.ts'
import { parseFileSize } from '#features/storage/buckets/file-size.ts'
import { mayUse } from '#features/storage/rules/permission.ts'
import type { Bucket } from '#features/storage/storage.ts'
import { refuseStorage } from '#features/storage/storage-refusal.ts'
import { accept } from '#kernel/result.ts'
import { callerOf, requireManager, ownerOf } from './authorize.ts'
import { toHandler } from './answer-refusal.ts'
import { count, optional, readInput, text } from './read-input.ts'
import type { StorageEndpoint } from './storage-context.ts'

const MOST_LISTED = 1000

/** Versions of objects are not kept, so nobody may rely on it. */
const versioning = z
  .literal(['DISABLED', ''], { error: 'object versioning is not available on this server' })
  .nullish()

const limits = {
  public: optional(z.boolean()),
  file_size_limit: z
    .union([z.number(), z.string().max(40)])
    .nullish()
    .transform((size, context) => {
      if (size === null || size === undefined || size === '') return size === '' ? null : size
      const bytes = parseFileSize(size)
      if (bytes === undefined) context.addIssue('must be a number of bytes, or for example 20MB')
      return bytes
    }),
  allowed_mime_types: z
    .array(text(255).regex(/^[\w.+*-]+\/[\w.+*-]+(\s*;.*)?$/, 'must be types such as image/png or image/*'))
    .max(100)
    .nullish()
    .transform((types) => (types?.length === 0 ? null : types)),
}
const newBucket = z.object({
  id: optional(text(300)),
  name: text(300),
  versioning_status: versioning,
  ...limits,
})
const changes = z
  .object({ ...limits, versioning_status: versioning })
  .refine((fields) => Object.values(fields).some((value) => value !== undefined), 'must name what to change')
const query = z.object({
  limit: count(MOST_LISTED, 1, MOST_LISTED),
  offset: count(0, 0, 1_000_000_000),
  sortColumn: z.enum(['id', 'name', 'created_at', 'updated_at']).default('id'),
  sortOrder: z.enum(['asc', 'desc']).default('asc'),
  search: text(300).default(''),
})

export const bucketsEndpoint: StorageEndpoint = (scope, context) => {
  scope.post(
    '/bucket',
    toHandler(async ({ request }) => {
      const body = readInput(newBucket, request.body)
      if (!body.ok) return body
      const { name, public: isPublic = false, ...options } = body.value
      const id = options.id ?? name
      const manager = await requireManager(context, request, id)
      if (!manager.ok) return manager
      const { file_size_limit: fileSizeLimit = null, allowed_mime_types: allowedMimeTypes = null } = options
      const owner = ownerOf(manager.value)
      const made = await createBucket(context, {
        id,
        owner,
        public: isPublic,
        fileSizeLimit,
        allowedMimeTypes,
      })
      return made.ok ? accept({ name: made.value.name }) : made
    }),
  )

  scope.get(
    '/bucket',
    toHandler(async ({ request, query: rawQuery }) => {
      const parsed = readInput(query, rawQuery)
      if (!parsed.ok) return parsed
      const user = await callerOf(context, request)
      if (!user.ok) return user
      const buckets = await listBuckets(context.db, parsed.value)
      return accept(
        buckets
          .filter((bucket) => mayUse({ bucket, key: null, operation: 'manage', user: user.value }))
          .map((bucket) => ({ ...bucketBody(bucket), type: 'STANDARD' })),
      )
    }),
  )

  scope.get(
    '/bucket/:bucket',
    toHandler(async ({ request, bucket: id }) => {
      const user = await callerOf(context, request)
      if (!user.ok) return user
      const bucket = await findBucket(context.db, id)
      const isVisible = bucket && mayUse({ bucket, key: null, operation: 'manage', user: user.value })
      return isVisible ? accept(bucketBody(bucket)) : refuseStorage('NoSuchBucket')
    }),
  )

  scope.put(
    '/bucket/:bucket',
    toHandler(async ({ request, bucket }) => {
      const body = readInput(changes, request.body)
      if (!body.ok) return body
      const manager = await requireManager(context, request, bucket)
      if (!manager.ok) return manager
      const changed = await changeBucket(context, bucket, {
        public: body.value.public,
        fileSizeLimit: body.value.file_size_limit,
        allowedMimeTypes: body.value.allowed_mime_types,
      })
      return changed.ok ? accept({ message: 'Successfully updated' }) : changed
    }),
  )

  scope.post(
    '/bucket/:bucket/empty',
    toHandler(async ({ request, bucket }) => {
      const manager = await requireManager(context, request, bucket)
      if (!manager.ok) return manager
      const emptied = await emptyBucket(context, bucket)
      // The reference's message, which clients compare; here it is already done.
      const message = 'Empty bucket has been queued. Completion may take up to an hour.'
      return emptied.ok ? accept({ message }) : emptied
    }),
  )

  scope.delete(
    '/bucket/:bucket',
    toHandler(async ({ request, bucket }) => {
      const manager = await requireManager(context, request, bucket)
      if (!manager.ok) return manager
      const deleted = await deleteBucket(context, bucket)
      return deleted.ok ? accept({ message: 'Successfully deleted' }) : deleted
    }),
  )
}

function bucketBody(bucket: Bucket) {
  return {
    id: bucket.id,
    name: bucket.name,
    owner: bucket.owner ?? '',
    public: bucket.public,
    file_size_limit: bucket.fileSizeLimit,
    allowed_mime_types: bucket.allowedMimeTypes,
    created_at: bucket.createdAt,
    updated_at: bucket.updatedAt,
  }
}
