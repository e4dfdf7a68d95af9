import requestFormTexts from '#features/inquiry/texts/request-form.ts'
import { formatDay } from '#i18n/format-date.ts'
import type { Language } from '#i18n/languages.ts'
import type { Fact } from './inquiry-wording.ts'

export function readDetails(details: Record<string, unknown>, language: Language) {
  const textOf = (field: string) => {
    const value = details[field]
    return typeof value === 'string' ? value : ''
  }
  const { mail } = requestFormTexts[language]
  const consents: Fact[] = [newsletterFact(details, language), [mail.terms, mail.agreed]]
  return {
    textOf,
    dayOf: (field: string) => textOf(field) && formatDay(language, textOf(field)),
    nameOf: (field: string, names: Record<string, string>) => nameIn(names, textOf(field)) ?? '',
    consents,
  }
}

export function newsletterFact(details: Record<string, unknown>, language: Language): Fact {
  const { mail } = requestFormTexts[language]
  return [mail.newsletter, details['newsletter'] ? mail.wanted : mail.notWanted]
}

/** Own properties only; undefined for an unknown option. */
export function nameIn(names: Record<string, string>, id: string): string | undefined {
  return Object.hasOwn(names, id) ? names[id] : undefined
}

export const asLabel = (question: string) => question.replace(/\s*\?$/, '')
