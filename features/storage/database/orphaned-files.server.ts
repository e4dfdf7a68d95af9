import { inArray } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/database/database.ts'
import { UNREFERENCED_UPLOAD_MS } from '#platform/object-store/unreferenced-upload.ts'
import { storageOrphanedFiles } from './storage.tables.server.ts'

/** How long a file outlives its object, so that readers of the row can still open it. */
const READERS_MINUTES = 10

/** Before the first byte, so that an interrupted upload is known and swept. One that takes longer than the rule fails. */
export async function registerPendingFile(db: Database, fileId: string, now: Date): Promise<void> {
  const dueAt = new Date(now.getTime() + UNREFERENCED_UPLOAD_MS)
  await db.insert(storageOrphanedFiles).values({ fileId, dueAt })
}

/** In the transaction that writes the object. False when it was swept already. */
export async function claimFile(tx: Transaction, fileId: string): Promise<boolean> {
  const { rowCount } = await tx
    .delete(storageOrphanedFiles)
    .where(inArray(storageOrphanedFiles.fileId, [fileId]))
  return rowCount === 1
}

/** In the transaction that deletes or overwrites the objects. */
export async function markFilesOrphaned(tx: Transaction, fileIds: string[], now: Date): Promise<void> {
  if (fileIds.length === 0) return
  const dueAt = new Date(now.getTime() + READERS_MINUTES * 60_000)
  await tx.insert(storageOrphanedFiles).values(fileIds.map((fileId) => ({ fileId, dueAt })))
}

/** For a failed upload, whose file is deleted at once. */
export async function deletePendingFile(db: Database, fileId: string): Promise<void> {
  await db.delete(storageOrphanedFiles).where(inArray(storageOrphanedFiles.fileId, [fileId]))
}
