import type { BankAccount } from '#content/bank-account.ts'
import { fill, formatPrice } from '#i18n/format.ts'
import { formatMoment, swissTime } from '#i18n/format-date.ts'
import type { Language } from '#i18n/languages.ts'
import { toSingleLine } from '#kernel/single-line.ts'
import type { BookingView } from '../rules/booking-view.ts'
import { bookingMailTexts } from './booking-mail.texts.ts'

interface FactsOfEvent {
  title: string
  when: string
  place: string
  meetingPoint: string | null
}

/** How a booking with an amount due is paid. */
export function dueSentence(
  language: Language,
  { dueWay, number }: Pick<BookingView, 'dueWay' | 'number'>,
  account: BankAccount | null,
): string {
  const texts = bookingMailTexts[language]
  if (dueWay === 'door') return texts.door
  if (dueWay === 'invoice') return texts.invoice
  if (!account) return texts.transferLater
  const shown = `${groupedIban(account.iban)} (${account.holder}, ${account.bank})`
  return fill(texts.transfer, { account: shown, number })
}

/** In fours, as on paper. */
function groupedIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ')
}

/** The facts of a booking as its mails and its printed confirmation have them; without those that are empty. */
export function bookingFacts(
  language: Language,
  booking: Omit<BookingView, 'event' | 'group' | 'checkIn' | 'invoices'>,
  event: FactsOfEvent,
): [string, string][] {
  const { facts } = bookingMailTexts[language]
  const price = (cents: number) => formatPrice(language, cents, { code: 'chf' })
  const until = booking.heldUntil ?? booking.offeredUntil
  const offered = until && swissTime(new Date(until))
  const { refundCents, refundedCents } = booking
  // Nothing is due yet from waiting bookings and invoice requests.
  const isCancelled = booking.account !== null
  const isDue = !isCancelled && (booking.state !== 'waitlisted' || booking.offerOpen)
  const all: [string, string | false][] = [
    [facts.number, String(booking.number)],
    [facts.event, event.title],
    [facts.when, event.when],
    [facts.place, event.place],
    [facts.meetingPoint, event.meetingPoint ?? ''],
    [facts.people, String(booking.people)],
    [facts.names, booking.participants.join(', ')],
    [facts.offeredUntil, offered ? formatMoment(language, offered) : ''],
    [facts.total, price(booking.totalCents)],
    [facts.voucher, !isCancelled && booking.voucherCents > 0 && price(booking.voucherCents)],
    [facts.paid, !isCancelled && booking.paidCents > 0 && price(booking.paidCents)],
    [facts.due, isDue && booking.dueCents > 0 && price(booking.dueCents)],
    [facts.fee, booking.feeCents > 0 && price(booking.feeCents)],
    [facts.refund, !isCancelled && refundCents > 0 && price(refundCents)],
    [facts.refunded, !isCancelled && refundedCents > 0 && price(refundedCents)],
  ]
  return all
    .filter((fact): fact is [string, string] => Boolean(fact[1]))
    .map(([label, value]) => [label, toSingleLine(value)])
}
