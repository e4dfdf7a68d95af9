import { desc, eq, or } from 'drizzle-orm'
import type { SearchTerms } from '#kernel/search-terms.ts'
import type { Database } from '#platform/database/database.ts'
import { matchesWords } from '#platform/database/matches-words.ts'
import { quotes, SEARCHED_QUOTE } from '../database/quote.tables.server.ts'
import type { StoredQuote } from '../database/quotes-repository.server.ts'

/** Quotes by number, or words of company, name and address (a telephone number as it was written); newest first. */
export async function searchQuotes(
  db: Database,
  { words, number }: Pick<SearchTerms, 'words' | 'number'>,
  most: number,
): Promise<StoredQuote[]> {
  const found = words.length > 0 ? matchesWords(SEARCHED_QUOTE, words) : undefined
  if (!found && number === null) return []
  return db
    .select()
    .from(quotes)
    .where(or(found, number === null ? undefined : eq(quotes.number, number)))
    .orderBy(desc(quotes.number))
    .limit(most)
}
