import { PORTRAIT_TYPES, MAX_PHOTO_BYTES } from '#features/people/portrait-upload.ts'
import type { PhotographStore } from '#features/people/portraits.server.ts'
import { ensureBucket } from '#features/storage/buckets/ensure-bucket.server.ts'
import { openObject } from '#features/storage/objects/open-object.server.ts'
import { storeObject } from '#features/storage/objects/store-object.server.ts'
import { PHOTO_ORIGINALS, PHOTOGRAPHS } from '#features/storage/rules/permission.ts'
import type { StorageDeps } from '#features/storage/storage-deps.server.ts'

/** Originals come through the storage service; renderings are public and never change. */
export async function openPhotographStore(storage: StorageDeps): Promise<PhotographStore> {
  const allowedMimeTypes = [...PORTRAIT_TYPES]
  const limits = { fileSizeLimit: MAX_PHOTO_BYTES, allowedMimeTypes }
  await ensureBucket(storage, { id: PHOTO_ORIGINALS, public: false, ...limits })
  await ensureBucket(storage, { id: PHOTOGRAPHS, public: true, ...limits })
  return {
    async openOriginal(id) {
      const opened = await openObject(storage, { bucket: PHOTO_ORIGINALS, key: id })
      return opened.ok ? opened.value.read() : undefined
    },
    has: async (file) => (await openObject(storage, { bucket: PHOTOGRAPHS, key: file })).ok,
    async put(file, body, contentType) {
      const stored = await storeObject(storage, {
        bucket: PHOTOGRAPHS,
        key: file,
        body,
        contentType,
        cacheControl: 'public, max-age=31536000, immutable',
        upsert: true,
        owner: null,
      })
      if (!stored.ok) throw new Error(`photograph not stored: ${stored.refusal.message}`)
    },
  }
}
