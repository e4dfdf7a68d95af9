import type { Language } from './languages.ts'

/** A stored text: always in German, in the other languages where somebody wrote them. */
export interface LocalisedText {
  de: string
  en?: string
  fr?: string
  it?: string
}

/** The text in a language, or in German where it is missing or blank. */
export function textIn(language: Language, text: LocalisedText): string {
  const wanted = text[language]
  return wanted?.trim() ? wanted : text.de
}
