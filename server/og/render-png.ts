import sharp from 'sharp'

// A picture may take longer than a page: one thread for it, and nothing kept that will not be asked for again.
sharp.concurrency(1)
sharp.cache(false)

/** A social network's crawler gives up on large pictures, and a feed shows them small. */
const MAX_BYTES = 120 * 1024

/** From fine to coarse; only pictures of many lines and colours need another one than the first. */
const QUALITIES = [84, 70, 56]

/** An SVG as PNG with a palette. Runs on the thread pool, 0.1 to 0.4 s of one core; no font is needed. */
export async function renderPng(svg: string): Promise<Buffer> {
  const pixels = await sharp(Buffer.from(svg)).png({ compressionLevel: 0 }).toBuffer()
  let png = pixels
  for (const quality of QUALITIES) {
    if (png.length <= MAX_BYTES) break
    png = await sharp(pixels).png({ palette: true, quality, effort: 8, dither: 0.2 }).toBuffer()
  }
  return png
}
