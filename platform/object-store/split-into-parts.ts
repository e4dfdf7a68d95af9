/** Bytes in parts of one size; the last may be smaller, and there is none when nothing comes. */
export async function* splitIntoParts(
  bytes: AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<Uint8Array<ArrayBuffer>, undefined> {
  let part = new Uint8Array(size)
  let filled = 0
  for await (const chunk of bytes) {
    for (let done = 0; done < chunk.length; ) {
      const taken = Math.min(chunk.length - done, size - filled)
      part.set(chunk.subarray(done, done + taken), filled)
      filled += taken
      done += taken
      if (filled === size) {
        yield part
        // The one before may still be on its way.
        part = new Uint8Array(size)
        filled = 0
      }
    }
  }
  if (filled > 0) yield part.subarray(0, filled)
  return undefined
}
