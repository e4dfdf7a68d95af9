import { type ComponentProps, useEffect, useRef } from 'react'
import type { Language } from '#i18n/languages.ts'
import { readDay } from '#kernel/calendar-day.ts'
import { useLanguage } from '../language/language.tsx'
import { useHydrated } from '../use-hydrated.ts'
import { Input } from '../ui/fields/inputs.tsx'
import { writeFieldDays } from './field-day-value.ts'
import { formatDayInput } from './format-day-input.ts'

/** Without script a native date input, which sends `YYYY-MM-DD`. Invalid input stays as text. */
export function DayInput({
  defaultValue = '',
  onBlur,
  ...rest
}: Omit<ComponentProps<'input'>, 'defaultValue' | 'type' | 'ref'> & { defaultValue?: string }) {
  const isHydrated = useHydrated()
  const language = useLanguage()
  const input = useRef<HTMLInputElement>(null)
  const day = readDay(defaultValue)
  const isNative = !isHydrated && (defaultValue === '' || day !== undefined)
  useEffect(() => {
    if (isHydrated) tidy(input.current, language)
  }, [isHydrated, language])
  return (
    <Input
      {...rest}
      ref={input}
      type={isNative ? 'date' : 'text'}
      autoComplete="off"
      defaultValue={day ?? defaultValue}
      onBlur={(event) => {
        tidy(input.current, language)
        onBlur?.(event)
      }}
    />
  )
}

function tidy(input: HTMLInputElement | null, language: Language): void {
  const day = input && readDay(input.value)
  if (day && input.value !== formatDayInput(language, day))
    writeFieldDays(input.form, { [input.name]: day }, language)
}
