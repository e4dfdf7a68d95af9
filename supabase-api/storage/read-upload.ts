import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import type { StorageResult } from '#features/storage/storage-refusal.ts'
import { accept } from '#kernel/result.ts'
import { checkFacts, type Facts, type RawUpload } from './check-facts.ts'
import { readMultipart } from './read-multipart.ts'

/** Body not yet read. */
export interface Upload extends Facts {
  body: Readable
}

/** Plain or multipart. Reading only a part does not destroy the request. */
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

/** JSON from the header `x-metadata`. */
export function metadataOf(headers: FastifyRequest['headers']): string | undefined {
  const metadata = headers['x-metadata']
  return typeof metadata === 'string' ? Buffer.from(metadata, 'base64').toString('utf8') : undefined
}
