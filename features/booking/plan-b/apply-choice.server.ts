import type { Transaction } from '#platform/database/database.ts'
import { paymentStateAfter, refundDueCents } from '../booking.ts'
import type { BookingDeps } from '../booking-deps.server.ts'
import { type StoredBooking, updateBooking } from '../database/bookings-repository.server.ts'
import { recordBookingEvent } from '../database/booking-history.server.ts'
import { enqueueBookingMails } from '../mail/booking-mails.server.ts'
import { enqueueRefunds, pendingRefundCents } from '../money/enqueue-refunds.server.ts'
import { settleVoucher } from '../money/settle-voucher.server.ts'
import { freePlacesOf } from '../waiting-list/offer-free-places.server.ts'
import type { PlanChoice } from './plan-b.ts'
import { setChoice, type StoredChoice } from './plans-repository.server.ts'

interface Applied {
  booking: StoredBooking
  chosen: StoredChoice
  choice: Exclude<PlanChoice, 'other_date'>
  now: Date
  /** The guest was silent until the deadline. */
  byDefault?: boolean
  staffId?: string | undefined
}

/** Needs the locks of event, booking and choice, and that the choice may be made. Mails the guest. */
export function applyChoice(tx: Transaction, deps: BookingDeps, applied: Applied): Promise<StoredBooking> {
  return applied.choice === 'new_date' ? stay(tx, deps, applied) : leave(tx, deps, applied, applied.choice)
}

async function stay(tx: Transaction, deps: BookingDeps, applied: Applied): Promise<StoredBooking> {
  const { booking, chosen, choice, now, byDefault = false, staffId } = applied
  const kept = await updateBooking(tx, booking.id, { freeToLeave: false }, now)
  await setChoice(tx, chosen, { choice, chosenAt: now, byDefault })
  const detail = { choice, ...(byDefault && { byDefault }) }
  await recordBookingEvent(tx, { bookingId: booking.id, at: now, action: 'chosen', actorId: staffId, detail })
  await enqueueBookingMails(tx, deps, kept, 'choice_kept')
  return kept
}

/**
 * Free of charge: the voucher's part is returned to it, the money becomes a new voucher or is refunded. What the Testkasse took of
 * it becomes a voucher of its own: a voucher is real or a test as a whole, and test money may not become a real claim, nor real
 * money one that ends with the Testkasse.
 */
async function leave(
  tx: Transaction,
  deps: BookingDeps,
  { booking, chosen, now, byDefault = false, staffId }: Applied,
  choice: 'voucher' | 'refund',
): Promise<StoredBooking> {
  const bookingId = booking.id
  const after = { ...booking, state: 'cancelled' as const, feeCents: 0 }
  const { voucherCents, testCents, payment } = await settleVoucher(tx, deps, after, now)
  const settled = { ...after, voucherCents, testCents, payment }
  // A pending refund to the card does not become a voucher too.
  const creditCents =
    choice === 'voucher'
      ? Math.max(0, refundDueCents(settled) - (await pendingRefundCents(tx, bookingId)))
      : 0
  const credited = { ...settled, creditedCents: booking.creditedCents + creditCents }
  const isBack = refundDueCents(credited) > 0 || booking.refundedCents + booking.withdrawnCents > 0
  const cancelled = await updateBooking(
    tx,
    bookingId,
    {
      state: 'cancelled',
      feeCents: 0,
      voucherCents,
      testCents,
      creditedCents: credited.creditedCents,
      freeToLeave: false,
      invoiceOnTrust: false,
      payment: isBack ? paymentStateAfter(credited) : 'nothing_due',
    },
    now,
  )
  const { email: to, language } = booking
  const testPart = Math.min(creditCents, testCents)
  let voucherId: string | null = null
  for (const [amountCents, test] of [
    [testPart, true],
    [creditCents - testPart, false],
  ] as const)
    if (amountCents > 0)
      voucherId = await deps.vouchers.issue(tx, { bookingId, amountCents, test, to, language }, now)
  await setChoice(tx, chosen, { choice, chosenAt: now, byDefault, voucherId })
  const detail = {
    choice,
    refundCents: refundDueCents(cancelled),
    voucherCents: booking.voucherCents - voucherCents,
    creditedCents: creditCents,
    ...(byDefault && { byDefault }),
  }
  await recordBookingEvent(tx, { bookingId, at: now, action: 'chosen', actorId: staffId, detail })
  await enqueueRefunds(tx, deps, cancelled, now)
  await deps.invoices.follow(tx, cancelled, { staffId, now })
  await enqueueBookingMails(tx, deps, cancelled, choice === 'voucher' ? 'choice_voucher' : 'choice_refund')
  await freePlacesOf(tx, deps, booking.eventId)
  return cancelled
}
