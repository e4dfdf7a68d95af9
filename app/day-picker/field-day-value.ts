import type { Language } from '#i18n/languages.ts'
import { readDay } from '#kernel/calendar-day.ts'
import { formatDayInput } from './format-day-input.ts'

type MaybeField = HTMLInputElement | null | undefined

/** The day that stands in a field, `YYYY-MM-DD`; empty when there is none. */
export function readFieldDay(field: MaybeField): string {
  return (field && readDay(field.value)) ?? ''
}

/** Puts a day into a field as if it had been typed: drafts, checks and progress learn of it. */
export function writeFieldDay(field: MaybeField, day: string, language: Language): void {
  if (!field) return
  field.value = day && formatDayInput(language, day)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
