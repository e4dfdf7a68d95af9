import { Buffer } from 'node:buffer'
import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { HEADER_BYTES, isSealed, openStream, sealStream } from './seal-stream.ts'

const CHUNK = 64 * 1024
const SEALED = CHUNK + 16
const WORDS = 'richtig pferd batterie klammer'

async function* pieces(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
async function all(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts)
}
const CHEAP = { N: 2, r: 1, p: 1 }
const seal = (bytes: Buffer) => all(sealStream(pieces(bytes, 10_000), WORDS, CHEAP))
const open = (bytes: Buffer, words = WORDS, size = 7777) => all(openStream(pieces(bytes, size), words, CHEAP))
const REFUSED = 'the passphrase is wrong, or the file is cut or damaged'

it('returns every byte, also at the edges of a chunk, for any read sizes', async () => {
  for (const size of [0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK]) {
    const bytes = randomBytes(size)
    const sealed = await seal(bytes)
    expect(isSealed(sealed)).toBe(true)
    for (const step of [100_000, 7777, SEALED])
      expect((await open(sealed, WORDS, step)).equals(bytes), `${size} ${step}`).toBe(true)
  }
})

it('derives its key with 128 MiB of memory unless another cost is given', async () => {
  const sealed = await all(sealStream(pieces(Buffer.from('Lia'), 10), WORDS))
  const full = { N: 2 ** 17, r: 8, p: 1 }
  expect((await all(openStream(pieces(sealed, 10), WORDS, full))).toString()).toBe('Lia')
})

it('differs each time and reveals nothing of its content', async () => {
  const bytes = Buffer.alloc(1000, 'Lia Beispiel ')
  const [one, two] = [await seal(bytes), await seal(bytes)]
  expect(one.equals(two)).toBe(false)
  expect(one.includes('Lia')).toBe(false)
})

it('detects a wrong passphrase, a cut, a swap, a repetition, an addition and a changed bit', async () => {
  const sealed = await seal(randomBytes(3 * CHUNK + 100))
  const chunk = (n: number) => sealed.subarray(HEADER_BYTES + n * SEALED, HEADER_BYTES + (n + 1) * SEALED)
  const header = sealed.subarray(0, HEADER_BYTES)
  const changed = Buffer.from(sealed)
  changed[HEADER_BYTES + SEALED + 5] = (changed[HEADER_BYTES + SEALED + 5] ?? 0) ^ 1
  const salted = Buffer.from(sealed)
  salted[HEADER_BYTES - 1] = (salted[HEADER_BYTES - 1] ?? 0) ^ 1
  const broken: Record<string, Buffer> = {
    'cut at a chunk': sealed.subarray(0, HEADER_BYTES + 2 * SEALED),
    'cut in a chunk': sealed.subarray(0, sealed.length - 20),
    'header only': header,
    empty: Buffer.alloc(0),
    swapped: Buffer.concat([header, chunk(1), chunk(0), chunk(2), chunk(3)]),
    repeated: Buffer.concat([header, chunk(0), chunk(0), chunk(1), chunk(2), chunk(3)]),
    'one left out': Buffer.concat([header, chunk(0), chunk(2), chunk(3)]),
    added: Buffer.concat([sealed, Buffer.from('more')]),
    'a bit': changed,
    'the salt': salted,
  }
  for (const [name, bytes] of Object.entries(broken)) await expect(open(bytes), name).rejects.toThrow(REFUSED)
  await expect(open(sealed, `${WORDS}.`)).rejects.toThrow(REFUSED)
})
