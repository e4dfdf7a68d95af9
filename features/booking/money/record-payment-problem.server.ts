import type { Transaction } from '#platform/database/database.ts'
import type { PaymentEvent } from '#platform/payments/payments.ts'
import type { BookingDeps } from '../booking-deps.server.ts'
import { enqueueBookingMails } from '../mail/booking-mails.server.ts'
import {
  insertBookingPaymentEvent,
  lockBooking,
  type StoredBooking,
  updateBooking,
} from '../database/bookings-repository.server.ts'
import { recordBookingEvent } from '../database/booking-history.server.ts'
import { releaseBooking } from '../book/release-booking.server.ts'
import type { BookingAttention } from '../rules/staff-booking.ts'

type Outcome = 'applied' | 'unchanged' | 'duplicate'

/** Records a problem and notifies the owner, once per reason; staff decide about the place. Locks the booking. */
export function recordPaymentProblem(
  deps: BookingDeps,
  bookingId: string,
  event: PaymentEvent & { kind: 'wrong_mode' },
): Promise<Outcome> {
  return deps.db.transaction(async (tx) => {
    const booking = await lockBooking(tx, bookingId)
    if (!booking) return 'unchanged'
    if (!(await isNew(tx, deps, bookingId, event))) return 'duplicate'
    if (booking.needsAttention.includes(event.kind)) return 'unchanged'
    await note(tx, deps, booking, event.kind)
    return 'applied'
  })
}

/** Rejects a wrong amount or currency: releases the places, notifies the owner. Not stored: it may not be in francs. */
export async function rejectPayment(
  deps: BookingDeps,
  bookingId: string,
  event: PaymentEvent & { kind: 'paid' },
): Promise<Outcome> {
  let isOfOldPage = false
  const outcome = await deps.db.transaction(async (tx): Promise<Outcome> => {
    const booking = await lockBooking(tx, bookingId)
    if (!booking) return 'unchanged'
    isOfOldPage = event.sessionId !== null && event.sessionId !== booking.sessionId
    if (!(await isNew(tx, deps, bookingId, event))) return 'duplicate'
    if (booking.needsAttention.includes('amount_mismatch')) return 'unchanged'
    const { amountCents, currency } = event
    await note(tx, deps, booking, 'amount_mismatch', { cents: amountCents, currency })
    return 'applied'
  })
  // Also for a repeated event: the process may have crashed before.
  if (!isOfOldPage) await releaseBooking(deps, bookingId, 'amount mismatch')
  return outcome
}

function isNew(tx: Transaction, { clock }: BookingDeps, bookingId: string, event: PaymentEvent) {
  return insertBookingPaymentEvent(tx, { id: event.id, bookingId, kind: event.kind, receivedAt: clock() })
}

async function note(
  tx: Transaction,
  deps: BookingDeps,
  booking: StoredBooking,
  reason: BookingAttention,
  detail: Record<string, unknown> = {},
) {
  const now = deps.clock()
  await updateBooking(tx, booking.id, { needsAttention: [...booking.needsAttention, reason] }, now)
  await recordBookingEvent(tx, booking.id, now, reason, { detail })
  await enqueueBookingMails(tx, deps, booking, reason)
}
