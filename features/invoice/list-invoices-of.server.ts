import { and, asc, desc, eq, inArray, ne, or, type SQL } from 'drizzle-orm'
import type { SearchTerms } from '#kernel/search-terms.ts'
import type { Database } from '#platform/database/database.ts'
import { matchesWords } from '#platform/database/matches-words.ts'
import { invoices, SEARCHED_INVOICE } from './database/invoice.tables.server.ts'
import type { SourceName } from './invoice.ts'

/** Invoices and credit notes that were sent, by amount, or words of number, recipient and address; newest first. */
export async function searchInvoices(db: Database, terms: SearchTerms, most: number) {
  return db
    .select()
    .from(invoices)
    .where(and(ne(invoices.state, 'draft'), matchesInvoice(terms)))
    .orderBy(desc(invoices.createdAt), desc(invoices.id))
    .limit(most)
}

/** The condition of `searchInvoices`. A number looks like one of a telephone, of which invoices have none. */
export function matchesInvoice({ parts, cents }: SearchTerms): SQL | undefined {
  return or(
    matchesWords(SEARCHED_INVOICE, parts),
    cents === null ? undefined : eq(invoices.totalCents, cents),
  )
}

/** The invoice or credit note of a number, as printed; none without one. */
export function findInvoiceByNumber(db: Database, number: string) {
  return db.select().from(invoices).where(eq(invoices.number, number.toUpperCase()))
}

/** Invoices and credit notes that were sent for a source, the oldest first. @param ids under which they may be */
export function listSentOfSource(db: Database, source: SourceName, ids: readonly string[]) {
  return db
    .select()
    .from(invoices)
    .where(
      and(eq(invoices.source, source), inArray(invoices.sourceId, [...ids]), ne(invoices.state, 'draft')),
    )
    .orderBy(asc(invoices.createdAt), asc(invoices.id))
}
