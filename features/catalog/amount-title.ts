import { formatNumber } from '#i18n/format.ts'
import { type Language, LANGUAGES } from '#i18n/languages.ts'
import type { LocalisedText } from '#i18n/localised-text.ts'

/** @param francs whole ones */
export function amountTitle(francs: number): LocalisedText {
  return Object.fromEntries(LANGUAGES.map((language) => [language, amountTitleIn(language, francs)])) as {
    de: string
  }
}

/** @param francs whole ones */
export function amountTitleIn(language: Language, francs: number): string {
  return `CHF ${formatNumber(language, francs)}`
}
