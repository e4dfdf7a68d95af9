import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { PhotographStore } from '#features/people/portraits.server.ts'

/** @param originals by id */
export function photographsInMemory(
  originals: ReadonlyMap<string, Buffer> = new Map(),
): PhotographStore & { files: Map<string, Buffer> } {
  const files = new Map<string, Buffer>()
  return {
    files,
    openOriginal: async (id) => {
      const bytes = originals.get(id)
      return bytes && Readable.from([bytes], { objectMode: false })
    },
    has: async (file) => files.has(file),
    put: async (file, body) => void files.set(file, await buffer(body)),
  }
}
