import { buffer } from 'node:stream/consumers'
import { fileTypeFromBuffer } from 'file-type'
import type { PictureFile } from './content/pictures.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import type { PictureRefusal } from './picture-refusal.ts'
import type { PictureStore } from './picture-store.server.ts'
import { MOST_PIXELS, PICTURE_TYPES } from './picture-upload.ts'

/** The shorter side of a picture that is decoded once for all renderings; the widest of them need no more. */
const SHORT_SIDE = 1500
const SECONDS = 20

/** Pixels in sRGB without transparency, upright, and without what the camera noted. */
export interface DecodedPicture {
  pixels: Buffer
  width: number
  height: number
  file: PictureFile
}

let turn: Promise<unknown> = Promise.resolve()

/** Decodes an original by the type of its content. One at a time: a large one takes 200 MB. */
export async function readPicture(
  store: Pick<PictureStore, 'openOriginal'>,
  id: string,
): Promise<Result<DecodedPicture, PictureRefusal>> {
  const source = await store.openOriginal(id)
  if (!source) return refuse({ code: 'picture_missing' })
  const bytes = await buffer(source)
  const decoded = turn.then(() => decode(bytes))
  turn = decoded
  return decoded
}

async function decode(bytes: Buffer): Promise<Result<DecodedPicture, PictureRefusal>> {
  const type = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime ?? ''
  if (!PICTURE_TYPES.some((each) => each === type)) return refuse({ code: 'picture_unreadable' })
  const { default: sharp } = await import('sharp')
  try {
    // As one sees it, whichever way the camera was held.
    const source = sharp(bytes, { limitInputPixels: MOST_PIXELS }).timeout({ seconds: SECONDS })
    const { width, height } = (await source.metadata()).autoOrient
    const { data, info } = await source
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .resize({ width: SHORT_SIDE, height: SHORT_SIDE, fit: 'outside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const colour = await meanColour(data, info)
    const file = { width, height, bytes: bytes.length, type, colour }
    return accept({ pixels: data, width: info.width, height: info.height, file })
  } catch {
    return refuse({ code: 'picture_unreadable' })
  }

  async function meanColour(data: Buffer, raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 }) {
    const mean = await sharp(data, { raw })
      .resize(1, 1, { fit: 'fill' })
      .toColourspace('srgb')
      .raw()
      .toBuffer()
    const [red = 0, green = red, blue = red] = mean
    return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
  }
}
