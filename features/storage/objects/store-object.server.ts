import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { accept } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'
import {
  type IncomingBytes,
  measureBytes,
  peekBytes,
  TooManyBytes,
} from '#platform/object-store/incoming-bytes.ts'
import { checkContent, HEAD_BYTES } from './check-content.server.ts'
import { findBucket } from '../database/buckets-repository.server.ts'
import {
  claimFile,
  registerPendingFile,
  deletePendingFile,
  markFilesOrphaned,
} from '../database/orphaned-files.server.ts'
import { checkKey } from '../rules/object-key.ts'
import { findObject, insertObject, lockObject, updateObject } from '../database/objects-repository.server.ts'
import { type Bucket, DEFAULT_LARGEST_OBJECT, type StoredObject } from '../storage.ts'
import type { StorageDeps } from '../storage-deps.server.ts'
import { FOREIGN_KEY_VIOLATION, sqlState } from '../database/sql-state.server.ts'
import { refuseStorage, type StorageRefusal, type StorageResult } from '../storage-refusal.ts'

export interface NewObject {
  bucket: string
  key: string
  /** Read once, to the end; destroyed when a refusal comes in the middle of it. */
  body: Readable
  contentType: string
  /** As it is sent to readers, for example `max-age=3600`. */
  cacheControl: string
  /** Of the body as it comes, for example `gzip`. */
  contentEncoding?: string | undefined
  /** Bytes, when the caller allows less than the bucket. */
  maxBytes?: number | undefined
  /** Whether an object of this key is replaced; it keeps its id. */
  upsert: boolean
  /** Account that writes. */
  owner: string | null
  userMetadata?: Record<string, unknown> | undefined
}

/**
 * Streams an object into the backend and then writes its row. Once this resolves, row and file are on the disk; until
 * then a reader sees what was there before, whole. Memory does not grow with the size (ADR-017).
 * Throws what the body throws, for example when the sender goes away: nothing is left then.
 */
export async function storeObject(deps: StorageDeps, input: NewObject): Promise<StorageResult<StoredObject>> {
  const ready = await prepare(deps, input)
  if (!ready.ok) return ready
  const { db, backend, clock } = deps
  const fileId = randomUUID()
  await registerPendingFile(db, fileId, clock())
  try {
    const { bytes, maxBytes } = ready.value
    const limits = { maxBytes, algorithm: 'md5' } as const
    const { size, digest } = await measureBytes(bytes, limits, (passed) => backend.write(fileId, passed))
    const stored = await db.transaction((tx) => commit(tx, deps, { ...input, fileId, size, etag: digest }))
    if (!stored.ok) await discard(deps, fileId)
    return stored
  } catch (error) {
    input.body.destroy()
    await discard(deps, fileId)
    if (error instanceof TooManyBytes) return refuseStorage('EntityTooLarge')
    if (sqlState(error) === FOREIGN_KEY_VIOLATION) return refuseStorage('NoSuchBucket')
    throw error
  }
}

interface ReadyBytes {
  bytes: IncomingBytes
  maxBytes: number
}

/** All that can be said before the bytes have come. */
async function prepare(deps: StorageDeps, input: NewObject): Promise<StorageResult<ReadyBytes>> {
  const { bucket: id, key, upsert, contentType, body } = input
  const allowed = checkKey(key)
  if (!allowed.ok) return allowed
  const bucket = await findBucket(deps.db, id)
  if (!bucket) return refuseStorage('NoSuchBucket')
  if (!upsert && (await findObject(deps.db, id, key))) return refuseStorage('KeyAlreadyExists')
  const bytes = await peekBytes(body[Symbol.asyncIterator](), HEAD_BYTES)
  const fits = await checkContent({ allowed: bucket.allowedMimeTypes, contentType, key, head: bytes.head })
  if (fits.ok) return accept({ bytes, maxBytes: limitOf(deps, bucket, input.maxBytes) })
  body.destroy()
  return fits
}

/** Bytes that an object of this bucket may have. */
export function limitOf(
  { largestObject = DEFAULT_LARGEST_OBJECT }: Pick<StorageDeps, 'largestObject'>,
  bucket: Pick<Bucket, 'fileSizeLimit'>,
  wished = Number.POSITIVE_INFINITY,
): number {
  return Math.min(largestObject, bucket.fileSizeLimit ?? Number.POSITIVE_INFINITY, wished)
}

type Written = Omit<NewObject, 'body' | 'maxBytes'> & Pick<StoredObject, 'fileId' | 'size' | 'etag'>

/** The key may have come, gone or changed while the bytes came: the row's lock decides. */
async function commit(
  tx: Transaction,
  { clock }: StorageDeps,
  written: Written,
): Promise<{ ok: true; value: StoredObject } | { ok: false; refusal: StorageRefusal }> {
  const { upsert, ...facts } = written
  if (!(await claimFile(tx, facts.fileId))) throw new Error('the upload took too long; its file is gone')
  const now = clock()
  const fresh = {
    ...facts,
    contentEncoding: facts.contentEncoding ?? null,
    userMetadata: facts.userMetadata ?? {},
    createdAt: now,
    updatedAt: now,
  }
  for (;;) {
    const inserted = await insertObject(tx, { id: randomUUID(), ...fresh })
    if (inserted) return accept(inserted)
    const taken = await lockObject(tx, facts.bucket, facts.key)
    if (!taken) continue
    if (!upsert) return refuseStorage('KeyAlreadyExists')
    await markFilesOrphaned(tx, [taken.fileId], now)
    const { createdAt: _, ...changes } = fresh
    return accept(await updateObject(tx, taken.id, changes))
  }
}

/** Best effort: what cannot be removed now is still announced, and swept when it is due. */
async function discard({ backend, db }: StorageDeps, fileId: string): Promise<void> {
  try {
    await backend.remove([fileId])
    await deletePendingFile(db, fileId)
  } catch {
    // the sweep comes back to it
  }
}
