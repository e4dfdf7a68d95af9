import { Readable } from 'node:stream'
import {
  type Focus,
  type Format,
  FORMATS,
  heightOf,
  type PictureFile,
  renderingName,
  renderingOf,
  type Shape,
  SHAPES,
  WIDTHS,
} from './content/pictures.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import { cropOf } from './crop.ts'
import type { PictureRefusal } from './picture-refusal.ts'
import type { PictureStore } from './picture-store.server.ts'
import { CARD_RENDERING, MAIL_RENDERING } from './picture-upload.ts'
import { readPicture } from './read-picture.server.ts'

const QUALITY = {
  avif: { quality: 55, effort: 3 },
  webp: { quality: 78 },
  jpeg: { quality: 80, progressive: true },
} as const

interface Rendering {
  shape: Shape
  width: number
  format: Format
  name: string
}

/** Makes the files of a picture in some shapes, cropped around its focus. Idempotent. */
export async function renderPicture(
  store: PictureStore,
  { original, focus }: { original: string; focus: Focus },
  shapes: readonly Shape[] = SHAPES,
): Promise<Result<null, PictureRefusal>> {
  const wanted = renderingsOf(renderingOf(original, focus), shapes)
  const done = await Promise.all(wanted.map(({ name }) => store.has(name)))
  const missing = wanted.filter((_each, index) => !done[index])
  if (missing.length === 0) return accept(null)
  const read = await readPicture(store, original)
  if (!read.ok) return read
  const tooSmall = findTooSmall(read.value.file, shapes, focus)
  if (tooSmall) return refuse(tooSmall)
  const { default: sharp } = await import('sharp')
  const { pixels, width, height } = read.value
  for (const rendering of missing) {
    const size = { width: rendering.width, height: heightOf(rendering.shape, rendering.width) }
    const rendered = await sharp(pixels, { raw: { width, height, channels: 3 } })
      .extract(cropOf({ width, height }, rendering.shape, focus))
      .resize({ ...size, fit: 'cover' })
      .toFormat(rendering.format, QUALITY[rendering.format])
      .toBuffer()
    await store.put(rendering.name, Readable.from([rendered]), `image/${rendering.format}`)
  }
  return accept(null)
}

/** Below its narrowest rendering a picture looks soft on a phone. Undefined when it is large enough. */
export function findTooSmall(
  { width, height }: Pick<PictureFile, 'width' | 'height'>,
  shapes: readonly Shape[] = SHAPES,
  focus: Focus = { x: 50, y: 50 },
): PictureRefusal | undefined {
  const isSmall = shapes.some((shape) => cropOf({ width, height }, shape, focus).width < WIDTHS[shape][0])
  return isSmall ? { code: 'picture_too_small', width, height } : undefined
}

function renderingsOf(file: string, shapes: readonly Shape[]): Rendering[] {
  const made = shapes.flatMap((shape) =>
    WIDTHS[shape].flatMap((width) => FORMATS.map((format) => ({ shape, width, format }))),
  )
  const jpegs = [MAIL_RENDERING, CARD_RENDERING]
    .filter(() => shapes.length === SHAPES.length)
    .map((each) => ({ ...each, format: 'jpeg' as const }))
  return [...made, ...jpegs].map((each) => ({
    ...each,
    name: renderingName(file, each.shape, each.width, each.format),
  }))
}
