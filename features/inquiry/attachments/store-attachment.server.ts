import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Clock } from '#kernel/clock.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import type { Database } from '#platform/database/database.ts'
import {
  ATTACHMENT_LIMITS,
  ATTACHMENT_TYPES,
  type AttachmentProblemCode,
  attachmentEnding,
} from './attachment.ts'
import { isContentOf, SAMPLE_BYTES } from './attachment-content.server.ts'
import { cleanFileName } from './attachment-name.ts'
import type { AttachmentStore } from './attachment-store.ts'
import { deleteUnclaimedAttachments, insertAttachment } from '../database/attachments-repository.server.ts'

export interface AttachmentDeps {
  db: Database
  clock: Clock
  attachments: AttachmentStore
}

/** A file that has come in whole and waits for its inquiry. */
export interface WaitingAttachment {
  id: string
  name: string
  bytes: number
  /** SHA-256 of the bytes. */
  digest: string
}

/** A file as it comes in. */
export interface IncomingFile {
  /** As the sender named it. */
  name: string
  position: number
  /** Read to the end, unless the file is refused before or cannot be stored. */
  chunks: AsyncIterator<Uint8Array>
}

/**
 * Streams a file into the store, if name, content and size pass; it is nobody's until an inquiry claims it. Memory
 * does not grow with the size. Throws what the chunks or the store throw; nothing is kept then.
 */
export async function storeAttachment(
  deps: AttachmentDeps,
  { name: given, position, chunks }: IncomingFile,
): Promise<Result<WaitingAttachment, AttachmentProblemCode>> {
  const name = cleanFileName(given)
  const ending = attachmentEnding(name)
  if (ending === undefined) return refuse('type')
  const sample = await readSample(chunks)
  if (sample.length === 0) return refuse('empty')
  if (!(await isContentOf(ending, sample))) return refuse('content')
  const id = randomUUID()
  const contentType = ATTACHMENT_TYPES[ending] ?? ''
  await insertAttachment(deps.db, { id, position, name, contentType, createdAt: deps.clock() })
  const measured = { bytes: 0, digest: createHash('sha256') }
  try {
    await deps.attachments.put(id, Readable.from(measure(sample, chunks, measured)), contentType)
  } catch (error) {
    await tryToDiscardAttachments(deps, [id])
    if (!(error instanceof TooLarge)) throw error
    return refuse('too_large')
  }
  return accept({ id, name, bytes: measured.bytes, digest: measured.digest.digest('hex') })
}

/** Removes files that no inquiry will claim. The rows go last: until then a sweep finds what is left. */
export async function discardAttachments({ db, attachments }: AttachmentDeps, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await attachments.remove(ids)
  await deleteUnclaimedAttachments(db, ids)
}

/** The same as far as possible: what fails now is left to the sweep. */
export async function tryToDiscardAttachments(deps: AttachmentDeps, ids: string[]): Promise<void> {
  await discardAttachments(deps, ids).catch(() => {})
}

async function readSample(chunks: AsyncIterator<Uint8Array>): Promise<Buffer> {
  const seen: Uint8Array[] = []
  let size = 0
  while (size < SAMPLE_BYTES) {
    const next = await chunks.next()
    if (next.done) break
    seen.push(next.value)
    size += next.value.length
  }
  return Buffer.concat(seen)
}

class TooLarge extends Error {}

async function* measure(
  sample: Uint8Array,
  chunks: AsyncIterator<Uint8Array>,
  measured: { bytes: number; digest: ReturnType<typeof createHash> },
): AsyncGenerator<Uint8Array> {
  for (let chunk: Uint8Array | undefined = sample; chunk; ) {
    measured.bytes += chunk.length
    if (measured.bytes > ATTACHMENT_LIMITS.bytes) throw new TooLarge()
    measured.digest.update(chunk)
    yield chunk
    const next: IteratorResult<Uint8Array, unknown> = await chunks.next()
    chunk = next.done ? undefined : next.value
  }
}
