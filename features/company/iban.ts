/** Without spaces, in capitals. */
export function plainIban(text: string): string {
  return text.replace(/\s+/g, '').toUpperCase()
}

/** In groups of four, as people read it. */
export function formatIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ')
}

/** Of Switzerland or Liechtenstein, with its check digits (ISO 13616: modulo 97). */
export function isIban(iban: string): boolean {
  if (!/^(?:CH|LI)\d{2}\d{5}[\dA-Z]{12}$/.test(iban)) return false
  const turned = `${iban.slice(4)}${iban.slice(0, 4)}`
  const digits = turned.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return BigInt(digits) % 97n === 1n
}

/** Its institution is 30000 to 31999: it takes QR references, and only those. */
export function isQrIban(iban: string): boolean {
  const institution = Number(iban.slice(4, 9))
  return isIban(iban) && institution >= 30_000 && institution <= 31_999
}
