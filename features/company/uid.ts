const WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4] as const

/** `CHE-123.456.788` from any way of writing the nine digits; other texts as they are. */
export function formatUid(text: string): string {
  const [, one, two, three] = /^\s*CHE[-\s.]*(\d{3})[\s.]*(\d{3})[\s.]*(\d{3})\s*$/i.exec(text) ?? []
  return three ? `CHE-${one}.${two}.${three}` : text
}

/** As VAT asks for it: the UID with MWST behind it, whatever language the suffix was typed in. */
export function formatVatNumber(text: string): string {
  const [, number = ''] = /^(.*?)\s*(?:MWST|TVA|IVA|VAT)?\s*$/i.exec(text) ?? []
  const uid = formatUid(number)
  return isUid(uid) ? `${uid} MWST` : text
}

/** Form and check digit (eCH-0097: modulo 11 of the eight digits before it). */
export function isUid(text: string): boolean {
  if (!/^CHE-\d{3}\.\d{3}\.\d{3}$/.test(text)) return false
  const digits = text.replace(/\D/g, '').split('').map(Number)
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * (digits[index] ?? 0), 0)
  return (11 - (sum % 11)) % 11 === digits[8]
}
