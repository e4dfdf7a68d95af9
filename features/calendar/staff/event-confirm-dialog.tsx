import { useState } from 'react'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { NotifyDialog } from '#site/routes/staff/recipients/notify-dialog.tsx'
import { LabelledInput, LabelledSelect } from '#site/ui/fields/labelled.tsx'
import { MAX_REPETITIONS, type Recurrence } from '#features/calendar/rules/repeat-days.ts'
import { fill, plural } from '#i18n/format.ts'
import { ActionDialog } from '#kit/action-dialog.tsx'
import { call } from '#kit/client.ts'
import { useFieldError } from '#kit/form.tsx'
import { toFields } from './event-fields.ts'
import { type EventFile, events } from './event.contract.ts'
import { TimeClashes } from './time-clashes.tsx'

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

interface RepeatDialogProps {
  event: EventFile['event']
  onClose: () => void
  onDone: () => void
}

/** Makes a series of an event, and shows beforehand what else is on its days. */
function RepeatDialog({ event, ...close }: RepeatDialogProps) {
  const messages = useMessages('staff')
  const { repeat, wrong } = messages.ask
  const [rhythm, setRhythm] = useState<Recurrence>('weekly')
  const [count, setCount] = useState('4')
  return (
    <ActionDialog
      action={events.repeat}
      fixed={{ id: event.id }}
      read={() => (isPossible(count) ? { repetition: { rhythm, count: Number(count) } } : 'count')}
      title={repeat.title}
      text={repeat.text}
      submit={repeat.submit}
      done={messages.done.saved}
      wrong={{ count: fill(wrong.count, { most: MAX_REPETITIONS }) }}
      {...close}
    >
      <LabelledSelect
        label={repeat.rhythm}
        value={rhythm}
        onChange={({ target }) => setRhythm(target.value as Recurrence)}
      >
        <option value="weekly">{repeat.weekly}</option>
        <option value="monthly">{repeat.monthly}</option>
      </LabelledSelect>
      <CountField value={count} onChange={setCount} />
      <TimeClashes
        fields={toFields(event.input)}
        except={event.id}
        repetition={{ rhythm, count: Number(count) }}
      />
    </ActionDialog>
  )
}

function CountField({ value, onChange }: { value: string; onChange: (count: string) => void }) {
  const { repeat } = useMessages('staff').ask
  return (
    <LabelledInput
      label={repeat.count}
      error={useFieldError('count')}
      inputMode="numeric"
      value={value}
      maxLength={2}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

function isPossible(count: string): boolean {
  return /^\d+$/.test(count) && Number(count) >= 1 && Number(count) <= MAX_REPETITIONS
}
