import type { ReactNode } from 'react'
import type { StaffBooking } from '#features/booking/rules/staff-booking.ts'
import { balanceLines, voucherSentence } from '#features/booking/rules/describe-balance.ts'
import { formatDay } from '#i18n/format-date.ts'
import { formatPrice, labelled } from '#i18n/format.ts'
import { LANGUAGE_NAMES } from '#i18n/languages.ts'
import { AcceptedTerms } from '../../../legal/accepted-terms.tsx'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { foldHistory } from './fold-history.ts'
import styles from './bookings-table.module.css'
import { useMay } from '../role/staff-role.ts'
import { BookingMails } from './booking-mails.tsx'
import { useFormatDateTime } from '../use-format-date-time.ts'

export function BookingDetails({ booking }: { booking: StaffBooking }) {
  const messages = useMessages('staff-bookings')
  const {
    participants,
    emergencyContact,
    guests,
    note,
    staffNote,
    moveRequest,
    invoiceAddress,
    company,
    history,
  } = booking
  const names = messages.history as Record<string, string>
  const momentOf = useFormatDateTime()
  const moneyMessages = useMessages('booking-money')
  const language = useLanguage()
  const mayMail = useMay('mails')
  const lines = booking.account ? balanceLines(booking.account) : []
  const money = [
    ...lines.map(({ name, cents }) =>
      labelled(language, moneyMessages.lines[name], formatPrice(language, cents, { code: 'chf' })),
    ),
    voucherSentence(language, moneyMessages, booking),
  ]
    .filter(Boolean)
    .join('\n')
  const address =
    invoiceAddress &&
    [company, invoiceAddress.street, `${invoiceAddress.postalCode} ${invoiceAddress.city}`]
      .filter(Boolean)
      .join(', ')
  // `screenOnly` facts are not printed.
  const facts: [string, ReactNode, 'screenOnly'?][] = [
    [messages.bookings.participants, participants.join(', ')],
    [messages.bookings.emergency, emergencyContact && `${emergencyContact.name}, ${emergencyContact.phone}`],
    [messages.bookings.money, money, 'screenOnly'],
    [messages.bookings.guests, guests.length > 0 && <GuestList guests={guests} />],
    [
      messages.bookings.moveRequest,
      moveRequest && labelled(language, formatDay(language, moveRequest.day), moveRequest.text),
    ],
    [messages.bookings.note, note],
    [messages.bookings.staffNote, staffNote],
    [messages.bookings.invoice, address, 'screenOnly'],
    [messages.bookings.mails, mayMail && <BookingMails id={booking.id} />, 'screenOnly'],
    [messages.bookings.language, LANGUAGE_NAMES[booking.language], 'screenOnly'],
    [
      messages.bookings.terms,
      <AcceptedTerms key="terms" version={booking.termsVersion} text="{day}" />,
      'screenOnly',
    ],
  ]
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, text]) => Boolean(text))
        .map(([label, text, where]) => (
          <div key={label} className={classNames(where && styles.screenOnly)}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      <div className={styles.history}>
        <dt>{messages.bookings.history}</dt>
        <dd>
          <ol>
            {foldHistory(history).map(({ at, action, byStaff, means, people, times }, index) => (
              <li key={`${index} ${at}`}>
                <span className="num">{momentOf(at)}</span> {names[action] ?? action}
                {times > 1 && `, ${times} ×`}
                {people && `, ${people.from} → ${people.to}`}
                {means && `, ${messages.means[means]}`}
                {byStaff && ` (${messages.bookings.byStaff})`}
              </li>
            ))}
          </ol>
        </dd>
      </div>
    </dl>
  )
}

/** With what each wants the guide to know. */
function GuestList({ guests }: { guests: StaffBooking['guests'] }) {
  const { bookings } = useMessages('staff-bookings')
  return (
    <ul className={styles.guests}>
      {guests.map(({ id, name, food, note }) => (
        <li key={id}>
          {[name, food !== 'everything' && bookings.foods[food]].filter(Boolean).join(', ')}
          {note && <strong>{note}</strong>}
        </li>
      ))}
    </ul>
  )
}
