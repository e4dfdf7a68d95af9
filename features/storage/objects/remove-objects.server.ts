import { deleteObjects } from '../database/objects-repository.server.ts'
import { markFilesOrphaned } from '../database/orphaned-files.server.ts'
import type { StorageDeps } from '../storage-deps.server.ts'
import type { StoredObject } from '../storage.ts'

/** Deletes the existing ones of these keys and returns them; the files are deleted minutes later. */
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
