import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { makeTemporaryFolder } from '../temporary-folder.ts'

const [WIDTH, HEIGHT] = [640, 480]

/**
 * A browser whose camera sees `picture` as a hand holds it: turned, unsharp and in poor light. Without `BarcodeDetector`,
 * which no iPhone has, see `withoutDetector`.
 */
export async function browserWithCamera(
  picture: Buffer,
): Promise<{ browser: Browser; close: () => Promise<void> }> {
  const folder = makeTemporaryFolder('camera')
  const file = join(folder.path, 'camera.y4m')
  writeFileSync(file, await videoOf(picture))
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${file}`,
    ],
  })
  const close = async () => {
    await browser.close()
    folder.remove()
  }
  return { browser, close }
}

/** Runs in the page, before its scripts. */
export function withoutDetector(): void {
  Reflect.deleteProperty(globalThis, 'BarcodeDetector')
}

/** YUV4MPEG2 of one grey frame, which Chromium repeats. */
async function videoOf(picture: Buffer): Promise<Buffer> {
  const held = await sharp(picture)
    .flatten({ background: '#fff' })
    .resize(330, 330, { fit: 'contain', background: '#fff' })
    .rotate(11, { background: '#6b675c' })
    .toBuffer()
  const luma = await sharp(held)
    .resize(WIDTH, HEIGHT, { fit: 'contain', background: '#6b675c' })
    .resize(Math.round(WIDTH * 0.75))
    .resize(WIDTH, HEIGHT)
    .blur(0.8)
    .linear(0.55, 40)
    .greyscale()
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  const colours = Buffer.alloc(WIDTH * HEIGHT * 0.5, 128)
  return Buffer.concat([
    Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\nFRAME\n`),
    luma,
    colours,
  ])
}
