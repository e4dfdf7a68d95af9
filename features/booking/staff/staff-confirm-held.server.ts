import { isOfProvider } from '#platform/payments/payments.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import type { BookingDeps } from '../booking-deps.server.ts'
import { enqueueBookingMails } from '../mail/booking-mails.server.ts'
import {
  countTaken,
  findBooking,
  type StoredBooking,
  updateBooking,
} from '../database/bookings-repository.server.ts'
import { recordBookingEvent } from '../database/booking-history.server.ts'
import type { MarkRefusal } from './staff-mark-booking.server.ts'
import { refundReplaced } from '../waiting-list/refund-replaced.server.ts'
import { withBookingLocks } from '../change/with-booking-locks.server.ts'

type Confirmed = Promise<Result<StoredBooking, MarkRefusal>>

/** Confirms a hold by invoice. Closes the payment page first: a payment made meanwhile confirms it instead. */
export async function confirmHeld(deps: BookingDeps, bookingId: string, staffId: string): Confirmed {
  const { payments } = deps
  const found = await findBooking(deps.db, { id: bookingId })
  if (found?.state === 'held' && found.sessionId && isOfProvider(payments, found)) {
    if ((await payments.expireSession(found.sessionId)) === 'completed')
      return refuse({ code: 'not_changeable' })
  }
  return withBookingLocks(deps, bookingId, async (tx, booking, event, now): Confirmed => {
    if (booking.state !== 'held' || event.cancelled || event.startsAt <= now)
      return refuse({ code: 'not_changeable' })
    const payment = booking.totalCents > booking.voucherCents ? 'invoiced' : 'nothing_due'
    const change = { state: 'confirmed', payment, heldUntil: null } as const
    const confirmed = await updateBooking(tx, bookingId, change, now)
    await deps.events.setTaken(tx, booking.eventId, await countTaken(tx, event))
    await recordBookingEvent(tx, { bookingId, at: now, action: 'place_given', actorId: staffId })
    await refundReplaced(tx, deps, event, confirmed)
    await enqueueBookingMails(tx, deps, confirmed, 'confirmed')
    return accept(confirmed)
  })
}
