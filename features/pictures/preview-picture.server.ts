import { Readable } from 'node:stream'
import type { PictureFile } from './content/pictures.ts'
import { accept, type Result } from '#kernel/result.ts'
import { PREVIEW_SIDE, previewName } from './picture-preview.ts'
import type { PictureRefusal } from './picture-refusal.ts'
import type { PictureStore } from './picture-store.server.ts'
import { readPicture } from './read-picture.server.ts'

/** Renders the whole picture in a size for its editors, and returns the properties of the upload. Idempotent. */
export async function previewPicture(
  store: PictureStore,
  original: string,
): Promise<Result<PictureFile, PictureRefusal>> {
  const read = await readPicture(store, original)
  if (!read.ok) return read
  const { pixels, width, height, file } = read.value
  if (!(await store.has(previewName(original)))) {
    const { default: sharp } = await import('sharp')
    const rendered = await sharp(pixels, { raw: { width, height, channels: 3 } })
      .resize({ width: PREVIEW_SIDE, height: PREVIEW_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 78 })
      .toBuffer()
    await store.put(previewName(original), Readable.from([rendered]), 'image/webp')
  }
  return accept(file)
}
