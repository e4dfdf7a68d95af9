import type { Transaction } from '#platform/database/database.ts'
import type { PaymentState } from '../booking.ts'
import { endBooking } from '../change/cancel-booking.server.ts'
import type { BookingDeps } from '../booking-deps.server.ts'
import { enqueueBookingMails } from '../mail/booking-mails.server.ts'
import type { BookingNotification } from '../mail/booking-notifications.ts'
import {
  countTaken,
  listBookingsOfEvent,
  lockBooking,
  type StoredBooking,
  updateBooking,
} from '../database/bookings-repository.server.ts'
import { recordBookingEvent } from '../database/booking-history.server.ts'

/** In the history of a booking whose customer was not notified. */
export const NOT_NOTIFIED = { untold: true }

const MONEY_GOES_BACK: readonly PaymentState[] = ['refund_due', 'refund_failed', 'refunded']

type Deps = Pick<
  BookingDeps,
  'events' | 'vouchers' | 'invoices' | 'payments' | 'clock' | 'key' | 'publicUrl' | 'ownerEmail'
>

/** Cancels all bookings of a cancelled event for free, or `only` those. Needs the event's lock. @returns how many were notified. */
export async function cancelBookingsOfEvent(
  tx: Transaction,
  deps: Deps,
  eventId: string,
  staffId: string,
  {
    only = ['held', 'confirmed', 'waitlisted'],
    notify = true,
  }: { only?: StoredBooking['state'][]; notify?: boolean } = {},
) {
  const now = deps.clock()
  let notified = 0
  for (const { id: bookingId, state } of await listBookingsOfEvent(tx, eventId)) {
    if (!only.includes(state)) continue
    const booking = await lockBooking(tx, bookingId)
    if (!booking || booking.state !== state) continue
    const cancelled = await endBooking(
      tx,
      deps,
      booking,
      { feeCents: 0, staffId, now },
      (payment) => ({ payment: MONEY_GOES_BACK.includes(payment) ? payment : 'nothing_due' }),
      { action: 'event_cancelled', detail: notify ? {} : NOT_NOTIFIED },
    )
    // A held booking was never confirmed to the customer.
    if (state === 'held' || !notify) continue
    await enqueueBookingMails(tx, deps, cancelled, 'event_cancelled')
    if (booking.email !== null) notified += 1
  }
  const event = await deps.events.lock(tx, eventId)
  if (event) await deps.events.setTaken(tx, eventId, await countTaken(tx, event))
  return notified
}

/** The bookings that `notifyBooked` notifies, by mail or telephone. */
export async function listRecipients(tx: Transaction, eventId: string) {
  return (await listBookingsOfEvent(tx, eventId)).filter(({ state }) => isNotified(state)).map(({ id }) => id)
}

/** Holds are skipped: their confirmation will have the current facts. */
function isNotified(state: StoredBooking['state']) {
  return state === 'confirmed' || state === 'waitlisted'
}

/**
 * Notifies all confirmed and waiting bookings; after a change they may cancel for free, told or not.
 * @param notify false: their histories alone say so @returns how many were mailed.
 */
export async function notifyBooked(
  tx: Transaction,
  deps: Deps,
  {
    eventId,
    news,
    staffId,
    notify,
  }: { eventId: string; news: BookingNotification; staffId: string; notify: boolean },
) {
  const now = deps.clock()
  let notified = 0
  for (const booking of await listBookingsOfEvent(tx, eventId)) {
    if (booking.state !== 'held' && !isNotified(booking.state)) continue
    if (news === 'event_changed') await updateBooking(tx, booking.id, { freeToLeave: true }, now)
    if (!isNotified(booking.state)) continue
    const detail = notify ? {} : NOT_NOTIFIED
    await recordBookingEvent(tx, booking.id, now, news, { staffId, detail })
    if (!notify) continue
    await enqueueBookingMails(tx, deps, booking, news)
    if (booking.email !== null) notified += 1
  }
  return notified
}
