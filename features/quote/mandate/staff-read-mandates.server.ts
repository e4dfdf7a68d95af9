import { and, asc, desc, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import { swissTime } from '#i18n/format-date.ts'
import type { Database } from '#platform/database/database.ts'
import { quotes } from '../database/quote.tables.server.ts'
import { listQuoteVersions, type StoredQuote } from '../database/quotes-repository.server.ts'
import type { Mandate, MandateFilter, MandateLine } from './mandate.ts'
import { mandates } from './mandate.tables.server.ts'
import { listMandateDocuments, type StoredMandate } from './mandates-repository.server.ts'

/** Of a list; there are a few open ones at a time. */
const MOST = 200
const DAY_MS = 86_400_000
const WEEK_DAYS = 7

/** Open ones by their next day, those without a step first; closed ones newest first. At most 200. */
export async function listMandates(db: Database, filter: MandateFilter): Promise<MandateLine[]> {
  const isOpen = filter === 'open'
  const rows = await db
    .select({ mandate: mandates, quote: quotes })
    .from(mandates)
    .innerJoin(quotes, eq(quotes.id, mandates.quoteId))
    .where(isOpen ? isNull(mandates.closedAt) : isNotNull(mandates.closedAt))
    .orderBy(
      ...(isOpen
        ? [sql`${mandates.nextDay} asc nulls first`, asc(mandates.quoteId)]
        : [desc(mandates.closedAt), desc(mandates.quoteId)]),
    )
    .limit(MOST)
  return rows.map(toLine)
}

/** With its documents; undefined when there is none. */
export async function readMandate(db: Database, id: string): Promise<Mandate | undefined> {
  const [row] = await db
    .select({ mandate: mandates, quote: quotes })
    .from(mandates)
    .innerJoin(quotes, eq(quotes.id, mandates.quoteId))
    .where(eq(mandates.quoteId, id))
  if (!row) return undefined
  const [versions, documents] = await Promise.all([listQuoteVersions(db, id), listMandateDocuments(db, id)])
  return {
    ...toLine(row),
    revision: row.mandate.revision,
    versions: versions
      .map(({ version, totalCents, sentAt }) => ({ version, totalCents, sentAt: sentAt.toISOString() }))
      .toSorted((one, other) => one.version - other.version),
    documents: documents.map(({ id: document, title, bytes, addedAt }) => ({
      id: document,
      title,
      bytes,
      addedAt: addedAt.toISOString(),
    })),
  }
}

export interface DueMandate extends MandateLine {
  dueAt: Date
}

/** Open ones whose next step is due within a week, and those without a next step a day after they were created. */
export async function listDueMandates(db: Database, now: Date): Promise<DueMandate[]> {
  const { day: untilDay } = swissTime(new Date(now.getTime() + WEEK_DAYS * DAY_MS))
  const rows = await db
    .select({ mandate: mandates, quote: quotes })
    .from(mandates)
    .innerJoin(quotes, eq(quotes.id, mandates.quoteId))
    .where(
      and(
        isNull(mandates.closedAt),
        or(lte(mandates.nextDay, untilDay), and(isNull(mandates.nextDay), eq(mandates.nextStep, ''))),
      ),
    )
    .orderBy(sql`${mandates.nextDay} asc nulls first`, asc(mandates.quoteId))
    .limit(MOST)
  return rows.map((row) => ({
    ...toLine(row),
    // Late on its day; to the hour is enough for a list of what is due.
    dueAt: row.mandate.nextDay
      ? new Date(`${row.mandate.nextDay}T17:00:00Z`)
      : new Date(row.mandate.updatedAt.getTime() + DAY_MS),
  }))
}

function toLine({ mandate, quote }: { mandate: StoredMandate; quote: StoredQuote }): MandateLine {
  const { customer } = quote.document
  return {
    id: mandate.quoteId,
    number: quote.number,
    customer: customer.company || customer.name,
    totalCents: quote.totalCents,
    nextStep: mandate.nextStep,
    nextDay: mandate.nextDay,
    acceptedAt: (quote.decidedAt ?? mandate.createdAt).toISOString(),
    closedAt: mandate.closedAt?.toISOString() ?? null,
  }
}
