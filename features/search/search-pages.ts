import { editDistance } from './edit-distance.ts'
import { foldedWords } from './fold-text.ts'
import type { PageHit } from './page-hit.ts'

export interface IndexedPage extends PageHit {
  fields: { words: string[]; weight: number /** Letters may be wrong. */; lenient: boolean }[]
}

export function indexPage(page: PageHit, text: string): IndexedPage {
  return {
    ...page,
    fields: [
      { words: foldedWords(page.title), weight: 10, lenient: true },
      { words: foldedWords(page.path), weight: 6, lenient: true },
      { words: foldedWords(page.description), weight: 4, lenient: true },
      { words: foldedWords(text), weight: 1, lenient: false },
    ],
  }
}

const MAX_WORDS = 8

/** Pages that match at least half of the words, by matches, then by weight. Without words: none. */
export function searchPages(pages: readonly IndexedPage[], text: string): PageHit[] {
  const sought = foldedWords(text).slice(0, MAX_WORDS)
  return pages
    .map((page) => {
      const found = sought.map((word) => weigh(page, word)).filter((weight) => weight > 0)
      return { page, count: found.length, weight: found.reduce((sum, weight) => sum + weight, 0) }
    })
    .filter(({ count }) => count > 0 && count * 2 >= sought.length)
    .toSorted((a, b) => b.count - a.count || b.weight - a.weight)
    .map(({ page: { path, title, description } }) => ({ path, title, description }))
}

function weigh({ fields }: IndexedPage, sought: string): number {
  let best = 0
  for (const { words, weight, lenient } of fields) {
    if (weight <= best) continue
    for (const word of words) best = Math.max(best, weight * likeness(sought, word, lenient))
  }
  return best
}

/** 0 to 1: equal, prefix, other ending, part of a compound, typing error. */
function likeness(sought: string, word: string, lenient: boolean): number {
  if (word === sought) return 1
  if (sought.length >= 2 && word.startsWith(sought)) return 0.8
  const shared = sharedBeginning(sought, word)
  if (shared >= 5 && shared >= 0.75 * Math.max(sought.length, word.length)) return 0.7
  if (sought.length >= 4 && word.includes(sought)) return 0.5
  if (!lenient || sought.length < 5 || Math.abs(sought.length - word.length) > 2) return 0
  return editDistance(sought, word) <= (sought.length < 8 ? 1 : 2) ? 0.4 : 0
}

function sharedBeginning(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return length
}
