import type { Language } from '#i18n/languages.ts'

export type Fact = [label: string, value: string]

/** A fact per form field except those shown elsewhere, in form order; null shows nothing. */
export type FactsOf<Field extends string, Elsewhere extends Field> = Record<
  Exclude<Field, Elsewhere>,
  Fact | null
>

export function listFacts(facts: Record<string, Fact | null>): Fact[] {
  return Object.values(facts).filter((fact) => fact !== null)
}

export interface InquiryWording {
  topicOf: (topic: string, language: Language, details: Record<string, unknown>) => string | undefined
  /** Further fields in form order; unanswered ones are empty, texts may have line breaks. */
  detailsOf: (details: Record<string, unknown>, language: Language) => Fact[]
}
