import { eq, sql } from 'drizzle-orm'
import { RETENTION } from '#features/privacy/content/retention.ts'
import { bookings } from '#features/booking/database/booking.tables.server.ts'
import { inquiries } from '#features/inquiry/database/inquiry.tables.server.ts'
import { dueBefore } from '#features/privacy/retention-rule.ts'
import { quotes } from '#features/quote/database/quote.tables.server.ts'
import type { Database } from '#platform/database/database.ts'

interface Noted {
  id: string
  note: string | null
}

/**
 * Adds to bookings of accepted quotes what the customer wrote in the request, also after a move. It is read from the
 * request, so that it is deleted with it, and no longer shown once notes of participants are deleted.
 * @param endsAt ISO 8601, of the event of these bookings
 */
export async function withRequestMessages<Booking extends Noted>(
  db: Database,
  booked: readonly Booking[],
  { endsAt, now }: { endsAt: string; now: Date },
): Promise<Booking[]> {
  if (booked.length === 0 || new Date(endsAt) < dueBefore(RETENTION.participants, now)) return [...booked]
  const ids = sql.join(
    booked.map(({ id }) => sql`${id}::uuid`),
    sql`, `,
  )
  const { rows } = await db.execute<{ booking: string; message: string }>(sql`
    with recursive origins (booking, origin) as (
      select id, id from ${bookings} where id in (${ids})
      union
      select origins.booking, earlier.moved_from_id from origins join ${bookings} earlier on earlier.id = origins.origin
      where earlier.moved_from_id is not null
    )
    select origins.booking, ${inquiries.message} as message from origins
    join ${quotes} on ${eq(quotes.bookingId, sql`origins.origin`)}
    join ${inquiries} on ${eq(inquiries.id, quotes.inquiryId)}`)
  const messages = new Map(rows.map(({ booking, message }) => [booking, message]))
  return booked.map((booking) => ({
    ...booking,
    note: [booking.note, messages.get(booking.id)].filter(Boolean).join('\n\n') || null,
  }))
}
