import type { Transaction } from '#platform/database/database.ts'
import { overpaidCents, owedCents } from './booking.ts'
import type { BookingDeps } from './booking-deps.server.ts'
import type { StoredBooking } from './bookings-repository.server.ts'
import { returnVoucher } from './release-booking.server.ts'

/**
 * What a booking stands at when less is owed: first the voucher gets back what is too much, then money does. A course
 * voucher comes back whole; what is missing then is owed on invoice.
 */
export async function settleVoucher(
  tx: Transaction,
  deps: Pick<BookingDeps, 'vouchers'>,
  before: StoredBooking,
  after: StoredBooking,
  now: Date,
): Promise<Pick<StoredBooking, 'voucherCents' | 'payment'>> {
  const owed = owedCents(after)
  const tooMuch = Math.max(0, after.paidCents + after.voucherCents - owed)
  const back = await returnVoucher(tx, deps, after, Math.min(after.voucherCents, tooMuch), now)
  const voucherCents = after.voucherCents - back
  const overpaid = overpaidCents({ ...after, voucherCents })
  const isRefunded = before.payment === 'refunded' && overpaid <= overpaidCents(before)
  if (overpaid > 0 && !isRefunded) return { voucherCents, payment: 'refund_due' }
  const isOwed = back > 0 && after.paidCents + voucherCents < owed
  return { voucherCents, payment: isOwed ? 'invoiced' : after.payment }
}
