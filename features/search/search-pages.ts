import type { Language } from '#i18n/languages.ts'
import { editDistance } from './edit-distance.ts'
import { foldedWords } from './fold-text.ts'
import type { PageHit } from './page-hit.ts'

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

export interface IndexedPage extends PageHit {
  fields: { words: Word[]; weight: number /** Letters may be wrong. */; lenient: boolean }[]
}

interface Word {
  word: string
  stem: string
}

export function indexPage(page: PageHit, text: string, language: Language = 'de'): IndexedPage {
  // Questions share the path of their page: only what they say finds them.
  const path = page.path.includes('#') ? '' : page.path
  return {
    ...page,
    fields: [
      { words: wordsOf(page.title, language), weight: 10, lenient: true },
      { words: wordsOf(path, language), weight: 6, lenient: true },
      { words: wordsOf(page.description, language), weight: 4, lenient: true },
      { words: wordsOf(text, language), weight: 1, lenient: false },
    ],
  }
}

const MAX_WORDS = 8

/**
 * Pages that match at least half of the words, by matches, then by weight. Without words: none. A word that is nowhere
 * is taken for a slip of the finger.
 */
export function searchPages(
  pages: readonly IndexedPage[],
  text: string,
  language: Language = 'de',
): PageHit[] {
  const sought = wordsOf(text, language).slice(0, MAX_WORDS)
  const likenesses = sought.map((each) => {
    const exact = likenessIn(each, language)
    return pages.some((page) => weigh(page, exact) > 0) ? exact : misspelt(each)
  })
  return pages
    .map((page) => {
      const found = likenesses.map((likeness) => weigh(page, likeness)).filter((weight) => weight > 0)
      return { page, count: found.length, weight: found.reduce((sum, weight) => sum + weight, 0) }
    })
    .filter(({ count }) => count > 0 && count * 2 >= sought.length)
    .toSorted((a, b) => b.count - a.count || b.weight - a.weight)
    .map(({ page: { fields: _fields, ...hit } }) => hit)
}

function wordsOf(text: string, language: Language): Word[] {
  return foldedWords(text).map((word) => ({ word, stem: stem(word, language) }))
}

/** 0 to 1. */
type Likeness = (word: Word, lenient: boolean) => number

function weigh({ fields }: IndexedPage, likeness: Likeness): number {
  let best = 0
  for (const { words, weight, lenient } of fields) {
    if (weight <= best) continue
    for (const word of words) best = Math.max(best, weight * likeness(word, lenient))
  }
  return best
}

/** Equal, same stem, prefix, other ending, part of a compound. */
function likenessIn(sought: Word, language: Language): Likeness {
  return ({ word, stem: stemmed }) => {
    if (word === sought.word) return 1
    if (stemmed === sought.stem) return 0.9
    if (sought.word.length >= 2 && word.startsWith(sought.word)) return 0.8
    const shared = sharedBeginning(sought.word, word)
    if (shared >= 5 && shared >= 0.75 * Math.max(sought.word.length, word.length)) return 0.7
    return language === 'de' && isPartOf(stemmed, sought.stem) ? 0.6 : 0
  }
}

/** Only German writes compounds as one word; elsewhere “training” would contain “rain”. */
function isPartOf(compound: string, part: string): boolean {
  return part.length >= 5 ? compound.includes(part) : part.length === 4 && compound.endsWith(part)
}

function misspelt({ word: sought }: Word): Likeness {
  return ({ word }, lenient) => {
    if (!lenient || sought.length < 5 || Math.abs(sought.length - word.length) > 2) return 0
    return editDistance(sought, word) <= (sought.length < 8 ? 1 : 2) ? 0.4 : 0
  }
}

function sharedBeginning(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return length
}
