import { findBucket } from '#features/storage/database/buckets-repository.server.ts'
import { checkKey } from '#features/storage/rules/object-key.ts'
import { refuseStorage } from '#features/storage/storage-refusal.ts'
import { accept } from '#kernel/result.ts'
import { toHandler } from './answer-refusal.ts'
import { readSignature } from './signed-token.ts'
import type { StorageEndpoint } from './storage-context.ts'
import { receive, withBody } from './upload-endpoint.ts'

/** Authorized when the URL was signed. */
export const signedUploadEndpoint: StorageEndpoint = (scope, context) => {
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
