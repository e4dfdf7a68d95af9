import de from '#content/project-request/de.ts'
import en from '#content/project-request/en.ts'
import fr from '#content/project-request/fr.ts'
import it from '#content/project-request/it.ts'
import type { Language } from '#i18n/languages.ts'
import type { ProjectField } from '../forms/project-inquiry.ts'
import { type FactsOf, type InquiryWording, listFacts } from './inquiry-wording.ts'
import { asLabel, nameIn, readDetails, REQUEST_WORDS } from './request-wording.ts'

const WORDS = { de, en, fr, it } satisfies Record<Language, unknown>

/** At the head of every request, or as consents at its end. */
type SaidElsewhere = 'service' | 'description' | 'email' | 'newsletter' | 'terms'

/** The project request as its page words it. */
export const projectWording: InquiryWording = {
  topicOf: (topic, language) => nameIn(WORDS[language].services, topic),
  detailsOf: (details, language) => {
    const words = WORDS[language]
    const shared = REQUEST_WORDS[language]
    const { textOf, dayOf, nameOf, consents } = readDetails(details, language)
    const contract = words.contracts[textOf('contract') as keyof typeof words.contracts]
    const facts: FactsOf<ProjectField, SaidElsewhere> = {
      from: [words.from, dayOf('from')],
      to: [words.to, dayOf('to')],
      priority: [words.priority, nameOf('priority', words.priorities)],
      // In the visitor's own words where they gave some.
      budget: [words.budget, textOf('budgetText') || nameOf('budget', words.budgets)],
      budgetText: null,
      contract: [words.contract, contract?.name ?? ''],
      teamSize: [words.teamSize, nameOf('teamSize', words.teamSizes)],
      industry: [words.industry, nameOf('industry', words.industries)],
      firstName: [shared.firstName, textOf('firstName')],
      lastName: [shared.lastName, textOf('lastName')],
      company: [shared.company, textOf('company')],
      phone: [shared.phone, textOf('phone')],
      address: [words.address, textOf('address')],
      postalCode: [words.postalCode, textOf('postalCode')],
      city: [words.city, textOf('city')],
      country: [words.country, textOf('country')],
      heardOf: [asLabel(words.heardOf), nameOf('heardOf', words.heardFrom)],
      note: [asLabel(words.note), textOf('note')],
    }
    return [...listFacts(facts), ...consents]
  },
}
