import type { PictureCard } from './picture-card.ts'

const MAX_PICTURES = 600
const MAX_BYTES = 64 * 1024 * 1024

/** PNG cache: drawn on first request, one at a time, least recently used evicted first. */
export function createPictureStore(draw: (card: PictureCard) => Promise<Buffer>) {
  const pictures = new Map<string, Promise<Buffer>>()
  const sizes = new Map<string, number>()
  let bytes = 0
  let queue: Promise<unknown> = Promise.resolve()

  function forget(key: string): void {
    bytes -= sizes.get(key) ?? 0
    sizes.delete(key)
    pictures.delete(key)
  }

  function start(key: string, card: PictureCard): Promise<Buffer> {
    const picture = queue.then(() => draw(card))
    queue = picture.then(
      (png) => {
        if (!pictures.has(key)) return
        sizes.set(key, png.length)
        bytes += png.length
        for (const oldest of sizes.keys()) {
          if (bytes <= MAX_BYTES && sizes.size <= MAX_PICTURES) break
          forget(oldest)
        }
      },
      () => forget(key),
    )
    return picture
  }

  return function pictureOf(key: string, card: PictureCard): Promise<Buffer> {
    const known = pictures.get(key)
    const picture = known ?? start(key, card)
    pictures.set(key, picture)
    const size = sizes.get(key)
    if (known && size !== undefined) {
      sizes.delete(key)
      sizes.set(key, size)
    }
    return picture
  }
}
