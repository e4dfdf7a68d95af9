/** 80 bits, not guessable. Only capitals and digits, which make small QR codes. */
const CODE = /^(EIN-[0-9A-F]{20})(?:-([0-9A-F]{8}))?$/
const REFERENCE = /\/buchung\/([\w-]{43})(?:[/?#]|$)/

export function formatCheckInCode(bytes: Uint8Array) {
  return `EIN-${[...bytes.subarray(0, 10)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`.toUpperCase()
}

/**
 * What a scanned text says of a booking: a check-in code, or the reference of its private page, which the confirmation on paper
 * has as a QR code. Undefined for anything else.
 */
export function checkInToken(scanned: string) {
  if (scanned.length > 500) return undefined
  return CODE.exec(plain(scanned))?.[1] ?? REFERENCE.exec(scanned)?.[1]
}

/**
 * Which of `names` a scanned code is of, by its mark after the booking's; undefined when it is of the whole booking, or of
 * somebody who has been renamed since, or when two have one name: then somebody has to ask.
 */
export async function guestOfCode(scanned: string, names: readonly string[]): Promise<number | undefined> {
  if (scanned.length > 500) return undefined
  const [, code, mark] = CODE.exec(plain(scanned)) ?? []
  if (!code || !mark) return undefined
  const hashes = await Promise.all(names.map((name) => hashOfToken(guestToken(code, name))))
  const found = hashes.flatMap((hash, index) => (guestMark(hash) === mark ? [index] : []))
  return found.length === 1 ? found[0] : undefined
}

/** What a guest's mark is the hash of. Upper and lower case are one name, as everywhere in a group. */
export function guestToken(code: string, name: string) {
  return `${code} ${name.normalize('NFC').trim().toLowerCase()}`
}

/** 32 bits distinguish the guests of one booking; the booking's code before it is not guessable (ADR-051). */
export function guestMark(hash: string) {
  return hash.slice(0, 8).toUpperCase()
}

function plain(scanned: string) {
  return scanned.replaceAll(/\s/g, '').toUpperCase()
}

/** As the list has it: the device keeps neither codes nor references. Hex of SHA-256, like the tables. */
export async function hashOfToken(token: string) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A QR code: its side and its dark squares, in modules. */
export interface CheckInPicture {
  size: number
  path: string
}
