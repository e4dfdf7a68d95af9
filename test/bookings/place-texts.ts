import type { Language } from '#i18n/languages.ts'

/** Patterns for texts about places, with number words from two on. */
export const PLACE_TEXTS: Record<Language, { one: RegExp; other: RegExp; numbers: readonly string[] }> = {
  de: {
    one: /\bPlatz\b/,
    other: /\bPlätze\b/,
    numbers: 'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' '),
  },
  en: {
    one: /(?<!time or the )\bplace\b/i,
    other: /\bplaces\b/i,
    numbers: 'two three four five six seven eight nine ten eleven twelve'.split(' '),
  },
  fr: {
    one: /\bplace\b/i,
    other: /\bplaces\b/i,
    numbers: 'deux trois quatre cinq six sept huit neuf dix onze douze'.split(' '),
  },
  it: {
    one: /\bposto\b/i,
    other: /\bposti\b/i,
    numbers: 'due tre quattro cinque sei sette otto nove dieci undici dodici'.split(' '),
  },
}

/** Null unless the text names a wrong number of places, or has unfilled placeholders. */
export function wrongPlaces(language: Language, count: number, text: string): string | null {
  const { one, other, numbers } = PLACE_TEXTS[language]
  if (/\{n\}|undefined/.test(text)) return `unfilled: ${text}`
  if (count === 1) return other.test(text) ? `several for one: ${text}` : null
  if (one.test(text)) return `one for ${count}: ${text}`
  const number = numbers[count - 2] ?? String(count)
  const isMentioned = new RegExp(`(^|[^\\p{L}\\d])${number}($|[^\\p{L}\\d])`, 'iu').test(text)
  return other.test(text) && !isMentioned ? `not ${number}: ${text}` : null
}
