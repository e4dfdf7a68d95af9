import { accept, type Result } from '#kernel/result.ts'
import { enqueueMail } from '#platform/outbox/outbox.ts'
import { readdressMails } from '#platform/outbox/readdress-mails.ts'
import type { BookingDeps } from '../booking-deps.server.ts'
import { withBookingLocks } from '../change/with-booking-locks.server.ts'
import { type StoredBooking, updateBooking } from '../database/bookings-repository.server.ts'
import { recordBookingEvent } from '../database/booking-history.server.ts'
import { BOOKING_MAIL } from '../mail/booking-mails.server.ts'
import { latestNews } from '../mail/latest-news.server.ts'

/**
 * Sets another e-mail address of the customer, or the first. Undelivered mails are sent there; without any, the
 * latest mail while the event is upcoming. The private link stays the same. No-op for the same address.
 */
export function correctBookingEmail(
  deps: BookingDeps,
  bookingId: string,
  email: string,
  staffId: string,
): Promise<Result<StoredBooking, { code: 'unknown_booking' }>> {
  return withBookingLocks(
    deps,
    bookingId,
    async (tx, booking, event, now): Promise<Result<StoredBooking, never>> => {
      if (booking.email === email) return accept(booking)
      // This mail replaces the open telephone call.
      const needsAttention = booking.needsAttention.filter((need) => need !== 'to_phone')
      const corrected = await updateBooking(tx, bookingId, { email, needsAttention }, now)
      await recordBookingEvent(tx, { bookingId, at: now, action: 'email_corrected', actorId: staffId })
      const about = { kinds: [BOOKING_MAIL], field: 'bookingId', id: bookingId, to: email }
      const waiting = await readdressMails(tx, about)
      const news = waiting === 0 && event.startsAt > now ? await latestNews(tx, booking, event) : undefined
      if (news)
        await enqueueMail(tx, {
          kind: BOOKING_MAIL,
          to: email,
          language: booking.language,
          payload: { bookingId, news },
        })
      return accept(corrected)
    },
  )
}
