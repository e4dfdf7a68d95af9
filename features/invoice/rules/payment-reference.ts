/** Recursive modulo 10 of SIX: row of the carry, column of the digit. */
const CARRY = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5] as const

/** 27 digits for a QR-IBAN: the digits, filled up with zeros, and their check digit. */
export function qrReference(digits: string): string {
  if (!/^\d{1,26}$/.test(digits) || /^0+$/.test(digits)) throw new RangeError('not 1 to 26 digits')
  const body = digits.padStart(26, '0')
  return `${body}${checkDigit(body)}`
}

export function isQrReference(reference: string): boolean {
  return (
    /^\d{27}$/.test(reference) &&
    !/^0+$/.test(reference) &&
    checkDigit(reference.slice(0, 26)) === Number(reference[26])
  )
}

function checkDigit(digits: string): number {
  let carry = 0
  for (const digit of digits) carry = CARRY[(carry + Number(digit)) % 10] ?? 0
  return (10 - carry) % 10
}

/** ISO 11649 for an IBAN: `RF`, two check digits, and 1 to 21 letters and digits. */
export function creditorReference(text: string): string {
  if (!/^[A-Z0-9]{1,21}$/.test(text)) throw new RangeError('not 1 to 21 letters and digits')
  const check = 98n - remainder(`${text}RF00`)
  return `RF${String(check).padStart(2, '0')}${text}`
}

export function isCreditorReference(reference: string): boolean {
  return (
    /^RF\d{2}[A-Z0-9]{1,21}$/.test(reference) &&
    remainder(`${reference.slice(4)}${reference.slice(0, 4)}`) === 1n
  )
}

function remainder(text: string): bigint {
  return BigInt(text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))) % 97n
}
