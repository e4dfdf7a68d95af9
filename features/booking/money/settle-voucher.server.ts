import type { Transaction } from '#platform/database/database.ts'
import { settleBalance, voucherExcessCents } from '../rules/booking-balance.ts'
import type { BookingDeps } from '../booking-deps.server.ts'
import type { StoredBooking } from '../database/bookings-repository.server.ts'
import { returnVoucher } from './return-voucher.server.ts'

/** Returns the excess of a reduced booking, voucher first. A course voucher returns whole; the rest is invoiced. */
export async function settleVoucher(
  tx: Transaction,
  deps: Pick<BookingDeps, 'vouchers'>,
  after: StoredBooking,
  now: Date,
): Promise<Pick<StoredBooking, 'voucherCents' | 'payment'>> {
  const back = await returnVoucher(tx, deps, after, voucherExcessCents(after), now)
  const { voucherCents, payment } = settleBalance(after, back)
  return { voucherCents, payment }
}
