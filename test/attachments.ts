import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { AttachmentStore } from '#features/inquiry/attachments/attachment-store.ts'
import type { Database } from '#platform/database/database.ts'
import { localFolder } from '#platform/object-store/local-folder.ts'
import { openAttachmentStore } from '#features/inquiry/http/attachment-store.ts'

export const noAttachments: AttachmentStore = {
  put: async () => Promise.reject(new Error('no attachments here')),
  open: async () => Promise.reject(new Error('no attachments here')),
  isThere: async () => false,
  remove: async () => {},
}

const kept = new Map<string, Buffer>()
export const attachmentsInMemory: AttachmentStore = {
  put: async (id, body) => void kept.set(id, await buffer(body)),
  open: async (id) => Readable.from([kept.get(id) ?? Buffer.alloc(0)], { objectMode: false }),
  isThere: async (id) => kept.has(id),
  remove: async (ids) => ids.forEach((id) => kept.delete(id)),
}

/** The real store on a local folder. */
export function attachmentsIn(db: Database, folder: string): Promise<AttachmentStore> {
  return openAttachmentStore({ db, clock: () => new Date(), backend: localFolder(join(folder, 'objects')) })
}
