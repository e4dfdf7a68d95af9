import { randomUUID } from 'node:crypto'
import type { BookingDeps } from '#features/booking/booking-deps.server.ts'
import { withBookingLocks } from '#features/booking/change/with-booking-locks.server.ts'
import { findBooking, type StoredBooking } from '#features/booking/database/bookings-repository.server.ts'
import { enqueueBookingMails } from '#features/booking/mail/booking-mails.server.ts'
import { settleBookingVoucher } from '#features/booking/money/settle-booking.server.ts'
import { outstandingCents, takesVoucher } from '#features/booking/rules/booking-balance.ts'
import { openCents } from '#features/invoice/invoice.ts'
import { takeVoucherForInvoice } from '#features/invoice/pay/pay-by-voucher.server.ts'
import {
  findInvoiceVoucher,
  findVoucherId,
  type InvoiceVoucherRefusal,
  type PayingVoucher,
} from '#features/voucher/invoice-voucher.server.ts'
import { redeemVoucher } from '#features/voucher/redeem-voucher.server.ts'
import { takenBy } from '#features/voucher/voucher-balance.server.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'
import { lockInvoicedBooking } from '#features/invoice/http/draft-of-booking.ts'
import type { OnSettled } from '#features/booking/staff/staff-settle-booking.server.ts'

export type PayByVoucherRefusal =
  | InvoiceVoucherRefusal
  | { code: 'unknown_booking' | 'nothing_due' | 'changed_meanwhile' }

/**
 * Pays the amount due of a confirmed booking by a voucher: first its open invoices, oldest first, as payments of
 * them, then what is still to be invoiced. Repeating it with a voucher that has paid changes nothing. Locks event,
 * booking, voucher and invoices, so concurrent payments never exceed the balance.
 */
export function payBookingByVoucher(
  deps: BookingDeps,
  bookingId: string,
  code: string,
  { staffId, onPaid }: { staffId?: string | undefined; onPaid?: OnSettled } = {},
): Promise<Result<StoredBooking, PayByVoucherRefusal>> {
  return withBookingLocks(
    deps,
    bookingId,
    { staffId },
    async ({ tx, booking, now }): Promise<Result<StoredBooking, PayByVoucherRefusal>> => {
      const dueCents = takesVoucher(booking) ? outstandingCents(booking) : 0
      const voucher =
        dueCents > 0 ? await findInvoiceVoucher(tx, deps, code, now) : refuse({ code: 'nothing_due' })
      if (!voucher.ok) {
        const repeats = voucher.refusal.code === 'nothing_due' || voucher.refusal.code === 'voucher_used_up'
        const voucherId = repeats ? await findVoucherId(tx, code) : undefined
        return voucherId && (await takenBy(tx, voucherId, bookingId)) > 0 ? accept(booking) : voucher
      }
      const cents = Math.min(voucher.value.restCents, dueCents)
      const caller = { actorId: staffId, now }
      const left = await payInvoices(tx, deps, booking, { voucher: voucher.value, cents }, caller)
      if (left > 0) await payRest(tx, deps, booking, { voucher: voucher.value, cents: left }, caller)
      const paid = (await findBooking(tx, { id: bookingId })) ?? booking
      await onPaid?.(tx, paid)
      return accept(paid)
    },
  )
}

interface Part {
  voucher: PayingVoucher
  /** In Rappen. */
  cents: number
}
interface Caller {
  actorId: string | undefined
  now: Date
}

/** @returns what no invoice asks for, in Rappen. */
async function payInvoices(
  tx: Transaction,
  deps: BookingDeps,
  booking: StoredBooking,
  { voucher, cents }: Part,
  caller: Caller,
): Promise<number> {
  let left = cents
  const { invoices } = await lockInvoicedBooking(tx, booking)
  for (const invoice of invoices) {
    const part = Math.min(left, openCents(invoice))
    if (part === 0) continue
    const payment = { id: randomUUID(), cents: part, voucher }
    const paid = await takeVoucherForInvoice(tx, deps, invoice, payment, caller)
    if (!paid.ok) throw new Error(`an invoice of booking ${booking.number} was not paid by voucher`)
    left -= part
  }
  return left
}

/** Not invoiced yet: subtracted by the next invoice, and by an existing draft. */
async function payRest(
  tx: Transaction,
  deps: BookingDeps,
  booking: StoredBooking,
  { voucher: { voucherId, lastFour, test }, cents }: Part,
  { actorId, now }: Caller,
): Promise<void> {
  await redeemVoucher(tx, { voucherId, takesCents: cents }, booking.id, now)
  const money = { cents, voucherId, lastFour, test, actorId, now }
  const settled = await settleBookingVoucher(tx, booking.id, money)
  if (!settled.ok) throw new Error(`booking ${booking.number} was not paid by voucher`)
  await deps.invoices.follow(tx, settled.value, { staffId: actorId, now })
  await enqueueBookingMails(tx, deps, settled.value, 'changed', { byVisitor: actorId === undefined })
}
