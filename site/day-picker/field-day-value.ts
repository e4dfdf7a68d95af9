import type { Language } from '#i18n/languages.ts'
import { readDay } from '#kernel/calendar-day.ts'
import { setFormValues } from '../form/form-values.ts'
import { formatDayInput } from './format-day-input.ts'

type MaybeField = HTMLInputElement | null | undefined

/** `YYYY-MM-DD`; empty when invalid. */
export function readFieldDay(field: MaybeField): string {
  return (field && readDay(field.value)) ?? ''
}

/** @param days `YYYY-MM-DD` by field name; empty clears the field */
export function writeFieldDays(
  form: HTMLFormElement | null | undefined,
  days: Readonly<Record<string, string>>,
  language: Language,
): void {
  const texts = Object.entries(days).map(([name, day]) => [name, day && formatDayInput(language, day)])
  setFormValues(form, Object.fromEntries(texts))
}
