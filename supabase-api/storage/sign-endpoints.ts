import { z } from 'zod'
import { openObject } from '#features/storage/objects/open-object.server.ts'
import type { StorageUser } from '#features/storage/rules/permission.ts'
import { refuseStorage } from '#features/storage/storage-refusal.ts'
import { accept } from '#kernel/result.ts'
import { callerOf, ownerOf, readable, writable } from './authorize.ts'
import { toHandler } from './answer-refusal.ts'
import { transformSchema, writeTransform } from './image-query.ts'
import { readInput, text } from './read-input.ts'
import { sendObject } from './send-object.ts'
import { readSignature, signAddress } from './signed-token.ts'
import type { StorageContext, StorageEndpoint } from './storage-context.ts'

/** Ten years. */
const LONGEST_SECONDS = 315_360_000
const MOST_PATHS = 1000
/** Lifetime of an upload URL: two hours. */
const UPLOAD_SECONDS = 7200

const expiresIn = z.int().min(1).max(LONGEST_SECONDS)
const oneBody = z.object({
  expiresIn,
  transform: transformSchema.nullish(),
  // The address would serve whatever is there later.
  versionId: z.null({ error: 'versions of objects are not kept on this server' }).optional(),
})
const manyBody = z.object({ expiresIn, paths: z.array(text(2000)).min(1).max(MOST_PATHS) })

export const signEndpoint: StorageEndpoint = (scope, context) => {
  scope.post(
    '/object/sign/:bucket/*',
    toHandler(async ({ request, bucket, key }) => {
      const body = readInput(oneBody, request.body)
      if (!body.ok) return body
      const user = await callerOf(context, request)
      if (!user.ok) return user
      const { expiresIn: seconds, transform } = body.value
      const transformations = transform ? writeTransform(transform) : ''
      return signedAddress(context, user.value, { bucket, key, seconds, transformations })
    }),
  )

  scope.post(
    '/object/sign/:bucket',
    toHandler(async ({ request, bucket }) => {
      const body = readInput(manyBody, request.body)
      if (!body.ok) return body
      const user = await callerOf(context, request)
      if (!user.ok) return user
      const { expiresIn: seconds, paths } = body.value
      const answers = []
      for (const path of paths) {
        const order = { bucket, key: path, seconds, transformations: '' }
        const signed = await signedAddress(context, user.value, order)
        answers.push(
          signed.ok
            ? { path, error: null, signedURL: signed.value.signedURL }
            : { path, error: MISSING, signedURL: null },
        )
      }
      return accept(answers)
    }),
  )
}

const MISSING = 'Either the object does not exist or you do not have access to it'

interface Order {
  bucket: string
  key: string
  seconds: number
  transformations: string
}

/** Relative and unencoded: the client completes it. */
async function signedAddress(context: StorageContext, user: StorageUser, order: Order) {
  const { bucket, key, seconds, transformations } = order
  const allowed = await readable(context, user, { bucket, key })
  if (!allowed.ok) return allowed
  const opened = await openObject(context, { bucket, key })
  if (!opened.ok) return opened
  const url = `${bucket}/${key}`
  const isImage = transformations !== ''
  const extra = isImage ? { transformations } : {}
  const token = await signAddress(context, { scope: 'download', url, seconds, ...extra })
  return accept({ signedURL: `/${isImage ? 'render/image' : 'object'}/sign/${url}?token=${token}` })
}

export const signedDownloadEndpoint: StorageEndpoint = (scope, context) => {
  scope.route({
    method: ['GET', 'HEAD'],
    url: '/object/sign/:bucket/*',
    handler: toHandler(async ({ request, reply, bucket, key, query }) => {
      const url = `${bucket}/${key}`
      const signed = await readSignature(context, { token: query['token'], scope: 'download', url })
      if (!signed.ok) return signed
      const opened = await openObject(context, { bucket, key })
      const expires = new Date(signed.value.exp * 1000)
      return opened.ok ? sendObject(request, reply, opened.value, { expires }) : opened
    }),
  })
}

export const signUploadEndpoint: StorageEndpoint = (scope, context) => {
  scope.post(
    '/object/upload/sign/:bucket/*',
    toHandler(async ({ request, bucket, key }) => {
      const user = await callerOf(context, request)
      if (!user.ok) return user
      const upsert = request.headers['x-upsert'] === 'true'
      const operations = upsert ? (['create', 'replace'] as const) : (['create'] as const)
      const place = { bucket, key }
      const allowed = await writable(context, user.value, { ...place, operations: [...operations] })
      if (!allowed.ok) return allowed
      if (!upsert && (await openObject(context, place)).ok) return refuseStorage('KeyAlreadyExists')
      const owner = ownerOf(user.value)
      const url = `${bucket}/${key}`
      const claims = { scope: 'upload' as const, url, upsert, seconds: UPLOAD_SECONDS }
      const token = await signAddress(context, owner === null ? claims : { ...claims, owner })
      return accept({ url: `/object/upload/sign/${url}?token=${token}`, token })
    }),
  )
}
