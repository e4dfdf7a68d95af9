import { type ReactNode, useRef } from 'react'
import { labelled } from '#i18n/format.ts'
import { useLanguage, useMessages } from '../language/language.tsx'
import { Field } from '../ui/fields/field.tsx'
import { CalendarButton } from './calendar-button.tsx'
import styles from './day-fields.module.css'
import { DayInput } from './day-input.tsx'
import { readFieldDay, writeFieldDays } from './field-day-value.ts'

interface DayFieldProps {
  name: string
  label: string
  optional?: string
  hint?: string
  id: string
  error: ReactNode
  defaultValue: string | undefined
}

/** Needs the messages `day-picker`. */
export function DayField({ name, hint, defaultValue = '', ...field }: DayFieldProps) {
  const messages = useMessages('day-picker')
  const language = useLanguage()
  const place = useRef<HTMLDivElement>(null)
  const input = () => place.current?.querySelector('input')
  return (
    <div className={styles.day} ref={place}>
      <Field {...field} hint={[messages.format, hint].filter(Boolean).join('. ')}>
        {(control) => <DayInput name={name} defaultValue={defaultValue} {...control} />}
      </Field>
      <CalendarButton
        label={labelled(language, messages.openDay, field.label)}
        place={place}
        isRange={false}
        read={() => ({ from: readFieldDay(input()), to: '' })}
        write={({ from }) => writeFieldDays(input()?.form, { [name]: from }, language)}
      />
    </div>
  )
}
