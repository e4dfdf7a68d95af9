import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { projectFolder } from './bootstrap.mjs'

/** `node scripts/draw-icons.ts` after logo changes. `public/favicon.svg` is hand-drawn for 32 pixels. */
const folder = join(projectFolder, 'public')
mkdirSync(join(folder, 'icons'), { recursive: true })
writeFileSync(join(folder, 'favicon.ico'), icoOf(await Promise.all([16, 32, 48].map(bare))))
writeFileSync(join(folder, 'apple-touch-icon.png'), await onPaper(180, 0.72))
for (const size of [192, 512]) {
  writeFileSync(join(folder, `icons/icon-${size}.png`), await bare(size))
  // Masks may crop to a circle of 80 % (w3.org/TR/appmanifest, "Icon masks").
  writeFileSync(join(folder, `icons/maskable-${size}.png`), await onPaper(size, 0.62))
}

/** Transparent, maximum size. */
function bare(size: number): Promise<Buffer> {
  return png(rhombus(size, 0.92))
}

/** On the light theme's background; `share` is the width. */
function onPaper(size: number, share: number): Promise<Buffer> {
  return png(rhombus(size, share, `<rect width="${size}" height="${size}" fill="#f3f6f4"/>`))
}

function rhombus(size: number, share: number, ground = ''): string {
  const half = (size * share) / 2
  const middle = size / 2
  const rise = half * 0.7
  const edge = Math.max(1.4, (size * share) / 24)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${ground}<path fill="#ffc914" stroke="#14201a" stroke-width="${edge}" d="M${middle - half + edge} ${middle}L${middle} ${middle - rise} ${middle + half - edge} ${middle} ${middle} ${middle + rise}z"/></svg>`
}

function png(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png({ palette: true, effort: 10, dither: 0 }).toBuffer()
}

/** ICO with PNGs: directory entries of 16 bytes, then the files. */
function icoOf(images: Buffer[]): Buffer {
  const directory = Buffer.alloc(6 + images.length * 16)
  directory.writeUInt16LE(1, 2)
  directory.writeUInt16LE(images.length, 4)
  let offset = directory.length
  for (const [index, image] of images.entries()) {
    const entry = 6 + index * 16
    // PNG width and height are at fixed offsets.
    directory.writeUInt8(image.readUInt32BE(16), entry)
    directory.writeUInt8(image.readUInt32BE(20), entry + 1)
    directory.writeUInt16LE(1, entry + 4)
    directory.writeUInt16LE(32, entry + 6)
    directory.writeUInt32LE(image.length, entry + 8)
    directory.writeUInt32LE(offset, entry + 12)
    offset += image.length
  }
  return Buffer.concat([directory, ...images])
}
