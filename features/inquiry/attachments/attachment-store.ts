import type { Readable } from 'node:stream'

export interface AttachmentStore {
  /** Resolves when durable. Rethrows errors of `body`, storing nothing. */
  put: (id: string, body: Readable, contentType: string) => Promise<void>
  /** Throws when it is missing. */
  open: (id: string) => Promise<Readable>
  /** Throws when the store does not answer. */
  isThere: (id: string) => Promise<boolean>
  /** Missing ids are ignored. */
  remove: (ids: string[]) => Promise<void>
}
