import type { Company } from '#content/company.ts'
import { termsPath, versionDay } from '#content/legal-versions.ts'
import { type Counted, counted } from '#i18n/counted.ts'
import { fill, formatPrice, labelled, withColon } from '#i18n/format.ts'
import { formatDay, formatMoment, formatWeekdayAndDay, swissTime } from '#i18n/format-date.ts'
import type { Language } from '#i18n/languages.ts'
import { toSingleLine } from '#kernel/single-line.ts'
import { linkFreeLine } from '#kernel/link-free-line.ts'
import { Facts } from '#platform/mail/mail-facts.tsx'
import { MailButton } from '#platform/mail/mail-button.tsx'
import { Paragraph, renderMailPage } from '#platform/mail/mail-layout.tsx'
import { signatureOf } from '#platform/mail/mail-signature.ts'
import type { MailBody } from '#platform/mail/mailer.ts'
import type { BookingView } from '../rules/booking-view.ts'
import { waitingSentences } from '../rules/describe-waiting.ts'
import type { CustomerNotification } from './booking-notifications.ts'
import { bookingMailTexts } from './booking-mail.texts.ts'

export interface BookingMail {
  news: CustomerNotification
  language: Language
  booking: Omit<BookingView, 'event'>
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
  bookingUrl: string
  siteUrl: string
  company: Company
  withCalendarFile: boolean
}

/** The terms that hold for it are named when it is made. */
const TERMS_FOR: readonly CustomerNotification[] = ['confirmed', 'waitlisted', 'invoice_asked', 'moved']
const PACK_FOR: readonly CustomerNotification[] = ['confirmed', 'moved', 'goes_ahead', 'reminder']

/** The customer's mail about a booking: a sentence, the facts, a button. */
export function renderBookingMail(given: BookingMail): MailBody {
  const mail = { ...given, booking: withoutLinks(given.booking) }
  const { news, language, booking, event, money, bookingUrl, siteUrl, company } = mail
  const texts = bookingMailTexts[language]
  const day = formatDay(language, event.firstDay)
  const inNumber = (text: Counted) => counted(language, booking.people, text)
  const title = inNumber(texts.news[news].title)
  const subject = fill(inNumber(texts.news[news].subject), { title: event.title, day })
  const facts = factsOf(mail)
  const notes = notesOf(mail)
  const greeting = booking.name ? fill(texts.greeting, { name: booking.name }) : texts.plainGreeting
  const packing = PACK_FOR.includes(news) ? event.packingList.map((item) => toSingleLine(item)) : []
  const text = [
    inNumber(news === 'invoice_asked' && booking.offeredUntil ? texts.placesHeld : texts.news[news].text),
    ...(packing.length > 0 ? [texts.bringBelow] : []),
    ...(news === 'waitlisted' ? waitingSentences(language, booking.waitingAhead) : []),
  ].join(' ')
  const accepted = TERMS_FOR.includes(news) ? versionDay(booking.termsVersion) : undefined
  const termsUrl = accepted && `${siteUrl}${termsPath(booking.termsVersion)}?lng=${language}`
  const termsLabel = accepted && fill(texts.terms, { day: formatDay(language, accepted) })
  return {
    subject,
    html: renderMailPage({
      language,
      subject,
      preview: text,
      title,
      siteUrl,
      company,
      children: (
        <>
          <Paragraph>{greeting}</Paragraph>
          <Paragraph>{text}</Paragraph>
          {money.length > 0 && <Paragraph>{money.join(' ')}</Paragraph>}
          <Facts facts={facts} />
          {packing.length > 0 && (
            <>
              <Paragraph>
                <strong>{texts.bring}</strong>
              </Paragraph>
              <ul>
                {packing.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </>
          )}
          <MailButton href={bookingUrl} label={texts.open} />
          {notes.map((note) => (
            <Paragraph key={note}>{note}</Paragraph>
          ))}
          {termsUrl && (
            <Paragraph>
              <a href={termsUrl}>{termsLabel}</a>
            </Paragraph>
          )}
        </>
      ),
    }),
    text: [
      title,
      '',
      greeting,
      '',
      text,
      '',
      ...(money.length > 0 ? [...money, ''] : []),
      ...facts.map(([label, value]) => labelled(language, label, value)),
      '',
      ...(packing.length > 0 ? [texts.bring, ...packing.map((item) => `- ${item}`), ''] : []),
      withColon(language, texts.open),
      bookingUrl,
      '',
      ...notes,
      '',
      ...(termsUrl && termsLabel ? [withColon(language, termsLabel), termsUrl, ''] : []),
      ...signatureOf(company),
      '',
    ].join('\n'),
  }

  function notesOf({ withCalendarFile }: BookingMail): string[] {
    const { minimum } = booking
    const isOpen = minimum && minimum.missing > 0 && minimum.decideBy && news === 'confirmed'
    return [
      booking.test ? texts.test : '',
      booking.payment === 'invoiced' && news === 'confirmed' ? texts.invoice : '',
      isOpen
        ? fill(counted(language, minimum.missing, texts.minimum), {
            day: formatWeekdayAndDay(language, minimum.decideBy ?? ''),
          })
        : '',
      withCalendarFile ? texts.ics : '',
      texts.reply,
    ].filter(Boolean)
  }
}

/** Bookings by invoice go to unverified addresses, so names must not become links. */
function withoutLinks(booking: BookingMail['booking']): BookingMail['booking'] {
  const participants = booking.participants.flatMap((name) => linkFreeLine(name) ?? [])
  return { ...booking, name: linkFreeLine(booking.name) ?? '', participants }
}

function factsOf({ booking, event, language }: BookingMail): [string, string][] {
  const { facts } = bookingMailTexts[language]
  const price = (cents: number) => formatPrice(language, cents, { code: 'chf' })
  const offered = booking.offeredUntil && swissTime(new Date(booking.offeredUntil))
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
