import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import type { StorageResult } from '#features/storage/storage-refusal.ts'
import { accept } from '#kernel/result.ts'
import { checkFacts, type Facts, type RawUpload } from './check-facts.ts'
import { readMultipart } from './read-multipart.ts'

/** What an upload brings, its bytes not yet read. */
export interface Upload extends Facts {
  body: Readable
}

/** The bytes and facts of an upload, plain or as a form. The request is not destroyed when they are read in part. */
export async function readUpload(request: FastifyRequest): Promise<StorageResult<Upload>> {
  const isForm = /^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '')
  const raw = isForm ? await readMultipart(request) : accept(readPlain(request))
  if (!raw.ok) return raw
  const { body, ...rest } = raw.value
  const facts = checkFacts(rest)
  if (facts.ok) return accept({ body, ...facts.value })
  body.destroy()
  return facts
}

function readPlain({ raw, headers }: FastifyRequest): RawUpload {
  return {
    body: Readable.from(raw.iterator({ destroyOnReturn: false }), { objectMode: false }),
    contentType: headers['content-type'],
    cacheControl: headers['cache-control'],
    contentEncoding: headers['content-encoding'],
    metadata: metadataOf(headers),
  }
}

/** JSON out of the header `x-metadata`. */
export function metadataOf(headers: FastifyRequest['headers']): string | undefined {
  const metadata = headers['x-metadata']
  return typeof metadata === 'string' ? Buffer.from(metadata, 'base64').toString('utf8') : undefined
}
