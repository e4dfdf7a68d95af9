import { useEffect, useRef, useState } from 'react'
import { phoneLink } from '#kernel/telephone-number.ts'
import type { StaffBooking } from '../rules/staff-booking.ts'
import { fill } from '#i18n/format.ts'
import { useTexts } from '#kit/texts.ts'
import { Button } from '#site/ui/button.tsx'
import { classNames } from '#site/ui/class-names.ts'
import type { BookingQuestion } from './use-question.ts'
import { BookingActions } from './booking-actions.tsx'
import { BookingDetails } from './booking-details.tsx'
import styles from './bookings-table.module.css'
import { useAction } from '#kit/use-action.ts'
import { bookings } from './booking.contract.ts'

interface BookingRowProps {
  booking: StaffBooking
  isDay: boolean
  /** Expanded, scrolled into view and with the focus. */
  isWanted: boolean
  onAsk: (question: BookingQuestion) => void
  onChanged: () => void
}

/** Details are collapsed on screen and always printed. */
export function BookingRow({ booking, isDay, isWanted, onAsk, onChanged }: BookingRowProps) {
  const { t: messages, dayOf, moment, price } = useTexts('staff-bookings')
  const [isOpen, setOpen] = useState(isWanted)
  const row = useRef<HTMLTableSectionElement>(null)
  useEffect(() => {
    if (!isWanted) return
    row.current?.scrollIntoView({ block: 'center' })
    row.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus({ preventScroll: true })
  }, [isWanted])
  const { columns } = messages.bookings
  const {
    id,
    name,
    company,
    number,
    people,
    state,
    payment,
    email,
    phone,
    dueCents,
    refundCents,
    dueWay,
    createdAt,
  } = booking
  const isIn = state === 'confirmed' || state === 'attended' || state === 'no_show'
  return (
    <tbody ref={row} className={classNames((state === 'cancelled' || state === 'moved') && 'muted')}>
      <tr className={styles.row}>
        <th scope="row">
          <b>{name}</b>
          <small>{[company, fill(messages.bookings.number, { n: number })].filter(Boolean).join(', ')}</small>
        </th>
        <td className={`num ${styles.people}`} data-label={columns.people}>
          {people}
        </td>
        <td className={`num ${styles.booked}`} data-label={columns.booked}>
          {dayOf(createdAt)}
        </td>
        <td className={styles.state} data-label={columns.state}>
          {booking.offeredUntil
            ? messages.bookings[hasWaited(booking) ? 'offered' : 'reserved']
            : messages.state[state]}
          {booking.offeredUntil && <small>{moment(booking.offeredUntil)}</small>}
        </td>
        <td className={`num ${styles.payment}`} data-label={columns.payment}>
          <span className={classNames(payment === 'refund_failed' && 'attention')}>
            {payment === 'invoiced' && dueWay !== 'invoice'
              ? messages.dueWay[dueWay]
              : messages.payment[payment]}
          </span>
          {dueCents > 0 && payment !== 'paid' && (
            <small>{fill(messages.bookings.due, { amount: price(dueCents) })}</small>
          )}
          {booking.needsAttention.map((reason) => (
            <small key={reason} className="attention">
              {messages.history[reason]}
            </small>
          ))}
          {booking.onTrust && isIn && <small>{messages.bookings.onTrust}</small>}
          {refundCents > 0 && <small>{fill(messages.bookings.refund, { amount: price(refundCents) })}</small>}
          {booking.contestedCents > 0 && (
            <small>{fill(messages.bookings.contested, { amount: price(booking.contestedCents) })}</small>
          )}
          {booking.withdrawnCents > 0 && (
            <small>{fill(messages.bookings.withdrawn, { amount: price(booking.withdrawnCents) })}</small>
          )}
          {booking.refundOnItsWayCents > 0 && (
            <small className={classNames(booking.refundStuck && 'attention')}>
              {booking.refundStuck ? messages.bookings.stuck : messages.bookings.onItsWay}
            </small>
          )}
        </td>
        <td className={styles.contact}>
          {phone && <a href={phoneLink(phone)}>{phone}</a>}
          {email && (
            <a href={`mailto:${email}`} className={styles.mail}>
              {email}
            </a>
          )}
        </td>
        <td className={styles.last} data-act-of={name}>
          {isDay && isIn && <Attendance booking={booking} onChanged={onChanged} />}
          {isIn && <Boxes count={people} />}
          <Button
            size="sm"
            className={styles.more}
            aria-expanded={isOpen}
            aria-controls={`mehr-${id}`}
            aria-label={fill(messages.bookings.more, { name })}
            onClick={() => setOpen(!isOpen)}
          >
            {messages.bookings.details}
          </Button>
        </td>
      </tr>
      <tr id={`mehr-${id}`} className={classNames(styles.details, !isOpen && styles.closed)}>
        <td colSpan={7}>
          <BookingDetails booking={booking} />
          <BookingActions booking={booking} onAsk={onAsk} onChanged={onChanged} />
        </td>
      </tr>
    </tbody>
  )
}

/** What staff reserved was never waited for. */
function hasWaited({ history }: StaffBooking) {
  return history.some(({ action }) => action === 'offered')
}

/** Tick boxes for print, one per person. */
function Boxes({ count }: { count: number }) {
  return (
    <span className={styles.boxes} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <i key={index} />
      ))}
    </span>
  )
}

/** Clicking the active switch clears it. */
export function Attendance({ booking, onChanged }: { booking: StaffBooking; onChanged: () => void }) {
  const { attendance: messages } = useTexts('staff-bookings').t
  const { busy, send } = useAction(bookings.markAttendance, { onChanged })
  const { id, name } = booking
  return (
    <span
      className={`segments ${styles.attendance}`}
      role="group"
      aria-label={fill(messages.label, { name })}
      aria-busy={busy}
    >
      {(['attended', 'no_show'] as const).map((state) => (
        <button
          key={state}
          type="button"
          aria-pressed={booking.state === state}
          onClick={() => void send({ id, state: booking.state === state ? 'confirmed' : state })}
        >
          {messages[state]}
        </button>
      ))}
    </span>
  )
}
