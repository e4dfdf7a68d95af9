import { formatDay } from '#i18n/format-date.ts'
import { fill, plural } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'
import { amountDueCents, type BookingMoney, receivedCents } from '../booking.ts'

interface LineTexts {
  /** {n} */
  people: { one: string; other: string }
  /** {n} */
  booking: string
  fee: string
  voucher: string
  paid: string
}

const TEXTS: Record<Language, LineTexts> = {
  de: {
    people: { one: '{n} Person', other: '{n} Personen' },
    booking: 'Buchung {n}',
    fee: 'Stornogebühr',
    voucher: 'Abzüglich Gutschein',
    paid: 'Bereits bezahlt',
  },
  en: {
    people: { one: '{n} person', other: '{n} people' },
    booking: 'Booking {n}',
    fee: 'Cancellation fee',
    voucher: 'Less voucher',
    paid: 'Already paid',
  },
  fr: {
    people: { one: '{n} personne', other: '{n} personnes' },
    booking: 'Réservation {n}',
    fee: 'Frais d’annulation',
    voucher: 'Bon déduit',
    paid: 'Déjà payé',
  },
  it: {
    people: { one: '{n} persona', other: '{n} persone' },
    booking: 'Prenotazione {n}',
    fee: 'Spese di annullamento',
    voucher: 'Buono dedotto',
    paid: 'Già pagato',
  },
}

export interface BookingInvoiceLine {
  title: string
  detail: string
  quantity: number
  /** Below zero for what was paid before. */
  unitCents: number
}

interface InvoicedEvent {
  title: string
  place: string
  startsLocal: string
}

/** What is due for a booking, line by line, in its language; the lines sum to what is due. */
export function bookingInvoiceLines(
  booking: BookingMoney & { number: number; people: number; language: Language },
  event: InvoicedEvent,
): BookingInvoiceLine[] {
  const { language, people, number, voucherCents } = booking
  const texts = TEXTS[language]
  const day = formatDay(language, event.startsLocal.slice(0, 10))
  const detail = [
    plural(language, people, texts.people),
    event.place,
    fill(texts.booking, { n: number }),
  ].join(', ')
  const sold = { title: `${event.title}, ${day}`, detail }
  const owed = amountDueCents(booking)
  const otherwise = receivedCents(booking) - voucherCents
  const less = (title: string, cents: number) =>
    cents > 0 ? [{ title, detail: '', quantity: 1, unitCents: -cents }] : []
  const first =
    booking.state === 'cancelled'
      ? {
          ...sold,
          title: `${texts.fee}${language === 'fr' ? '\u202f:' : ':'} ${sold.title}`,
          quantity: 1,
          unitCents: owed,
        }
      : owed % people === 0
        ? { ...sold, quantity: people, unitCents: owed / people }
        : { ...sold, quantity: 1, unitCents: owed }
  return [first, ...less(texts.voucher, voucherCents), ...less(texts.paid, otherwise)]
}
