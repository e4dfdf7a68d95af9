import sharp from 'sharp'

const MAX_BYTES = 120 * 1024

/** An SVG as PNG with a palette. Runs on the thread pool, 0.1 to 0.3 s of one core; no font is needed. */
export async function renderPng(svg: string): Promise<Buffer> {
  const pixels = await sharp(Buffer.from(svg)).png({ compressionLevel: 0 }).toBuffer()
  const png = await withPalette(pixels, 84)
  // Only the plates with many colours need it.
  return png.length > MAX_BYTES ? withPalette(pixels, 70) : png
}

function withPalette(pixels: Buffer, quality: number): Promise<Buffer> {
  return sharp(pixels).png({ palette: true, quality, effort: 8, dither: 0.2 }).toBuffer()
}
