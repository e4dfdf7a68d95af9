import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { compressMaximally } from './compressed-answer.ts'

export const COMPRESSED_ENDINGS = { brotli: '.br', gzip: '.gz' } as const

/** Images and fonts are compressed already. */
const TEXT_FILES = new Set(['.css', '.ico', '.js', '.json', '.svg', '.txt', '.webmanifest'])

/** Writes `name.br` and `name.gz` beside every text file below `folder`, at build time. */
export async function precompressFiles(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    TEXT_FILES.has(extname(name)),
  )
  await Promise.all(
    files.map(async (name) => {
      const path = join(folder, name)
      const { brotli, gzip } = await compressMaximally(await readFile(path))
      await writeFile(path + COMPRESSED_ENDINGS.brotli, brotli)
      await writeFile(path + COMPRESSED_ENDINGS.gzip, gzip)
    }),
  )
}
