import { staffPaths } from '#site/staff-paths.ts'
import { eventDays, eventTimes } from '#features/calendar/event-days.ts'
import {
  BOOKING_NOTIFICATIONS,
  type BookingNotification,
  CUSTOMER_NOTIFICATIONS,
  type CustomerNotification,
} from '#features/booking/mail/booking-notifications.ts'
import { type BookingMail, bookingLetter } from '#features/booking/mail/booking-letter.ts'
import { bookingMailTexts } from '#features/booking/mail/booking-mail.texts.ts'
import { bookingNoticeLetter } from '#features/booking/mail/booking-notice.server.ts'
import { findBooking, type StoredBooking } from '#features/booking/database/bookings-repository.server.ts'
import { balanceSentences, changeSentences } from '#features/booking/rules/describe-balance.ts'
import { viewBooking } from '#features/booking/change/view-booking.server.ts'
import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import { findAnyEvent } from '#features/calendar/database/events-repository.server.ts'
import { describeVouchers } from '#features/voucher/describe-vouchers.server.ts'
import { vouchersOfBookings } from '#features/voucher/read-voucher-uses.server.ts'
import type { Language } from '#i18n/languages.ts'
import type { Namespaces } from '#i18n/namespaces.ts'
import type { Database } from '#platform/database/database.ts'
import { findAbout, type Letter, type WriteLetter } from '#platform/mail/letter.ts'
import { ObsoleteMail } from '#platform/mail/mailer.ts'
import { type AppKey, deriveToken } from '#platform/secrets.ts'
import { eventsPort } from './booking-ports.ts'
import { eventFile } from './event-file.ts'
import type { SiteMessages } from '#features/messages/http/site-messages.ts'
import type { MessageSource } from '#features/messages/http/open-messages.ts'
import { packingListOf } from './packing-list.ts'

interface MailDeps {
  database: Database
  key: AppKey
  publicUrl: string
  messages: Pick<MessageSource, 'current'>
}

const WITH_FILE: readonly BookingNotification[] = [
  'confirmed',
  'moved',
  'event_changed',
  'event_cancelled',
  'reminder',
  'postponed',
  'called_off',
  'choice_kept',
]

/** With the state at sending time. Replies go to the company. */
const booking: WriteLetter<MailDeps> = async (deps, payload, language) => {
  const { eventId, ...mail } = await readBookingMail(deps, language, payload)
  const { news, money, bookingUrl, company } = mail
  const file = WITH_FILE.includes(news) && (await eventFile(deps, language, [eventId, ...leftEvents(mail)]))
  const texts = bookingMailTexts[language]
  const { subject, title, greeting, text, facts, packing, notes, terms } = bookingLetter(mail)
  return {
    language,
    subject,
    title,
    greeting,
    body: [
      text,
      money.join(' '),
      { facts },
      packing.items.length > 0 && [{ heading: packing.title }, { list: packing.items }],
      { button: { label: news === 'unpaid' ? texts.payOrRelease : texts.open, href: bookingUrl } },
      ...notes,
      file && texts.ics,
      texts.reply,
      terms && { link: terms },
    ],
    replyTo: company.email,
    files: file ? [file] : [],
  }
}

/** Postponed to another event, the one it was for is called off in the same file. */
function leftEvents({ news, booking: { plan } }: Pick<BookingMail, 'news' | 'booking'>) {
  return news === 'postponed' && plan && plan.newEventId !== plan.eventId ? [plan.eventId] : []
}

/** What the mail of a booking says, from its current data. Throws when the booking does not exist any more. */
export async function readBookingMail(
  deps: MailDeps,
  language: Language,
  payload: Record<string, unknown>,
): Promise<BookingMail & { eventId: string }> {
  const { booking, view, event, news: kind } = await readAll(deps, language, payload)
  const news = CUSTOMER_NOTIFICATIONS.find((each) => each === kind)
  if (!news) throw new Error(`customers are not told of ${kind}`)
  if (news === 'unpaid' && !isUnpaid(booking, new Date()))
    throw new ObsoleteMail('the places are paid for or released')
  const reference = deriveToken(deps.key, 'booking-reference', booking.id)
  const site = deps.messages.current()
  return {
    news,
    language,
    booking: view,
    eventId: booking.eventId,
    event: {
      title: event.title,
      when: whenOf(language, event),
      firstDay: event.startsAt.slice(0, 10),
      place: event.place,
      meetingPoint: event.meetingPoint,
      packingList: packingListOf(site, language, event.serviceId),
    },
    money: moneySentences(site, language, news, view),
    bankAccount: site.facts.bankAccount,
    bookingUrl: `${deps.publicUrl}/buchung/${reference}?lng=${language}`,
    siteUrl: deps.publicUrl,
    company: site.facts.company,
  }
}

function isUnpaid({ state, heldUntil }: StoredBooking, now: Date) {
  return state === 'held' && heldUntil !== null && heldUntil > now
}

const ON_A_NEW_DATE: readonly CustomerNotification[] = ['moved', 'postponed', 'choice_kept']

/** Only for notifications that moved money; a reminder does not repeat it. */
function moneySentences(
  site: SiteMessages,
  language: Language,
  news: CustomerNotification,
  view: Parameters<typeof changeSentences>[2],
) {
  const messages = moneyMessagesIn(site, language)
  if (view.account || news === 'replaced') return balanceSentences(language, messages, view)
  const isNewDate = ON_A_NEW_DATE.includes(news)
  return isNewDate || news === 'changed' ? changeSentences(language, messages, view, { isNewDate }) : []
}

function moneyMessagesIn(site: SiteMessages, language: Language) {
  return site.find(language, 'booking-money') as Namespaces['booking-money']
}

const bookingNotice: WriteLetter<MailDeps> = async (deps, payload): Promise<Letter> => {
  const { booking, view, event, news } = await readAll(deps, 'de', payload)
  const { invoiceAddress, company } = booking
  const invoice = invoiceAddress
    ? [company, invoiceAddress.street, `${invoiceAddress.postalCode} ${invoiceAddress.city}`]
        .filter(Boolean)
        .join(', ')
    : null
  const path =
    news === 'move_wished' ? staffPaths.confirmMove(event.id, booking.id) : staffPaths.event(event.id)
  return bookingNoticeLetter({
    news,
    booking: { ...view, phone: booking.phone, company, email: booking.email },
    invoice,
    moneyMessages: moneyMessagesIn(deps.messages.current(), 'de'),
    event: { ...event, when: whenOf('de', event) },
    staffUrl: deps.publicUrl + path,
  })
}

export const bookingLetters = { booking, 'booking-notice': bookingNotice }

async function readAll(
  { database, messages }: MailDeps,
  language: Language,
  payload: Record<string, unknown>,
) {
  const news = BOOKING_NOTIFICATIONS.find((each) => each === payload['news'])
  const booking = await findAbout('booking', payload['bookingId'], (id) => findBooking(database, { id }))
  const now = new Date()
  const { offer } = messages.current()
  const booked = await eventsPort(() => offer).find(database, booking.eventId, language)
  const event = await findAnyEvent(database, booking.eventId, { language, now, offer })
  if (!booked || !event || !news) throw new Error('the booking of the mail is not there')
  const view = await viewBooking(database, booking, {
    reference: '',
    event: booked,
    now,
    vouchers: { describe: describeVouchers, usedBy: vouchersOfBookings },
  })
  return { booking, view, event, news }
}

function whenOf(language: Language, event: CalendarEvent) {
  return [eventDays(language, event), eventTimes(language, event)].filter(Boolean).join(', ')
}
