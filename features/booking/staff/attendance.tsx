import { fill } from '#i18n/format.ts'
import { useTexts } from '#kit/texts.ts'
import { useAction } from '#kit/use-action.ts'
import type { StaffBooking } from '../rules/staff-booking.ts'
import { bookings } from './booking.contract.ts'
import styles from './bookings-table.module.css'

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
