import type { Language } from '#i18n/languages.ts'

/** `01.09.2027`, in English `01/09/2027`. */
export function formatDayInput(language: Language, day: string): string {
  return day
    .split('-')
    .reverse()
    .join(language === 'en' ? '/' : '.')
}
