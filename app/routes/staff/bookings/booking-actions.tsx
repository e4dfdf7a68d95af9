import { useSearchParams } from 'react-router'
import type { StaffBooking } from '#features/booking/rules/staff-booking.ts'
import { useSubmit } from '../../../form/behaviour/use-submit.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { PageLink } from '../../../page-link.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import { Button } from '../../../ui/button.tsx'
import type { BookingQuestion } from './booking-dialog.tsx'
import styles from './bookings-table.module.css'
import { MakeInvoice } from '#features/invoice/staff/make-invoice.tsx'
import { useMay } from '../role/staff-role.ts'
import { saveFile } from '../lists/save-file.ts'
import { postStaff, type StaffProblem } from '../api/staff-client.ts'
import { useResultToast } from '../use-staff-messages.ts'

/** In the row that has the focus, also while its details are closed. */
const KEYS: Partial<Record<BookingQuestion['kind'], string>> = { paid: 'P', move: 'U' }

interface BookingActionsProps {
  booking: StaffBooking
  onAsk: (question: BookingQuestion) => void
  onChanged: () => void
}

export function BookingActions({ booking, onAsk, onChanged }: BookingActionsProps) {
  const { actions, done } = useMessages('staff-bookings')
  const { moveRequest } = useMessages('staff-recipients')
  const eventId = useSearchParams()[0].get('event')
  const language = useLanguage()
  const toast = useResultToast()
  const mayRefund = useMay('refunds')
  const mayInvoice = useMay('invoices')
  const { busy, submit } = useSubmit<StaffProblem>()
  const { state, payment, dueCents, refundCents, refundOnItsWayCents } = booking
  const kinds: [BookingQuestion['kind'], boolean][] = [
    ['called', booking.needsAttention.includes('to_phone')],
    ['wish', Boolean(booking.moveRequest)],
    ['give', state === 'waitlisted'],
    ['invoice', state === 'held'],
    ['paid', payment === 'invoiced' && dueCents > 0],
    ['voucher', payment === 'invoiced' && dueCents > 0],
    ['agree', booking.onTrust && state === 'confirmed'],
    ['refundAgain', mayRefund && payment === 'refund_failed'],
    ['refunded', mayRefund && refundCents > refundOnItsWayCents],
    ['note', true],
    ['participants', state !== 'cancelled' && state !== 'moved'],
    ['emergency', state !== 'cancelled' && state !== 'moved'],
    ['people', state === 'confirmed' || state === 'waitlisted'],
    ['move', state === 'confirmed'],
    ['cancel', state === 'confirmed' || state === 'waitlisted' || state === 'held'],
  ]

  async function mail(): Promise<void> {
    const answer = await submit(() => postStaff<'/bookings/:id/mail'>(`/bookings/${booking.id}/mail`, {}))
    if (!answer) return
    if (answer.ok) toast.done(done.mailed)
    else toast.refused(answer.refusal)
    onChanged()
  }

  async function print(): Promise<void> {
    const saved = await saveFile(`/bookings/${booking.id}/confirmation.pdf?lng=${language}`)
    if (!saved.ok) toast.refused(saved.refusal)
  }

  return (
    <p className={styles.actions}>
      <PageLink className="button button--sm" to={staffPaths.customer(`booking.${booking.id}`)}>
        {actions.customer}
      </PageLink>
      {booking.moveRequest && eventId && (
        <PageLink className="button button--sm" to={staffPaths.confirmMove(eventId, booking.id)}>
          {moveRequest.move}
        </PageLink>
      )}
      {kinds
        .filter(([, fits]) => fits)
        .map(([kind]) => (
          <Button
            key={kind}
            size="sm"
            aria-keyshortcuts={KEYS[kind]}
            onClick={() => onAsk({ kind, booking })}
          >
            {actions[kind]}
          </Button>
        ))}
      {mayInvoice && payment === 'invoiced' && dueCents > 0 && (
        <MakeInvoice source="booking" id={booking.id} />
      )}
      {state !== 'held' && state !== 'moved' && (
        <>
          {booking.email !== null && (
            <Button size="sm" aria-disabled={busy} onClick={() => void mail()}>
              {actions.mail}
            </Button>
          )}
          <Button size="sm" onClick={() => void print()}>
            {actions.paper}
          </Button>
        </>
      )}
    </p>
  )
}
