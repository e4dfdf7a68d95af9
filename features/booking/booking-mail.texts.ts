import type { Language } from '#i18n/languages.ts'
import de from './booking-mail.de.ts'
import en from './booking-mail.en.ts'
import fr from './booking-mail.fr.ts'
import it from './booking-mail.it.ts'
import type { CustomerNews } from './booking-news.ts'

interface NewsWords {
  /** {title}, {day} */
  subject: string
  title: string
  text: string
}

export interface BookingMailTexts {
  greeting: string
  news: Record<CustomerNews, NewsWords>
  facts: {
    number: string
    event: string
    when: string
    place: string
    meetingPoint: string
    people: string
    total: string
    voucher: string
    paid: string
    due: string
    fee: string
    refund: string
    refunded: string
    offeredUntil: string
  }
  /** On the button. */
  open: string
  /** {day} */
  invoice: string
  /** {missing}, {day} */
  minimum: string
  ics: string
  reply: string
  test: string
}

export const bookingMailTexts: Record<Language, BookingMailTexts> = { de, en, fr, it }
