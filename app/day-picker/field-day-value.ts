import type { Language } from '#i18n/languages.ts'
import { readDay } from '#kernel/calendar-day.ts'
import { formatDayInput } from './format-day-input.ts'

type MaybeField = HTMLInputElement | null | undefined

/** `YYYY-MM-DD`; empty when invalid. */
export function readFieldDay(field: MaybeField): string {
  return (field && readDay(field.value)) ?? ''
}

/** Dispatches an input event, so that drafts, validation and progress react. */
export function writeFieldDay(field: MaybeField, day: string, language: Language): void {
  if (!field) return
  field.value = day && formatDayInput(language, day)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
