import type { Readable } from 'node:stream'

/** What `file-type` wants to see of a file. */
const HEAD_BYTES = 4100

/** The first bytes of a stream, and what follows them. The stream is read no further until somebody wants the rest. */
export async function peekStream(
  body: Readable,
): Promise<{ head: Uint8Array; rest: AsyncIterable<Uint8Array> }> {
  const chunks = body[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>
  const seen: Uint8Array[] = []
  let size = 0
  while (size < HEAD_BYTES) {
    const next = await chunks.next()
    if (next.done) break
    seen.push(next.value)
    size += next.value.length
  }
  return { head: Buffer.concat(seen), rest: { [Symbol.asyncIterator]: () => chunks } }
}
