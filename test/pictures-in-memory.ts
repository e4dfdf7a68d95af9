import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { PictureStore } from '#features/pictures/picture-store.server.ts'

/** @param originals by id */
export function picturesInMemory(
  originals: Map<string, Buffer> = new Map(),
): PictureStore & { files: Map<string, Buffer>; originals: Map<string, Buffer> } {
  const files = new Map<string, Buffer>()
  const open = (bytes: Buffer | undefined) => bytes && Readable.from([bytes], { objectMode: false })
  return {
    files,
    originals,
    openOriginal: async (id) => open(originals.get(id)),
    openRendering: async (file) => open(files.get(file)),
    has: async (file) => files.has(file),
    async remove(_tx, id) {
      originals.delete(id)
      for (const name of files.keys()) if (name.startsWith(`${id}-`)) files.delete(name)
    },
    put: async (file, body) => void files.set(file, await buffer(body)),
  }
}
