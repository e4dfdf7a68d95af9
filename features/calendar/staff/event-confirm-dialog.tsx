import { fill, plural } from '#i18n/format.ts'
import { useLanguage, useMessages } from '#app/language/language.tsx'
import { NotifyDialog } from '#app/routes/staff/recipients/notify-dialog.tsx'
import { type EventFile, events } from './event.contract.ts'
import { call } from '#kit/client.ts'
import { RepeatDialog } from './repeat-dialog.tsx'

export type EventQuestion = 'cancel' | 'goAhead' | 'repeat'

interface EventConfirmDialogProps {
  question: EventQuestion
  event: EventFile['event']
  onClose: () => void
  onDone: () => void
}

export function EventConfirmDialog({ question, event, ...close }: EventConfirmDialogProps) {
  const messages = useMessages('staff')
  const { bookings } = useMessages('staff-bookings')
  const language = useLanguage()
  const { cancelEvent, goAhead } = messages.ask
  const { booked, held, waiting } = event.people
  const concerned = booked + held + waiting
  const people = plural(language, concerned, bookings.people)
  if (question === 'cancel')
    return (
      <NotifyDialog
        action={events.cancel}
        fixed={{ id: event.id }}
        title={cancelEvent.title}
        text={concerned > 0 ? fill(cancelEvent.text, { people }) : cancelEvent.none}
        submit={cancelEvent.submit}
        done={messages.done.cancelledEvent}
        loadPreview={() => call(events.previewCancel, { id: event.id })}
        {...close}
      />
    )
  if (question === 'goAhead')
    return (
      <NotifyDialog
        action={events.confirm}
        fixed={{ id: event.id }}
        title={goAhead.title}
        text={fill(goAhead.text, { people })}
        submit={goAhead.submit}
        done={messages.done.goesAhead}
        loadPreview={() => call(events.previewConfirm, { id: event.id })}
        {...close}
      />
    )
  return <RepeatDialog event={event} {...close} />
}
