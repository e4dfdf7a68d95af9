import de from '#content/project-request/de.ts'
import en from '#content/project-request/en.ts'
import fr from '#content/project-request/fr.ts'
import it from '#content/project-request/it.ts'
import sharedDe from '#content/request-form/de.ts'
import sharedEn from '#content/request-form/en.ts'
import sharedFr from '#content/request-form/fr.ts'
import sharedIt from '#content/request-form/it.ts'
import { formatDay } from '#i18n/format-date.ts'
import type { Language } from '#i18n/languages.ts'
import type { InquiryWording } from './inquiry-details.ts'

const WORDS = {
  de: { ...sharedDe, ...de },
  en: { ...sharedEn, ...en },
  fr: { ...sharedFr, ...fr },
  it: { ...sharedIt, ...it },
} satisfies Record<Language, unknown>

/** The project request as its page words it. */
export const projectWording: InquiryWording = {
  topicOf: (topic, language) => nameIn(WORDS[language].services, topic),
  detailsOf: (details, language) => {
    const words = WORDS[language]
    const textOf = (field: string) => {
      const value = details[field]
      return typeof value === 'string' ? value : ''
    }
    const day = (field: string) => textOf(field) && formatDay(language, textOf(field))
    const name = (field: string, names: Record<string, string>) => nameIn(names, textOf(field)) ?? ''
    const contract = words.contracts[textOf('contract') as keyof typeof words.contracts]
    return [
      [words.from, day('from')],
      [words.to, day('to')],
      [words.priority, name('priority', words.priorities)],
      [words.budget, textOf('budgetText') || name('budget', words.budgets)],
      [words.contract, contract?.name ?? ''],
      [words.teamSize, name('teamSize', words.teamSizes)],
      [words.industry, name('industry', words.industries)],
      [words.firstName, textOf('firstName')],
      [words.lastName, textOf('lastName')],
      [words.company, textOf('company')],
      [words.phone, textOf('phone')],
      [words.address, textOf('address')],
      [words.postalCode, textOf('postalCode')],
      [words.city, textOf('city')],
      [words.country, textOf('country')],
      [words.heardOf, name('heardOf', words.heardFrom)],
      [words.note, textOf('note')],
      [words.mail.newsletter, textOf('newsletter') ? words.mail.wanted : words.mail.notWanted],
      [words.mail.terms, words.mail.agreed],
    ]
  },
}

function nameIn(names: Record<string, string>, id: string): string | undefined {
  return Object.hasOwn(names, id) ? names[id] : undefined
}
