import { findBookingHeads } from '#features/booking/database/bookings-repository.server.ts'
import type { VoucherUse } from '#features/order/order-details.ts'
import { readVoucherUses } from '#features/voucher/read-voucher-uses.server.ts'
import type { Database, Transaction } from '#platform/database/database.ts'

/** Bookings that hold or have used the vouchers of these order lines. `lock` prevents concurrent redemption. */
export async function voucherUsesOf(
  db: Database | Transaction,
  orderLineIds: string[],
  options: { lock: boolean } = { lock: false },
): Promise<VoucherUse[]> {
  const uses = await readVoucherUses(db, orderLineIds, options)
  const heads = await findBookingHeads(
    db,
    uses.map(({ bookingId }) => bookingId),
  )
  return uses.flatMap(({ voucherId, lastFour, bookingId, cents }) => {
    const booking = heads.find(({ id }) => id === bookingId)
    const held = booking?.state === 'held'
    return booking ? [{ voucherId, lastFour, bookingNumber: booking.number, held, cents }] : []
  })
}
