import { z } from 'zod'
import { fillFacts } from '#features/facts/content/fill-facts.ts'
import { FIRST_OFFER } from '#features/services/content/offer.ts'
import type { Language } from '#i18n/languages.ts'
import type { LocalisedText } from '#i18n/localised-text.ts'

/** Seeded texts exist in all four languages. */
export type Text = Required<LocalisedText>

const word = z.string().min(1)
const translated = z.strictObject({ de: word, en: word, fr: word, it: word })

/** A text of the seed's files; a single string is the same in every language, for names and measures. */
export const textSchema = z.union([word, translated]).transform(textOf)

/** A text, or a word that is stored once for all languages. */
export const textOrWordSchema = z.union([word, translated.transform(textOf)])

/** Fills `{rule:name}`. */
function textOf(written: string | Text): Text {
  return inEveryLanguage((language) =>
    fillFacts(language, typeof written === 'string' ? written : written[language], FIRST_OFFER),
  )
}

export function inEveryLanguage(textIn: (language: Language) => string): Text {
  return { de: textIn('de'), en: textIn('en'), fr: textIn('fr'), it: textIn('it') }
}
