import { and, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { ListPages, ListPosition } from '#kernel/list-page.ts'
import type { Database } from '#platform/database/database.ts'
import { readLogId, writeLogId } from '#platform/database/log-id.ts'
import { byInstant, readListPage } from '#platform/database/read-list-page.ts'
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

interface StepSearch {
  since: Date
  who?: string | undefined
  /** Rows that fit any of it; undefined: all. */
  search?: { actors: readonly string[]; actions: readonly string[]; ids: readonly string[] } | undefined
  position: ListPosition
  /** Rows of a page. */
  size: number
}

const NEWEST_FIRST = byInstant<QuoteStep>([quoteEntries.at, QUOTE_LOG_ID], (row) => row, true)

/** One page of what staff did with quotes, newest first, from `since`. */
export async function readQuoteLog(
  db: Database,
  { since, who, search, position, size }: StepSearch,
): Promise<{ rows: QuoteStep[] } & ListPages> {
  const isWanted = and(
    isNotNull(quoteEntries.actorId),
    sql`${quoteEntries.at} >= ${since.toISOString()}::timestamptz`,
    who === undefined ? undefined : eq(quoteEntries.actorId, who),
    search && anyOf(search),
  )
  return readListPage<QuoteStep>({
    order: NEWEST_FIRST,
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

function anyOf({ actors, actions, ids }: NonNullable<StepSearch['search']>): SQL | undefined {
  return or(
    sql`false`,
    actors.length > 0 ? inArray(quoteEntries.actorId, [...actors]) : undefined,
    actions.length > 0 ? inArray(quoteEntries.action, [...(actions as QuoteAction[])]) : undefined,
    ids.length > 0 ? inArray(quoteEntries.quoteId, [...ids]) : undefined,
  )
}

function toStep({ id, at, quoteId, action, actorId, detail }: typeof quoteEntries.$inferSelect): QuoteStep {
  return { id: writeLogId(QUOTE_HISTORY, id), at, quoteId, action, actorId: actorId ?? '', detail }
}
