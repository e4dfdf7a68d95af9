import { LANGUAGES, type Language } from '#i18n/languages.ts'
import { type LocalisedText, textIn } from '#i18n/localised-text.ts'

/** Replaces each localised text (`de` and language keys only, all strings) in stored JSON by its string. */
export function localiseDeep(language: Language, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => localiseDeep(language, entry))
  if (typeof value !== 'object' || value === null) return value
  if (isLocalisedText(value)) return textIn(language, value)
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, localiseDeep(language, entry)]))
}

function isLocalisedText(value: object): value is LocalisedText {
  return (
    'de' in value &&
    Object.entries(value).every(
      ([key, text]) => LANGUAGES.some((language) => language === key) && typeof text === 'string',
    )
  )
}
