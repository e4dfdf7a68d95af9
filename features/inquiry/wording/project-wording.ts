import de from '#content/project-request/de.ts'
import en from '#content/project-request/en.ts'
import fr from '#content/project-request/fr.ts'
import it from '#content/project-request/it.ts'
import type { Language } from '#i18n/languages.ts'
import type { InquiryWording } from './inquiry-wording.ts'
import { asLabel, nameIn, readDetails, REQUEST_WORDS } from './request-wording.ts'

const WORDS = { de, en, fr, it } satisfies Record<Language, unknown>

/** The project request as its page words it. */
export const projectWording: InquiryWording = {
  topicOf: (topic, language) => nameIn(WORDS[language].services, topic),
  detailsOf: (details, language) => {
    const words = WORDS[language]
    const shared = REQUEST_WORDS[language]
    const { textOf, dayOf, nameOf, consents } = readDetails(details, language)
    const contract = words.contracts[textOf('contract') as keyof typeof words.contracts]
    return [
      [words.from, dayOf('from')],
      [words.to, dayOf('to')],
      [words.priority, nameOf('priority', words.priorities)],
      [words.budget, textOf('budgetText') || nameOf('budget', words.budgets)],
      [words.contract, contract?.name ?? ''],
      [words.teamSize, nameOf('teamSize', words.teamSizes)],
      [words.industry, nameOf('industry', words.industries)],
      [shared.firstName, textOf('firstName')],
      [shared.lastName, textOf('lastName')],
      [shared.company, textOf('company')],
      [shared.phone, textOf('phone')],
      [words.address, textOf('address')],
      [words.postalCode, textOf('postalCode')],
      [words.city, textOf('city')],
      [words.country, textOf('country')],
      [asLabel(words.heardOf), nameOf('heardOf', words.heardFrom)],
      [asLabel(words.note), textOf('note')],
      ...consents,
    ]
  },
}
