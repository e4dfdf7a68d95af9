import { inArray } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/database/database.ts'
import { storageOrphanedFiles } from './storage.tables.server.ts'

/** An upload must be through after this time, else its file is swept and it fails. */
const UPLOAD_HOURS = 24
/** How long a file outlives its object: readers that have seen the row open the file within it. */
const READERS_MINUTES = 10

/** Before the first byte: whatever happens from here on, somebody knows of the file. */
export async function registerPendingFile(db: Database, fileId: string, now: Date): Promise<void> {
  const dueAt = new Date(now.getTime() + UPLOAD_HOURS * 3_600_000)
  await db.insert(storageOrphanedFiles).values({ fileId, dueAt })
}

/** In the transaction that writes the object's row. False when the sweep has been there first. */
export async function claimFile(tx: Transaction, fileId: string): Promise<boolean> {
  const { rowCount } = await tx
    .delete(storageOrphanedFiles)
    .where(inArray(storageOrphanedFiles.fileId, [fileId]))
  return rowCount === 1
}

/** In the transaction that removes or overwrites the objects' rows. */
export async function markFilesOrphaned(tx: Transaction, fileIds: string[], now: Date): Promise<void> {
  if (fileIds.length === 0) return
  const dueAt = new Date(now.getTime() + READERS_MINUTES * 60_000)
  await tx.insert(storageOrphanedFiles).values(fileIds.map((fileId) => ({ fileId, dueAt })))
}

/** A file of ours that has failed, or was never taken over: gone at once. */
export async function deletePendingFile(db: Database, fileId: string): Promise<void> {
  await db.delete(storageOrphanedFiles).where(inArray(storageOrphanedFiles.fileId, [fileId]))
}
