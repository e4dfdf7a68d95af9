import { formatNumber } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'

/** Rappen as thousands of francs with one decimal, `1’204.5`; a dash for nothing. */
export function thousands(language: Language, cents: number): string {
  if (cents === 0) return '–'
  const tenths = Math.round(cents / 10_000)
  return `${formatNumber(language, Math.trunc(tenths / 10))}.${Math.abs(tenths % 10)}`
}
