import { join } from 'node:path'
import type { AttachmentStore } from '#features/inquiry/attachment-store.ts'
import type { Database } from '#platform/database/database.ts'
import { localFolder } from '#platform/object-store/local-folder.ts'
import { openAttachmentStore } from '#server/inquiries/attachment-store.ts'

/** For mails and routes that carry no files. */
export const noAttachments: AttachmentStore = {
  put: async () => Promise.reject(new Error('no attachments here')),
  open: async () => Promise.reject(new Error('no attachments here')),
  remove: async () => {},
}

/** The real thing, with its files below a folder. */
export function attachmentsIn(db: Database, folder: string): Promise<AttachmentStore> {
  return openAttachmentStore({ db, clock: () => new Date(), backend: localFolder(join(folder, 'objects')) })
}
