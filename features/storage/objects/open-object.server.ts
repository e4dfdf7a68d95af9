import type { Readable } from 'node:stream'
import { accept } from '#kernel/result.ts'
import type { ByteRange } from '#platform/object-store/object-backend.ts'
import { findObject } from '../database/objects-repository.server.ts'
import type { StorageDeps } from '../storage-deps.server.ts'
import type { StoredObject } from '../storage.ts'
import { refuseStorage, type StorageResult } from '../storage-refusal.ts'

export interface OpenObject {
  object: StoredObject
  /** The content or a range of it; consistent for ten minutes, even if overwritten or deleted. Throws when missing. */
  read(range?: ByteRange): Promise<Readable>
}

/** The object under a key, or nothing but this version of it, with a reader of its content. */
export async function openObject(
  { db, backend }: Pick<StorageDeps, 'db' | 'backend'>,
  { bucket, key, version }: { bucket: string; key: string; version?: string | undefined },
): Promise<StorageResult<OpenObject>> {
  const object = await findObject(db, bucket, key)
  if (!object || (version !== undefined && version !== object.fileId)) return refuseStorage('NoSuchKey')
  return accept({
    object,
    async read(range) {
      const stream = await backend.read(object.fileId, range)
      if (!stream) throw new Error(`the file of object ${object.id} is missing`)
      return stream
    },
  })
}
