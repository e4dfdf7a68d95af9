import type { Language } from '#i18n/languages.ts'

/** Endings of plurals, cases and genders, the longest first. */
const ENDINGS: Record<Language, readonly string[]> = {
  de: ['innen', 'ern', 'en', 'em', 'er', 'es', 'e', 's'],
  en: ['ings', 'ing', 'ed', 'es', 's', 'y', 'e'],
  fr: ['ements', 'ement', 'ees', 'es', 'ee', 'er', 'ez', 's', 'x', 'e'],
  it: ['che', 'chi', 'ie', 'ia', 'io', 'hi', 'he', 'a', 'e', 'i', 'o'],
}

/** Shorter stems mean too many things. */
const SHORTEST: Record<Language, number> = { de: 4, en: 3, fr: 4, it: 3 }

/** Two endings in a row: Wassers, Wasser; toilettes, toilette. */
const MOST_ENDINGS = 2

const IRREGULAR: Partial<Record<Language, ReadonlyMap<string, string>>> = {
  en: new Map([
    ['children', 'child'],
    ['people', 'person'],
    ['knives', 'knife'],
    ['women', 'woman'],
    ['men', 'man'],
    ['feet', 'foot'],
  ]),
  fr: new Map([
    ['travaux', 'travail'],
    ['animaux', 'animal'],
    ['genoux', 'genou'],
  ]),
}

/**
 * Light stemming of a folded word: what its forms have in common. Enough for a site of some forty pages; a library of
 * full stemmers would weigh 100 times as much.
 */
export function stem(word: string, language: Language): string {
  let stemmed = IRREGULAR[language]?.get(word) ?? word
  for (let cut = 0; cut < MOST_ENDINGS; cut++) {
    const ending = ENDINGS[language].find(
      (each) => stemmed.endsWith(each) && stemmed.length - each.length >= SHORTEST[language],
    )
    if (!ending) break
    stemmed = stemmed.slice(0, -ending.length)
  }
  return stemmed
}
