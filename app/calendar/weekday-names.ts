import type { Language } from '#i18n/languages.ts'

/** For screen readers. Monday first. */
const NAMES: Record<Language, string> = {
  de: 'Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag',
  en: 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday',
  fr: 'lundi mardi mercredi jeudi vendredi samedi dimanche',
  it: 'lunedì martedì mercoledì giovedì venerdì sabato domenica',
}

export function weekdayNames(language: Language): string[] {
  return NAMES[language].split(' ')
}
