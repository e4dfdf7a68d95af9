import type { Language } from '#i18n/languages.ts'

/** A day `YYYY-MM-DD` as the language types it: `01.09.2027`, in English `01/09/2027`. */
export function formatDayInput(language: Language, day: string): string {
  return day
    .split('-')
    .reverse()
    .join(language === 'en' ? '/' : '.')
}
