import { and, asc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/database/database.ts'
import type { AbandonedPlaces, Replacement } from '../rules/replacement.ts'
import { bookingEvents, bookingReplacements, bookings } from './booking.tables.server.ts'

/** Of these places alone. */
const FEE = sql<number>`coalesce((${bookingEvents.detail}->>'ownFeeCents')::int, (${bookingEvents.detail}->>'feeCents')::int, 0)`
const numberIn = (key: string) => sql<number | null>`(${bookingEvents.detail}->>${key})::int`

/** Places of an event given up for a fee, oldest first, with what the waiting list has taken of them. Needs the event's lock. */
export async function listAbandoned(tx: Transaction, eventId: string): Promise<AbandonedPlaces[]> {
  const rows = await tx
    .select({
      id: bookingEvents.id,
      action: bookingEvents.action,
      bookingId: bookings.id,
      people: bookings.people,
      feeCents: FEE,
      from: numberIn('from'),
      to: numberIn('to'),
      replaced: sql<number>`coalesce((select sum(places) from booking_replacements where given_up_id = ${bookingEvents.id}), 0)::int`,
      backCents: sql<number>`coalesce((select sum(back_cents) from booking_replacements where given_up_id = ${bookingEvents.id}), 0)::int`,
    })
    .from(bookingEvents)
    .innerJoin(bookings, eq(bookings.id, bookingEvents.bookingId))
    .where(
      and(
        eq(bookings.eventId, eventId),
        ne(bookings.state, 'moved'),
        inArray(bookingEvents.action, ['cancelled', 'people_changed']),
        gt(FEE, 0),
      ),
    )
    .orderBy(asc(bookingEvents.id))
  return rows.map(({ action, from, to, people, ...row }) => ({
    ...row,
    people: action === 'cancelled' ? people : Math.max(1, (from ?? 0) - (to ?? 0)),
  }))
}

export async function insertReplacement(
  tx: Transaction,
  { abandonedId, places, backCents }: Replacement,
  { replacedById, at }: { replacedById: string; at: Date },
): Promise<void> {
  await tx.insert(bookingReplacements).values({ abandonedId, replacedById, places, backCents, at })
}

/** Whether it was counted before: a booking takes places once. */
export async function hasReplaced(tx: Transaction, replacedById: string): Promise<boolean> {
  return (await tx.$count(bookingReplacements, eq(bookingReplacements.replacedById, replacedById))) > 0
}
