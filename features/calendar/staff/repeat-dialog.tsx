import { useState } from 'react'
import { MAX_REPETITIONS, type Recurrence } from '#features/calendar/rules/repeat-days.ts'
import { fill } from '#i18n/format.ts'
import { useMessages } from '#app/language/language.tsx'
import { Field } from '#app/ui/fields/field.tsx'
import { Input, Select } from '#app/ui/fields/inputs.tsx'
import { call } from '#kit/client.ts'
import { ConfirmDialog } from '#app/routes/staff/dialogs/confirm-dialog.tsx'
import { type EventFile, events } from './event.contract.ts'
import { toFields } from './event-fields.ts'
import { TimeClashes } from './time-clashes.tsx'

interface RepeatDialogProps {
  event: EventFile['event']
  onClose: () => void
  onDone: () => void
}

/** Makes a series of an event, and shows beforehand what else is on its days. */
export function RepeatDialog({ event, ...close }: RepeatDialogProps) {
  const messages = useMessages('staff')
  const { repeat, wrong } = messages.ask
  const [rhythm, setRhythm] = useState<Recurrence>('weekly')
  const [count, setCount] = useState('4')
  return (
    <ConfirmDialog
      title={repeat.title}
      text={repeat.text}
      submit={repeat.submit}
      done={messages.done.saved}
      wrong={fill(wrong.count, { most: MAX_REPETITIONS })}
      send={() => call(events.repeat, { id: event.id, repetition: { rhythm, count: Number(count) } })}
      {...close}
    >
      {(error) => (
        <>
          <Field label={repeat.rhythm}>
            {(control) => (
              <Select
                value={rhythm}
                onChange={({ target }) => setRhythm(target.value as Recurrence)}
                {...control}
              >
                <option value="weekly">{repeat.weekly}</option>
                <option value="monthly">{repeat.monthly}</option>
              </Select>
            )}
          </Field>
          <Field label={repeat.count} error={error}>
            {(control) => (
              <Input
                inputMode="numeric"
                value={count}
                maxLength={2}
                onChange={({ target }) => setCount(target.value)}
                {...control}
              />
            )}
          </Field>
          <TimeClashes
            fields={toFields(event.input)}
            except={event.id}
            repetition={{ rhythm, count: Number(count) }}
          />
        </>
      )}
    </ConfirmDialog>
  )
}
