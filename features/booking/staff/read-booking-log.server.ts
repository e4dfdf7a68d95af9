import { and, eq, inArray, not } from 'drizzle-orm'
import type { ListPages } from '#kernel/list-page.ts'
import type { Database } from '#platform/database/database.ts'
import { readLogId, writeLogId } from '#platform/database/log-id.ts'
import { byInstant, readListPage } from '#platform/database/read-list-page.ts'
import { isStepWanted, type StepSearch } from '#platform/database/step-search.ts'
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

/** The log has them with what they moved. */
const IN_THE_LOG = ['paid', 'refunded', 'refund_again']

const COLUMNS = {
  at: bookingEvents.at,
  actorId: bookingEvents.actorId,
  action: bookingEvents.action,
  recordId: bookingEvents.bookingId,
}

const byTime = (oldestFirst: boolean) =>
  byInstant<BookingStep>([bookingEvents.at, BOOKING_LOG_ID], (row) => row, !oldestFirst)

/** One page of what staff did with bookings, newest first, from `since`. */
export async function readBookingLog(
  db: Database,
  { position, size, oldestFirst = false, ...wanted }: StepSearch,
): Promise<{ rows: BookingStep[] } & ListPages> {
  const isWanted = and(isStepWanted(COLUMNS, wanted), not(inArray(bookingEvents.action, IN_THE_LOG)))
  return readListPage<BookingStep>({
    order: byTime(oldestFirst),
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
