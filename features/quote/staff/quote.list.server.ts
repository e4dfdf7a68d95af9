import { and, count, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import { swissTime } from '#i18n/format-date.ts'
import { readSearch } from '#kernel/search-terms.ts'
import { type ListContext, listEngine } from '#kit/list.server.ts'
import type { Database } from '#platform/database/database.ts'
import { byInstant } from '#platform/database/read-list-page.ts'
import { QUOTE_CUSTOMER, quoteEntries, quotes } from '../database/quote.tables.server.ts'
import type { StoredQuote } from '../database/quotes-repository.server.ts'
import { isOpen, stateOn } from '../quote.ts'
import { quoteList } from './quote.contract.ts'
import { matchesQuote } from './search-quotes.server.ts'
import type { StaffQuoteLine, StaffQuotes } from './staff-quote.ts'

interface Row {
  quote: StoredQuote
  unread: number
}

const todayOf = (now: Date) => swissTime(now).day

/** From midnight on what ran out is lost, also before the clock has gone through it. */
const isSent = ({ now }: ListContext) => and(eq(quotes.state, 'sent'), gte(quotes.validUntil, todayOf(now)))

/** Newest first. The search covers number, company, name and address. */
export const staffQuotes = listEngine({
  shape: quoteList,
  read: async (db, where, sorted, limit): Promise<Row[]> => {
    const rows = await db
      .select()
      .from(quotes)
      .where(where)
      .orderBy(...sorted)
      .limit(limit)
    const unread = await countUnread(
      db,
      rows.map(({ id }) => id),
    )
    return rows.map((quote) => ({ quote, unread: unread.get(quote.id) ?? 0 }))
  },
  ids: (db, where, limit) => db.select({ id: quotes.id }).from(quotes).where(where).limit(limit),
  toLine: ({ quote, unread }, { now }) => toLine(quote, unread, todayOf(now)),
  order: byInstant<Row>(
    [quotes.createdAt, quotes.id],
    ({ quote }) => ({ at: quote.createdAt, id: quote.id }),
    true,
  ),
  sorts: {
    table: quotes,
    id: quotes.id,
    idOf: ({ quote }) => quote.id,
    by: { customer: QUOTE_CUSTOMER, until: quotes.validUntil, total: quotes.totalCents },
  },
  filters: {
    open: (context) => or(eq(quotes.state, 'draft'), isSent(context)),
    draft: () => eq(quotes.state, 'draft'),
    sent: isSent,
    accepted: () => eq(quotes.state, 'accepted'),
    lost: ({ now }) =>
      or(
        inArray(quotes.state, ['declined', 'expired', 'withdrawn']),
        and(eq(quotes.state, 'sent'), lt(quotes.validUntil, todayOf(now))),
      ),
    all: () => undefined,
  },
  search: (_context, typed) => matches(typed),
})

/** A page and how many each filter has. */
export async function listStaffQuotes(
  context: ListContext,
  input: Parameters<typeof staffQuotes.page>[1],
): Promise<StaffQuotes> {
  const [{ rows, ...pages }, counts] = await Promise.all([
    staffQuotes.page(context, input),
    staffQuotes.counts(context, input.q),
  ])
  return { now: context.now.toISOString(), quotes: rows, ...pages, counts }
}

export function toLine(row: StoredQuote, unread: number, today: string): StaffQuoteLine {
  const state = stateOn(row, today)
  const { id, number, document, totalCents, validUntil, version } = row
  const { customer, event, dates } = document
  return {
    id,
    number,
    state,
    customer: customer.company || customer.name,
    serviceId: event?.serviceId ?? null,
    people: event?.people ?? null,
    day: dates[0]?.day ?? null,
    totalCents,
    validUntil,
    version,
    changed: isOpen(row.state) && version > 0 && row.sentRevision !== row.revision,
    unread,
    awaitsDate: row.awaitsDate && state === 'sent',
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
  }
}

function matches(search: string): SQL | undefined {
  const terms = readSearch(search)
  return terms ? matchesQuote(terms) : sql`false`
}

/** Questions and date requests that came after the last version was sent. */
export async function countUnread(db: Database, ids: string[]) {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: quoteEntries.quoteId, unread: count() })
    .from(quoteEntries)
    .innerJoin(quotes, eq(quotes.id, quoteEntries.quoteId))
    .where(
      and(
        inArray(quoteEntries.quoteId, ids),
        eq(quoteEntries.unread, true),
        sql`${quoteEntries.at} > ${quotes.sentAt}`,
      ),
    )
    .groupBy(quoteEntries.quoteId)
  return new Map(rows.map(({ id, unread }) => [id, unread]))
}
