import type { Language } from './languages.ts'

/** International marks of vehicles and ISO codes, as people write them before a postal code. */
const COUNTRIES: Readonly<Record<string, string>> = {
  A: 'AT',
  AT: 'AT',
  B: 'BE',
  BE: 'BE',
  CH: 'CH',
  D: 'DE',
  DE: 'DE',
  F: 'FR',
  FL: 'LI',
  FR: 'FR',
  I: 'IT',
  IT: 'IT',
  L: 'LU',
  LI: 'LI',
  LU: 'LU',
  NL: 'NL',
}

/** Swiss ones have four digits, those of all our neighbours but Austria and Liechtenstein five. */
const OF_FIVE_DIGITS: Record<Language, string> = { de: 'DE', en: 'DE', fr: 'FR', it: 'IT' }

/**
 * Code and country of what somebody wrote: `D-79100`, `A 6900`, `FL-9490`. Without a mark the country is the known one;
 * else Liechtenstein for 9485 to 9498, a neighbour by the language for five digits, and Switzerland.
 */
export function readPostalCode(
  written: string,
  { country, language }: { country?: string; language?: Language } = {},
): { postalCode: string; country: string } {
  const text = written.trim()
  const [, mark = '', code = ''] = /^([A-Za-z]{1,2})\s?[-–]?\s?(\d[\dA-Za-z -]*)$/.exec(text) ?? []
  const marked = COUNTRIES[mark.toUpperCase()]
  if (marked) return { postalCode: code.trim(), country: ofLiechtenstein(code, marked) }
  if (country && country !== 'CH') return { postalCode: text, country }
  if (language && /^\d{5}$/.test(text)) return { postalCode: text, country: OF_FIVE_DIGITS[language] }
  return { postalCode: text, country: ofLiechtenstein(text, country ?? 'CH') }
}

/** Its codes are of the Swiss post. */
function ofLiechtenstein(code: string, country: string): string {
  return country === 'CH' && /^94(8[5-9]|9[0-8])$/.test(code.trim()) ? 'LI' : country
}
