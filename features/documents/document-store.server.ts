import type { Readable } from 'node:stream'

/** Where uploaded documents are; the composition root has it from the storage service. */
export interface DocumentStore {
  /** Undefined when there is none. */
  open(id: string): Promise<{ bytes: number; read: () => Promise<Readable> } | undefined>
}
