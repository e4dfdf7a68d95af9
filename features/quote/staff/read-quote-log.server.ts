import { and, eq, inArray } from 'drizzle-orm'
import type { ListPages } from '#kernel/list-page.ts'
import type { Database } from '#platform/database/database.ts'
import { readLogId, writeLogId } from '#platform/database/log-id.ts'
import { byInstant, readListPage } from '#platform/database/read-list-page.ts'
import { isStepWanted, type StepSearch } from '#platform/database/step-search.ts'
import {
  QUOTE_HISTORY,
  QUOTE_LOG_ID,
  quoteEntries,
  quotes,
  type QuoteAction,
} from '../database/quote.tables.server.ts'
import { findQuoteVersion } from '../database/quotes-repository.server.ts'
import type { QuoteDocument } from '../rules/quote-document.ts'

/** A step of a quote that a member of staff took. */
export interface QuoteStep {
  /** Of the log. */
  id: string
  at: Date
  quoteId: string
  action: QuoteAction
  actorId: string
  detail: Record<string, unknown>
}

const COLUMNS = {
  at: quoteEntries.at,
  actorId: quoteEntries.actorId,
  action: quoteEntries.action,
  recordId: quoteEntries.quoteId,
}

const byTime = (oldestFirst: boolean) =>
  byInstant<QuoteStep>([quoteEntries.at, QUOTE_LOG_ID], (row) => row, !oldestFirst)

/** One page of what staff did with quotes, newest first, from `since`. */
export async function readQuoteLog(
  db: Database,
  { position, size, oldestFirst = false, ...wanted }: StepSearch,
): Promise<{ rows: QuoteStep[] } & ListPages> {
  const isWanted = isStepWanted(COLUMNS, wanted)
  return readListPage<QuoteStep>({
    order: byTime(oldestFirst),
    position,
    size,
    read: async (beyond, sorted, limit) => {
      const rows = await db
        .select()
        .from(quoteEntries)
        .where(and(isWanted, beyond))
        .orderBy(...sorted)
        .limit(limit)
      return rows.map(toStep)
    },
  })
}

/** @returns undefined for an id that is none of this history */
export async function findQuoteStep(db: Database, logId: string): Promise<QuoteStep | undefined> {
  const id = readLogId(QUOTE_HISTORY, logId)
  if (id === undefined) return undefined
  const [row] = await db.select().from(quoteEntries).where(eq(quoteEntries.id, id))
  return row?.actorId ? toStep(row) : undefined
}

/** A version that was sent and the one before it; nothing of a quote that is deleted. */
export async function readVersionChange(
  db: Database,
  quoteId: string,
  version: number,
): Promise<{ before: QuoteDocument | null; after: QuoteDocument } | undefined> {
  const [after, before] = await Promise.all(
    [version, version - 1].map((each) => findQuoteVersion(db, quoteId, each)),
  )
  return after && { before: before?.document ?? null, after: after.document }
}

export function numberQuotes(
  db: Database,
  ids: readonly string[],
): Promise<{ id: string; number: number }[]> {
  return db
    .select({ id: quotes.id, number: quotes.number })
    .from(quotes)
    .where(inArray(quotes.id, [...ids]))
}

/** @returns the id in a list, empty when no quote has the number */
export async function findQuoteByNumber(db: Database, number: number): Promise<string[]> {
  const rows = await db.select({ id: quotes.id }).from(quotes).where(eq(quotes.number, number))
  return rows.map(({ id }) => id)
}

function toStep({ id, at, quoteId, action, actorId, detail }: typeof quoteEntries.$inferSelect): QuoteStep {
  return { id: writeLogId(QUOTE_HISTORY, id), at, quoteId, action, actorId: actorId ?? '', detail }
}
