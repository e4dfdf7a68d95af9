import { accept } from '#kernel/result.ts'
import { enqueueMail } from '#platform/outbox/outbox.ts'
import { readdressMails } from '#platform/outbox/readdress-mails.ts'
import type { BookingDeps } from '../booking-deps.server.ts'
import { withBookingLocks } from '../change/with-booking-locks.server.ts'
import { BOOKING_MAIL } from '../mail/booking-mails.server.ts'
import { latestNews } from '../mail/latest-news.server.ts'

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
