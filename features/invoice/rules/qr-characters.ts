import { inLatinLetters } from '#i18n/latin-letters.ts'

/**
 * What a QR-bill may contain (implementation guidelines 2.3, 4.1.1): Basic Latin, Latin-1, Latin Extended-A, and a few
 * single ones.
 */
const ALLOWED = /^[\u0020-\u007e\u00a0-\u017f\u0218-\u021b\u20ac]*$/u

/** What people and programs write instead. */
const REPLACED: Readonly<Record<string, string>> = {
  '\u2018': "'",
  '\u2019': "'",
  '\u201a': "'",
  '\u201c': '"',
  '\u201d': '"',
  '\u201e': '"',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '-',
  '\u2013': '-',
  '\u2014': '-',
  '\u2026': '...',
  '\u2022': '-',
  '\u1e9e': 'SS',
}

export function isQrText(text: string): boolean {
  return ALLOWED.test(text)
}

/**
 * One line of allowed characters, at most `most` of them: accents that a bill does not know are taken off, other letters
 * and scripts are written in Latin letters, pictures are left out. Idempotent.
 */
export function qrText(text: string, most: number): string {
  const plain = [...text.normalize('NFC')].map(allowedForm).join('')
  const line = plain.replace(/[\s\u00a0\u00ad]+/gu, ' ').trim()
  return line.slice(0, most).trim()
}

function allowedForm(character: string): string {
  if (/[\s\u200b-\u200f\u2028-\u202f]/u.test(character)) return ' '
  if (isQrText(character)) return character
  const replaced = REPLACED[character]
  if (replaced !== undefined) return replaced
  return inLatinLetters(character).replace(/[^ -~]/g, '')
}
