import { fill, plural } from './format.ts'
import type { Language } from './languages.ts'

/** One text for every count, or a singular and a plural form; `{n}` stands for the count. */
export type Counted = string | { one: string; other: string }

/** Two to twelve, spelled out in running text. */
const WORDS: Record<Language, readonly string[]> = {
  de: ['zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'],
  en: ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  fr: ['deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze'],
  it: ['due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci', 'undici', 'dodici'],
}

/**
 * The text for a whole number from 1: spelled out from two to twelve, digits above; capitalised where it starts a
 * sentence.
 */
export function counted(language: Language, count: number, text: Counted): string {
  if (typeof text === 'string') return text
  const word = WORDS[language][count - 2]
  return plural(
    language,
    count,
    word ? { one: inWords(text.one, word), other: inWords(text.other, word) } : text,
  )
}

function inWords(text: string, word: string): string {
  const capital = word.charAt(0).toUpperCase() + word.slice(1)
  const begun = text.replaceAll(/(^|[.:!?]\s)\{n\}/g, (_, before: string) => before + capital)
  return fill(begun, { n: word })
}
