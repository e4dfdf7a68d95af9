/** 80 bits: nobody makes one up. Capitals and digits alone make small QR codes. */
const CODE = /^EIN-[0-9A-F]{20}$/
const REFERENCE = /\/buchung\/([\w-]{43})(?:[/?#]|$)/

export function formatCheckInCode(bytes: Uint8Array): string {
  return `EIN-${[...bytes.subarray(0, 10)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`.toUpperCase()
}

/**
 * What a scanned text says of a booking: a check-in code, or the reference of its private page, which the confirmation on paper
 * has as a QR code. Undefined for anything else.
 */
export function checkInToken(scanned: string): string | undefined {
  if (scanned.length > 500) return undefined
  const code = scanned.replaceAll(/\s/g, '').toUpperCase()
  return CODE.test(code) ? code : REFERENCE.exec(scanned)?.[1]
}

/** As the list has it: the device keeps neither codes nor references. Hex of SHA-256, like the tables. */
export async function hashOfToken(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
