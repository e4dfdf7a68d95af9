import type { Readable } from 'node:stream'

/**
 * Where the bytes are. A file has a random id, is written once, appears whole or not at all, and is never changed:
 * who reads it while its object is overwritten goes on reading the old one.
 */
export interface ObjectBackend {
  /** Resolves when the bytes survive a power cut. Throws what `bytes` throws; then no file of that id is left. */
  write(fileId: string, bytes: AsyncIterable<Uint8Array>): Promise<void>
  /** Opens before it resolves: `undefined` when there is no such file. */
  read(fileId: string, range?: ByteRange): Promise<Readable | undefined>
  /** Also half-written ones. One that is not there counts as removed. */
  remove(fileIds: string[]): Promise<void>
  /** Every file there is, half-written ones too, in no order. */
  list(): AsyncIterable<FoundFile>
}

/** Both ends belong to it, counted from 0. */
export interface ByteRange {
  start: number
  end: number
}

export interface FoundFile {
  fileId: string
  /** Of the last byte written. */
  modifiedAt: Date
}

/** What files are called, as `randomUUID` writes it: nothing else in the place is ours. */
export const FILE_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
