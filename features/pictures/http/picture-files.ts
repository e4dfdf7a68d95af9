import { MAX_PICTURE_BYTES, PICTURE_TYPES } from '#features/pictures/picture-upload.ts'
import type { PictureStore } from '#features/pictures/picture-store.server.ts'
import { ensureBucket } from '#features/storage/buckets/ensure-bucket.server.ts'
import { openObject } from '#features/storage/objects/open-object.server.ts'
import { listKeys } from '#features/storage/objects/list-keys.server.ts'
import { removeObjectsIn } from '#features/storage/objects/remove-objects.server.ts'
import { storeObject } from '#features/storage/objects/store-object.server.ts'
import { PHOTO_ORIGINALS, PHOTOGRAPHS } from '#features/storage/rules/permission.ts'
import type { StorageDeps } from '#features/storage/storage-deps.server.ts'

/** Of one original: shapes, widths and formats of every focal point that was tried. */
const MOST_RENDERINGS = 10_000

/** Originals come through the storage service; renderings are public and never change. */
export async function openPictureStore(storage: StorageDeps): Promise<PictureStore> {
  const allowedMimeTypes = [...PICTURE_TYPES]
  const limits = { fileSizeLimit: MAX_PICTURE_BYTES, allowedMimeTypes }
  await ensureBucket(storage, { id: PHOTO_ORIGINALS, public: false, ...limits })
  await ensureBucket(storage, { id: PHOTOGRAPHS, public: true, ...limits })
  const open = async (bucket: string, key: string) => {
    const opened = await openObject(storage, { bucket, key })
    return opened.ok ? opened.value.read() : undefined
  }
  return {
    openOriginal: (id) => open(PHOTO_ORIGINALS, id),
    openRendering: (file) => open(PHOTOGRAPHS, file),
    async remove(tx, id) {
      const now = storage.clock()
      const { objects } = await listKeys(tx, {
        bucket: PHOTOGRAPHS,
        prefix: `${id}-`,
        withFolders: false,
        column: 'name',
        order: 'asc',
        limit: MOST_RENDERINGS,
      })
      const keys = objects.map(({ key }) => key)
      await removeObjectsIn(tx, { bucket: PHOTOGRAPHS, names: keys.map((key) => ({ key })), now })
      await removeObjectsIn(tx, { bucket: PHOTO_ORIGINALS, names: [{ key: id }], now })
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
      if (!stored.ok) throw new Error(`picture not stored: ${stored.refusal.message}`)
    },
  }
}
