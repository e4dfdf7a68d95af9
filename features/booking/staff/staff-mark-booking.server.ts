import { swissTime } from '#i18n/format-date.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import { enqueueMail, isResendPaused } from '#platform/outbox/outbox.ts'
import { type DueWay, freePlaces, canBecome } from '../booking.ts'
import type { BookingDeps } from '../booking-deps.server.ts'
import { BOOKING_MAIL, enqueueBookingMails } from '../mail/booking-mails.server.ts'
import { latestNews } from '../mail/latest-news.server.ts'
import { countTaken, type StoredBooking, updateBooking } from '../database/bookings-repository.server.ts'
import { lastBookingEventAt, recordBookingEvent } from '../database/booking-history.server.ts'
import { redeemVoucherOfBooking } from '../money/redeem-voucher-of-booking.server.ts'
import { markParty } from '../roster/mark-party.server.ts'
import type { Attendance } from '../rules/staff-booking.ts'
import { refundReplaced } from '../waiting-list/refund-replaced.server.ts'
import { withBookingLocks } from '../change/with-booking-locks.server.ts'

export type MarkRefusal =
  | { code: 'unknown_booking' | 'not_changeable' | 'too_early' | 'no_email' }
  | { code: 'sold_out'; placesLeft: number }
type Marked = Promise<Result<StoredBooking, MarkRefusal>>

/**
 * Marks attendance of everybody in a booking, from the event's first day, as marks of the roster; `confirmed` reverts. Sends no
 * mail.
 */
export function markAttendance(
  deps: BookingDeps,
  bookingId: string,
  attendance: Attendance,
  staffId: string,
): Marked {
  return withBookingLocks(deps, bookingId, async (tx, booking, event, now): Marked => {
    if (booking.state === attendance) return accept(booking)
    const hasPlace = booking.state !== 'waitlisted' && booking.state !== 'held'
    if (!hasPlace || !canBecome(booking.state, attendance)) return refuse({ code: 'not_changeable' })
    if (swissTime(now).day < event.startsLocal.slice(0, 10)) return refuse({ code: 'too_early' })
    await markParty(tx, booking, { isHere: attendance === 'attended', staffId, now })
    const marked = await updateBooking(tx, bookingId, { state: attendance }, now)
    await recordBookingEvent(tx, { bookingId, at: now, action: attendance, actorId: staffId })
    return accept(marked)
  })
}

/** Gives places to a waiting booking regardless of its turn; what is due is paid later, as agreed or by `dueWay`. */
export function grantPlace(deps: BookingDeps, bookingId: string, staffId: string, dueWay?: DueWay): Marked {
  return withBookingLocks(deps, bookingId, async (tx, booking, event, now): Marked => {
    if (booking.state !== 'waitlisted' || event.cancelled || event.startsAt <= now)
      return refuse({ code: 'not_changeable' })
    const taken = await countTaken(tx, event)
    const needed = booking.offeredUntil ? 0 : booking.people
    const free = freePlaces(event, taken)
    if (needed > free) return refuse({ code: 'sold_out', placesLeft: free })
    const voucher = await redeemVoucherOfBooking(tx, deps, booking, event, now)
    const payment = booking.totalCents > voucher.voucherCents ? 'invoiced' : 'nothing_due'
    const change = {
      ...voucher,
      ...(dueWay && { dueWay }),
      state: 'confirmed',
      payment,
      offeredUntil: null,
    } as const
    const confirmed = await updateBooking(tx, bookingId, change, now)
    await deps.events.setTaken(tx, booking.eventId, taken + needed)
    await recordBookingEvent(tx, { bookingId, at: now, action: 'place_given', actorId: staffId })
    // What staff reserved, or an invoice that waited for their yes, was not on the list.
    const granted = booking.offeredUntil === null && booking.payment !== 'invoice_asked'
    await refundReplaced(tx, deps, event, confirmed, { granted })
    await enqueueBookingMails(tx, deps, confirmed, 'confirmed')
    return accept(confirmed)
  })
}

/** Approves an invoice, so that it does not count towards the limit. */
export function approveInvoice(deps: BookingDeps, bookingId: string, staffId: string): Marked {
  return withBookingLocks(deps, bookingId, async (tx, booking, _event, now): Marked => {
    if (!booking.invoiceOnTrust || booking.state !== 'confirmed') return refuse({ code: 'not_changeable' })
    const agreed = await updateBooking(tx, bookingId, { invoiceOnTrust: false }, now)
    await recordBookingEvent(tx, { bookingId, at: now, action: 'invoice_agreed', actorId: staffId })
    return accept(agreed)
  })
}

/** The customer without an e-mail address was called. */
export function markCalled(deps: BookingDeps, bookingId: string, staffId: string): Marked {
  return withBookingLocks(deps, bookingId, async (tx, booking, _event, now): Marked => {
    if (!booking.needsAttention.includes('to_phone')) return refuse({ code: 'not_changeable' })
    const needsAttention = booking.needsAttention.filter((need) => need !== 'to_phone')
    const called = await updateBooking(tx, bookingId, { needsAttention }, now)
    await recordBookingEvent(tx, { bookingId, at: now, action: 'called', actorId: staffId })
    return accept(called)
  })
}

/** Sets the internal note; undefined deletes it. */
export function writeStaffNote(
  deps: BookingDeps,
  bookingId: string,
  note: string | undefined,
  staffId: string,
): Marked {
  return withBookingLocks(deps, bookingId, async (tx, _booking, _event, now): Marked => {
    const noted = await updateBooking(tx, bookingId, { staffNote: note ?? null }, now)
    await recordBookingEvent(tx, { bookingId, at: now, action: 'noted', actorId: staffId })
    return accept(noted)
  })
}

/** Resends the customer's latest mail, without the owner's. */
export function resendBookingMail(deps: BookingDeps, bookingId: string, staffId: string): Marked {
  return withBookingLocks(deps, bookingId, async (tx, booking, event, now): Marked => {
    const news = await latestNews(tx, booking, event)
    if (!news) return refuse({ code: 'not_changeable' })
    const { email: to, language } = booking
    if (to === null) return refuse({ code: 'no_email' })
    const same = { kind: BOOKING_MAIL, to, payload: { bookingId: [bookingId], news: [news] } }
    const action = 'mailed_again'
    const lastAt = await lastBookingEventAt(tx, bookingId, action)
    if (await isResendPaused(tx, same, lastAt, now)) return accept(booking)
    await enqueueMail(tx, { kind: BOOKING_MAIL, to, language, payload: { bookingId, news } })
    await recordBookingEvent(tx, { bookingId, at: now, action, actorId: staffId })
    return accept(booking)
  })
}
