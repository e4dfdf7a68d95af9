import { formatDay } from '#i18n/format-date.ts'
import { fill, plural } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'
import { amountDueCents, type BookingMoney } from '../booking.ts'

interface LineTexts {
  /** {n} */
  people: { one: string; other: string }
  /** {n} */
  booking: string
  fee: string
  voucher: string
  paid: string
  deposit: string
  invoiced: string
  /** {number}, {day} */
  invoice: string
}

const TEXTS: Record<Language, LineTexts> = {
  de: {
    people: { one: '{n} Person', other: '{n} Personen' },
    booking: 'Buchung {n}',
    fee: 'Stornogebühr',
    voucher: 'Abzüglich Gutschein',
    paid: 'Bereits bezahlt',
    deposit: 'Abzüglich Anzahlung',
    invoiced: 'Bereits verrechnet',
    invoice: 'Rechnung {number} vom {day}',
  },
  en: {
    people: { one: '{n} person', other: '{n} people' },
    booking: 'Booking {n}',
    fee: 'Cancellation fee',
    voucher: 'Less voucher',
    paid: 'Already paid',
    deposit: 'Less deposit',
    invoiced: 'Already invoiced',
    invoice: 'Invoice {number} of {day}',
  },
  fr: {
    people: { one: '{n} personne', other: '{n} personnes' },
    booking: 'Réservation {n}',
    fee: 'Frais d’annulation',
    voucher: 'Bon déduit',
    paid: 'Déjà payé',
    deposit: 'Acompte déduit',
    invoiced: 'Déjà facturé',
    invoice: 'Facture {number} du {day}',
  },
  it: {
    people: { one: '{n} persona', other: '{n} persone' },
    booking: 'Prenotazione {n}',
    fee: 'Spese di annullamento',
    voucher: 'Buono dedotto',
    paid: 'Già pagato',
    deposit: 'Acconto dedotto',
    invoiced: 'Già fatturato',
    invoice: 'Fattura {number} del {day}',
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

/** An invoice of the same booking that already asks for a part. */
export interface EarlierInvoice {
  isDeposit: boolean
  number: string
  /** `YYYY-MM-DD` */
  issuedOn: string
  /** Rappen, after credit notes. */
  payableCents: number
}

interface Deducted {
  /** Received beside invoices, without the voucher, in Rappen. */
  otherCents: number
  invoices: readonly EarlierInvoice[]
}

/** What was sold, when and to how many, as a detail of a line. */
export function bookingInvoiceDetail(
  { language, people, number }: { number: number; people: number; language: Language },
  place: string,
) {
  const texts = TEXTS[language]
  return [plural(language, people, texts.people), place, fill(texts.booking, { n: number })].join(', ')
}

/** What is due for a booking as one line, in its language; of a cancelled one the fee. */
export function bookingInvoiceLine(
  booking: BookingMoney & { number: number; people: number; language: Language; placeCents: number | null },
  event: InvoicedEvent,
): BookingInvoiceLine {
  const { language, people } = booking
  const texts = TEXTS[language]
  const title = `${event.title}, ${formatDay(language, event.startsLocal.slice(0, 10))}`
  const sold = { title, detail: bookingInvoiceDetail(booking, event.place) }
  const due = amountDueCents(booking)
  if (booking.state === 'cancelled') {
    const feeTitle = `${texts.fee}${language === 'fr' ? '\u202f:' : ':'} ${title}`
    return { ...sold, title: feeTitle, quantity: 1, unitCents: due }
  }
  return booking.placeCents === null && due % people === 0
    ? { ...sold, quantity: people, unitCents: due / people }
    : { ...sold, quantity: 1, unitCents: due }
}

/** What is taken off: the voucher, other payments, and each invoice by its number and day. */
export function deductedLines(
  { language, voucherCents }: { language: Language; voucherCents: number },
  { otherCents, invoices }: Deducted,
) {
  const texts = TEXTS[language]
  const less = (title: string, cents: number, detail = '') =>
    cents > 0 ? [{ title, detail, quantity: 1, unitCents: -cents }] : []
  return [
    ...less(texts.voucher, voucherCents),
    ...less(texts.paid, otherCents),
    ...invoices.flatMap(({ isDeposit, number, issuedOn, payableCents }) =>
      less(
        isDeposit ? texts.deposit : texts.invoiced,
        payableCents,
        fill(texts.invoice, { number, day: formatDay(language, issuedOn) }),
      ),
    ),
  ]
}
