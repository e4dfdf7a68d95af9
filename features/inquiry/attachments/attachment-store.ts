import type { Readable } from 'node:stream'

/** Where the bytes of attachments lie, by the ids of their rows. */
export interface AttachmentStore {
  /** Resolves when the bytes survive a power cut. Throws what `body` throws; then nothing is kept. */
  put: (id: string, body: Readable, contentType: string) => Promise<void>
  /** Throws when there is nothing. */
  open: (id: string) => Promise<Readable>
  /** Whether its bytes are there. Throws when the store does not answer. */
  isThere: (id: string) => Promise<boolean>
  /** What is not there counts as removed. */
  remove: (ids: string[]) => Promise<void>
}
