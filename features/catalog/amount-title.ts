import { formatNumber } from '#i18n/format.ts'
import { type Language, perLanguage } from '#i18n/languages.ts'
import type { LocalisedText } from '#i18n/localised-text.ts'

/** @param francs whole ones */
export function amountTitle(francs: number): LocalisedText {
  return perLanguage((language) => amountTitleIn(language, francs))
}

/** @param francs whole ones */
export function amountTitleIn(language: Language, francs: number): string {
  return `CHF ${formatNumber(language, francs)}`
}
