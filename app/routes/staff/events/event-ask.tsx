import { MOST_REPETITIONS } from '#features/calendar/repeat-days.ts'
import { fill, plural } from '#i18n/format.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input, Select } from '../../../ui/inputs.tsx'
import { Ask } from '../ask.tsx'
import { askStaff, type EventFile } from '../staff-client.ts'

export type EventQuestion = 'cancel' | 'goAhead' | 'repeat'

interface EventAskProps {
  question: EventQuestion
  event: EventFile['event']
  onClose: () => void
  onDone: () => void
}

export function EventAsk({ question, event, ...close }: EventAskProps) {
  const words = useMessages('staff')
  const { bookings } = useMessages('staff-bookings')
  const language = useLanguage()
  const { cancelEvent, goAhead, repeat, wrong } = words.ask
  const { booked, held, waiting } = event.people
  const concerned = booked + held + waiting
  const people = plural(language, concerned, bookings.people)
  const post = (noun: string, body: object = {}) =>
    askStaff(`/events/${event.id}/${noun}`, { method: 'POST', body })
  if (question === 'cancel')
    return (
      <Ask
        title={cancelEvent.title}
        text={concerned > 0 ? fill(cancelEvent.text, { people }) : cancelEvent.none}
        submit={cancelEvent.submit}
        done={words.done.cancelledEvent}
        send={() => post('cancellation')}
        {...close}
      />
    )
  if (question === 'goAhead')
    return (
      <Ask
        title={goAhead.title}
        text={fill(goAhead.text, { people })}
        submit={goAhead.submit}
        done={words.done.goesAhead}
        send={() => post('confirmation')}
        {...close}
      />
    )
  return (
    <Ask
      title={repeat.title}
      text={repeat.text}
      submit={repeat.submit}
      done={words.done.saved}
      wrong={fill(wrong.count, { most: MOST_REPETITIONS })}
      send={(data) => post('repetitions', { rhythm: data.get('rhythm'), count: Number(data.get('count')) })}
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
    </Ask>
  )
}
