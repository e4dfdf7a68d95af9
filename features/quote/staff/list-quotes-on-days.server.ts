import { and, asc, eq, gte, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { quotes, quoteVersions } from '../database/quote.tables.server.ts'
import type { QuoteDocument } from '../rules/quote-document.ts'

const MOST = 100

export interface QuoteOnDays {
  id: string
  number: number
  version: number
  awaitsDate: boolean
  totalCents: number
  /** As the customer reads it. */
  document: QuoteDocument
}

/** Quotes that a customer can still accept, with a date on one of the days, both included; at most 100. */
export function listQuotesOnDays(
  db: Database,
  { from, to, today }: { from: string; to: string; today: string },
): Promise<QuoteOnDays[]> {
  return db
    .select({
      id: quotes.id,
      number: quotes.number,
      version: quotes.version,
      awaitsDate: quotes.awaitsDate,
      totalCents: quoteVersions.totalCents,
      document: quoteVersions.document,
    })
    .from(quotes)
    .innerJoin(
      quoteVersions,
      and(eq(quoteVersions.quoteId, quotes.id), eq(quoteVersions.version, quotes.version)),
    )
    .where(
      and(
        eq(quotes.state, 'sent'),
        gte(quotes.validUntil, today),
        sql`exists (
          select from jsonb_array_elements(${quoteVersions.document} -> 'dates') as date
          where date ->> 'day' between ${from} and ${to}
        )`,
      ),
    )
    .orderBy(asc(quotes.validUntil), asc(quotes.number))
    .limit(MOST)
}
