import { MAX_REPETITIONS } from '#features/calendar/rules/repeat-days.ts'
import type { FieldProblem } from '#kernel/field-problem.ts'
import { useMessages } from '#site/language/language.tsx'
import { Button } from '#site/ui/button.tsx'
import { ErrorText } from '#site/ui/fields/field.tsx'
import { LabelledInput, LabelledSelect } from '#site/ui/fields/labelled.tsx'
import { Input } from '#site/ui/fields/inputs.tsx'
import type { EventFields } from './empty-event.ts'
import styles from './event-form.module.css'

interface RepetitionFieldsProps {
  fields: EventFields
  problems: FieldProblem[]
  onChange: (change: Partial<EventFields>) => void
}

/** A new event as a series: by a rhythm, or on days chosen one by one. */
export function RepetitionFields({ fields, problems, onChange }: RepetitionFieldsProps) {
  const { dialog, ask } = useMessages('staff')
  const { repeat, repeatCount } = fields
  const errorAt = (name: string) => {
    const code = problems.find(({ field }) => field === name)?.code
    return code && ((dialog.problems as Record<string, string>)[code] ?? dialog.problems.invalid)
  }
  const wrongCount = errorAt('repeatCount')
  return (
    <>
      <div data-kit="pairs">
        <LabelledSelect
          id="event-repeat"
          label={dialog.fields.repeat}
          value={repeat}
          onChange={(event) => onChange({ repeat: event.target.value as EventFields['repeat'] })}
        >
          <option value="never">{dialog.fields.never}</option>
          <option value="weekly">{ask.repeat.weekly}</option>
          <option value="monthly">{ask.repeat.monthly}</option>
          <option value="days">{ask.repeat.days}</option>
        </LabelledSelect>
        {(repeat === 'weekly' || repeat === 'monthly') && (
          <LabelledInput
            id="event-repeatCount"
            label={ask.repeat.count}
            {...(wrongCount && { error: wrongCount })}
            inputMode="numeric"
            value={repeatCount}
            onChange={(event) => onChange({ repeatCount: event.target.value })}
          />
        )}
      </div>
      {repeat === 'days' && <FurtherDays fields={fields} error={errorAt('repeatDays')} onChange={onChange} />}
    </>
  )
}

interface FurtherDaysProps {
  fields: EventFields
  error: string | undefined
  onChange: (change: Partial<EventFields>) => void
}

function FurtherDays({ fields: { repeatDays }, error, onChange }: FurtherDaysProps) {
  const { repeat } = useMessages('staff').ask
  return (
    <fieldset className={styles.part}>
      <legend>{repeat.days}</legend>
      <div className={styles.thirds}>
        {repeatDays.map((day, index) => (
          // Days have no id, and may be alike.
          <Input
            key={index}
            id={index === 0 ? 'event-repeatDays' : undefined}
            type="date"
            aria-label={`${repeat.day} ${index + 1}`}
            aria-invalid={error !== undefined || undefined}
            value={day}
            onChange={({ target }) =>
              onChange({ repeatDays: repeatDays.map((each, at) => (at === index ? target.value : each)) })
            }
          />
        ))}
      </div>
      {error && <ErrorText>{error}</ErrorText>}
      {repeatDays.length < MAX_REPETITIONS && (
        <p>
          <Button size="sm" onClick={() => onChange({ repeatDays: [...repeatDays, ''] })}>
            {repeat.addDay}
          </Button>
        </p>
      )}
    </fieldset>
  )
}
