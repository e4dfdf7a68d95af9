import type { StaffBooking } from '#features/booking/rules/staff-booking.ts'
import { BookingDialog } from '#features/booking/staff/booking-dialog.tsx'
import type { EventFile } from '#features/calendar/staff/event.contract.ts'
import type { ActProps } from './act.tsx'

interface BookingOfEvent {
  event: EventFile['event']
  booking: StaffBooking
}

/** A refund tried again, a call noted, a place given, money received or paid back. */
export function BookingAct({
  row: { step },
  file: { event, booking },
  onClose,
  onDone,
}: ActProps<BookingOfEvent>) {
  if (step === null || step === 'remind') return null
  return (
    <BookingDialog
      question={{ kind: step, booking }}
      event={event}
      onClose={onClose}
      onDone={() => onDone()}
    />
  )
}
