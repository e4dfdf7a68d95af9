import type { BookingDeps } from '../booking-deps.server.ts'
import { enqueueBookingMails } from './booking-mails.server.ts'
import {
  type StoredBooking,
  claimUnreminded,
  listUnremindedHolds,
  lockBooking,
  updateBooking,
} from '../database/bookings-repository.server.ts'
import { recordBookingEvent } from '../database/booking-history.server.ts'
import { isOfProvider } from '#platform/payments/payments.ts'
import { HOLD_MINUTES } from '../booking.ts'
import { recordBookingPayment } from '../money/record-booking-payment.server.ts'

const REMIND_HOURS = 72
/** Later bookings need no reminder. */
const FRESH_HOURS = 48
const BATCH = 200

/** Enqueues due reminders: one per booking, another for a postponed event. Safe on several servers. */
export async function remindBookings(deps: BookingDeps) {
  const now = deps.clock()
  const soon = new Date(now.getTime() + REMIND_HOURS * 3_600_000)
  const eventIds = await deps.events.listBeginning(deps.db, now, soon)
  if (eventIds.length === 0) return 0
  return deps.db.transaction(async (tx) => {
    const before = new Date(now.getTime() - FRESH_HOURS * 3_600_000)
    const due = await claimUnreminded(tx, eventIds, { before, staleHours: 2 * REMIND_HOURS }, BATCH)
    for (const { id } of due) {
      const booking = await updateBooking(tx, id, { remindedAt: now }, now)
      await recordBookingEvent(tx, id, now, 'reminded')
      await enqueueBookingMails(tx, deps, booking, 'reminder')
    }
    return due.length
  })
}

/** Most have paid by then. */
export const REMIND_AFTER_MINUTES = 5
/** With less time left a mail comes too late to pay. */
export const MINUTES_TO_PAY = 3

/**
 * Mails a link to resume the payment to customers with an unpaid hold (ADR-059), each minute: once a booking, never after a
 * payment that the provider knows of. Safe on several servers. Continues after a failure and throws the first at the end.
 * @returns how many.
 */
export async function remindHolds(deps: BookingDeps) {
  const now = deps.clock()
  const failures: unknown[] = []
  let reminded = 0
  const due = await listUnremindedHolds(
    deps.db,
    { from: inMinutes(now, MINUTES_TO_PAY), to: inMinutes(now, HOLD_MINUTES - REMIND_AFTER_MINUTES) },
    BATCH,
  )
  for (const booking of due)
    try {
      if (await remind(deps, booking)) reminded++
    } catch (error) {
      failures.push(error)
    }
  if (failures.length > 0) throw failures[0]
  return reminded
}

async function remind(deps: BookingDeps, { id, ...found }: StoredBooking) {
  const completion =
    found.sessionId && isOfProvider(deps.payments, found)
      ? await deps.payments.readCompletion(found.sessionId)
      : null
  if (completion) {
    // Its event is late or lost.
    await recordBookingPayment(deps, completion)
    return false
  }
  return deps.db.transaction(async (tx) => {
    const booking = await lockBooking(tx, id)
    const now = deps.clock()
    if (booking?.state !== 'held' || booking.holdRemindedAt || !booking.heldUntil) return false
    if (booking.heldUntil <= inMinutes(now, MINUTES_TO_PAY)) return false
    await updateBooking(tx, id, { holdRemindedAt: now }, now)
    await recordBookingEvent(tx, id, now, 'hold_reminded')
    await enqueueBookingMails(tx, deps, booking, 'unpaid', { byVisitor: true })
    return true
  })
}

function inMinutes(now: Date, minutes: number) {
  return new Date(now.getTime() + minutes * 60_000)
}
