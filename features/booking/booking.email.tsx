import { fill, formatPrice, labelled } from '#i18n/format.ts'
import { formatDay, formatTime, swissTime } from '#i18n/format-date.ts'
import type { Language } from '#i18n/languages.ts'
import { oneLine } from '#kernel/one-line.ts'
import { Facts } from '#platform/mail/mail-facts.tsx'
import { MailButton } from '#platform/mail/mail-button.tsx'
import { Paragraph, renderMailPage } from '#platform/mail/mail-layout.tsx'
import { SIGNATURE } from '#platform/mail/mail-signature.ts'
import type { MailBody } from '#platform/mail/mailer.ts'
import type { BookingView } from './booking-view.ts'
import type { CustomerNews } from './booking-news.ts'
import { bookingMailTexts } from './booking-mail.texts.ts'

export interface BookingMail {
  news: CustomerNews
  language: Language
  booking: Omit<BookingView, 'event'>
  event: {
    title: string
    /** `Sa 14. März 2027, 09.00–17.00 Uhr` */
    when: string
    /** `YYYY-MM-DD` */
    firstDay: string
    place: string
    meetingPoint: string | null
  }
  /** The private page. */
  bookingUrl: string
  siteUrl: string
  withCalendarFile: boolean
}

/** Any news about a booking, to the customer: one sentence, the facts, one button. */
export function renderBookingMail(mail: BookingMail): MailBody {
  const { news, language, booking, event, bookingUrl, siteUrl } = mail
  const words = bookingMailTexts[language]
  const day = formatDay(language, event.firstDay)
  const { title, text } = words.news[news]
  const subject = fill(words.news[news].subject, { title: event.title, day })
  const facts = factsOf(mail)
  const notes = notesOf(mail)
  return {
    subject,
    html: renderMailPage({
      language,
      subject,
      preview: text,
      title,
      siteUrl,
      children: (
        <>
          <Paragraph>{words.greeting}</Paragraph>
          <Paragraph>{text}</Paragraph>
          <Facts facts={facts} />
          <MailButton href={bookingUrl} label={words.open} />
          {notes.map((note) => (
            <Paragraph key={note}>{note}</Paragraph>
          ))}
        </>
      ),
    }),
    text: [
      title,
      '',
      words.greeting,
      '',
      text,
      '',
      ...facts.map(([label, value]) => labelled(language, label, value)),
      '',
      `${words.open}:`,
      bookingUrl,
      '',
      ...notes,
      '',
      ...SIGNATURE,
      '',
    ].join('\n'),
  }

  function notesOf({ withCalendarFile }: BookingMail): string[] {
    const { minimum } = booking
    const isOpen = minimum && minimum.missing > 0 && minimum.decideBy && news === 'confirmed'
    return [
      booking.test ? words.test : '',
      booking.payment === 'invoiced' && news === 'confirmed' ? words.invoice : '',
      isOpen
        ? fill(words.minimum, {
            missing: String(minimum.missing),
            day: formatDay(language, minimum.decideBy ?? ''),
          })
        : '',
      withCalendarFile ? words.ics : '',
      words.reply,
    ].filter(Boolean)
  }
}

function factsOf({ booking, event, language }: BookingMail): [string, string][] {
  const { facts } = bookingMailTexts[language]
  const price = (cents: number) => formatPrice(language, cents, { code: 'chf' })
  const offered = booking.offeredUntil && swissTime(new Date(booking.offeredUntil))
  const { refundCents, refundedCents } = booking
  // Who waits, or asks for an invoice, owes nothing yet.
  const isDue = booking.state !== 'cancelled' && (booking.state !== 'waitlisted' || booking.offerOpen)
  const all: [string, string | false][] = [
    [facts.number, String(booking.number)],
    [facts.event, event.title],
    [facts.when, event.when],
    [facts.place, event.place],
    [facts.meetingPoint, event.meetingPoint ?? ''],
    [facts.people, String(booking.people)],
    [
      facts.offeredUntil,
      offered ? `${formatDay(language, offered.day)}, ${formatTime(language, offered.time)}` : '',
    ],
    [facts.total, price(booking.totalCents)],
    [facts.voucher, booking.voucherCents > 0 && price(booking.voucherCents)],
    [facts.paid, booking.paidCents > 0 && price(booking.paidCents)],
    [facts.due, isDue && booking.dueCents > 0 && price(booking.dueCents)],
    [facts.fee, booking.feeCents > 0 && price(booking.feeCents)],
    [facts.refund, refundCents > 0 && price(refundCents)],
    [facts.refunded, refundedCents > 0 && price(refundedCents)],
  ]
  return all
    .filter((fact): fact is [string, string] => Boolean(fact[1]))
    .map(([label, value]) => [label, oneLine(value)])
}
