import type { StaffBooking, Attendance as State } from '#features/booking/rules/staff-booking.ts'
import { fill } from '#i18n/format.ts'
import { useSubmit } from '../../../form/behaviour/use-submit.ts'
import { useMessages } from '../../../language/language.tsx'
import styles from './bookings-table.module.css'
import { postStaff, type StaffProblem } from '../api/staff-client.ts'
import { useResultToast } from '../use-staff-messages.ts'

/** Clicking the active switch clears it. */
export function Attendance({ booking, onChanged }: { booking: StaffBooking; onChanged: () => void }) {
  const messages = useMessages('staff-bookings').attendance
  const toast = useResultToast()
  const { busy, submit } = useSubmit<StaffProblem>()
  async function mark(state: State): Promise<void> {
    const answer = await submit(() =>
      postStaff<'/bookings/:id/attendance'>(`/bookings/${booking.id}/attendance`, {
        state,
      }),
    )
    if (!answer) return
    if (!answer.ok) toast.refused(answer.refusal)
    onChanged()
  }
  return (
    <span
      className={styles.attendance}
      role="group"
      aria-label={fill(messages.label, { name: booking.name })}
      aria-busy={busy}
    >
      {(['attended', 'no_show'] as const).map((state) => (
        <button
          key={state}
          type="button"
          aria-pressed={booking.state === state}
          onClick={() => void mark(booking.state === state ? 'confirmed' : state)}
        >
          {messages[state]}
        </button>
      ))}
    </span>
  )
}
