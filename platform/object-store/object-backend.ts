import type { Readable } from 'node:stream'

/** Stores contents under random ids: written once and atomically, never changed, so readers see a consistent file. */
export interface ObjectBackend {
  /** Resolves when the bytes are durable. Rethrows errors of `bytes`, leaving no file of that id. */
  write(fileId: string, bytes: AsyncIterable<Uint8Array>): Promise<void>
  /** Undefined when there is no such file. */
  read(fileId: string, range?: ByteRange): Promise<Readable | undefined>
  /** Also removes partial files; missing ones are ignored. */
  remove(fileIds: string[]): Promise<void>
  list(): AsyncIterable<FoundFile>
}

export interface ByteRange {
  start: number
  end: number
}

export interface FoundFile {
  fileId: string
  modifiedAt: Date
}

export const FILE_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
