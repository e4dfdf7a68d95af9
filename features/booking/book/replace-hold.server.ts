import { isOfProvider } from '#platform/payments/payments.ts'
import { accept } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'
import { hashToken } from '#platform/secrets.ts'
import type { BookedEvent, BookingDeps } from '../booking-deps.server.ts'
import type { BookingForm } from '../rules/booking-form.schema.ts'
import {
  findBooking,
  lockBooking,
  type StoredBooking,
  updateBooking,
} from '../database/bookings-repository.server.ts'
import { recordBookingEvent } from '../database/booking-history.server.ts'
import { enqueuePageClosing } from '../money/payment-page.server.ts'
import { recordBookingPayment } from '../money/record-booking-payment.server.ts'
import { returnVoucher } from '../money/settle-voucher.server.ts'

/** This browser's hold for the same event or voucher, by form key or cookie; returned confirmed if it was paid. */
export async function findOwnHold(
  deps: BookingDeps,
  { form, openReference }: { form: Pick<BookingForm, 'voucher'>; openReference?: string | undefined },
  {
    event,
    totalCents,
    sameKey,
  }: { event: BookedEvent; totalCents: number; sameKey: StoredBooking | undefined },
) {
  const byCookie = openReference
    ? await findBooking(deps.db, { referenceHash: hashToken(openReference) })
    : undefined
  const open = [sameKey, byCookie].find((each) => each?.state === 'held')
  if (!open) return accept(undefined)
  let voucherId: string | undefined
  if (form.voucher) {
    const ask = { voucher: { code: form.voucher }, serviceId: event.serviceId, totalCents }
    const perPersonCents = event.priceCents ?? 0
    const worth = await deps.vouchers.appraise(deps.db, {
      ...ask,
      perPersonCents,
      heldBy: open.id,
      now: deps.clock(),
    })
    if (!worth.ok) return worth
    voucherId = worth.value.voucherId
  }
  if (open.eventId !== event.id && open.voucherId !== (voucherId ?? '')) return accept(undefined)
  const voucherComesFirst = voucherId !== undefined && open.voucherId !== null && voucherId < open.voucherId
  return accept({ hold: await asPaid(deps, open), voucherComesFirst })
}

/** Applies a payment that has completed meanwhile. */
async function asPaid(deps: BookingDeps, open: StoredBooking) {
  if (!open.sessionId || !isOfProvider(deps.payments, open)) return open
  const paid = await deps.payments.readCompletion(open.sessionId)
  if (!paid) return open
  await recordBookingPayment(deps, paid)
  return (await findBooking(deps.db, { id: open.id })) ?? open
}

/**
 * Cancels a hold for the new booking; a payment that still arrives is refunded. Needs the event's lock, locks booking,
 * then voucher. @returns the booking when it is no longer held.
 */
export async function cancelHold(
  tx: Transaction,
  deps: Pick<BookingDeps, 'vouchers'>,
  bookingId: string,
  now: Date,
) {
  const hold = await lockBooking(tx, bookingId)
  if (hold?.state !== 'held') return hold
  await returnVoucher(tx, deps, hold, hold.voucherCents, now)
  await updateBooking(
    tx,
    hold.id,
    { state: 'cancelled', payment: 'nothing_due', heldUntil: null, idempotencyHash: null, voucherCents: 0 },
    now,
  )
  await recordBookingEvent(tx, hold.id, now, 'released', { detail: { cause: 'replaced' } })
  await enqueuePageClosing(tx, hold)
  return undefined
}
