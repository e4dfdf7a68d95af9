import { fileTypeFromBuffer } from 'file-type'
import { buffer } from 'node:stream/consumers'
import { accept } from '#kernel/result.ts'
import type { OpenObject } from './open-object.server.ts'
import { refuseStorage, type StorageResult } from '../storage-refusal.ts'

export interface ImageTransform {
  /** Pixels; a missing side keeps the ratio. */
  width: number | undefined
  height: number | undefined
  resize: 'cover' | 'contain' | 'fill'
  /** 20 to 100. */
  quality: number | undefined
  format: 'origin' | 'webp' | 'avif'
}

export interface RenderedImage {
  bytes: Buffer
  contentType: string
}

export interface ImageRenderer {
  /** Refuses non-images and large ones, and when too many wait. */
  render(source: OpenObject, order: ImageTransform): Promise<StorageResult<RenderedImage>>
}

export interface ImageRendererLimits {
  mostBytes: number
  mostPixels: number
  /** Each holds a source and its pixels in memory. */
  atOnce: number
  waiting: number
  seconds: number
}

const LIMITS: ImageRendererLimits = {
  mostBytes: 25 * 1024 * 1024,
  mostPixels: 50_000_000,
  atOnce: 2,
  waiting: 20,
  seconds: 15,
}
const DEFAULT_QUALITY = 80
const FITS = { cover: 'cover', contain: 'inside', fill: 'fill' } as const
/** Raster images only: SVG could make the server execute its content. */
const FORMATS = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
} as const

/** Scales stored images, a few concurrently. */
export function createImageRenderer(limits: ImageRendererLimits = LIMITS): ImageRenderer {
  let running = 0
  const waiting: (() => void)[] = []
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
  return {
    async render(source, order) {
      if (source.object.size > limits.mostBytes) return tooLarge()
      if (running >= limits.atOnce) {
        if (waiting.length >= limits.waiting) return refuseStorage('SlowDown')
        await new Promise<void>((resolve) => waiting.push(resolve))
      } else running += 1
      try {
        return await renderOne(source, order, limits)
      } finally {
        leave()
      }
    },
  }
}

async function renderOne(
  { read }: OpenObject,
  order: ImageTransform,
  { mostPixels, seconds }: ImageRendererLimits,
): Promise<StorageResult<RenderedImage>> {
  const source = await buffer(await read())
  const found = (await fileTypeFromBuffer(source).catch(() => undefined))?.mime ?? ''
  if (!isPicture(found)) return refuseStorage('InvalidRequest', 'the object is not an image')
  const { width, height, resize } = order
  const { default: sharp } = await import('sharp')
  try {
    const image = sharp(source, { limitInputPixels: mostPixels, sequentialRead: true })
      .timeout({ seconds })
      .autoOrient()
    if (width || height)
      image.resize({ width, height, fit: FITS[resize], withoutEnlargement: resize !== 'fill' })
    const format = order.format === 'origin' ? FORMATS[found] : order.format
    const quality = order.quality ?? DEFAULT_QUALITY
    const options = format === 'avif' ? { quality, effort: 2 } : format === 'gif' ? {} : { quality }
    const bytes = await image.toFormat(format, options).toBuffer()
    return accept({ bytes, contentType: `image/${format}` })
  } catch (error) {
    return /pixel limit/.test((error as Error).message)
      ? tooLarge()
      : refuseStorage('InvalidRequest', 'the image cannot be read')
  }
}

function isPicture(type: string): type is keyof typeof FORMATS {
  return Object.hasOwn(FORMATS, type)
}

function tooLarge() {
  return refuseStorage('InvalidRequest', 'the image is too large')
}
