import { and, inArray, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { bookingEvents } from '../database/booking.tables.server.ts'
import { isUsable, together } from '../rules/voucher-summary.ts'
import type { UsedVoucher, VoucherReader } from '../booking-deps.server.ts'
import type { StoredBooking } from '../database/bookings-repository.server.ts'

/** Excludes released holds: they had paid nothing. */
const GIVING_BACK = ['cancelled', 'event_cancelled', 'people_changed', 'chosen', 'replaced', 'repriced']

/** Each booking's voucher and the amount given back to it since confirmation, by booking id. */
export async function readBookingVouchers(
  db: Database,
  { vouchers }: { vouchers: VoucherReader },
  bookings: readonly Pick<StoredBooking, 'id' | 'voucherId'>[],
  now: Date,
) {
  const withVoucher = bookings.filter(({ voucherId }) => voucherId !== null)
  if (withVoucher.length === 0) return new Map()
  const ids = withVoucher.map(({ id }) => id)
  const [used, backs] = await Promise.all([vouchers.usedBy(db, ids), sumReturned(db, ids)])
  const idsOf = ({ id, voucherId }: (typeof withVoucher)[number]) => [
    ...new Set([voucherId ?? '', ...(used.get(id) ?? []).map((each) => each.voucherId)]),
  ]
  const described = await vouchers.describe(db, [...new Set(withVoucher.flatMap(idsOf))], now)
  return new Map(
    withVoucher.map((booking) => {
      const all = idsOf(booking).flatMap((id) => described.get(id) ?? [])
      const parts = (used.get(booking.id) ?? [])
        .filter(({ takenCents }) => takenCents > 0)
        .sort((one, other) => lastWhereBooked(booking, one, other))
        .flatMap(({ voucherId, takenCents }) => {
          const of = described.get(voucherId)
          return of ? [{ kind: of.kind, usable: isUsable(of), takenCents }] : []
        })
      return [booking.id, { voucher: together(all, parts), returnedCents: backs.get(booking.id) ?? 0 }]
    }),
  )
}

/** The order of `restoreVoucherCredit`: the latest first, the one it was booked with last. */
function lastWhereBooked(
  { voucherId }: Pick<StoredBooking, 'voucherId'>,
  one: UsedVoucher,
  other: UsedVoucher,
) {
  const isFirst = (each: UsedVoucher) => Number(each.voucherId === voucherId)
  return isFirst(one) - isFirst(other) || other.lastEntry - one.lastEntry
}

async function sumReturned(db: Database, ids: string[]) {
  const rows = await db
    .select({
      id: bookingEvents.bookingId,
      cents: sql<number>`coalesce(sum((${bookingEvents.detail}->>'voucherCents')::int), 0)::int`,
    })
    .from(bookingEvents)
    .where(and(inArray(bookingEvents.bookingId, ids), inArray(bookingEvents.action, GIVING_BACK)))
    .groupBy(bookingEvents.bookingId)
  return new Map(rows.map(({ id, cents }) => [id, cents]))
}
