import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Clock } from '#kernel/clock.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import type { Database } from '#platform/database/database.ts'
import { measureBytes, peekBytes, TooManyBytes } from '#platform/object-store/incoming-bytes.ts'
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
