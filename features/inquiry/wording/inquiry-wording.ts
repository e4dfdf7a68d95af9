import type { Language } from '#i18n/languages.ts'

/** A field as people read it: its label and what was answered. */
export type Fact = [label: string, value: string]

/** A fact for every field of a form but those that are said elsewhere, in the order of the form; null has nothing to say. */
export type FactsOf<Field extends string, Elsewhere extends Field> = Record<
  Exclude<Field, Elsewhere>,
  Fact | null
>

export function listFacts(facts: Record<string, Fact | null>): Fact[] {
  return Object.values(facts).filter((fact) => fact !== null)
}

/** How one kind of form puts its own fields into words. */
export interface InquiryWording {
  /** Undefined for a topic that the kind does not know. */
  topicOf: (topic: string, language: Language) => string | undefined
  /** All further fields in the order of the form, empty values for what was left open; line breaks may stand in them. */
  detailsOf: (details: Record<string, unknown>, language: Language) => Fact[]
}
