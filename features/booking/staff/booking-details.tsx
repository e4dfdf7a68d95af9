import { type ReactNode, useState } from 'react'
import { ErrorState } from '#site/routes/staff/api/error-state.tsx'
import { LoadingState } from '#site/routes/staff/api/loading-state.tsx'
import { useMay } from '#site/routes/staff/role/staff-role.ts'
import { Button } from '#site/ui/button.tsx'
import { classNames } from '#site/ui/class-names.ts'
import { MailActions } from '#features/mails/staff/mail-actions.tsx'
import { mails } from '#features/mails/staff/mail.contract.ts'
import { AcceptedTerms } from '#features/messages/site/accepted-terms.tsx'
import { LANGUAGE_NAMES } from '#i18n/languages.ts'
import { useRead } from '#kit/loaded.tsx'
import { useTexts } from '#kit/texts.ts'
import { balanceLines, voucherSentence } from '../rules/describe-balance.ts'
import type { BookingHistoryLine, StaffBooking } from '../rules/staff-booking.ts'
import styles from './bookings-table.module.css'

export function BookingDetails({ booking }: { booking: StaffBooking }) {
  const { t: messages, language, day, moment, price, labelled } = useTexts('staff-bookings')
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
  const { t: moneyMessages } = useTexts('booking-money')
  const mayMail = useMay('mails')
  const lines = booking.account ? balanceLines(booking.account) : []
  const money = [
    ...lines.map(({ name, cents }) => labelled(moneyMessages.lines[name], price(cents))),
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
    [messages.bookings.moveRequest, moveRequest && labelled(day(moveRequest.day), moveRequest.text)],
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
    <dl className={styles.facts} data-kit="facts">
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
                <span className="num">{moment(at)}</span> {names[action] ?? action}
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
  const { bookings } = useTexts('staff-bookings').t
  return (
    <ul>
      {guests.map(({ id, name, food, note }) => (
        <li key={id}>
          {[name, food !== 'everything' && bookings.foods[food]].filter(Boolean).join(', ')}
          {note && <strong className={styles.note}>{note}</strong>}
        </li>
      ))}
    </ul>
  )
}

/** What its customer was sent about a booking, when it is asked for. */
export function BookingMails({ id }: { id: string }) {
  const { bookings: messages } = useTexts('staff-bookings').t
  const [isOpen, setIsOpen] = useState(false)
  if (isOpen) return <Sent id={id} />
  return (
    <Button size="sm" onClick={() => setIsOpen(true)}>
      {messages.showMails}
    </Button>
  )
}

function Sent({ id }: { id: string }) {
  const { t, moment } = useTexts('staff-bookings')
  const { bookings: messages } = t
  const { mailStates } = useTexts('staff-customer').t
  const { value, problem, reload } = useRead(mails.ofBooking, { id })
  if (problem) return <ErrorState problem={problem} onAgain={reload} />
  if (!value) return <LoadingState />
  if (value.mails.length === 0) return messages.noMails
  return (
    <ul data-kit="stack" data-gap="12">
      {value.mails.map((mail) => (
        <li key={mail.id} data-kit="row">
          <span>
            <span className="num">{moment(mail.at)}</span>, {mail.to}, {mailStates[mail.state]}
          </span>
          <MailActions id={mail.id} name={moment(mail.at)} onSent={reload} />
        </li>
      ))}
    </ul>
  )
}

interface FoldedLine extends BookingHistoryLine {
  /** How often in a row. */
  times: number
}

/** What happened many times in a row is one line, at its last time: eighteen guests who enter themselves hide nothing else. */
export function foldHistory(history: readonly BookingHistoryLine[]) {
  const folded: FoldedLine[] = []
  for (const line of history) {
    const last = folded.at(-1)
    if (last && isAlike(last, line)) Object.assign(last, { at: line.at, times: last.times + 1 })
    else folded.push({ ...line, times: 1 })
  }
  return folded
}

/** Entries of payments and numbers of people are not merged. */
function isAlike(one: BookingHistoryLine, other: BookingHistoryLine) {
  const isPlain = [one, other].every(({ means, people }) => !means && !people)
  return isPlain && one.action === other.action && one.byStaff === other.byStaff
}
