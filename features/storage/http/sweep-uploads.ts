import type { AttachmentStore } from '#features/inquiry/attachments/attachment-store.ts'
import { sweepAttachments } from '#features/inquiry/attachments/sweep-attachments.server.ts'
import { sweepOrphanedFiles } from '#features/storage/database/sweep-files.server.ts'
import type { StorageDeps } from '#features/storage/storage-deps.server.ts'

/**
 * Deletes uploads that nothing refers to and that are older than an hour (`UNREFERENCED_UPLOAD_MS`): attachments without
 * an inquiry, and files without an object. Runs may overlap. Throws when the store does not answer.
 */
export async function sweepUploads(storage: StorageDeps, attachments: AttachmentStore): Promise<void> {
  await sweepAttachments({ ...storage, attachments })
  await sweepOrphanedFiles(storage)
}
