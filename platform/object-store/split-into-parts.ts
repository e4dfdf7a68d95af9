/** Parts of one size; the last may be smaller. Yields nothing for an empty stream. */
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
        // A new buffer: the previous part may still be in transit.
        part = new Uint8Array(size)
        filled = 0
      }
    }
  }
  if (filled > 0) yield part.subarray(0, filled)
  return undefined
}
