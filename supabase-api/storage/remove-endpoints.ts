import { z } from 'zod'
import { findBucket } from '#features/storage/database/buckets-repository.server.ts'
import { mayUse } from '#features/storage/rules/permission.ts'
import { removeObjects } from '#features/storage/objects/remove-objects.server.ts'
import { refuseStorage } from '#features/storage/storage-refusal.ts'
import { accept } from '#kernel/result.ts'
import { callerOf } from './authorize.ts'
import { toHandler } from './answer-refusal.ts'
import { objectBody } from './object-body.ts'
import { optional, readInput, text } from './read-input.ts'
import type { StorageEndpoint } from './storage-context.ts'

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

export const removeEndpoint: StorageEndpoint = (scope, context) => {
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
