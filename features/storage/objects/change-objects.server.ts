import type { Readable } from 'node:stream'
import { accept } from '#kernel/result.ts'
import { peekBytes } from '#platform/object-store/incoming-bytes.ts'
import { checkContent, HEAD_BYTES } from './check-content.server.ts'
import { findBucket } from '../database/buckets-repository.server.ts'
import { checkKey } from '../rules/object-key.ts'
import { findObject, lockObject, updateObject } from '../database/objects-repository.server.ts'
import { openObject } from './open-object.server.ts'
import { FOREIGN_KEY_VIOLATION, sqlState, UNIQUE_VIOLATION } from '../database/sql-state.server.ts'
import type { StoredObject } from '../storage.ts'
import type { StorageDeps } from '../storage-deps.server.ts'
import { refuseStorage, type StorageResult } from '../storage-refusal.ts'
import { limitOf, type NewObject, storeObject } from './store-object.server.ts'

interface Place {
  bucket: string
  key: string
}

/** `version`: only while it is the current one. */
interface Source extends Place {
  version?: string | undefined
}

/** Changes key or bucket; the content is not copied. */
export async function moveObject(
  deps: StorageDeps,
  { from, to }: { from: Source; to: Place },
): Promise<StorageResult<StoredObject>> {
  const key = checkKey(to.key)
  if (!key.ok) return key
  const opened = await openObject(deps, from)
  if (!opened.ok) return opened
  const { object, read } = opened.value
  if (from.bucket !== to.bucket) {
    const bucket = await findBucket(deps.db, to.bucket)
    if (!bucket) return refuseStorage('NoSuchBucket')
    if (object.size > limitOf(deps, bucket)) return refuseStorage('EntityTooLarge')
    const { contentType } = object
    const head = await headOf(await read())
    const fits = await checkContent({ allowed: bucket.allowedMimeTypes, contentType, key: to.key, head })
    if (!fits.ok) return fits
  }
  try {
    return await deps.db.transaction(async (tx) => {
      const source = await lockObject(tx, from.bucket, from.key)
      // The object may have been replaced since the checks.
      if (source?.fileId !== object.fileId) return refuseStorage('NoSuchKey')
      return accept(await updateObject(tx, source.id, to))
    })
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) return refuseStorage('ResourceAlreadyExists')
    if (sqlState(error) === FOREIGN_KEY_VIOLATION) return refuseStorage('NoSuchBucket')
    throw error
  }
}

async function headOf(file: Readable): Promise<Uint8Array> {
  try {
    return (await peekBytes(file[Symbol.asyncIterator](), HEAD_BYTES)).head
  } finally {
    file.destroy()
  }
}

export interface CopyRequest {
  from: Source
  to: Place
  upsert: boolean
  owner: string | null
  /** Each that is there replaces the source's. */
  facts: Partial<Pick<NewObject, 'contentType' | 'cacheControl' | 'contentEncoding' | 'userMetadata'>>
}

/** Copies the content to a new object, under the limits of its bucket. */
export async function copyObject(
  deps: StorageDeps,
  order: CopyRequest,
): Promise<StorageResult<StoredObject>> {
  const { from, to, upsert, owner, facts } = order
  const opened = await openObject(deps, from)
  if (!opened.ok) return opened
  const { object, read } = opened.value
  if (!upsert && (await findObject(deps.db, to.bucket, to.key))) return refuseStorage('KeyAlreadyExists')
  const { contentType, cacheControl, userMetadata } = object
  const contentEncoding = object.contentEncoding ?? undefined
  const metadata = { contentType, cacheControl, contentEncoding, userMetadata, ...facts }
  const body = await read()
  try {
    return await storeObject(deps, { ...metadata, ...to, body, upsert, owner })
  } finally {
    // A refused copy would leave the file open.
    body.destroy()
  }
}
