import { LANGUAGES } from '#i18n/languages.ts'
import type { LocalisedText } from '#i18n/localised-text.ts'

/** @param francs whole ones */
export function amountTitle(francs: number): LocalisedText {
  return Object.fromEntries(LANGUAGES.map((language) => [language, `CHF ${francs}`])) as { de: string }
}
