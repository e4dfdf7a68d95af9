import { type AppKey, deriveBytes, hashToken } from '#platform/secrets.ts'

/** Crockford's base 32: no I, L, O, U, so that codes can be read aloud. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const PREFIX = 'GRAT'
/** 60 bits. */
const CODE_LENGTH = 12

/** The code `GRAT-XXXX-XXXX-XXXX`, derived from the application key. */
export function voucherCode(key: AppKey, voucherId: string): string {
  const bytes = deriveBytes(key, 'voucher-code', voucherId)
  let core = ''
  for (let index = 0; index < CODE_LENGTH; index++) core += ALPHABET[(bytes[index] as number) & 31]
  return `${PREFIX}-${core.slice(0, 4)}-${core.slice(4, 8)}-${core.slice(8)}`
}

/** The twelve significant characters of a typed code (O reads as 0, I and L as 1); undefined for malformed codes. */
export function normaliseVoucherCode(typed: string): string | undefined {
  if (typed.length > 64) return undefined
  const plain = typed.toUpperCase().replace(/[^0-9A-Z]/g, '')
  const core =
    plain.length === PREFIX.length + CODE_LENGTH && plain.startsWith(PREFIX) ? plain.slice(4) : plain
  const read = core.replaceAll('O', '0').replace(/[IL]/g, '1')
  const readable = read.length === CODE_LENGTH && [...read].every((character) => ALPHABET.includes(character))
  return readable ? read : undefined
}

/** The hash that the table stores; undefined for malformed codes. */
export function hashVoucherCode(typed: string): string | undefined {
  const core = normaliseVoucherCode(typed)
  return core && hashToken(`voucher:${core}`)
}
