/** The four languages; German is default and fallback (SPEC §1). */
export const LANGUAGES = ['de', 'en', 'fr', 'it'] as const

export type Language = (typeof LANGUAGES)[number]

export const DEFAULT_LANGUAGE: Language = 'de'

/** Each language's own name for itself. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  de: 'Deutsch',
  en: 'English',
  fr: 'Français',
  it: 'Italiano',
}

export const HTML_LANG: Record<Language, string> = { de: 'de-CH', en: 'en', fr: 'fr-CH', it: 'it-CH' }

/** Always a Swiss locale, so that numbers and prices look the same in every language. */
export const INTL_LOCALE: Record<Language, string> = { de: 'de-CH', en: 'en-CH', fr: 'fr-CH', it: 'it-CH' }

/** The supported language of a tag such as `fr-CH`, else undefined. */
export function toLanguage(tag: string | null | undefined): Language | undefined {
  const primary = tag?.trim().toLowerCase().split(/[-_]/)[0]
  return LANGUAGES.find((language) => language === primary)
}

/** A value for each language. */
export function perLanguage<Value>(make: (language: Language) => Value): Record<Language, Value> {
  return { de: make('de'), en: make('en'), fr: make('fr'), it: make('it') }
}
