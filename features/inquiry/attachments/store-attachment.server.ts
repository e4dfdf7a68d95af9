import { fileTypeFromBuffer } from 'file-type'
import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Clock } from '#kernel/clock.ts'
import { accept, refuse, type Result } from '#kernel/result.ts'
import type { Database } from '#platform/database/database.ts'
import { measureBytes, peekBytes, TooManyBytes } from '#platform/object-store/incoming-bytes.ts'
import { deleteUnclaimedAttachments, insertAttachment } from '../database/attachments-repository.server.ts'
import { cleanFileName } from './attachment-name.ts'
import type { AttachmentStore } from './attachment-store.ts'
import {
  ATTACHMENT_LIMITS,
  ATTACHMENT_TYPES,
  attachmentEnding,
  type AttachmentProblemCode,
} from './attachment.ts'

/** Enough to identify office files by their first zip entries. */
const SAMPLE_BYTES = 256 * 1024

const ALSO: Readonly<Record<string, readonly string[]>> = {
  heic: ['image/heif', 'image/heic-sequence', 'image/heif-sequence'],
  heif: ['image/heic', 'image/heic-sequence', 'image/heif-sequence'],
  doc: ['application/x-cfb'],
  xls: ['application/x-cfb'],
  ppt: ['application/x-cfb'],
}

/** Whether a sample (`SAMPLE_BYTES` or the whole file) fits the extension. Unpacks at most one small zip entry. */
export async function isContentOf(ending: string, sample: Uint8Array): Promise<boolean> {
  // Plain text may resemble the signature of another type.
  if (ending === 'txt' || ending === 'csv') return isText(sample)
  const found = await typeOf(sample)
  return found !== undefined && (found === ATTACHMENT_TYPES[ending] || (ALSO[ending] ?? []).includes(found))
}

async function typeOf(sample: Uint8Array): Promise<string | undefined> {
  try {
    return (await fileTypeFromBuffer(sample))?.mime
  } catch {
    return undefined
  }
}

/** No control characters except white space and form feeds; UTF-16 only with a BOM. */
function isText(sample: Uint8Array): boolean {
  const isUtf16 = (sample[0] === 0xff && sample[1] === 0xfe) || (sample[0] === 0xfe && sample[1] === 0xff)
  return isUtf16 || sample.every((byte) => byte >= 0x20 || (byte >= 0x09 && byte <= 0x0d))
}

export interface AttachmentDeps {
  db: Database
  clock: Clock
  attachments: AttachmentStore
}

export interface WaitingAttachment {
  id: string
  name: string
  bytes: number
  digest: string
}

export interface IncomingFile {
  name: string
  position: number
  /** Read to the end unless the file is refused. */
  chunks: AsyncIterator<Uint8Array>
}

/** Streams a file into the store, unclaimed, if name, content and size pass. Keeps nothing of a failed stream. */
export async function storeAttachment(
  deps: AttachmentDeps,
  { name: originalName, position, chunks }: IncomingFile,
): Promise<Result<WaitingAttachment, AttachmentProblemCode>> {
  const name = cleanFileName(originalName)
  const ending = attachmentEnding(name)
  if (ending === undefined) return refuse('type')
  // Without `return`, so that a refused stream can still be drained.
  const incoming = await peekBytes({ next: () => chunks.next() }, SAMPLE_BYTES)
  if (incoming.head.length === 0) return refuse('empty')
  if (!(await isContentOf(ending, incoming.head))) return refuse('content')
  const id = randomUUID()
  const contentType = ATTACHMENT_TYPES[ending] ?? ''
  await insertAttachment(deps.db, { id, position, name, contentType, createdAt: deps.clock() })
  const limits = { maxBytes: ATTACHMENT_LIMITS.bytes, algorithm: 'sha256' } as const
  try {
    const { size, digest } = await measureBytes(incoming, limits, (bytes) =>
      deps.attachments.put(id, Readable.from(bytes), contentType),
    )
    return accept({ id, name, bytes: size, digest })
  } catch (error) {
    await tryToDiscardAttachments(deps, [id])
    if (!(error instanceof TooManyBytes)) throw error
    return refuse('too_large')
  }
}

/** Deletes unclaimed files. The rows go last, so that a sweep finds what is left. */
export async function discardAttachments({ db, attachments }: AttachmentDeps, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await attachments.remove(ids)
  await deleteUnclaimedAttachments(db, ids)
}

/** The same, leaving failures to the sweep. */
export async function tryToDiscardAttachments(deps: AttachmentDeps, ids: string[]): Promise<void> {
  await discardAttachments(deps, ids).catch(() => {})
}
