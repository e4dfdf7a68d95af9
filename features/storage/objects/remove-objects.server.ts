import type { Transaction } from '#platform/database/database.ts'
import { deleteObjects } from '../database/objects-repository.server.ts'
import { markFilesOrphaned } from '../database/orphaned-files.server.ts'
import type { StorageDeps } from '../storage-deps.server.ts'
import type { StoredObject } from '../storage.ts'

/** Deletes the existing ones of these keys and returns them; the files are deleted minutes later. */
export function removeObjects(
  { db, clock }: Pick<StorageDeps, 'db' | 'clock'>,
  { bucket, keys }: { bucket: string; keys: string[] },
): Promise<StoredObject[]> {
  return db.transaction((tx) => removeObjectsIn(tx, { bucket, keys, now: clock() }))
}

/** The same in the caller's transaction. */
export async function removeObjectsIn(
  tx: Transaction,
  { bucket, keys, now }: { bucket: string; keys: string[]; now: Date },
): Promise<StoredObject[]> {
  const removed = await deleteObjects(tx, bucket, keys)
  await markFilesOrphaned(
    tx,
    removed.map(({ fileId }) => fileId),
    now,
  )
  return removed
}
