import '../ui/fields/fields.css'
import { type ReactNode, useRef } from 'react'
import { useLanguage, useMessages } from '../language/language.tsx'
import { Field } from '../ui/fields/field.tsx'
import { CalendarButton } from './calendar-button.tsx'
import styles from './day-fields.module.css'
import { DayInput } from './day-input.tsx'
import { readFieldDay, writeFieldDays } from './field-day-value.ts'

interface DayOfRange {
  name: string
  label: string
  id: string
  error: ReactNode
  defaultValue: string | undefined
}

interface DayRangeFieldProps {
  legend: ReactNode
  isLegendHidden?: boolean
  hint?: ReactNode
  from: DayOfRange
  to: DayOfRange
}

/** Needs the messages `day-picker`. */
export function DayRangeField({ legend, isLegendHidden, hint, from, to }: DayRangeFieldProps) {
  const messages = useMessages('day-picker')
  const language = useLanguage()
  const place = useRef<HTMLDivElement>(null)
  const fieldOf = (name: string) => place.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)
  return (
    <fieldset className={styles.set}>
      <legend className={isLegendHidden ? 'visually-hidden' : 'legend'}>{legend}</legend>
      <div className={styles.range} ref={place}>
        {[from, to].map(({ name, label, id, error, defaultValue }) => (
          <Field key={name} id={id} label={label} hint={messages.format} error={error}>
            {(control) => <DayInput name={name} defaultValue={defaultValue ?? ''} {...control} />}
          </Field>
        ))}
        <CalendarButton
          label={messages.openRange}
          place={place}
          isRange
          read={() => ({ from: readFieldDay(fieldOf(from.name)), to: readFieldDay(fieldOf(to.name)) })}
          write={(days) =>
            writeFieldDays(fieldOf(from.name)?.form, { [from.name]: days.from, [to.name]: days.to }, language)
          }
        />
      </div>
      {hint && <p className="hint">{hint}</p>}
    </fieldset>
  )
}
