import { Readable } from 'node:stream'
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import type { FastifyRequest } from 'fastify'
import { refuseStorage, type StorageResult } from '#features/storage/storage-refusal.ts'
import { accept } from '#kernel/result.ts'
import type { RawUpload } from './read-upload.ts'

const LIMITS = { fieldNameSize: 100, fieldSize: 64 * 1024, fields: 10, files: 1, parts: 12, headerPairs: 20 }
const TEXTS = new Set(['cacheControl', 'metadata', 'contentEncoding'])

/** The fields before the file, and the file as it comes in. Fields after it come too late, as in the reference. */
export async function readMultipart({ raw, headers }: FastifyRequest): Promise<StorageResult<RawUpload>> {
  const parser = openParser(headers['content-type'] ?? '')
  if (!parser) return refuseStorage('InvalidRequest', 'multipart form without a boundary')
  const texts = new Map<string, string>()
  parser.on('field', (name, value) => void (texts.has(name) || texts.set(name, value)))
  const found = await new Promise<{ file: BusboyFileStream; type: string } | undefined>((resolve) => {
    parser.once('file', (_name, file, _fileName, _encoding, type) => resolve({ file, type }))
    parser.once('finish', () => resolve(undefined))
    parser.once('error', () => resolve(undefined))
    raw.once('close', () => resolve(undefined))
    raw.pipe(parser)
  })
  if (!found) return refuseStorage('InvalidRequest', 'the form has no file')
  const cacheControl = texts.get('cacheControl')
  return accept({
    body: Readable.from(chunksOf(found.file, parser, raw), { objectMode: false }),
    contentType: found.type,
    cacheControl: cacheControl === undefined ? undefined : `max-age=${cacheControl}`,
    contentEncoding: texts.get('contentEncoding') || undefined,
    metadata: texts.get('metadata'),
  })
}

function openParser(type: string): BusboyInstance | undefined {
  try {
    return new Busboy({
      headers: { 'content-type': type },
      limits: LIMITS,
      // A file may have neither name nor type; what is none of the texts is the file.
      isPartAFile: (name, _type, fileName) => fileName !== undefined || !TEXTS.has(name ?? ''),
    })
  } catch {
    return undefined
  }
}

/** A form that ends in the middle of its file, or whose sender goes away, fails the file. */
async function* chunksOf(file: BusboyFileStream, parser: BusboyInstance, raw: FastifyRequest['raw']) {
  const fail = (error: Error) => file.destroy(error)
  const onClose = () => void (raw.complete || fail(new Error('the sender went away')))
  parser.on('error', (error) => fail(error as Error))
  raw.once('close', onClose)
  if (raw.destroyed) onClose()
  try {
    for await (const chunk of file) yield chunk as Buffer
  } finally {
    raw.off('close', onClose)
    raw.unpipe(parser)
  }
}
