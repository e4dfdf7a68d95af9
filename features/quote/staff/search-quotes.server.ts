import { desc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { SearchTerms } from '#kernel/search-terms.ts'
import type { Database } from '#platform/database/database.ts'
import { matchesWords } from '#platform/database/matches-words.ts'
import { QUOTE_PHONE_DIGITS, quotes, SEARCHED_QUOTE } from '../database/quote.tables.server.ts'

/** Quotes by number, or amount, telephone, or words of company, name and address; newest first. */
export async function searchQuotes(db: Database, terms: SearchTerms, most: number) {
  return db.select().from(quotes).where(matchesQuote(terms)).orderBy(desc(quotes.number)).limit(most)
}

/** The condition of `searchQuotes`. */
export function matchesQuote({ words, number, cents, phone }: SearchTerms): SQL | undefined {
  return or(
    words.length > 0 ? matchesWords(SEARCHED_QUOTE, words) : undefined,
    number === null ? undefined : eq(quotes.number, number),
    cents === null ? undefined : eq(quotes.totalCents, cents),
    phone === null ? undefined : sql`${QUOTE_PHONE_DIGITS} like ${`%${phone}%`}`,
  )
}
