import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { PersonalRecord } from '#kernel/personal-record.ts'
import { omit } from '#kernel/omit.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { mandateDocuments, mandates } from '../mandate/mandate.tables.server.ts'
import { quoteEntries, quotes, quoteVersions } from './quote.tables.server.ts'

/** Quotes for an e-mail address with versions and history, for the data export. */
export async function readQuoteRecords(db: Database | Transaction, email: string): Promise<PersonalRecord[]> {
  const found = await db.select().from(quotes).where(isOf(email)).orderBy(asc(quotes.createdAt))
  const ids = found.map(({ id }) => id)
  if (ids.length === 0) return []
  const versions = await db
    .select()
    .from(quoteVersions)
    .where(inArray(quoteVersions.quoteId, ids))
    .orderBy(asc(quoteVersions.version))
  const entries = await db
    .select()
    .from(quoteEntries)
    .where(inArray(quoteEntries.quoteId, ids))
    .orderBy(asc(quoteEntries.id))
  const works = await db.select().from(mandates).where(inArray(mandates.quoteId, ids))
  const files = await db
    .select()
    .from(mandateDocuments)
    .where(inArray(mandateDocuments.mandateId, ids))
    .orderBy(asc(mandateDocuments.addedAt))
  return found.map((quote) => ({
    number: quote.number,
    at: quote.createdAt,
    title: null,
    cents: quote.totalCents,
    keep: quote.state === 'accepted' ? 'books' : null,
    keptSince: quote.decidedAt ?? quote.createdAt,
    data: {
      ...omit(quote, 'customer', 'referenceHash', 'idempotencyHash'),
      versions: versions
        .filter(({ quoteId }) => quoteId === quote.id)
        .map(({ version, document, totalCents, sentAt }) => ({ version, document, totalCents, sentAt })),
      history: entries
        .filter(({ quoteId }) => quoteId === quote.id)
        .map(({ at, action, detail }) => ({ at, action, detail })),
      mandate: works
        .filter(({ quoteId }) => quoteId === quote.id)
        .map(({ nextStep, nextDay, closedAt }) => ({
          nextStep,
          nextDay,
          closedAt,
          documents: files
            .filter(({ mandateId }) => mandateId === quote.id)
            .map(({ title, addedAt }) => ({ title, addedAt })),
        })),
    },
  }))
}

/** Deletes all but accepted quotes, which belong to the books like the bookings they made. @returns their ids. */
export async function eraseQuotes(tx: Transaction, email: string): Promise<string[]> {
  const gone = await tx
    .delete(quotes)
    .where(and(isOf(email), sql`${quotes.state} <> 'accepted'`))
    .returning({ id: quotes.id })
  return gone.map(({ id }) => id)
}

/** Deletes quotes that led to nothing, without activity since `before`, in batches. @returns how many. */
export function purgeQuotes(db: Database, before: Date, batch: number) {
  return purge(db, batch, sql`state <> 'accepted' and updated_at < ${before.toISOString()}`)
}

/** The same for accepted ones. */
export function purgeAcceptedQuotes(db: Database, before: Date, batch: number) {
  return purge(db, batch, sql`state = 'accepted' and updated_at < ${before.toISOString()}`)
}

async function purge(db: Database, batch: number, due: ReturnType<typeof sql>) {
  const gone = await db.execute(sql`
    delete from quotes where id in (
      select id from quotes where ${due} order by updated_at limit ${batch} for update skip locked
    )`)
  return gone.rowCount ?? 0
}

function isOf(email: string) {
  return eq(quotes.customer, email.toLowerCase())
}
