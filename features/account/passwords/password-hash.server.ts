import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import bcrypt from 'bcryptjs'
import type { PasswordCost } from '../account.ts'

/** OWASP's argon2id parameters: 19 MiB, two passes, one lane. About 20 ms. */
export const PASSWORD_COST: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 }
const SALT_BYTES = 16
const TAG_BYTES = 32
const PHC =
  /^\$(argon2id|argon2i)\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/
const BCRYPT = /^\$2[aby]\$\d\d\$[./A-Za-z0-9]{53}$/
/** Limits for imported hashes, against denial of service. */
const MOST = { memory: 262_144, passes: 16, parallelism: 8 }

const derive = promisify(argon2)

/** An argon2id PHC string with a random salt. */
export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const tag = await tagOf('argon2id', password, salt, TAG_BYTES, cost)
  return `${prefixOf(cost)}${base64(salt)}$${base64(tag)}`
}

/**
 * Verifies argon2id, argon2i and bcrypt at the cost that the hash names. Without a stored hash it does the work of a
 * new one, against timing attacks.
 */
export async function verifyPassword(
  password: string,
  stored: string | null | undefined,
  cost: PasswordCost,
): Promise<boolean> {
  if (stored && BCRYPT.test(stored)) return bcrypt.compare(password, stored)
  const parts = PHC.exec(stored ?? '')
  if (!parts) {
    await tagOf('argon2id', password, Buffer.alloc(SALT_BYTES), TAG_BYTES, cost)
    return false
  }
  const [, algorithm, memory, passes, parallelism, salt, tag] = parts as unknown as PhcParts
  const expected = Buffer.from(tag, 'base64')
  const actual = await tagOf(algorithm, password, Buffer.from(salt, 'base64'), expected.length, {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  })
  return timingSafeEqual(actual, expected)
}

/** False for hashes that are unknown or too expensive to verify. */
export function isKnownHash(stored: string): boolean {
  if (BCRYPT.test(stored)) return true
  const parts = PHC.exec(stored)
  return (
    parts !== null &&
    Number(parts[2]) >= 8 &&
    Number(parts[2]) <= MOST.memory &&
    Number(parts[3]) >= 1 &&
    Number(parts[3]) <= MOST.passes &&
    Number(parts[4]) >= 1 &&
    Number(parts[4]) <= MOST.parallelism &&
    (parts[5] ?? '').length >= 11 &&
    (parts[6] ?? '').length >= 22
  )
}

/** Whether to rehash at the next sign-in: another algorithm or another cost. */
export function needsNewHash(stored: string, cost: PasswordCost): boolean {
  return !stored.startsWith(prefixOf(cost))
}

function prefixOf({ memory, passes, parallelism }: PasswordCost): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$`
}

type PhcParts = [string, 'argon2id' | 'argon2i', string, string, string, string, string]

async function tagOf(
  algorithm: 'argon2id' | 'argon2i',
  password: string,
  nonce: Buffer,
  tagLength: number,
  cost: PasswordCost,
): Promise<Buffer> {
  return (await derive(algorithm, { message: password, nonce, tagLength, ...cost })) as Buffer
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
