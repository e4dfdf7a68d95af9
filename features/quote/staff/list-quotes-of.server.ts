import { desc, eq, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { quotes } from '../database/quote.tables.server.ts'

/** Quotes for an address, newest first. */
export function listQuotesOf(db: Database, email: string, most: number) {
  return db
    .select()
    .from(quotes)
    .where(eq(sql`lower(${quotes.document} -> 'customer' ->> 'email')`, email.toLowerCase()))
    .orderBy(desc(quotes.createdAt), desc(quotes.id))
    .limit(most)
}
