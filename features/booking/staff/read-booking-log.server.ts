import { and, eq, inArray, isNotNull, not, or, type SQL, sql } from 'drizzle-orm'
import type { ListPages, ListPosition } from '#kernel/list-page.ts'
import type { Database } from '#platform/database/database.ts'
import { readLogId, writeLogId } from '#platform/database/log-id.ts'
import { byInstant, readListPage } from '#platform/database/read-list-page.ts'
import { BOOKING_HISTORY, BOOKING_LOG_ID, bookingEvents } from '../database/booking.tables.server.ts'

/** A step of a booking that a member of staff took. */
export interface BookingStep {
  /** Of the log. */
  id: string
  at: Date
  bookingId: string
  action: string
  actorId: string
  detail: Record<string, unknown>
}

export interface StepSearch {
  since: Date
  who?: string | undefined
  /** Rows that fit any of it; undefined: all. */
  search?: { actors: readonly string[]; actions: readonly string[]; ids: readonly string[] } | undefined
  position: ListPosition
  /** Rows of a page. */
  size: number
}

/** The log has them with what they moved. */
const IN_THE_LOG = ['paid', 'refunded', 'refund_again']

const NEWEST_FIRST = byInstant<BookingStep>([bookingEvents.at, BOOKING_LOG_ID], (row) => row, true)

/** One page of what staff did with bookings, newest first, from `since`. */
export async function readBookingLog(
  db: Database,
  { since, who, search, position, size }: StepSearch,
): Promise<{ rows: BookingStep[] } & ListPages> {
  const isWanted = and(
    isNotNull(bookingEvents.actorId),
    sql`${bookingEvents.at} >= ${since.toISOString()}::timestamptz`,
    not(inArray(bookingEvents.action, IN_THE_LOG)),
    who === undefined ? undefined : eq(bookingEvents.actorId, who),
    search && anyOf(search),
  )
  return readListPage<BookingStep>({
    order: NEWEST_FIRST,
    position,
    size,
    read: async (beyond, sorted, limit) => {
      const rows = await db
        .select()
        .from(bookingEvents)
        .where(and(isWanted, beyond))
        .orderBy(...sorted)
        .limit(limit)
      return rows.map(toStep)
    },
  })
}

/** @returns undefined for an id that is none of this history */
export async function findBookingStep(db: Database, logId: string): Promise<BookingStep | undefined> {
  const id = readLogId(BOOKING_HISTORY, logId)
  if (id === undefined) return undefined
  const [row] = await db.select().from(bookingEvents).where(eq(bookingEvents.id, id))
  return row?.actorId ? toStep(row) : undefined
}

function anyOf({ actors, actions, ids }: NonNullable<StepSearch['search']>): SQL | undefined {
  return or(
    sql`false`,
    actors.length > 0 ? inArray(bookingEvents.actorId, [...actors]) : undefined,
    actions.length > 0 ? inArray(bookingEvents.action, [...actions]) : undefined,
    ids.length > 0 ? inArray(bookingEvents.bookingId, [...ids]) : undefined,
  )
}

function toStep({
  id,
  at,
  bookingId,
  action,
  actorId,
  detail,
}: typeof bookingEvents.$inferSelect): BookingStep {
  return { id: writeLogId(BOOKING_HISTORY, id), at, bookingId, action, actorId: actorId ?? '', detail }
}
