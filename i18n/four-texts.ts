import { type Language, LANGUAGES } from './languages.ts'

/** The same text in each language; empty where there is none. */
export type FourTexts = Readonly<Record<Language, string>>

export const eachText = (textOf: (language: Language) => string): FourTexts =>
  Object.fromEntries(LANGUAGES.map((language) => [language, textOf(language)])) as FourTexts

export const NO_TEXTS: FourTexts = { de: '', en: '', fr: '', it: '' }

/** What is missing is empty. */
export function toFourTexts(texts: Readonly<Partial<Record<Language, string>>>): FourTexts {
  return { ...NO_TEXTS, ...texts }
}
