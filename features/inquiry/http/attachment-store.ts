import { ATTACHMENT_LIMITS } from '#features/inquiry/attachments/attachment.ts'
import type { AttachmentStore } from '#features/inquiry/attachments/attachment-store.ts'
import { ensureBucket } from '#features/storage/buckets/ensure-bucket.server.ts'
import { openObject } from '#features/storage/objects/open-object.server.ts'
import { INQUIRY_ATTACHMENTS } from '#features/storage/rules/permission.ts'
import { removeObjects } from '#features/storage/objects/remove-objects.server.ts'
import type { StorageDeps } from '#features/storage/storage-deps.server.ts'
import { storeObject } from '#features/storage/objects/store-object.server.ts'
import { TooManyBytes } from '#platform/object-store/incoming-bytes.ts'

const BUCKET = INQUIRY_ATTACHMENTS

export async function openAttachmentStore(storage: StorageDeps): Promise<AttachmentStore> {
  await ensureBucket(storage, {
    id: BUCKET,
    public: false,
    fileSizeLimit: ATTACHMENT_LIMITS.bytes,
    allowedMimeTypes: null,
  })
  return {
    put: async (id, body, contentType) => {
      const object = { bucket: BUCKET, key: id, body, contentType, cacheControl: 'no-store' }
      const stored = await storeObject(storage, { ...object, upsert: false, owner: null })
      if (stored.ok) return
      // Whichever limit applies first, the answer is that the file is too large.
      if (stored.refusal.code === 'EntityTooLarge') throw new TooManyBytes()
      throw new Error(`attachment not stored: ${stored.refusal.message}`)
    },
    open: async (id) => {
      const opened = await openObject(storage, { bucket: BUCKET, key: id })
      if (!opened.ok) throw new Error(`attachment not there: ${opened.refusal.message}`)
      return opened.value.read()
    },
    isThere: async (id) => {
      const opened = await openObject(storage, { bucket: BUCKET, key: id })
      const bytes = opened.ok && (await storage.backend.read(opened.value.object.fileId))
      if (bytes) bytes.destroy()
      return Boolean(bytes)
    },
    remove: async (ids) =>
      void (await removeObjects(storage, { bucket: BUCKET, names: ids.map((key) => ({ key })) })),
  }
}
