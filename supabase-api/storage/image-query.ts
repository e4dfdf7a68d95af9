import { z } from 'zod'
import type { ImageTransform } from '#features/storage/objects/render-image.server.ts'

/** Pixels. */
const LARGEST_SIDE = 2000
const [LEAST_QUALITY, BEST_QUALITY] = [20, 100]

const side = z.coerce
  .number()
  .min(0)
  .transform((value) => Math.min(Math.round(value), LARGEST_SIDE) || undefined)
const filled = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional())

/** From a query, body or token. */
export const transformSchema = z.object({
  width: filled(side),
  height: filled(side),
  resize: filled(z.enum(['cover', 'contain', 'fill'])),
  quality: filled(z.coerce.number().int().min(LEAST_QUALITY).max(BEST_QUALITY)),
  format: filled(z.enum(['origin', 'webp', 'avif'])),
})
type Transform = z.output<typeof transformSchema>

/** For a token. */
export function writeTransform(transform: Transform): string {
  const defined = Object.entries(transform).filter(([, value]) => value !== undefined)
  // Without any value the token would be valid for the original.
  return (
    new URLSearchParams(defined.map(([name, value]) => [name, String(value)])).toString() || 'resize=cover'
  )
}

export function toImageTransform(transform: Transform, accepted: string | undefined): ImageTransform {
  const { width, height, resize = 'cover', quality, format = bestFormat(accepted) } = transform
  return { width, height, resize, quality, format }
}

/** A mere `*` does not count. */
function bestFormat(accepted = ''): ImageTransform['format'] {
  if (/\bimage\/avif\b/.test(accepted)) return 'avif'
  return /\bimage\/webp\b/.test(accepted) ? 'webp' : 'origin'
}

const KINDS = { cover: 'fill', contain: 'fit', fill: 'force' } as const

/** Header `X-Transformations`, in the format of the reference's resizer. */
export function describeTransform({ width, height, resize, quality }: ImageTransform): string {
  return [
    height && `height:${height}`,
    width && `width:${width}`,
    `resizing_type:${KINDS[resize]}`,
    quality && `quality:${quality}`,
  ]
    .filter(Boolean)
    .join(',')
}
