import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { openObject, type OpenObject } from '#features/storage/objects/open-object.server.ts'
import { accept } from '#kernel/result.ts'
import { toHandler } from './answer-refusal.ts'
import { isUnchanged } from './conditional.ts'
import { openPublic, openWithToken } from './download-endpoint.ts'
import { describeTransform, toImageTransform, transformSchema } from './image-query.ts'
import { readInput } from './read-input.ts'
import { objectHeaders } from './send-object.ts'
import { readSignature } from './signed-token.ts'
import type { StorageAnswer, StorageContext, StorageEndpoint } from './storage-context.ts'

export const imageEndpoint: StorageEndpoint = (scope, context) => {
  const forms = { public: openPublic, authenticated: openWithToken }
  for (const [form, open] of Object.entries(forms))
    scope.get(
      `/render/image/${form}/:bucket/*`,
      toHandler(async ({ request, reply, bucket, key, query }) => {
        const opened = await open(context, request, { bucket, key })
        return opened.ok ? sendImage(context, { request, reply, opened: opened.value, input: query }) : opened
      }),
    )

  scope.get(
    '/render/image/sign/:bucket/*',
    toHandler(async ({ request, reply, bucket, key, query }) => {
      const url = `${bucket}/${key}`
      const signed = await readSignature(context, { token: query['token'], scope: 'download', url })
      if (!signed.ok) return signed
      const opened = await openObject(context, { bucket, key })
      if (!opened.ok) return opened
      const input = Object.fromEntries(new URLSearchParams(signed.value.transformations))
      const expires = new Date(signed.value.exp * 1000)
      return sendImage(context, { request, reply, opened: opened.value, input, expires })
    }),
  )
}

interface ImageCall {
  request: FastifyRequest
  reply: FastifyReply
  opened: OpenObject
  input: unknown
  expires?: Date
}

async function sendImage(context: StorageContext, call: ImageCall): StorageAnswer {
  const { request, reply, opened, input, expires } = call
  const transform = readInput(transformSchema, input)
  if (!transform.ok) return transform
  const order = toImageTransform(transform.value, request.headers.accept)
  const description = describeTransform(order)
  const etag = createHash('md5').update(`${opened.object.etag} ${description} ${order.format}`).digest('hex')
  const object = { ...opened.object, etag }
  objectHeaders(request, reply, object, expires)
  reply.header('Vary', 'Accept').header('X-Transformations', description)
  if (isUnchanged(request.headers, object)) return accept(reply.code(304).send())
  const image = await context.images.render(opened, order)
  if (!image.ok) return image
  return accept(reply.header('Content-Type', image.value.contentType).send(image.value.bytes))
}
