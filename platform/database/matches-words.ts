import { and, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { foldPlain, foldSpelled } from '#kernel/folded-text.ts'
import { escapeLike } from './escape-like.ts'

/** A text as it is searched, without case, accents and umlauts: for an index and `matchesWords`. */
export function folded(text: SQLWrapper): SQL {
  return sql`fold_text(${text})`
}

/** Every word somewhere in the text, which is `folded` and which a trigram index should cover; undefined without words. */
export function matchesWords(text: SQL, words: readonly string[]): SQL | undefined {
  return and(...words.map((word) => contains(text, word)))
}

/** The text has the word as it was typed, or as it is spelled without umlauts. */
function contains(text: SQL, word: string): SQL | undefined {
  const ways = new Set([foldPlain(word), foldSpelled(word)])
  return or(...Array.from(ways, (way) => sql`${text} like ${`%${escapeLike(way)}%`}`))
}
