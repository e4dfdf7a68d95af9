import type { Transaction } from '#platform/database/database.ts'
import type { PaymentEvent } from '#platform/payments/payments.ts'
import type { BookingDeps } from '../booking-deps.server.ts'
import { enqueueBookingMails } from '../mail/booking-mails.server.ts'
import {
  insertBookingPaymentEvent,
  lockBooking,
  recordBookingEvent,
  type StoredBooking,
  updateBooking,
} from '../database/bookings-repository.server.ts'
import { releaseBooking } from '../book/release-booking.server.ts'
import type { BookingAttention } from '../rules/staff-booking.ts'

type Outcome = 'applied' | 'unchanged' | 'duplicate'

/** Records a problem and notifies the owner, once per reason; staff decide about the place. Locks the booking. */
export function recordPaymentProblem(
  deps: BookingDeps,
  bookingId: string,
  event: PaymentEvent & { kind: 'wrong_mode' | 'disputed' | 'dispute_closed' },
): Promise<Outcome> {
  return deps.db.transaction(async (tx) => {
    const booking = await lockBooking(tx, bookingId)
    if (!booking) return 'unchanged'
    if (!(await isNew(tx, deps, bookingId, event))) return 'duplicate'
    const noted = reasonOf(booking.needsAttention, event)
    if (!noted) return 'unchanged'
    await note(tx, deps, booking, noted.reason, { settled: noted.settled })
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
    await note(tx, deps, booking, 'amount_mismatch', { detail: { cents: amountCents, currency } })
    return 'applied'
  })
  // Also for a repeated event: the process may have crashed before.
  if (!isOfOldPage) await releaseBooking(deps, bookingId, 'amount mismatch')
  return outcome
}

function reasonOf(
  known: readonly BookingAttention[],
  event: PaymentEvent & { kind: 'wrong_mode' | 'disputed' | 'dispute_closed' },
): { reason: BookingAttention; settled: BookingAttention[] } | null {
  const has = (reason: BookingAttention) => known.includes(reason)
  if (event.kind === 'wrong_mode') return has('wrong_mode') ? null : { reason: 'wrong_mode', settled: [] }
  if (event.kind === 'dispute_closed') {
    const reason = event.outcome === 'lost' ? 'dispute_lost' : 'dispute_won'
    return has(reason) ? null : { reason, settled: ['dispute_inquiry', 'disputed'] }
  }
  // Events may arrive out of order: a closed dispute is not reopened.
  if (has('disputed') || has('dispute_lost') || has('dispute_won')) return null
  if (!event.isInquiry) return { reason: 'disputed', settled: ['dispute_inquiry'] }
  return has('dispute_inquiry') ? null : { reason: 'dispute_inquiry', settled: [] }
}

function isNew(
  tx: Transaction,
  { clock }: BookingDeps,
  bookingId: string,
  event: PaymentEvent,
): Promise<boolean> {
  return insertBookingPaymentEvent(tx, { id: event.id, bookingId, kind: event.kind, receivedAt: clock() })
}

async function note(
  tx: Transaction,
  deps: BookingDeps,
  booking: StoredBooking,
  reason: BookingAttention,
  { settled = [], detail = {} }: { settled?: BookingAttention[]; detail?: Record<string, unknown> },
): Promise<void> {
  const now = deps.clock()
  const others = booking.needsAttention.filter((each) => !settled.includes(each))
  await updateBooking(tx, booking.id, { needsAttention: [...others, reason] }, now)
  await recordBookingEvent(tx, { bookingId: booking.id, at: now, action: reason, detail })
  await enqueueBookingMails(tx, deps, booking, reason)
}
