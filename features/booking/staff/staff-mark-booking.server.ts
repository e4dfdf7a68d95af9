import { swissTime } from '#i18n/format-date.ts'
import { accept, refuse, refuseFor } from '#kernel/result.ts'
import { enqueueMail, isResendPaused } from '#platform/outbox/outbox.ts'
import { isOfProvider } from '#platform/payments/payments.ts'
import { type DueWay, canBecome, freePlaces } from '../booking.ts'
import type { BookingDeps } from '../booking-deps.server.ts'
import { withBookingLocks } from '../change/with-booking-locks.server.ts'
import { countTaken, findBooking, updateBooking } from '../database/bookings-repository.server.ts'
import { lastBookingEventAt } from '../database/booking-history.server.ts'
import { BOOKING_MAIL, enqueueBookingMails } from '../mail/booking-mails.server.ts'
import { latestNews } from '../mail/latest-news.server.ts'
import { redeemVoucherOfBooking } from '../money/settle-voucher.server.ts'
import { markParty } from '../roster/record-roster-marks.server.ts'
import type { Attendance } from '../rules/staff-booking.ts'
import { refundReplaced } from '../waiting-list/refund-replaced.server.ts'
import { readdressMails } from '#platform/outbox/readdress-mails.ts'

const NOT_CHANGEABLE = refuseFor('not_changeable')

/**
 * Marks attendance of everybody in a booking, from the event's first day, as marks of the roster; `confirmed` reverts. Sends no
 * mail.
 */
export function markAttendance(deps: BookingDeps, id: string, attendance: Attendance, staffId: string) {
  return withBookingLocks(deps, id, { staffId }, async ({ tx, booking, event, now, change }) => {
    if (booking.state === attendance) return accept(booking)
    const hasPlace = booking.state !== 'waitlisted' && booking.state !== 'held'
    if (!hasPlace || !canBecome(booking.state, attendance)) return NOT_CHANGEABLE
    if (swissTime(now).day < event.startsLocal.slice(0, 10)) return refuseFor('too_early')
    await markParty(tx, booking, { isHere: attendance === 'attended', staffId, now })
    return accept(await change({ state: attendance }, attendance))
  })
}

/** Gives places to a waiting booking regardless of its turn; what is due is paid later, as agreed or by `dueWay`. */
export function grantPlace(deps: BookingDeps, id: string, staffId: string, dueWay?: DueWay) {
  return withBookingLocks(deps, id, { staffId }, async ({ tx, booking, event, now, record }) => {
    if (booking.state !== 'waitlisted' || event.cancelled || event.startsAt <= now) return NOT_CHANGEABLE
    const taken = await countTaken(tx, event)
    const needed = booking.offeredUntil ? 0 : booking.people
    const free = freePlaces(event, taken)
    if (needed > free) return refuse({ code: 'sold_out', placesLeft: free })
    const voucher = await redeemVoucherOfBooking(tx, deps, booking, event, now)
    const payment = booking.totalCents > voucher.voucherCents ? 'invoiced' : 'nothing_due'
    const confirmed = await updateBooking(
      tx,
      id,
      { ...voucher, ...(dueWay && { dueWay }), state: 'confirmed', payment, offeredUntil: null },
      now,
    )
    await deps.events.setTaken(tx, booking.eventId, taken + needed)
    await record('place_given')
    // What staff reserved, or an invoice that waited for their yes, was not on the list.
    const granted = booking.offeredUntil === null && booking.payment !== 'invoice_asked'
    await refundReplaced(tx, deps, event, confirmed, { granted })
    await enqueueBookingMails(tx, deps, confirmed, 'confirmed')
    return accept(confirmed)
  })
}

/** Confirms a hold by invoice. Closes the payment page first: a payment made meanwhile confirms it instead. */
export async function confirmHeld(deps: BookingDeps, id: string, staffId: string) {
  const found = await findBooking(deps.db, { id })
  if (found?.state === 'held' && found.sessionId && isOfProvider(deps.payments, found))
    if ((await deps.payments.expireSession(found.sessionId)) === 'completed') return NOT_CHANGEABLE
  return withBookingLocks(deps, id, { staffId }, async ({ tx, booking, event, now, record }) => {
    if (booking.state !== 'held' || event.cancelled || event.startsAt <= now) return NOT_CHANGEABLE
    const payment = booking.totalCents > booking.voucherCents ? 'invoiced' : 'nothing_due'
    const confirmed = await updateBooking(tx, id, { state: 'confirmed', payment, heldUntil: null }, now)
    await deps.events.setTaken(tx, booking.eventId, await countTaken(tx, event))
    await record('place_given')
    await refundReplaced(tx, deps, event, confirmed)
    await enqueueBookingMails(tx, deps, confirmed, 'confirmed')
    return accept(confirmed)
  })
}

/** Approves an invoice, so that it does not count towards the limit. */
export function approveInvoice(deps: BookingDeps, id: string, staffId: string) {
  return withBookingLocks(deps, id, { staffId }, async ({ booking, change }) =>
    booking.invoiceOnTrust && booking.state === 'confirmed'
      ? accept(await change({ invoiceOnTrust: false }, 'invoice_agreed'))
      : NOT_CHANGEABLE,
  )
}

/** The customer without an e-mail address was called. */
export function markCalled(deps: BookingDeps, id: string, staffId: string) {
  return withBookingLocks(deps, id, { staffId }, async ({ booking, change }) => {
    if (!booking.needsAttention.includes('to_phone')) return NOT_CHANGEABLE
    const needsAttention = booking.needsAttention.filter((need) => need !== 'to_phone')
    return accept(await change({ needsAttention }, 'called'))
  })
}

/** Sets the internal note; an empty one deletes it. */
export function writeStaffNote(deps: BookingDeps, id: string, note: string, staffId: string) {
  return withBookingLocks(deps, id, { staffId }, async ({ change }) =>
    accept(await change({ staffNote: note || null }, 'noted')),
  )
}

/** Resends the customer's latest mail, without the owner's. */
export function resendBookingMail(deps: BookingDeps, bookingId: string, staffId: string) {
  return withBookingLocks(deps, bookingId, { staffId }, async ({ tx, booking, event, now, record }) => {
    const news = await latestNews(tx, booking, event)
    if (!news) return NOT_CHANGEABLE
    const { email: to, language } = booking
    if (to === null) return refuseFor('no_email')
    const same = { kind: BOOKING_MAIL, to, payload: { bookingId: [bookingId], news: [news] } }
    const action = 'mailed_again'
    const lastAt = await lastBookingEventAt(tx, bookingId, action)
    if (await isResendPaused(tx, same, lastAt, now)) return accept(booking)
    await enqueueMail(tx, { kind: BOOKING_MAIL, to, language, payload: { bookingId, news } })
    await record(action)
    return accept(booking)
  })
}

/**
 * Sets another e-mail address of the customer, or the first. Undelivered mails are sent there; without any, the
 * latest mail while the event is upcoming. The private link stays the same. No-op for the same address.
 */
export function correctBookingEmail(deps: BookingDeps, bookingId: string, email: string, staffId: string) {
  return withBookingLocks(deps, bookingId, { staffId }, async ({ tx, booking, event, now, change }) => {
    if (booking.email === email) return accept(booking)
    // This mail replaces the open telephone call.
    const needsAttention = booking.needsAttention.filter((need) => need !== 'to_phone')
    const corrected = await change({ email, needsAttention }, 'email_corrected')
    const waiting = await readdressMails(tx, {
      kinds: [BOOKING_MAIL],
      field: 'bookingId',
      id: bookingId,
      to: email,
    })
    const news = waiting === 0 && event.startsAt > now ? await latestNews(tx, booking, event) : undefined
    const { language } = booking
    if (news) await enqueueMail(tx, { kind: BOOKING_MAIL, to: email, language, payload: { bookingId, news } })
    return accept(corrected)
  })
}
