import type { Language } from '#i18n/languages.ts'

/** The same text in each language; empty where there is none. */
export type FourTexts = Readonly<Record<Language, string>>

export const NO_TEXTS: FourTexts = { de: '', en: '', fr: '', it: '' }

/** What is missing is empty. */
export function toFourTexts(texts: Readonly<Partial<Record<Language, string>>>): FourTexts {
  return { ...NO_TEXTS, ...texts }
}
