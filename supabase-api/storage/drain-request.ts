import type { FastifyRequest } from 'fastify'

/** Amount of a refused body to read: a client that is still sending reads no answer. */
const MOST_BYTES = 64 * 1024 * 1024
const MOST_MS = 10_000

export async function drainRequest({ raw }: FastifyRequest): Promise<void> {
  if (raw.readableEnded || raw.destroyed) return
  raw.unpipe()
  let bytes = 0
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, MOST_MS)
    const done = () => {
      clearTimeout(timer)
      resolve()
    }
    raw.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > MOST_BYTES) done()
    })
    for (const event of ['end', 'close', 'error']) raw.once(event, done)
    raw.resume()
  })
}
