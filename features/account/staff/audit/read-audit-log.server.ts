import type { Metadata } from '#features/account/account.ts'
import { findAccounts, nameAccounts } from '#features/account/security/audit-accounts.server.ts'
import {
  type AuditSearch,
  findSecurityEntry,
  readSecurityLog,
  type SecurityQuery,
  type StoredAction,
} from '#features/account/security/read-security-log.server.ts'
import type { HistoryAction, SecurityFilter } from '#features/account/security/security-log.ts'
import { findBookingStep, readBookingLog } from '#features/booking/staff/read-booking-log.server.ts'
import { findQuoteStep, readQuoteLog } from '#features/quote/staff/read-quote-log.server.ts'
import type { ListPages, ListPosition } from '#kernel/list-page.ts'
import type { Database } from '#platform/database/database.ts'
import { mergeListPages } from '#platform/database/merge-list-pages.ts'

const PAGE = 50

export interface AuditQuery extends Omit<SecurityQuery, 'search'> {
  filter: SecurityFilter
  search?: (AuditSearch & { steps: Record<'booking' | 'quote', readonly string[]> }) | undefined
  position: ListPosition
  size?: number
}

/**
 * Merges the audit log with the steps of staff in the histories of bookings and quotes (ADR-061). Newest first by default,
 * from `since`.
 */
export async function readAuditLog(
  db: Database,
  { size = PAGE, ...query }: AuditQuery,
): Promise<{ entries: StoredAction[] } & ListPages> {
  const { filter, since, who, search, oldestFirst, position } = query
  const hasSteps = filter === 'all' || filter === 'customers'
  const actors = search && hasSteps ? await findAccounts(db, search.address) : []
  const stepsOf = (history: 'booking' | 'quote') => ({
    since,
    who,
    oldestFirst,
    position,
    size,
    search: search && {
      actors,
      actions: search.steps[history],
      ids: search.things[`${history}Id`] ?? [],
    },
  })
  const [recorded, bookings, quotes] = await Promise.all([
    filter === 'customers' ? NONE : readSecurityLog(db, { ...query, size }),
    hasSteps ? readBookingLog(db, stepsOf('booking')) : NO_STEPS,
    hasSteps ? readQuoteLog(db, stepsOf('quote')) : NO_STEPS,
  ])
  const merged = mergeListPages<Located>(
    [
      {
        ...recorded,
        rows: recorded.entries.map((entry) => ({ at: new Date(entry.at), id: entry.id, entry })),
      },
      {
        ...bookings,
        rows: bookings.rows.map((step) => located('booking_step', step, { bookingId: step.bookingId })),
      },
      { ...quotes, rows: quotes.rows.map((step) => located('quote_step', step, { quoteId: step.quoteId })) },
    ],
    position,
    size,
    { oldestFirst },
  )
  const emails = await nameAccounts(
    db,
    merged.rows.flatMap(({ actorId }) => actorId ?? []),
  )
  return {
    entries: merged.rows.map(({ entry, actorId }) =>
      actorId ? { ...entry, who: emails.get(actorId) ?? null } : entry,
    ),
    previous: merged.previous,
    next: merged.next,
  }
}

/** By the id that the log shows; undefined when there is no such entry any more. */
export async function findAuditEntry(db: Database, id: string): Promise<StoredAction | undefined> {
  const booking = await findBookingStep(db, id)
  if (booking) return located('booking_step', booking, { bookingId: booking.bookingId }).entry
  const quote = await findQuoteStep(db, id)
  if (quote) return located('quote_step', quote, { quoteId: quote.quoteId }).entry
  return findSecurityEntry(db, id)
}

interface Located {
  at: Date
  id: string
  entry: StoredAction
  /** Of a step, to be named. */
  actorId?: string
}

interface Step {
  id: string
  at: Date
  action: string
  actorId: string
  detail: Record<string, unknown>
}

const NONE = { entries: [], previous: null, next: null }
const NO_STEPS = { rows: [], previous: null, next: null }

function located(action: HistoryAction, step: Step, named: Metadata): Located {
  const { id, at, actorId } = step
  // `number` would name an order.
  const { number: _number, ...detail } = step.detail as Metadata
  return {
    at,
    id,
    actorId,
    entry: {
      id,
      at: at.toISOString(),
      action,
      who: null,
      whom: null,
      network: null,
      times: 1,
      detail: { ...detail, ...named, step: step.action },
    },
  }
}
