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
  /** Read once to the end; destroyed on refusal. */
  body: Readable
  contentType: string
  cacheControl: string
  contentEncoding?: string | undefined
  maxBytes?: number | undefined
  /** Overwrites an existing object, which keeps its id. */
  upsert: boolean
  owner: string | null
  userMetadata?: Record<string, unknown> | undefined
}

/**
 * Streams an object to disk, then writes its row (ADR-017): durable once resolved, readers see the old version until
 * then. Rethrows errors of the body, leaving nothing.
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

/** Maximum bytes of an object in the bucket. */
export function limitOf(
  { largestObject = DEFAULT_LARGEST_OBJECT }: Pick<StorageDeps, 'largestObject'>,
  bucket: Pick<Bucket, 'fileSizeLimit'>,
  requested = Number.POSITIVE_INFINITY,
): number {
  return Math.min(largestObject, bucket.fileSizeLimit ?? Number.POSITIVE_INFINITY, requested)
}

type Written = Omit<NewObject, 'body' | 'maxBytes'> & Pick<StoredObject, 'fileId' | 'size' | 'etag'>

/** The key may have changed during the upload: the row's lock decides. */
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

/** Best effort; the sweep deletes what is left. */
async function discard({ backend, db }: StorageDeps, fileId: string): Promise<void> {
  try {
    await backend.remove([fileId])
    await deletePendingFile(db, fileId)
  } catch {
    // swept later
  }
}
