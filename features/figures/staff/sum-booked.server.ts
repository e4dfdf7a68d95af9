import { and, eq, gte, inArray, lt, or, sql } from 'drizzle-orm'
import { bookings } from '#features/booking/database/booking.tables.server.ts'
import { events } from '#features/calendar/database/calendar.tables.server.ts'
import type { ServiceOccupancy } from '#features/figures/figures.ts'
import type { Database } from '#platform/database/database.ts'

/** Bookings with a place; a hold may expire, and a moved booking counts on its new date. */
const COUNTED = ['confirmed', 'attended', 'no_show'] as const

interface MonthOfBookings {
  year: number
  /** From 1. */
  month: number
  /** In Rappen: prices, and the fees of cancelled bookings. */
  cents: number
  untilCents: number
}

/**
 * Bookings by the month of their event, without what the Testkasse took. What is due is what counts: a price after every change of it, the fee
 * alone once cancelled; a refund is what exceeded it.
 * @param from first Swiss day, `YYYY-MM-DD`
 * @param to the day after the last
 * @param until `MM-DD` of the last day of the comparison, in every year
 */
export function sumBooked(
  db: Database,
  { from, to, until }: { from: string; to: string; until: string },
): Promise<MonthOfBookings[]> {
  // The fee of a hold that was never paid is not due.
  const due = sql`case when ${bookings.state} = 'cancelled' then case ${bookings.payment} when 'nothing_due' then least(${bookings.feeCents}, ${bookings.paidCents} + ${bookings.voucherCents}) else ${bookings.feeCents} end else ${bookings.totalCents} end`
  const payable = sql`${due} - least(${due}, ${bookings.testCents})`
  return db
    .select({
      year: sql<number>`extract(year from ${events.startsLocal})::int`,
      month: sql<number>`extract(month from ${events.startsLocal})::int`,
      cents: sql<number>`sum(${payable})::float8`,
      untilCents: sql<number>`coalesce(sum(${payable}) filter (where to_char(${events.startsLocal}, 'MM-DD') <= ${until}), 0)::float8`,
    })
    .from(events)
    .innerJoin(bookings, eq(bookings.eventId, events.id))
    .where(
      and(startsWithin(from, to), or(inArray(bookings.state, [...COUNTED]), eq(bookings.state, 'cancelled'))),
    )
    .groupBy(sql`1, 2`)
}

/**
 * Places of the public dates of each service, and how many of them are booked or given away outside; without dates that were called
 * off or have no limit, and without bookings that were paid at the Testkasse alone.
 */
export function sumOccupancy(
  db: Database,
  { from, to }: { from: string; to: string },
): Promise<ServiceOccupancy[]> {
  const people = db
    .select({ people: sql`coalesce(sum(${bookings.people}), 0)` })
    .from(bookings)
    .where(
      and(eq(bookings.eventId, events.id), inArray(bookings.state, [...COUNTED]), eq(bookings.test, false)),
    )
  const each = db
    .select({
      serviceId: events.serviceId,
      places: events.places,
      taken: sql<number>`least(${events.places}, ${events.blocked} + (${people}))`.as('taken_places'),
    })
    .from(events)
    .where(
      and(
        startsWithin(from, to),
        eq(events.public, true),
        eq(events.state, 'scheduled'),
        sql`${events.places} is not null`,
      ),
    )
    .as('each')
  return db
    .select({
      serviceId: each.serviceId,
      events: sql<number>`count(*)::int`,
      places: sql<number>`sum(${each.places})::int`,
      taken: sql<number>`sum(${each.taken})::int`,
    })
    .from(each)
    .groupBy(each.serviceId)
}

/** Years of the first and the last event; null without one. */
export async function eventYears(db: Database): Promise<{ first: number | null; last: number | null }> {
  const [row] = await db
    .select({
      first: sql<number | null>`extract(year from min(${events.startsLocal}))::int`,
      last: sql<number | null>`extract(year from max(${events.startsLocal}))::int`,
    })
    .from(events)
  return row ?? { first: null, last: null }
}

function startsWithin(from: string, to: string) {
  return and(gte(events.startsLocal, `${from} 00:00:00`), lt(events.startsLocal, `${to} 00:00:00`))
}
