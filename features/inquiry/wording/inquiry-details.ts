import contactFormTexts from '#features/inquiry/texts/contact-form.ts'
import projectRequestTexts from '#features/inquiry/texts/project-request.ts'
import requestFormTexts from '#features/inquiry/texts/request-form.ts'
import type { ProjectField } from '../forms/project-inquiry.ts'
import type { InquiryKind } from '../inquiry.ts'
import { type FactsOf, type InquiryWording, listFacts } from './inquiry-wording.ts'
import { asLabel, nameIn, newsletterFact, readDetails } from './request-wording.ts'
import { teamEventWording } from './team-event-wording.ts'

/** Shown at the head of each request or among its consents. */
type WordedElsewhere = 'service' | 'description' | 'email' | 'newsletter' | 'terms'

const projectWording: InquiryWording = {
  topicOf: (topic, language) => nameIn(projectRequestTexts[language].services, topic),
  detailsOf: (details, language) => {
    const messages = projectRequestTexts[language]
    const shared = requestFormTexts[language]
    const { textOf, dayOf, nameOf, consents } = readDetails(details, language)
    const contract = messages.contracts[textOf('contract') as keyof typeof messages.contracts]
    const facts: FactsOf<ProjectField, WordedElsewhere> = {
      from: [messages.from, dayOf('from')],
      to: [messages.to, dayOf('to')],
      priority: [messages.priority, nameOf('priority', messages.priorities)],
      budget: [messages.budget, textOf('budgetText') || nameOf('budget', messages.budgets)],
      budgetText: null,
      contract: [messages.contract, contract?.name ?? ''],
      teamSize: [messages.teamSize, nameOf('teamSize', messages.teamSizes)],
      industry: [messages.industry, nameOf('industry', messages.industries)],
      firstName: [shared.firstName, textOf('firstName')],
      lastName: [shared.lastName, textOf('lastName')],
      company: [shared.company, textOf('company')],
      phone: [shared.phone, textOf('phone')],
      address: [messages.address, textOf('address')],
      postalCode: [messages.postalCode, textOf('postalCode')],
      city: [messages.city, textOf('city')],
      country: [messages.country, textOf('country')],
      heardOf: [asLabel(messages.heardOf), nameOf('heardOf', messages.heardFrom)],
      note: [asLabel(messages.note), textOf('note')],
    }
    return [...listFacts(facts), ...consents]
  },
}

const contactWording: InquiryWording = {
  topicOf: (topic, language) => nameIn(contactFormTexts[language].topics, topic),
  detailsOf: (details, language) => ('newsletter' in details ? [newsletterFact(details, language)] : []),
}

export const INQUIRY_WORDING: Record<InquiryKind, InquiryWording> = {
  contact: contactWording,
  project: projectWording,
  team_event: teamEventWording,
}
