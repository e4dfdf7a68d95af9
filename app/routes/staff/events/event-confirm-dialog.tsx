import { MAX_REPETITIONS } from '#features/calendar/rules/repeat-days.ts'
import { fill, plural } from '#i18n/format.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { Input, Select } from '../../../ui/fields/inputs.tsx'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import { NotifyDialog } from '../recipients/notify-dialog.tsx'
import type { EventFile } from './event-api.ts'
import { postStaff } from '../api/staff-client.ts'

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
  const { cancelEvent, goAhead, repeat, wrong } = messages.ask
  const { booked, held, waiting } = event.people
  const concerned = booked + held + waiting
  const people = plural(language, concerned, bookings.people)
  if (question === 'cancel')
    return (
      <NotifyDialog
        title={cancelEvent.title}
        text={concerned > 0 ? fill(cancelEvent.text, { people }) : cancelEvent.none}
        submit={cancelEvent.submit}
        done={messages.done.cancelledEvent}
        loadPreview={() =>
          postStaff<'/events/:id/cancellation-preview'>(`/events/${event.id}/cancellation-preview`, {})
        }
        send={(choice) => postStaff<'/events/:id/cancellation'>(`/events/${event.id}/cancellation`, choice)}
        {...close}
      />
    )
  if (question === 'goAhead')
    return (
      <NotifyDialog
        title={goAhead.title}
        text={fill(goAhead.text, { people })}
        submit={goAhead.submit}
        done={messages.done.goesAhead}
        loadPreview={() =>
          postStaff<'/events/:id/confirmation-preview'>(`/events/${event.id}/confirmation-preview`, {})
        }
        send={(choice) => postStaff<'/events/:id/confirmation'>(`/events/${event.id}/confirmation`, choice)}
        {...close}
      />
    )
  return (
    <ConfirmDialog
      title={repeat.title}
      text={repeat.text}
      submit={repeat.submit}
      done={messages.done.saved}
      wrong={fill(wrong.count, { most: MAX_REPETITIONS })}
      send={(data) =>
        postStaff<'/events/:id/repetitions'>(`/events/${event.id}/repetitions`, {
          rhythm: data.get('rhythm') === 'monthly' ? 'monthly' : 'weekly',
          count: Number(data.get('count')),
        })
      }
      {...close}
    >
      {(error) => (
        <>
          <Field label={repeat.rhythm}>
            {(control) => (
              <Select name="rhythm" defaultValue="weekly" {...control}>
                <option value="weekly">{repeat.weekly}</option>
                <option value="monthly">{repeat.monthly}</option>
              </Select>
            )}
          </Field>
          <Field label={repeat.count} error={error}>
            {(control) => (
              <Input name="count" inputMode="numeric" defaultValue="4" maxLength={2} {...control} />
            )}
          </Field>
        </>
      )}
    </ConfirmDialog>
  )
}
