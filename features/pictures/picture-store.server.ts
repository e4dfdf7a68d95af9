import type { Readable } from 'node:stream'
import type { Transaction } from '#platform/database/database.ts'

/** Where originals are and renderings go; the composition root has it from the storage service. */
export interface PictureStore {
  /** Undefined when there is none. */
  openOriginal(id: string): Promise<Readable | undefined>
  has(file: string): Promise<boolean>
  /** Public and kept for ever; the same name has the same content. */
  put(file: string, body: Readable, contentType: string): Promise<void>
  /** The original with all its renderings, in the caller's transaction; the bytes are deleted minutes later. */
  remove(tx: Transaction, id: string): Promise<void>
  /** Undefined when there is none. */
  openRendering(file: string): Promise<Readable | undefined>
}
