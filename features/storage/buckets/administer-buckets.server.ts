import { and, asc, desc, eq, getTableColumns, ilike } from 'drizzle-orm'
import { accept } from '#kernel/result.ts'
import { escapeLike } from '#platform/database/escape-like.ts'
import type { Database } from '#platform/database/database.ts'
import { findBucket, insertBucket, updateBucket } from '../database/buckets-repository.server.ts'
import { markFilesOrphaned } from '../database/orphaned-files.server.ts'
import { checkBucketName } from '../rules/object-key.ts'
import { deleteAllObjects } from '../database/objects-repository.server.ts'
import { FOREIGN_KEY_VIOLATION, sqlState } from '../database/sql-state.server.ts'
import { type Bucket, DEFAULT_LARGEST_OBJECT } from '../storage.ts'
import { storageBuckets } from '../database/storage.tables.server.ts'
import type { StorageDeps } from '../storage-deps.server.ts'
import { refuseStorage, type StorageResult } from '../storage-refusal.ts'

const AT_ONCE = 1000

type Limits = Pick<Bucket, 'public' | 'fileSizeLimit' | 'allowedMimeTypes'>
type NewBucket = Limits & Pick<Bucket, 'id' | 'owner'>

/** Refused for an invalid or taken name, and for a file size above the limit of this installation. */
export async function createBucket(deps: StorageDeps, bucket: NewBucket): Promise<StorageResult<Bucket>> {
  const name = checkBucketName(bucket.id)
  if (!name.ok) return name
  if (isAboveOurs(deps, bucket.fileSizeLimit)) return refuseStorage('EntityTooLarge')
  const now = deps.clock()
  const made = { ...bucket, name: bucket.id, createdAt: now, updatedAt: now }
  return (await insertBucket(deps.db, made)) ? accept(made) : refuseStorage('BucketAlreadyExists')
}

/** Undefined values stay unchanged. */
export async function changeBucket(
  deps: StorageDeps,
  id: string,
  {
    public: isPublic,
    fileSizeLimit,
    allowedMimeTypes,
  }: { [Limit in keyof Limits]: Limits[Limit] | undefined },
): Promise<StorageResult<Bucket>> {
  if (isAboveOurs(deps, fileSizeLimit)) return refuseStorage('EntityTooLarge')
  const changed = await updateBucket(deps.db, id, {
    ...(isPublic !== undefined && { public: isPublic }),
    ...(fileSizeLimit !== undefined && { fileSizeLimit }),
    ...(allowedMimeTypes !== undefined && { allowedMimeTypes }),
    updatedAt: deps.clock(),
  })
  return changed ? accept(changed) : refuseStorage('NoSuchBucket')
}

function isAboveOurs(
  { largestObject = DEFAULT_LARGEST_OBJECT }: StorageDeps,
  limit: number | null | undefined,
) {
  return limit != null && limit > largestObject
}

/** Deletes every object; concurrent uploads may remain. */
export async function emptyBucket(deps: StorageDeps, id: string): Promise<StorageResult<null>> {
  if (!(await findBucket(deps.db, id))) return refuseStorage('NoSuchBucket')
  for (;;) {
    const count = await deps.db.transaction(async (tx) => {
      const fileIds = await deleteAllObjects(tx, id, AT_ONCE)
      await markFilesOrphaned(tx, fileIds, deps.clock())
      return fileIds.length
    })
    if (count < AT_ONCE) return accept(null)
  }
}

/** Refused with `ResourceNotEmpty` while it has objects, with `NoSuchBucket` for an unknown one. */
export async function deleteBucket({ db }: StorageDeps, id: string): Promise<StorageResult<null>> {
  try {
    const { rowCount } = await db.delete(storageBuckets).where(eq(storageBuckets.id, id))
    return rowCount === 1 ? accept(null) : refuseStorage('NoSuchBucket')
  } catch (error) {
    if (sqlState(error) === FOREIGN_KEY_VIOLATION) return refuseStorage('ResourceNotEmpty')
    throw error
  }
}

export interface BucketQuery {
  limit: number
  offset: number
  sortColumn: 'id' | 'name' | 'created_at' | 'updated_at'
  sortOrder: 'asc' | 'desc'
  search: string
}

export function listBuckets(db: Database, query: BucketQuery): Promise<Bucket[]> {
  const { limit, offset, sortColumn, sortOrder, search } = query
  const order = sortOrder === 'asc' ? asc : desc
  const wanted = search === '' ? undefined : ilike(storageBuckets.name, `%${escapeLike(search)}%`)
  return db
    .select(getTableColumns(storageBuckets))
    .from(storageBuckets)
    .where(and(wanted))
    .orderBy(order(SORT_COLUMNS[sortColumn]), asc(storageBuckets.id))
    .limit(limit)
    .offset(offset)
}

const SORT_COLUMNS = {
  id: storageBuckets.id,
  name: storageBuckets.name,
  created_at: storageBuckets.createdAt,
  updated_at: storageBuckets.updatedAt,
}
