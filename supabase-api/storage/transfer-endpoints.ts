import { z } from 'zod'
import { type CopyOrder, copyObject, moveObject } from '#features/storage/change-objects.server.ts'
import { accept } from '#kernel/result.ts'
import { callerOf, ownerOf, readable, writable } from './allowed.ts'
import { answering } from './answer-refusal.ts'
import { objectBody } from './object-body.ts'
import { optional, readInput, text } from './read-input.ts'
import type { StorageEndpoint } from './storage-context.ts'

const place = {
  bucketId: text(300),
  sourceKey: text(2000),
  destinationKey: text(2000),
  destinationBucket: optional(text(300)),
}
const moveBody = z.object(place)
const copyBody = z.object({
  ...place,
  copyMetadata: optional(z.boolean()),
  metadata: optional(z.record(text(200), z.unknown())),
})

/** `POST /object/move` and `POST /object/copy` */
export const transferEndpoint: StorageEndpoint = (scope, context) => {
  scope.post(
    '/object/move',
    answering(async ({ request }) => {
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
    answering(async ({ request }) => {
      const body = readInput(copyBody, request.body)
      if (!body.ok) return body
      const user = await callerOf(context, request)
      if (!user.ok) return user
      const { from, to } = placesOf(body.value)
      const upsert = request.headers['x-upsert'] === 'true'
      const source = await readable(context, user.value, from)
      if (!source.ok) return source
      const target = await writable(context, user.value, {
        ...to,
        operations: upsert ? ['create', 'replace'] : ['create'],
      })
      if (!target.ok) return target
      const order: CopyOrder = { from, to, upsert, owner: ownerOf(user.value) }
      if (body.value.copyMetadata === false) order.userMetadata = body.value.metadata ?? {}
      const copied = await copyObject(context, order)
      if (!copied.ok) return copied
      const row = objectBody(copied.value)
      return accept({ Key: `${to.bucket}/${to.key}`, Id: row.id, ...row })
    }),
  )
}

function placesOf(body: z.output<typeof moveBody>) {
  const { bucketId, sourceKey, destinationKey, destinationBucket = bucketId } = body
  return {
    from: { bucket: bucketId, key: sourceKey },
    to: { bucket: destinationBucket, key: destinationKey },
  }
}
