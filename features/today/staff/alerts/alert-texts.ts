import type staffAlertsTexts from '#features/today/texts/staff-alerts.ts'
import { fill, formatNumber } from '#i18n/format.ts'
import { formatDay } from '#i18n/format-date.ts'
import type { Language } from '#i18n/languages.ts'
import type { AlertCode } from '#kernel/alert-code.ts'

type Messages = typeof staffAlertsTexts.de

export interface AlertView {
  code: AlertCode
  detail: Record<string, string | number>
}

export function alertTexts(language: Language, messages: Messages, alert: AlertView) {
  const { title, text, remedy } = messages.codes[alert.code]
  const values = Object.fromEntries(
    Object.entries(alert.detail).map(([name, value]) => [name, formatValue(language, value)]),
  )
  return { title, text: fill(text, { ...values, counts: alertCounts(language, messages, alert) }), remedy }
}

/** Like `1’300 Buchungen`. */
export function alertCounts(language: Language, messages: Messages, { detail }: AlertView): string {
  const names: Record<string, string> = messages.kinds
  return Object.entries(detail)
    .map(([kind, count]) => `${names[kind] ?? kind} ${formatValue(language, count)}`)
    .join(', ')
}

function formatValue(language: Language, value: string | number): string {
  if (typeof value === 'number') return formatNumber(language, value)
  return /^\d{4}-\d\d-\d\d$/.test(value) ? formatDay(language, value) : value
}
