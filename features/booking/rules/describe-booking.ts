import { formatDay } from '#i18n/format-date.ts'
import { fill, formatPrice, plural } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'

interface PaymentTexts {
  booking: string
  /** {n} */
  people: { one: string; other: string }
  /** {amount} */
  voucher: string
  /** The row of a voucher on a payment page; {code}: its last characters */
  discount: string
  /** The same without them. */
  plainDiscount: string
}

const WORDS: Record<Language, PaymentTexts> = {
  de: {
    booking: 'Buchung',
    people: { one: '{n} Person', other: '{n} Personen' },
    voucher: 'abzüglich Gutschein {amount}',
    discount: 'Gutschein …{code}',
    plainDiscount: 'Gutschein',
  },
  en: {
    booking: 'Booking',
    people: { one: '{n} person', other: '{n} people' },
    voucher: 'less voucher {amount}',
    discount: 'Voucher …{code}',
    plainDiscount: 'Voucher',
  },
  fr: {
    booking: 'Réservation',
    people: { one: '{n} personne', other: '{n} personnes' },
    voucher: 'bon de {amount} déduit',
    discount: 'Bon …{code}',
    plainDiscount: 'Bon cadeau',
  },
  it: {
    booking: 'Prenotazione',
    people: { one: '{n} persona', other: '{n} persone' },
    voucher: 'buono di {amount} già dedotto',
    discount: 'Buono …{code}',
    plainDiscount: 'Buono regalo',
  },
}

interface PaidBooking {
  number: number
  language: Language
  people: number
}

interface PaidEvent {
  title: string
  place: string
  startsLocal: string
}

/** The purpose of a payment in one line. */
export function describeBooking(booking: PaidBooking & { voucherCents: number }, event: PaidEvent) {
  const { number, language, voucherCents } = booking
  const texts = WORDS[language]
  const colon = language === 'fr' ? '\u202f:' : ':'
  const detail = `${texts.booking} ${number}${colon} ${event.title}, ${bookingDetail(booking, event)}`
  const amount = formatPrice(language, voucherCents)
  return voucherCents > 0 ? `${detail}, ${fill(texts.voucher, { amount })}` : detail
}

export function bookingDetail({ language, people }: PaidBooking, event: PaidEvent) {
  return [
    formatDay(language, event.startsLocal.slice(0, 10)),
    event.place,
    plural(language, people, WORDS[language].people),
  ].join(', ')
}

/** A row of a payment page. */
export interface PaymentLine {
  quantity: number
  unitPriceCents: number
}

/** By the person where the price is one, else one sum: a group's agreed price need not divide. */
export function paymentLine({
  people,
  totalCents,
  agreedPrice,
}: {
  people: number
  totalCents: number
  agreedPrice: object | null
}): PaymentLine {
  const isByPerson = agreedPrice === null && totalCents % people === 0
  return isByPerson
    ? { quantity: people, unitPriceCents: totalCents / people }
    : { quantity: 1, unitPriceCents: totalCents }
}

/** What a voucher pays, on the payment page. @param lastFour its last characters */
export function voucherRow(language: Language, lastFour: string | undefined) {
  const { discount, plainDiscount } = WORDS[language]
  return lastFour ? fill(discount, { code: lastFour }) : plainDiscount
}
