import type { Language } from './languages.ts'

/** A text as it is stored: German always, the other languages when somebody has written them. */
export interface LocalisedText {
  de: string
  en?: string
  fr?: string
  it?: string
}

/** The text in a language, German where it is missing or blank. */
export function textIn(language: Language, text: LocalisedText): string {
  const wanted = text[language]
  return wanted?.trim() ? wanted : text.de
}
