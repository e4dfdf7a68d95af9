import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type CopyRequest, copyObject, moveObject } from '#features/storage/objects/change-objects.server.ts'
import type { StorageResult } from '#features/storage/storage-refusal.ts'
import { accept } from '#kernel/result.ts'
import { callerOf, ownerOf, readable, writable } from './authorize.ts'
import { toHandler } from './answer-refusal.ts'
import { checkFacts } from './check-facts.ts'
import { objectBody } from './object-body.ts'
import { optional, readInput, text } from './read-input.ts'
import { metadataOf } from './read-upload.ts'
import type { StorageEndpoint } from './storage-context.ts'

const place = {
  bucketId: text(300),
  sourceKey: text(2000),
  destinationKey: text(2000),
  destinationBucket: optional(text(300)),
  /** Older versions than the current one are not kept. */
  sourceVersionId: optional(text(300)),
}
const moveBody = z.object(place)
const copyBody = z.object({
  ...place,
  copyMetadata: optional(z.boolean()),
  /** Read only when `copyMetadata` is false. */
  metadata: optional(
    z.object({
      mimetype: optional(text(300)),
      cacheControl: optional(text(300)),
      contentEncoding: optional(text(300)),
    }),
  ),
})

export const transferEndpoint: StorageEndpoint = (scope, context) => {
  scope.post(
    '/object/move',
    toHandler(async ({ request }) => {
      const body = readInput(moveBody, request.body)
      if (!body.ok) return body
      const user = await callerOf(context, request)
      if (!user.ok) return user
      const { from, to } = placesOf(body.value)
      const source = await readable(context, user.value, from)
      if (!source.ok) return source
      const left = await writable(context, user.value, { ...from, operations: ['remove'] })
      if (!left.ok) return left
      const taken = await writable(context, user.value, { ...to, operations: ['create'] })
      if (!taken.ok) return taken
      const moved = await moveObject(context, { from, to })
      if (!moved.ok) return moved
      const { id } = moved.value
      return accept({ message: 'Successfully moved', Id: id, Key: `${to.bucket}/${to.key}` })
    }),
  )

  scope.post(
    '/object/copy',
    toHandler(async ({ request }) => {
      const body = readInput(copyBody, request.body)
      if (!body.ok) return body
      const user = await callerOf(context, request)
      if (!user.ok) return user
      const { from, to } = placesOf(body.value)
      const upsert = request.headers['x-upsert'] === 'true'
      const facts = newFacts(request, body.value)
      if (!facts.ok) return facts
      const source = await readable(context, user.value, from)
      if (!source.ok) return source
      const target = await writable(context, user.value, {
        ...to,
        operations: upsert ? ['create', 'replace'] : ['create'],
      })
      if (!target.ok) return target
      const order: CopyRequest = { from, to, upsert, owner: ownerOf(user.value), facts: facts.value }
      const copied = await copyObject(context, order)
      if (!copied.ok) return copied
      const row = objectBody(copied.value)
      return accept({ Key: `${to.bucket}/${to.key}`, Id: row.id, ...row })
    }),
  )
}

/**
 * What a copy has instead of the source's. Without `copyMetadata` headers that are not named stay, as in the reference; an
 * empty content encoding clears it, and what the owner wrote is not copied.
 */
function newFacts(
  { headers }: FastifyRequest,
  { copyMetadata = true, metadata = {} }: z.output<typeof copyBody>,
): StorageResult<CopyRequest['facts']> {
  if (copyMetadata) return accept({})
  const { mimetype: contentType, cacheControl, contentEncoding } = metadata
  const checked = checkFacts({ contentType, cacheControl, contentEncoding, metadata: metadataOf(headers) })
  if (!checked.ok) return checked
  const facts = checked.value
  return accept({
    ...(contentType !== undefined && { contentType: facts.contentType }),
    ...(cacheControl !== undefined && { cacheControl: facts.cacheControl }),
    ...(contentEncoding !== undefined && { contentEncoding: facts.contentEncoding }),
    userMetadata: facts.userMetadata ?? {},
  })
}

function placesOf(body: z.output<typeof moveBody>) {
  const { bucketId, sourceKey, destinationKey, destinationBucket = bucketId, sourceVersionId } = body
  return {
    from: { bucket: bucketId, key: sourceKey, version: sourceVersionId },
    to: { bucket: destinationBucket, key: destinationKey },
  }
}
