import { createHash } from 'node:crypto'

export interface IncomingBytes {
  head: Uint8Array
  rest: AsyncIterable<Uint8Array>
}

/** Reads up to `headBytes` bytes; the rest is read on demand. */
export async function peekBytes(
  chunks: AsyncIterator<Uint8Array>,
  headBytes: number,
): Promise<IncomingBytes> {
  const seen: Uint8Array[] = []
  let size = 0
  while (size < headBytes) {
    const next = await chunks.next()
    if (next.done) break
    seen.push(next.value)
    size += next.value.length
  }
  return { head: Buffer.concat(seen), rest: { [Symbol.asyncIterator]: () => chunks } }
}

export class TooManyBytes extends Error {}

/** Streams the bytes on while counting and hashing them. Throws `TooManyBytes` once `maxBytes` is exceeded. */
export async function measureBytes(
  { head, rest }: IncomingBytes,
  { maxBytes, algorithm }: { maxBytes: number; algorithm: 'md5' | 'sha256' },
  write: (bytes: AsyncIterable<Uint8Array>) => Promise<void>,
): Promise<{ size: number; digest: string }> {
  const digest = createHash(algorithm)
  let size = 0
  const count = (chunk: Uint8Array) => {
    size += chunk.length
    if (size > maxBytes) throw new TooManyBytes()
    digest.update(chunk)
    return chunk
  }
  async function* bytes() {
    if (head.length > 0) yield count(head)
    for await (const chunk of rest) yield count(chunk)
  }
  await write(bytes())
  return { size, digest: digest.digest('hex') }
}
