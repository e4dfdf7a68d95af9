import { deleteObjects } from '../database/objects-repository.server.ts'
import { markFilesOrphaned } from '../database/orphaned-files.server.ts'
import type { StorageDeps } from '../storage-deps.server.ts'
import type { StoredObject } from '../storage.ts'

/** Removes what is there of these keys and answers it; the bytes follow within minutes. */
export function removeObjects(
  { db, clock }: Pick<StorageDeps, 'db' | 'clock'>,
  { bucket, keys }: { bucket: string; keys: string[] },
): Promise<StoredObject[]> {
  return db.transaction(async (tx) => {
    const removed = await deleteObjects(tx, bucket, keys)
    await markFilesOrphaned(
      tx,
      removed.map(({ fileId }) => fileId),
      clock(),
    )
    return removed
  })
}
