import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { writeAnswer } from './compressed-answer.ts'
import { createCompressedCache } from './compressed-cache.ts'
import { COMPRESSED_ENDINGS } from './precompress-files.ts'

const CONTENT_TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

/** Serves from memory only what was there at start: no request path reaches the file system. */
export function staticFiles(app: FastifyInstance, folder: string): void {
  const cache = createCompressedCache({ maxEntries: 500, maxBytes: 64 * 1024 * 1024 })
  // A missing module of an older build must not be answered with an HTML page.
  app.get('/assets/*', (_request, reply) =>
    reply.code(404).send({ statusCode: 404, error: 'Not Found', message: 'No such asset' }),
  )
  const files = new Set(listFiles(folder))
  for (const path of files) {
    if (isCompressedCopy(path, files)) continue
    const address = `/${relative(folder, path).split(sep).join('/')}`
    if (address.startsWith('/.vite/')) continue
    const answer = () =>
      cache.answer(address, async () => ({
        status: 200,
        headers: {
          // The other security headers only concern documents.
          'X-Content-Type-Options': 'nosniff',
          'Content-Type': CONTENT_TYPES[extname(path)] ?? 'application/octet-stream',
          'Cache-Control': address.startsWith('/assets/')
            ? 'public, max-age=31536000, immutable'
            : 'public, max-age=86400, stale-while-revalidate=604800',
          // SVG opened as a document must not run scripts.
          ...(extname(path) === '.svg'
            ? {
                'Content-Security-Policy':
                  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
              }
            : {}),
        },
        body: await readFile(path),
        compressed: await readCompressed(path, files),
      }))
    app.route({
      method: ['GET', 'HEAD'],
      url: address,
      handler: async (request, reply) => {
        const found = await answer()
        reply.hijack()
        writeAnswer(request.raw, reply.raw, found)
      },
    })
  }
}

/** Precompressed copies; undefined where there are none, as for images. */
async function readCompressed(path: string, files: ReadonlySet<string>) {
  const copies = [path + COMPRESSED_ENDINGS.brotli, path + COMPRESSED_ENDINGS.gzip] as const
  if (!copies.every((copy) => files.has(copy))) return undefined
  const [brotli, gzip] = await Promise.all([readFile(copies[0]), readFile(copies[1])])
  return { brotli, gzip }
}

function isCompressedCopy(path: string, files: ReadonlySet<string>): boolean {
  return Object.values(COMPRESSED_ENDINGS).some(
    (ending) => path.endsWith(ending) && files.has(path.slice(0, -ending.length)),
  )
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}
