import type { Transaction } from '#platform/database/database.ts'
import { refundDueCents } from './booking.ts'
import type { BookingDeps } from './booking-deps.server.ts'
import { oweBookingMails } from './booking-mails.server.ts'
import type { BookingNews } from './booking-news.ts'
import {
  countTaken,
  listBookingsOfEvent,
  lockBooking,
  recordBookingEvent,
  type StoredBooking,
  updateBooking,
} from './bookings-repository.server.ts'
import { owePageClosing } from './close-payment-page.server.ts'
import { oweRefunds } from './owe-refunds.server.ts'
import { settleVoucher } from './settle-voucher.server.ts'

type Deps = Pick<
  BookingDeps,
  'events' | 'vouchers' | 'payments' | 'clock' | 'key' | 'publicUrl' | 'ownerEmail'
>

/**
 * Cancels every booking of an event that was called off: nobody owes anything, vouchers are whole again, what was paid
 * goes back. Needs the event's lock, and the event to be cancelled already. @returns how many were told.
 */
export async function cancelBookingsOfEvent(
  tx: Transaction,
  deps: Deps,
  eventId: string,
  staffId: string,
): Promise<number> {
  const now = deps.clock()
  let told = 0
  for (const { id: bookingId, state } of await listBookingsOfEvent(tx, eventId)) {
    if (state !== 'held' && state !== 'confirmed' && state !== 'waitlisted') continue
    const booking = await lockBooking(tx, bookingId)
    if (!booking || booking.state !== state) continue
    const after = { ...booking, state: 'cancelled', feeCents: 0 } as const
    const { voucherCents, payment } = await settleVoucher(tx, deps, after, now)
    const isBack = payment === 'refund_due' || payment === 'refund_failed' || payment === 'refunded'
    const cancelled = await updateBooking(
      tx,
      bookingId,
      {
        state: 'cancelled',
        heldUntil: null,
        offeredUntil: null,
        feeCents: 0,
        voucherCents,
        payment: isBack ? payment : 'nothing_due',
      },
      now,
    )
    const detail = {
      refundCents: refundDueCents(cancelled),
      voucherCents: booking.voucherCents - voucherCents,
    }
    await recordBookingEvent(tx, {
      bookingId,
      at: now,
      action: 'event_cancelled',
      actorId: staffId,
      detail,
    })
    await oweRefunds(tx, deps, cancelled, now)
    await owePageClosing(tx, booking)
    // Somebody in the middle of paying has no confirmation that could be taken back.
    if (state === 'held') continue
    await oweBookingMails(tx, deps, cancelled, 'event_cancelled')
    told += 1
  }
  const event = await deps.events.lock(tx, eventId)
  if (event) await deps.events.setTaken(tx, eventId, await countTaken(tx, event))
  return told
}

/** How many bookings `tellBooked` mails. */
export async function countTold(tx: Transaction, eventId: string): Promise<number> {
  return (await listBookingsOfEvent(tx, eventId)).filter(({ state }) => isTold(state)).length
}

/** Those in the middle of paying hear nothing: their confirmation will say how things stand. */
function isTold(state: StoredBooking['state']): boolean {
  return state === 'confirmed' || state === 'waitlisted'
}

/** Tells everybody who is booked or waits; who hears of a change may leave for nothing. @returns how many. */
export async function tellBooked(
  tx: Transaction,
  deps: Deps,
  { eventId, news, staffId }: { eventId: string; news: BookingNews; staffId: string },
): Promise<number> {
  const now = deps.clock()
  let told = 0
  for (const booking of await listBookingsOfEvent(tx, eventId)) {
    if (booking.state !== 'held' && !isTold(booking.state)) continue
    if (news === 'event_changed') await updateBooking(tx, booking.id, { freeToLeave: true }, now)
    if (!isTold(booking.state)) continue
    await recordBookingEvent(tx, { bookingId: booking.id, at: now, action: news, actorId: staffId })
    await oweBookingMails(tx, deps, booking, news)
    told += 1
  }
  return told
}
