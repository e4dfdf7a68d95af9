import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import type { FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import { refuseStorage, type StorageResult } from '#features/storage/storage-refusal.ts'
import { accept } from '#kernel/result.ts'
import { checkFacts, type Facts, type RawUpload } from './check-facts.ts'

const LIMITS = { fieldNameSize: 100, fieldSize: 64 * 1024, fields: 10, files: 1, parts: 12, headerPairs: 20 }
const TEXTS = new Set(['cacheControl', 'metadata', 'contentEncoding'])

/** Fields after the file are ignored, as in the reference. */
async function readMultipart({ raw, headers }: FastifyRequest): Promise<StorageResult<RawUpload>> {
  const parser = openParser(headers['content-type'] ?? '')
  if (!parser) return refuseStorage('InvalidRequest', 'multipart form without a boundary')
  const texts = new Map<string, string>()
  const found = await new Promise<FoundFile | undefined>((resolve) => {
    let file: BusboyFileStream | undefined
    const found: FoundFile = { chunks: () => chunksOf(file, found, () => raw.unpipe(parser)), type: '' }
    // From the start, because the form may break off before the file is read.
    const fail = () => {
      found.problem ??= Object.assign(new Error('the form breaks off'), { statusCode: 400 })
      file?.destroy(found.problem)
      resolve(undefined)
    }
    parser.on('field', (name, value) => void (texts.has(name) || texts.set(name, value)))
    parser.once('file', (_name, stream, _fileName, _encoding, type) => {
      file = stream
      // Without a listener the parser's error would crash the process.
      stream.on('error', fail)
      found.type = type
      resolve(found)
    })
    parser.once('finish', () => resolve(undefined))
    parser.on('error', fail)
    raw.once('close', () => raw.complete || fail())
    raw.pipe(parser)
  })
  if (!found) return refuseStorage('InvalidRequest', 'the form has no file')
  const cacheControl = texts.get('cacheControl')
  return accept({
    body: Readable.from(found.chunks(), { objectMode: false }),
    contentType: found.type,
    cacheControl: cacheControl === undefined ? undefined : `max-age=${cacheControl}`,
    contentEncoding: texts.get('contentEncoding'),
    metadata: texts.get('metadata'),
  })
}

interface FoundFile {
  chunks: () => AsyncGenerator<Buffer>
  type: string
  problem?: Error
}

function openParser(type: string): BusboyInstance | undefined {
  try {
    return new Busboy({
      headers: { 'content-type': type },
      limits: LIMITS,
      // Files may lack name and type: any part that is no known text field.
      isPartAFile: (name, _type, fileName) => fileName !== undefined || !TEXTS.has(name ?? ''),
    })
  } catch {
    return undefined
  }
}

/** Throws when the form breaks off within the file. */
async function* chunksOf(file: BusboyFileStream | undefined, found: FoundFile, leave: () => void) {
  try {
    if (found.problem) throw found.problem
    for await (const chunk of file ?? []) yield chunk as Buffer
  } catch (error) {
    throw found.problem ?? error
  } finally {
    leave()
  }
}

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
