import type { Transaction } from '#platform/database/database.ts'
import type { BookedEvent, BookingDeps } from '../booking-deps.server.ts'
import type { StoredBooking } from '../database/bookings-repository.server.ts'

/** Redeems the voucher noted while waiting, as far as it is still worth something. Needs event and booking locks. */
export async function redeemVoucherOfBooking(
  tx: Transaction,
  { vouchers }: Pick<BookingDeps, 'vouchers'>,
  { id, voucherId, voucherCents, testCents, totalCents }: StoredBooking,
  { serviceId, priceCents }: Pick<BookedEvent, 'serviceId' | 'priceCents'>,
  now: Date,
): Promise<Pick<StoredBooking, 'voucherId' | 'voucherCents' | 'testCents'>> {
  if (!voucherId || voucherCents > 0 || totalCents === 0) return { voucherId, voucherCents, testCents }
  const ask = { voucher: { id: voucherId }, serviceId, perPersonCents: priceCents ?? 0, totalCents, now }
  const worth = await vouchers.appraise(tx, ask, { lock: true })
  if (!worth.ok) return { voucherId: null, voucherCents: 0, testCents }
  await vouchers.redeem(tx, worth.value, id, now)
  const { coversCents, test } = worth.value
  return {
    voucherId: worth.value.voucherId,
    voucherCents: coversCents,
    testCents: testCents + (test ? coversCents : 0),
  }
}
