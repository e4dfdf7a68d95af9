import { formatDay } from '#i18n/format-date.ts'
import { fill, formatPrice, plural } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'

interface PaymentTexts {
  booking: string
  /** {n} */
  people: { one: string; other: string }
  /** {amount} */
  voucher: string
}

const WORDS: Record<Language, PaymentTexts> = {
  de: {
    booking: 'Buchung',
    people: { one: '{n} Person', other: '{n} Personen' },
    voucher: 'abzüglich Gutschein {amount}',
  },
  en: {
    booking: 'Booking',
    people: { one: '{n} person', other: '{n} people' },
    voucher: 'less voucher {amount}',
  },
  fr: {
    booking: 'Réservation',
    people: { one: '{n} personne', other: '{n} personnes' },
    voucher: 'bon de {amount} déduit',
  },
  it: {
    booking: 'Prenotazione',
    people: { one: '{n} persona', other: '{n} persone' },
    voucher: 'buono di {amount} già dedotto',
  },
}

interface PaidBooking {
  number: number
  language: Language
  people: number
  voucherCents: number
}

interface PaidEvent {
  title: string
  place: string
  startsLocal: string
}

/** The purpose of a payment in one line. */
export function describeBooking(booking: PaidBooking, event: PaidEvent): string {
  const { number, language } = booking
  const colon = language === 'fr' ? '\u202f:' : ':'
  return `${WORDS[language].booking} ${number}${colon} ${event.title}, ${bookingDetail(booking, event)}`
}

export function bookingDetail({ language, people, voucherCents }: PaidBooking, event: PaidEvent): string {
  const texts = WORDS[language]
  const amount = formatPrice(language, voucherCents, { code: 'chf' })
  return [
    formatDay(language, event.startsLocal.slice(0, 10)),
    event.place,
    plural(language, people, texts.people),
    ...(voucherCents > 0 ? [fill(texts.voucher, { amount })] : []),
  ].join(', ')
}
