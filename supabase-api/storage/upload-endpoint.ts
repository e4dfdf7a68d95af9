import type { FastifyReply, FastifyRequest } from 'fastify'
import { openObject } from '#features/storage/objects/open-object.server.ts'
import type { Bucket, StoredObject } from '#features/storage/storage.ts'
import { limitOf, storeObject } from '#features/storage/objects/store-object.server.ts'
import { refuseStorage, type StorageResult } from '#features/storage/storage-refusal.ts'
import { accept } from '#kernel/result.ts'
import { callerOf, ownerOf, writable } from './authorize.ts'
import { toHandler } from './answer-refusal.ts'
import { readUpload } from './read-upload.ts'
import type { StorageAnswer, StorageCall, StorageContext, StorageEndpoint } from './storage-context.ts'

/** Amount of a refused body to read: a client that is still sending reads no answer. */
const MOST_BYTES = 64 * 1024 * 1024

const MOST_MS = 10_000

/** Idle timeout of an upload. */
const SILENCE_MS = 60_000
/** Maximum multipart overhead. */
const FORM_BYTES = 256 * 1024

export const uploadEndpoint: StorageEndpoint = (scope, context) => {
  for (const method of ['POST', 'PUT'] as const)
    scope.route({
      method,
      url: '/object/:bucket/*',
      handler: toHandler((call) =>
        withBody(call, async () => {
          const { request, bucket: id, key } = call
          const user = await callerOf(context, request)
          if (!user.ok) return user
          const upsert = method === 'PUT' || request.headers['x-upsert'] === 'true'
          const operations = upsert ? (['create', 'replace'] as const) : (['create'] as const)
          const bucket = await writable(context, user.value, { bucket: id, key, operations: [...operations] })
          if (!bucket.ok) return bucket
          const order = { key, upsert, owner: ownerOf(user.value) }
          const stored = await receive(context, request, { bucket: bucket.value, ...order })
          return stored.ok ? accept({ Key: `${id}/${key}`, Id: stored.value.id }) : stored
        }),
      ),
    })
}

export interface UploadRequest {
  bucket: Bucket
  key: string
  upsert: boolean
  owner: string | null
}

/** After authorization. Refuses oversized and conflicting uploads before reading. */
export async function receive(
  context: StorageContext,
  request: FastifyRequest,
  { bucket, key, upsert, owner }: UploadRequest,
): Promise<StorageResult<StoredObject>> {
  const announced = Number(request.headers['content-length'] ?? 0)
  if (announced > limitOf(context, bucket) + FORM_BYTES) return refuseStorage('EntityTooLarge')
  if (!upsert && (await openObject(context, { bucket: bucket.id, key })).ok)
    return refuseStorage('KeyAlreadyExists')
  const upload = await readUpload(request)
  if (!upload.ok) return upload
  return storeObject(context, { ...upload.value, bucket: bucket.id, key, upsert, owner })
}

/** Drops idle senders, and drains refused bodies so that the client reads the refusal. */
export async function withBody({ request, reply }: StorageCall, run: () => StorageAnswer): StorageAnswer {
  const { socket } = request.raw
  const usual = socket.timeout ?? 0
  const giveUp = () => socket.destroy()
  socket.setTimeout(SILENCE_MS)
  socket.once('timeout', giveUp)
  try {
    const answer = await run()
    if (!answer.ok) await settle(request, reply)
    return answer
  } catch (error) {
    if (request.raw.destroyed && !request.raw.complete) {
      // The client is gone.
      return refuseStorage('InvalidRequest', 'the sender went away')
    }
    await settle(request, reply)
    throw error
  } finally {
    socket.off('timeout', giveUp)
    socket.setTimeout(usual)
  }
}

async function settle(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  await drainRequest(request)
  if (!request.raw.readableEnded) reply.header('Connection', 'close')
}

async function drainRequest({ raw }: FastifyRequest): Promise<void> {
  if (raw.readableEnded || raw.destroyed) return
  raw.unpipe()
  let bytes = 0
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, MOST_MS)
    const done = () => {
      clearTimeout(timer)
      resolve()
    }
    raw.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > MOST_BYTES) done()
    })
    for (const event of ['end', 'close', 'error']) raw.once(event, done)
    raw.resume()
  })
}
