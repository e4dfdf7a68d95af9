import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { fileTypeFromBuffer } from 'file-type'
import {
  PORTRAIT_FORMATS,
  PORTRAIT_WIDTHS,
  type Portrait,
  portraitFile,
  portraitHeight,
} from '#content/people.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import { portraitCrop } from './portrait-crop.ts'
import { PORTRAIT_TYPES } from './portrait-upload.ts'
import type { PersonRefusal } from './staff-person.ts'

const MOST_PIXELS = 60_000_000
const SECONDS = 20
/** Below it a portrait looks soft on a phone. */
const LEAST_WIDTH = 400
const QUALITY = { avif: { quality: 55, effort: 3 }, webp: { quality: 78 } } as const

/** Where originals are and renderings go; the composition root has it from the storage service. */
export interface PhotographStore {
  /** Undefined when there is none. */
  openOriginal(id: string): Promise<Readable | undefined>
  has(file: string): Promise<boolean>
  /** Public and kept for ever; the same name has the same content. */
  put(file: string, body: Readable, contentType: string): Promise<void>
}

/** Makes the files of a portrait, cropped around its focus and without what the camera noted. Idempotent. */
export async function renderPortrait(
  store: PhotographStore,
  portrait: Portrait,
): Promise<Result<null, PersonRefusal>> {
  const name = portraitFile(portrait)
  const files = PORTRAIT_WIDTHS.flatMap((width) =>
    PORTRAIT_FORMATS.map((format) => ({ width, format, file: `${name}-${width}.${format}` })),
  )
  const done = await Promise.all(files.map(({ file }) => store.has(file)))
  if (done.every(Boolean)) return accept(null)
  const source = await store.openOriginal(portrait.original)
  if (!source) return refuse({ code: 'picture_missing' })
  const bytes = await buffer(source)
  const type = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime ?? ''
  if (!PORTRAIT_TYPES.some((each) => each === type)) return refuse({ code: 'picture_unreadable' })
  const { default: sharp } = await import('sharp')
  try {
    const limits = { limitInputPixels: MOST_PIXELS }
    // As one sees it, whichever way the camera was held.
    const { width, height } = (await sharp(bytes, limits).metadata()).autoOrient
    const crop = portraitCrop({ width, height }, portrait.focus)
    if (crop.width < LEAST_WIDTH) return refuse({ code: 'picture_too_small', width, height })
    for (const { width: wide, format, file } of files) {
      const rendered = await sharp(bytes, limits)
        .timeout({ seconds: SECONDS })
        .autoOrient()
        .extract(crop)
        .resize({ width: wide, height: portraitHeight(wide), fit: 'cover' })
        .toFormat(format, QUALITY[format])
        .toBuffer()
      await store.put(file, Readable.from([rendered]), `image/${format}`)
    }
    return accept(null)
  } catch {
    return refuse({ code: 'picture_unreadable' })
  }
}
