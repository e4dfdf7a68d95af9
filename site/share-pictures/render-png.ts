import sharp from 'sharp'

// One thread, so that pages are not delayed; no cache, since each picture is rendered once.
sharp.concurrency(1)
sharp.cache(false)

/** Crawlers of social networks give up on larger files. */
const MAX_BYTES = 120 * 1024

/** Tried in order until the file is small enough. */
const QUALITIES = [84, 70, 56]

export async function renderPng(svg: string): Promise<Buffer> {
  const pixels = await sharp(Buffer.from(svg)).png({ compressionLevel: 0 }).toBuffer()
  let png = pixels
  for (const quality of QUALITIES) {
    if (png.length <= MAX_BYTES) break
    png = await sharp(pixels).png({ palette: true, quality, effort: 8, dither: 0.2 }).toBuffer()
  }
  return png
}
