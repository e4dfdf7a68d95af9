import type { Transaction } from '#platform/database/database.ts'
import { deleteObjects, type ObjectName } from '../database/objects-repository.server.ts'
import { markFilesOrphaned } from '../database/orphaned-files.server.ts'
import type { StorageDeps } from '../storage-deps.server.ts'
import type { StoredObject } from '../storage.ts'

/** Deletes the existing ones of these and returns them; the files are deleted minutes later. Older versions are not kept. */
export function removeObjects(
  { db, clock }: Pick<StorageDeps, 'db' | 'clock'>,
  { bucket, names }: { bucket: string; names: readonly ObjectName[] },
): Promise<StoredObject[]> {
  return db.transaction((tx) => removeObjectsIn(tx, { bucket, names, now: clock() }))
}

/** The same in the caller's transaction. */
export async function removeObjectsIn(
  tx: Transaction,
  { bucket, names, now }: { bucket: string; names: readonly ObjectName[]; now: Date },
): Promise<StoredObject[]> {
  const removed = await deleteObjects(tx, bucket, names)
  await markFilesOrphaned(
    tx,
    removed.map(({ fileId }) => fileId),
    now,
  )
  return removed
}
