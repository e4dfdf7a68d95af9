import { toCents } from './amount.ts'

/** What somebody typed into the one search of the back office, read in every way it may be meant. */
export interface SearchTerms {
  /** Each has to be found; lower case, at most `MOST_WORDS`. Empty for a telephone number. */
  words: string[]
  /** The same, whatever it may be. */
  parts: string[]
  /** Rappen: of an amount in any way of writing. */
  cents: number | null
  /** Of a booking, an order, a request. */
  number: number | null
  /** Digits without the prefix that changes with where one calls from: `790000021`; or part of them. */
  phone: string | null
  /** Of a voucher's code: its last four characters. */
  lastFour: string | null
  /** Of a private page. */
  reference: string | null
}

export const MIN_SEARCH = 2
/** Characters. */
export const MAX_SEARCH = 100
const MOST_WORDS = 6
/** Fewer digits are numbers of records, or part of a text. */
const MIN_PHONE_DIGITS = 6
/** Of digits in groups, which are nothing else. */
const MIN_GROUPED_DIGITS = 4

/** Undefined for what is too short to be searched for. */
export function readSearch(typed: string): SearchTerms | undefined {
  const text = typed
    .normalize('NFC')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, MAX_SEARCH)
  if (text.length < MIN_SEARCH) return undefined
  const phone = readPhone(text)
  const parts = text.toLowerCase().split(/\s+/).slice(0, MOST_WORDS)
  return {
    words: phone === null ? parts : [],
    parts,
    cents: readCents(text),
    number: /^\d{4,9}$/.test(text) ? Number(text) : null,
    phone,
    lastFour: readLastFour(text),
    reference: /(?:^|\/)([\w-]{43})(?:[?#]|$)/.exec(text)?.[1] ?? null,
  }
}

/** Null for what is no telephone number, or too little of one. */
export function readPhone(text: string): string | null {
  if (!/^\(?[+\d][\d\s()./'’-]*$/.test(text)) return null
  const all = text.replace(/\D/g, '')
  if (all.length < (/\d[\s/]+\d/.test(text) ? MIN_GROUPED_DIGITS : MIN_PHONE_DIGITS)) return null
  // From the middle of a number: two zeros are no prefix there.
  const isPart = all.length < MIN_WHOLE_DIGITS && !text.includes('+')
  return isPart ? all.replace(/^0(?=[1-9])/, '') : phoneDigits(text)
}

const MIN_WHOLE_DIGITS = 9

/** `1'234.50`, `CHF 1234.50`, `1 234,50`, `1234.5 Fr.` */
function readCents(text: string): number | null {
  return toCents(text.replace(/^(?:CHF|S?Fr\.?)\s*|\s*(?:CHF|S?Fr\.?)$/gi, '')) ?? null
}

/** `+41 79 000 00 21`, `0041 79…`, `079 000 00 21`: `790000021`. */
export function phoneDigits(text: string): string {
  const isInternational = /^\s*\(?\s*(\+|00)/.test(text)
  const digits = text.replace(/\(0\)/g, '').replace(/\D/g, '')
  return isInternational ? digits.replace(/^(00)?(41)?/, '') : digits.replace(/^0/, '')
}

/** With the prefix and hyphens of a whole code, or `… 7KQ4`. */
function readLastFour(text: string): string | null {
  const plain = text.toUpperCase().replace(/[^0-9A-Z]/g, '')
  const isCode = plain.length === 4 || (plain.startsWith('GRAT') && plain.length > 8)
  return isCode && /^[\s.…]*[\dA-Z-]+$/i.test(text) ? plain.slice(-4) : null
}
