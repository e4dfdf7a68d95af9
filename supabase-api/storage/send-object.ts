import type { FastifyReply, FastifyRequest } from 'fastify'
import { parseRange } from '#features/storage/rules/byte-range.ts'
import type { OpenObject } from '#features/storage/objects/open-object.server.ts'
import type { StoredObject } from '#features/storage/storage.ts'
import { refuseStorage, type StorageResult } from '#features/storage/storage-refusal.ts'
import { accept } from '#kernel/result.ts'
import { isUnchanged } from './conditional.ts'

/** Uploaded content must never run scripts on our origin. */
const NO_SCRIPTS = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Handles ranges and conditional requests. */
export async function sendObject(
  request: FastifyRequest,
  reply: FastifyReply,
  { object, read }: OpenObject,
  { expires }: { expires?: Date | undefined } = {},
): Promise<StorageResult<FastifyReply>> {
  objectHeaders(request, reply, object, expires)
  reply.header('Accept-Ranges', 'bytes')
  if (isUnchanged(request.headers, object)) return accept(reply.code(304).send())
  // A range is defined for GET alone (RFC 9110, 14.2).
  const isPartial = request.method === 'GET' && isPartWanted(request, object)
  const range = isPartial ? parseRange(request.headers.range, object.size) : undefined
  if (range === 'unsatisfiable') {
    reply.header('Content-Range', `bytes */${object.size}`)
    return refuseStorage('InvalidRange')
  }
  const length = range ? range.end - range.start + 1 : object.size
  reply.header('Content-Length', String(length)).header('Content-Type', object.contentType)
  if (object.contentEncoding) reply.header('Content-Encoding', object.contentEncoding)
  if (range) reply.code(206).header('Content-Range', `bytes ${range.start}-${range.end}/${object.size}`)
  if (request.method === 'HEAD') return accept(reply.send())
  return accept(reply.send(length === 0 ? Buffer.alloc(0) : await read(range)))
}

/** @param expires replaces the object's `Cache-Control` */
export function objectHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  object: StoredObject,
  expires?: Date,
): void {
  const { download } = request.query as { download?: unknown }
  reply
    .header('ETag', `"${object.etag}"`)
    .header('Last-Modified', object.updatedAt.toUTCString())
    .header('X-Robots-Tag', 'none')
    .header('X-Content-Type-Options', 'nosniff')
    .header('Content-Security-Policy', NO_SCRIPTS)
  if (expires) reply.header('Expires', expires.toUTCString())
  else reply.header('Cache-Control', object.cacheControl)
  if (typeof download === 'string') reply.header('Content-Disposition', disposition(download))
}

function disposition(name: string): string {
  const encoded = encodeURIComponent(name.toWellFormed().slice(0, 255).toWellFormed())
  return name === '' ? 'attachment;' : `attachment; filename=${encoded}; filename*=UTF-8''${encoded};`
}

/** `If-Range`: a range only of the version that the caller already has. */
function isPartWanted({ headers }: FastifyRequest, { etag, updatedAt }: StoredObject): boolean {
  const known = headers['if-range']
  if (typeof known !== 'string') return true
  return known.startsWith('"') ? known === `"${etag}"` : known === updatedAt.toUTCString()
}
