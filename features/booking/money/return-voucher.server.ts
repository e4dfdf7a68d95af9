import type { Transaction } from '#platform/database/database.ts'
import type { BookingDeps } from '../booking-deps.server.ts'
import type { StoredBooking } from '../database/bookings-repository.server.ts'

/**
 * @returns what the voucher no longer pays: the amount, or its whole part when it returned whole; and what of it vouchers of the
 * Testkasse have back, in Rappen
 */
export async function returnVoucher(
  tx: Transaction,
  { vouchers }: Pick<BookingDeps, 'vouchers'>,
  { id, voucherId, voucherCents }: StoredBooking,
  amountCents: number,
  now: Date,
): Promise<{ cents: number; testCents: number }> {
  if (!voucherId || amountCents <= 0) return { cents: 0, testCents: 0 }
  const { whole, testCents } = await vouchers.giveBack(tx, { voucherId, bookingId: id, amountCents }, now)
  return { cents: whole ? voucherCents : amountCents, testCents }
}
