import { and, asc, desc, eq, gt, gte, isNull, lt, max, ne, notExists, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/database/database.ts'
import { type QuoteAction, quoteEntries, quoteHolds, quotes, quoteVersions } from './quote.tables.server.ts'

export type StoredQuote = typeof quotes.$inferSelect
export type StoredQuoteVersion = typeof quoteVersions.$inferSelect
export type StoredQuoteEntry = typeof quoteEntries.$inferSelect
type NewQuote = typeof quotes.$inferInsert

/** @returns undefined when the idempotency key is taken. */
export async function insertQuote(tx: Transaction, quote: NewQuote) {
  const [inserted] = await tx
    .insert(quotes)
    .values(quote)
    .onConflictDoNothing({ target: quotes.idempotencyHash })
    .returning()
  return inserted
}

export async function findQuote(
  db: Database | Transaction,
  by:
    | { id: string }
    | { inquiryId: string }
    | { bookingId: string }
    | { referenceHash: string }
    | { idempotencyHash: string },
) {
  const condition =
    'id' in by
      ? eq(quotes.id, by.id)
      : 'inquiryId' in by
        ? and(eq(quotes.inquiryId, by.inquiryId), gt(quotes.version, 0))
        : 'bookingId' in by
          ? eq(quotes.bookingId, by.bookingId)
          : 'referenceHash' in by
            ? eq(quotes.referenceHash, by.referenceHash)
            : eq(quotes.idempotencyHash, by.idempotencyHash)
  const [quote] = await db.select().from(quotes).where(condition)
  return quote
}

/** Locks the quote until the transaction ends. */
export async function lockQuote(tx: Transaction, id: string) {
  const [quote] = await tx.select().from(quotes).where(eq(quotes.id, id)).for('update')
  return quote
}

/** Locks the newest draft of the request, or of none, to which nothing has happened since `authorId` began it. */
export async function lockUntouchedDraft(
  tx: Transaction,
  { inquiryId, authorId }: { inquiryId: string | null; authorId: string },
) {
  const others = tx
    .select()
    .from(quoteEntries)
    .where(
      and(
        eq(quoteEntries.quoteId, quotes.id),
        sql`(${quoteEntries.action} <> 'drafted' or ${quoteEntries.actorId} is distinct from ${authorId})`,
      ),
    )
  const [quote] = await tx
    .select()
    .from(quotes)
    .where(
      and(
        eq(quotes.state, 'draft'),
        eq(quotes.revision, 1),
        inquiryId === null ? isNull(quotes.inquiryId) : eq(quotes.inquiryId, inquiryId),
        notExists(others),
      ),
    )
    .orderBy(desc(quotes.createdAt), desc(quotes.id))
    .limit(1)
    .for('update')
  return quote
}

export async function updateQuote(tx: Transaction, id: string, change: Partial<NewQuote>, now: Date) {
  const [quote] = await tx
    .update(quotes)
    .set({ ...change, updatedAt: now })
    .where(eq(quotes.id, id))
    .returning()
  if (!quote) throw new Error('quotes has no such row')
  return quote
}

export async function lastQuoteEntryAt(
  tx: Transaction,
  quoteId: string,
  action: QuoteAction,
): Promise<Date | null> {
  const [row] = await tx
    .select({ at: max(quoteEntries.at) })
    .from(quoteEntries)
    .where(and(eq(quoteEntries.quoteId, quoteId), eq(quoteEntries.action, action)))
  return row?.at ?? null
}

export async function recordQuoteEntry(
  tx: Transaction,
  entry: {
    quoteId: string
    at: Date
    action: QuoteAction
    actorId?: string | undefined
    detail?: Record<string, unknown>
    unread?: boolean
  },
) {
  await tx.insert(quoteEntries).values(entry)
}

export function listQuoteEntries(db: Database | Transaction, quoteId: string) {
  return db.select().from(quoteEntries).where(eq(quoteEntries.quoteId, quoteId)).orderBy(asc(quoteEntries.id))
}

/** Newest first. */
export function listQuoteVersions(db: Database | Transaction, quoteId: string) {
  return db
    .select()
    .from(quoteVersions)
    .where(eq(quoteVersions.quoteId, quoteId))
    .orderBy(desc(quoteVersions.version))
}

export async function findQuoteVersion(db: Database | Transaction, quoteId: string, version: number) {
  const [found] = await db
    .select()
    .from(quoteVersions)
    .where(and(eq(quoteVersions.quoteId, quoteId), eq(quoteVersions.version, version)))
  return found
}

export async function insertQuoteVersion(tx: Transaction, version: typeof quoteVersions.$inferInsert) {
  await tx.insert(quoteVersions).values(version)
}

/** Replaces what the quote keeps free; null: nothing. */
export async function setQuoteHold(
  tx: Transaction,
  quoteId: string,
  hold: Omit<typeof quoteHolds.$inferInsert, 'quoteId'> | null,
) {
  await tx.delete(quoteHolds).where(eq(quoteHolds.quoteId, quoteId))
  if (hold) await tx.insert(quoteHolds).values({ ...hold, quoteId })
}

/** Dates kept for others that overlap a time, in Swiss local time, still valid on `today`. */
export function listOverlappingHolds(
  db: Database | Transaction,
  { startsLocal, endsLocal, today, except }: OverlapQuery,
): Promise<QuoteHold[]> {
  return db
    .select({
      quoteId: quotes.id,
      number: quotes.number,
      customer: sql<string>`coalesce(nullif(${quotes.document} -> 'customer' ->> 'company', ''), ${quotes.document} -> 'customer' ->> 'name')`,
      startsLocal: quoteHolds.startsLocal,
      endsLocal: quoteHolds.endsLocal,
    })
    .from(quoteHolds)
    .innerJoin(quotes, eq(quotes.id, quoteHolds.quoteId))
    .where(
      and(
        lt(quoteHolds.startsLocal, endsLocal),
        sql`${quoteHolds.endsLocal} > ${startsLocal}`,
        gte(quoteHolds.validUntil, today),
        except ? ne(quoteHolds.quoteId, except) : undefined,
      ),
    )
    .orderBy(asc(quoteHolds.startsLocal))
    .limit(20)
}

/** Dates kept for customers within some days, still valid on the first. */
export function listHoldsBetween(
  db: Database | Transaction,
  { from, days }: { from: string; days: number },
): Promise<QuoteHold[]> {
  const ends = new Date(Date.parse(`${from}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
  const time = { startsLocal: `${from} 00:00:00`, endsLocal: `${ends} 00:00:00` }
  return listOverlappingHolds(db, { ...time, today: from, except: null })
}

interface OverlapQuery {
  startsLocal: string
  endsLocal: string
  today: string
  except: string | null
}

export interface QuoteHold {
  quoteId: string
  number: number
  customer: string
  startsLocal: string
  endsLocal: string
}
