import { and, type SQL, sql } from 'drizzle-orm'
import { escapeLike } from './escape-like.ts'

/** Every word somewhere in the text, which a trigram index should cover; undefined without words. */
export function matchesWords(text: SQL, words: readonly string[]): SQL | undefined {
  return and(...words.map((word) => sql`${text} ilike ${`%${escapeLike(word)}%`}`))
}
