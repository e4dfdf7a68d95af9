import { useParams } from 'react-router'
import { PageLink } from '#site/page-link.tsx'
import { useMay } from '#site/routes/staff/role/staff-role.ts'
import { staffPaths } from '#site/staff-paths.ts'
import { Button } from '#site/ui/button.tsx'
import { MakeInvoice } from '#features/invoice/staff/make-invoice.tsx'
import { useTexts } from '#kit/texts.ts'
import { useAction } from '#kit/use-action.ts'
import type { StaffBooking } from '../rules/staff-booking.ts'
import { bookings } from './booking.contract.ts'
import type { BookingQuestion } from './use-question.ts'
import styles from './bookings-table.module.css'

/** In the row that has the focus, also while its details are closed. */
const KEYS: Partial<Record<BookingQuestion['kind'], string>> = { paid: 'P', move: 'U' }

interface BookingActionsProps {
  booking: StaffBooking
  onAsk: (question: BookingQuestion) => void
  onChanged: () => void
}

export function BookingActions({ booking, onAsk, onChanged }: BookingActionsProps) {
  const { actions, done } = useTexts('staff-bookings').t
  const { moveRequest } = useTexts('staff-recipients').t
  const { id: eventId } = useParams()
  const mayRefund = useMay('refunds')
  const mayInvoice = useMay('invoices')
  const mail = useAction(bookings.sendMail, { done: done.mailed, onChanged })
  const paper = useAction(bookings.paper)
  const { id, state, payment, dueCents, refundCents, refundOnItsWayCents } = booking
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
  return (
    <p className={`tools ${styles.actions}`}>
      <PageLink className="button button--sm" to={staffPaths.customer(`booking.${id}`)}>
        {actions.customer}
      </PageLink>
      {booking.moveRequest && eventId && (
        <PageLink className="button button--sm" to={staffPaths.confirmMove(eventId, id)}>
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
      {mayInvoice && payment === 'invoiced' && dueCents > 0 && <MakeInvoice source="booking" id={id} />}
      {state !== 'held' && state !== 'moved' && (
        <>
          {booking.email !== null && (
            <Button size="sm" aria-disabled={mail.busy} onClick={() => void mail.send({ id })}>
              {actions.mail}
            </Button>
          )}
          <Button size="sm" aria-disabled={paper.busy} onClick={() => void paper.save({ id })}>
            {actions.paper}
          </Button>
        </>
      )}
    </p>
  )
}
