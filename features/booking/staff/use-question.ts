import type { EventFile } from '#features/calendar/staff/event.contract.ts'
import { fill } from '#i18n/format.ts'
import type { ActionDialogProps } from '#kit/action-dialog.tsx'
import { useTexts } from '#kit/texts.ts'
import type { StaffBooking } from '../rules/staff-booking.ts'
import type { bookings } from './booking.contract.ts'

export interface BookingQuestion {
  kind:
    | 'cancel'
    | 'move'
    | 'people'
    | 'participants'
    | 'emergency'
    | 'note'
    | 'called'
    | 'wish'
    | 'give'
    | 'invoice'
    | 'paid'
    | 'voucher'
    | 'agree'
    | 'refundAgain'
    | 'refunded'
  booking: StaffBooking
}

export interface BookingDialogProps {
  question: BookingQuestion
  event: EventFile['event']
  onClose: () => void
  onDone: () => void
}

/** What the dialogs of all questions have. */
export function useQuestion({ question: { kind, booking }, onClose, onDone }: BookingDialogProps) {
  const { title, submit } = useTexts('staff-bookings').t.ask[kind]
  const { saved } = useTexts('staff').t.done
  return {
    fixed: { id: booking.id },
    title: fill(title, { name: booking.name }),
    submit,
    done: saved,
    onClose,
    onDone: () => onDone(),
  } satisfies Partial<ActionDialogProps<typeof bookings.note>>
}
