import type { StaffBooking } from '#features/booking/rules/staff-booking.ts'
import { shiftInput } from '#features/calendar/rules/shift-input.ts'
import { fill } from '#i18n/format.ts'
import { formatWeekdayAndDay } from '#i18n/format-date.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { call } from '#kit/client.ts'
import { NotifyDialog } from '#site/routes/staff/recipients/notify-dialog.tsx'
import { type EventFile, events } from './event.contract.ts'
import { toFields } from './event-fields.ts'
import { TimeClashes } from './time-clashes.tsx'

const DAY_MS = 86_400_000

interface ConfirmWishProps {
  event: EventFile['event']
  /** Undefined: no longer at this event. */
  booking: StaffBooking | undefined
  onClose: () => void
  onDone: () => void
}

/** Target of the link in the owner’s mail: one button moves the event to the day its group requested, and settles the request. */
export default function ConfirmMove({ event, booking, onClose, onDone }: ConfirmWishProps) {
  const { moveRequest: messages } = useMessages('staff-recipients')
  const language = useLanguage()
  const request = booking?.moveRequest
  if (!booking || !request || event.cancelled || event.phase !== 'coming')
    return <p role="status">{messages.over}</p>
  const days = Math.round((Date.parse(request.day) - Date.parse(event.input.starts.slice(0, 10))) / DAY_MS)
  const input = shiftInput(event.input, days)
  const seen = event.updatedAt
  return (
    <NotifyDialog
      action={events.change}
      fixed={{ id: event.id, seen, input, following: false, agreed: true, settles: booking.id }}
      title={messages.title}
      text={fill(messages.text, {
        name: booking.company ?? booking.name,
        day: formatWeekdayAndDay(language, request.day),
      })}
      submit={messages.submit}
      done={messages.done}
      loadPreview={() => call(events.previewChange, { id: event.id, seen, input })}
      onClose={onClose}
      onDone={onDone}
    >
      {request.text && <p>«{request.text}»</p>}
      <TimeClashes fields={toFields(input)} except={event.id} />
    </NotifyDialog>
  )
}
