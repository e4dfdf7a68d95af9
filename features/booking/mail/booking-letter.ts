import type { BankAccount } from '#features/company/content/bank-account.ts'
import type { Company } from '#features/company/content/company.ts'
import { termsPath, versionDay } from '#features/messages/content/legal-versions.ts'
import { type Counted, counted } from '#i18n/counted.ts'
import { fill, formatPrice } from '#i18n/format.ts'
import { formatDay, formatMoment, formatWeekdayAndDay, swissTime } from '#i18n/format-date.ts'
import type { Language } from '#i18n/languages.ts'
import { linkFreeLine } from '#kernel/link-free-line.ts'
import { toSingleLine } from '#kernel/single-line.ts'
import type { BookingView, CustomerBooking } from '../rules/booking-view.ts'
import { planDays, planSentences } from '../plan-b/plan-texts.ts'
import { waitingSentences } from '../rules/describe-waiting.ts'
import { bookingMailTexts } from './booking-mail.texts.ts'
import type { CustomerNotification } from './booking-notifications.ts'

export interface BookingMail {
  news: CustomerNotification
  language: Language
  booking: CustomerBooking
  event: {
    title: string
    /** `Sa 14. März 2027, 09.00–17.00 Uhr` */
    when: string
    firstDay: string
    place: string
    meetingPoint: string | null
    packingList: readonly string[]
  }
  money: readonly string[]
  /** Bank account for transfers; null while none is published. */
  bankAccount: BankAccount | null
  bookingUrl: string
  siteUrl: string
  company: Company
}

/** The terms that hold for it are named when it is made. */
const TERMS_FOR: readonly CustomerNotification[] = [
  'confirmed',
  'waitlisted',
  'reserved',
  'invoice_asked',
  'moved',
]
const PACK_FOR: readonly CustomerNotification[] = [
  'confirmed',
  'moved',
  'goes_ahead',
  'reminder',
  'choice_kept',
]

const ASKS_FOR: readonly CustomerNotification[] = ['postponed', 'called_off', 'choice_reminder']

/** Content of a booking mail or its printed sheet. */
export interface BookingLetter {
  subject: string
  title: string
  greeting: string
  text: string
  facts: [label: string, value: string][]
  packing: { title: string; items: string[] }
  /** Without what is about the mail itself. */
  notes: string[]
  terms: { label: string; href: string } | undefined
}

export function bookingLetter(current: BookingMail): BookingLetter {
  const mail = { ...current, booking: withoutLinks(current.booking) }
  const { news, language, booking, event, siteUrl } = mail
  const texts = bookingMailTexts[language]
  const day = formatDay(language, event.firstDay)
  const inNumber = (text: Counted) => counted(language, booking.people, text)
  const packing = PACK_FOR.includes(news) ? event.packingList.map((item) => toSingleLine(item)) : []
  const text = [
    inNumber(news === 'invoice_asked' && booking.offeredUntil ? texts.placesHeld : texts.news[news].text),
    ...(packing.length > 0 ? [texts.bringBelow] : []),
    ...(news === 'waitlisted' ? waitingSentences(language, booking.waitingAhead) : []),
  ].join(' ')
  const accepted = TERMS_FOR.includes(news) ? versionDay(booking.termsVersion) : undefined
  return {
    subject: fill(inNumber(texts.news[news].subject), { title: event.title, day }),
    title: inNumber(texts.news[news].title),
    greeting: booking.name ? fill(texts.greeting, { name: booking.name }) : texts.plainGreeting,
    text,
    facts: bookingFacts(language, booking, event),
    packing: { title: texts.bring, items: packing },
    notes: notesOf(mail),
    terms: accepted
      ? {
          label: fill(texts.terms, { day: formatDay(language, accepted) }),
          href: `${siteUrl}${termsPath(booking.termsVersion)}?lng=${language}`,
        }
      : undefined,
  }
}

function notesOf({ news, language, booking, event, bankAccount }: BookingMail) {
  const texts = bookingMailTexts[language]
  const { minimum, plan } = booking
  // Whoever is asked is at the new date.
  const now = { id: plan?.newEventId ?? '', firstDay: event.firstDay }
  const isOpen = minimum && minimum.missing > 0 && minimum.decideBy && news === 'confirmed'
  return [
    booking.test ? texts.test : '',
    ...(plan && ASKS_FOR.includes(news)
      ? [planDays(language, plan, now), ...planSentences(language, plan)]
      : []),
    booking.payment === 'invoiced' && news === 'confirmed' ? dueSentence(language, booking, bankAccount) : '',
    (news === 'cancelled' || news === 'changed') && booking.feeCents > 0 ? texts.ifReplaced : '',
    isOpen
      ? fill(counted(language, minimum.missing, texts.minimum), {
          day: formatWeekdayAndDay(language, minimum.decideBy ?? ''),
        })
      : '',
  ].filter(Boolean)
}

/** Bookings by invoice go to unverified addresses, so names must not become links. */
function withoutLinks(booking: BookingMail['booking']): BookingMail['booking'] {
  const participants = booking.participants.flatMap((name) => linkFreeLine(name) ?? [])
  return { ...booking, name: linkFreeLine(booking.name) ?? '', participants }
}

/** How a booking with an amount due is paid. */
function dueSentence(
  language: Language,
  { dueWay, number }: Pick<BookingView, 'dueWay' | 'number'>,
  account: BankAccount | null,
) {
  const texts = bookingMailTexts[language]
  if (dueWay === 'door') return texts.door
  if (dueWay === 'invoice') return texts.invoice
  if (!account) return texts.transferLater
  const target = `${groupedIban(account.iban)} (${account.holder}, ${account.bank})`
  return fill(texts.transfer, { account: target, number })
}

/** In fours, as on paper. */
function groupedIban(iban: string) {
  return iban.replace(/(.{4})(?=.)/g, '$1 ')
}

/** Without those that are empty. */
function bookingFacts(
  language: Language,
  booking: BookingMail['booking'],
  event: BookingMail['event'],
): [string, string][] {
  const { facts } = bookingMailTexts[language]
  const price = (cents: number) => formatPrice(language, cents)
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
