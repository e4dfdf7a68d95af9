import { insertBucket, updateBucket } from '../database/buckets-repository.server.ts'
import type { StorageDeps } from '../storage-deps.server.ts'
import type { Bucket } from '../storage.ts'

/** Creates or updates a bucket that our own code uses; runs at each start. */
export async function ensureBucket(
  { db, clock }: Pick<StorageDeps, 'db' | 'clock'>,
  bucket: Pick<Bucket, 'id' | 'public' | 'fileSizeLimit' | 'allowedMimeTypes'>,
): Promise<void> {
  const now = clock()
  const { id, ...limits } = bucket
  const made = { ...bucket, name: id, owner: null, createdAt: now, updatedAt: now }
  if (!(await insertBucket(db, made))) await updateBucket(db, id, { ...limits, updatedAt: now })
}
