import { matchesQuote } from './search-quotes.server.ts'
import { readSearch } from '#kernel/search-terms.ts'
import { and, count, eq, gte, inArray, lt, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { swissTime } from '#i18n/format-date.ts'
import type { Language } from '#i18n/languages.ts'
import {
  type ListPages,
  type ListPosition,
  type ListSort,
  MOST_COUNTED,
  readSort,
} from '#kernel/list-page.ts'
import type { Database } from '#platform/database/database.ts'
import { byColumn, byInstant, type ListOrder, readListPage } from '#platform/database/read-list-page.ts'
import { QUOTE_CUSTOMER, quoteEntries, quotes } from '../database/quote.tables.server.ts'
import {
  findQuote,
  listQuoteEntries,
  listQuoteVersions,
  type StoredQuote,
  type StoredQuoteEntry,
} from '../database/quotes-repository.server.ts'
import { isOpen, stateOn } from '../quote.ts'
import type { QuoteDeps } from '../quote-deps.server.ts'
import { quoteReference } from '../quote-reference.server.ts'
import { findClashes } from './find-clashes.server.ts'
import {
  QUOTE_FILTERS,
  type QuoteFilter,
  type QuoteSort,
  type StaffQuote,
  type StaffQuoteEntry,
  type StaffQuoteLine,
  type StaffQuotes,
  type StaffQuoteVersion,
} from './staff-quote.ts'

const PAGE = 50
const NEWEST_FIRST = byInstant<StoredQuote>(
  [quotes.createdAt, quotes.id],
  (row) => ({ at: row.createdAt, id: row.id }),
  true,
)

const SORTED: Record<QuoteSort, SQLWrapper> = {
  customer: QUOTE_CUSTOMER,
  until: quotes.validUntil,
  total: quotes.totalCents,
}

function orderOf(sort: ListSort<QuoteSort> | undefined): ListOrder<StoredQuote> {
  if (sort === undefined) return NEWEST_FIRST
  const { key, descending } = readSort<QuoteSort>(sort)
  return byColumn({ table: quotes, value: SORTED[key], id: quotes.id }, ({ id }) => id, descending)
}

/** From midnight on what ran out is lost, also before the clock has gone through it. */
function filterOf(filter: QuoteFilter, today: string): SQL | undefined {
  const isSent = and(eq(quotes.state, 'sent'), gte(quotes.validUntil, today))
  switch (filter) {
    case 'open':
      return or(eq(quotes.state, 'draft'), isSent)
    case 'draft':
    case 'accepted':
      return eq(quotes.state, filter)
    case 'sent':
      return isSent
    case 'lost':
      return or(
        inArray(quotes.state, ['declined', 'expired', 'withdrawn']),
        and(eq(quotes.state, 'sent'), lt(quotes.validUntil, today)),
      )
    case 'all':
      return undefined
  }
}

interface ListQuery {
  filter: QuoteFilter
  search: string
  sort?: ListSort<QuoteSort> | undefined
  position: ListPosition
  now: Date
}

/** A page, newest first by default. `search` covers number, company, name and address. */
export async function listStaffQuotes(db: Database, asked: ListQuery): Promise<StaffQuotes> {
  const [{ rows, ...pages }, counts] = await Promise.all([
    readQuoteLines(db, asked),
    countQuotes(db, asked.search ? matches(asked.search) : undefined, swissTime(asked.now).day),
  ])
  return { now: asked.now.toISOString(), quotes: rows, ...pages, counts }
}

/** The page alone. */
export async function readQuoteLines(
  db: Database,
  { filter, search, sort, position, size = PAGE, now }: ListQuery & { size?: number },
): Promise<{ rows: StaffQuoteLine[] } & ListPages> {
  const found = search ? matches(search) : undefined
  const { day: today } = swissTime(now)
  const { rows, ...pages } = await readListPage({
    order: orderOf(sort),
    position,
    size,
    read: (beyond, sorted, limit) =>
      db
        .select()
        .from(quotes)
        .where(and(filterOf(filter, today), found, beyond))
        .orderBy(...sorted)
        .limit(limit),
  })
  const unread = await countUnread(
    db,
    rows.map(({ id }) => id),
  )
  return { rows: rows.map((row) => toLine(row, unread.get(row.id) ?? 0, today)), ...pages }
}

/** With its versions, history, and what else is at its dates. Undefined when there is none. */
export async function readStaffQuote(
  deps: QuoteDeps,
  id: string,
  language: Language,
): Promise<StaffQuote | undefined> {
  const { db } = deps
  const row = await findQuote(db, { id })
  if (!row) return undefined
  const { document, revision, inquiryId, acceptance, declineReason, eventId, bookingId } = row
  const [versions, entries, unread, clashes] = await Promise.all([
    listQuoteVersions(db, id),
    listQuoteEntries(db, id),
    countUnread(db, [id]),
    isOpen(row.state) ? findClashes(db, deps, document.dates, { except: id, language }) : [],
  ])
  return {
    ...toLine(row, unread.get(id) ?? 0, swissTime(deps.clock()).day),
    document,
    revision,
    url: `${deps.publicUrl}/offerte/${quoteReference(deps.key, id)}`,
    inquiryId,
    acceptance,
    declineReason,
    eventId,
    bookingId,
    versions: versions.map(
      ({ version, totalCents, sentAt, document: sent }): StaffQuoteVersion => ({
        version,
        totalCents,
        sentAt: sentAt.toISOString(),
        document: sent,
      }),
    ),
    history: entries.map(toEntry),
    clashes,
  }
}

function toLine(row: StoredQuote, unread: number, today: string): StaffQuoteLine {
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

function toEntry({ at, action, actorId, detail }: StoredQuoteEntry): StaffQuoteEntry {
  const text = detail['text'] ?? detail['reason'] ?? detail['override'] ?? detail['name']
  const whole = (value: unknown) => (typeof value === 'number' ? value : null)
  return {
    at: at.toISOString(),
    action,
    byStaff: actorId !== null,
    text: typeof text === 'string' ? text : '',
    version: whole(detail['version']),
    totalCents: whole(detail['totalCents']),
  }
}

function matches(search: string): SQL | undefined {
  const terms = readSearch(search)
  return terms ? matchesQuote(terms) : sql`false`
}

/** Each count stops at one above `MOST_COUNTED`: an index ends the search early. */
async function countQuotes(
  db: Database,
  found: SQL | undefined,
  today: string,
): Promise<StaffQuotes['counts']> {
  const names = QUOTE_FILTERS
  const counted = await Promise.all(
    names.map((name) =>
      db.$count(
        db
          .select({ one: sql`1`.as('one') })
          .from(quotes)
          .where(and(filterOf(name, today), found))
          .limit(MOST_COUNTED + 1)
          .as('counted'),
      ),
    ),
  )
  return Object.fromEntries(names.map((name, index) => [name, counted[index] ?? 0])) as StaffQuotes['counts']
}

/** Questions and date requests that came after the last version was sent. */
async function countUnread(db: Database, ids: string[]): Promise<Map<string, number>> {
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
