import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { SearchTerms } from '#kernel/search-terms.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { matchesWords } from '#platform/database/matches-words.ts'
import { hashToken } from '#platform/secrets.ts'
import { PHONE_DIGITS, SEARCHED_BOOKING, bookings } from '../database/booking.tables.server.ts'

/** Bookings by number, private reference, telephone, or words of name, address and company; newest first. */
export async function searchBookings(db: Database, terms: SearchTerms, most: number) {
  return db.select().from(bookings).where(matchesBooking(terms)).orderBy(desc(bookings.number)).limit(most)
}

/** The condition of `searchBookings`. */
export function matchesBooking({ words, number, cents, phone, reference }: SearchTerms) {
  return or(
    words.length > 0 ? matchesWords(SEARCHED_BOOKING, words) : undefined,
    number === null ? undefined : eq(bookings.number, number),
    cents === null ? undefined : eq(bookings.totalCents, cents),
    phone === null ? undefined : sql`${PHONE_DIGITS} like ${`%${phone}%`}`,
    reference === null ? undefined : eq(bookings.referenceHash, hashToken(reference)),
  )
}

/** Who takes part in one of these events, for the guide. */
export async function searchParticipants(
  db: Database,
  { words, phone }: SearchTerms,
  eventIds: readonly string[],
  most: number,
) {
  const found = words.length > 0 ? matchesWords(SEARCHED_BOOKING, words) : undefined
  const called = phone === null ? undefined : sql`${PHONE_DIGITS} like ${`%${phone}%`}`
  if (eventIds.length === 0 || (!found && !called)) return []
  return db
    .select()
    .from(bookings)
    .where(
      and(
        inArray(bookings.eventId, [...eventIds]),
        inArray(bookings.state, ['confirmed', 'attended', 'no_show']),
        or(found, called),
      ),
    )
    .orderBy(desc(bookings.number))
    .limit(most)
}

export function numberBookings(db: Database, ids: string[]): Promise<{ id: string; number: number }[]> {
  return db
    .select({ id: bookings.id, number: bookings.number })
    .from(bookings)
    .where(inArray(bookings.id, ids))
}

/** @returns the id in a list, empty when no booking has the number */
export async function findBookingByNumber(db: Database, number: number) {
  const rows = await db.select({ id: bookings.id }).from(bookings).where(eq(bookings.number, number))
  return rows.map(({ id }) => id)
}

/** Whether anybody ever booked an event, however it ended. */
export async function hasBookings(tx: Transaction, eventId: string) {
  const [found] = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(eq(bookings.eventId, eventId))
    .limit(1)
  return found !== undefined
}
