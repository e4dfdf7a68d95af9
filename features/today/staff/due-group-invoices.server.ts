import { eq, inArray } from 'drizzle-orm'
import type { DueItem } from '#features/today/due-row.ts'
import { bookings } from '#features/booking/database/booking.tables.server.ts'
import { events } from '#features/calendar/database/calendar.tables.server.ts'
import { daysAfter } from '#features/invoice/invoice.ts'
import { listDraftsOfBookings, listOpenDeposits } from '#features/invoice/staff/list-due-invoices.server.ts'
import { swissTime } from '#i18n/format-date.ts'
import type { Database } from '#platform/database/database.ts'

/** Days within which what is over should be invoiced. */
const TO_SEND_DAYS = 2
/** Days before the event from which an open deposit is listed. */
const BEFORE_EVENT_DAYS = 7

/** Drafts of past events, and open deposits of near ones. */
export async function dueGroupInvoices(db: Database, now: Date): Promise<DueItem[]> {
  const { day: today } = swissTime(now)
  const [drafts, deposits] = await Promise.all([listDraftsOfBookings(db, today), listOpenDeposits(db)])
  const days = await eventDays(
    db,
    deposits.map(({ sourceId }) => sourceId),
  )
  return [
    ...drafts.map(({ id, customer, cents, performedTo }) => ({
      ...rowOf('final_invoice', id, customer, cents),
      number: null,
      day: performedTo,
      due: `${daysAfter(performedTo, TO_SEND_DAYS)}T07:00:00.000Z`,
    })),
    ...deposits.flatMap(({ id, sourceId, number, customer, cents }) => {
      const day = days.get(sourceId)
      if (!day || day < today || daysAfter(day, -BEFORE_EVENT_DAYS) > today) return []
      return [{ ...rowOf('deposit', id, customer, cents), number, day, due: `${day}T05:00:00.000Z` }]
    }),
  ]
}

function rowOf(kind: 'final_invoice' | 'deposit', id: string, about: string, amountCents: number) {
  return { kind, id, about, amountCents, eventId: null, step: null, people: null, of: null, wasPutOff: false }
}

/** Swiss day on which the event of each booking is now, `YYYY-MM-DD`. */
async function eventDays(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: bookings.id, startsLocal: events.startsLocal })
    .from(bookings)
    .innerJoin(events, eq(events.id, bookings.eventId))
    .where(inArray(bookings.id, [...ids]))
  return new Map(rows.map(({ id, startsLocal }) => [id, startsLocal.slice(0, 10)]))
}
