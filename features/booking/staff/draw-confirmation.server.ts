import { bookingLetter } from '#features/booking/mail/booking-letter.ts'
import { latestNews } from '#features/booking/mail/latest-news.server.ts'
import type { BookingDeps } from '#features/booking/booking-deps.server.ts'
import type { StoredBooking } from '#features/booking/database/bookings-repository.server.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Drawing } from '#server/drawing/open-drawing.ts'
import type { MessageSource } from '#features/messages/http/open-messages.ts'
import { readBookingMail } from '#features/booking/http/booking-letters.ts'

interface ConfirmationDeps extends Pick<BookingDeps, 'db' | 'key' | 'events' | 'publicUrl'> {
  clock: Clock
  drawing: Drawing
  messages: Pick<MessageSource, 'current'>
}

/** The booking's latest mail as a page of paper, in the customer's language; undefined while there is nothing to confirm. */
export async function drawConfirmation(deps: ConfirmationDeps, booking: StoredBooking) {
  const { language } = booking
  const event = await deps.events.find(deps.db, booking.eventId, language)
  const news = event && (await latestNews(deps.db, booking, event))
  if (!news) return undefined
  const { db: database } = deps
  const mail = await readBookingMail({ ...deps, database }, language, { bookingId: booking.id, news })
  const letter = bookingLetter(mail)
  const { content } = await deps.drawing.draw({
    kind: 'booking-sheet',
    input: [
      { letter, money: mail.money, address: mail.bookingUrl },
      { language, date: deps.clock(), company: mail.company },
    ],
  })
  return content
}
