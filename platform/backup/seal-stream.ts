import { createCipheriv, createDecipheriv, randomBytes, scrypt, type ScryptOptions } from 'node:crypto'
import { startupProblem } from '../startup-problem.ts'

export type KeyCost = Pick<ScryptOptions, 'N' | 'r' | 'p'>

/** scrypt with 128 MiB of memory, about half a second. The file does not name it: every backup is made with it. */
const KEY_COST: KeyCost = { N: 2 ** 17, r: 8, p: 1 }

/**
 * Encrypts a stream: a header with the salt, then 64 KiB chunks, each AES-256-GCM with its number and a last flag
 * (STREAM, Hoang et al., 2015), so truncation and reordering are detected.
 */
export async function* sealStream(
  bytes: AsyncIterable<Uint8Array>,
  passphrase: string,
  cost = KEY_COST,
): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES)
  const header = Buffer.concat([MAGIC, salt])
  const key = await deriveKey(passphrase, salt, cost)
  yield header
  let number = 0
  for await (const { chunk, isLast } of inChunks(bytes, CHUNK_BYTES)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonce(number, isLast)).setAAD(header)
    yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()])
    number += 1
  }
}

/** Decrypts a stream. Throws a start-up problem for a wrong passphrase and a damaged or truncated stream. */
export async function* openStream(
  bytes: AsyncIterable<Uint8Array>,
  passphrase: string,
  cost = KEY_COST,
): AsyncGenerator<Buffer> {
  let header: Buffer | undefined
  let key: Buffer | undefined
  let number = 0
  for await (const { chunk, isLast } of inChunks(bytes, CHUNK_BYTES + TAG_BYTES, HEADER_BYTES)) {
    if (!header || !key) {
      header = chunk
      if (!isSealed(chunk) || isLast) throw damaged()
      key = await deriveKey(passphrase, chunk.subarray(MAGIC.length), cost)
      continue
    }
    yield openChunk(chunk, key, header, number, isLast)
    number += 1
  }
}

export function isSealed(start: Uint8Array): boolean {
  return MAGIC.equals(start.subarray(0, MAGIC.length))
}

const MAGIC = Buffer.from('gratweg backup 1')
const SALT_BYTES = 16
export const HEADER_BYTES = MAGIC.length + SALT_BYTES
const CHUNK_BYTES = 64 * 1024
const TAG_BYTES = 16
const MAX_MEMORY_BYTES = 256 * 1024 * 1024

function openChunk(chunk: Buffer, key: Buffer, header: Buffer, number: number, isLast: boolean): Buffer {
  if (chunk.length < TAG_BYTES) throw damaged()
  const decipher = createDecipheriv('aes-256-gcm', key, nonce(number, isLast)).setAAD(header)
  decipher.setAuthTag(chunk.subarray(-TAG_BYTES))
  const opened = decipher.update(chunk.subarray(0, -TAG_BYTES))
  try {
    decipher.final()
  } catch {
    throw damaged()
  }
  return opened
}

function damaged(): Error {
  return startupProblem(
    'the passphrase is wrong, or the file is cut or damaged; try the passphrase again, or take another copy of the file.',
  )
}

function nonce(number: number, isLast: boolean): Buffer {
  const bytes = Buffer.alloc(12)
  bytes.writeUIntBE(number, 5, 6)
  bytes[11] = isLast ? 1 : 0
  return bytes
}

function deriveKey(passphrase: string, salt: Buffer, cost: KeyCost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(passphrase.normalize('NFC'), salt, 32, { ...cost, maxmem: MAX_MEMORY_BYTES }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}

async function* inChunks(
  bytes: AsyncIterable<Uint8Array>,
  size: number,
  firstSize = size,
): AsyncGenerator<{ chunk: Buffer; isLast: boolean }> {
  let parts: Uint8Array[] = []
  let held = 0
  let wanted = firstSize
  for await (const part of bytes) {
    parts.push(part)
    held += part.length
    if (held <= wanted) continue
    let rest = Buffer.concat(parts)
    // A full chunk is held back until more data follows: it may be the last.
    while (rest.length > wanted) {
      yield { chunk: rest.subarray(0, wanted), isLast: false }
      rest = rest.subarray(wanted)
      wanted = size
    }
    parts = [rest]
    held = rest.length
  }
  yield { chunk: Buffer.concat(parts), isLast: true }
}
