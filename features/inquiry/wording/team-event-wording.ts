import requestFormTexts from '#features/inquiry/texts/request-form.ts'
import teamEventRequestTexts from '#features/inquiry/texts/team-event-request.ts'
import commonTexts from '#i18n/texts/common.ts'
import type { Language } from '#i18n/languages.ts'
import type { TeamEventField } from '../forms/team-event-inquiry.ts'
import { type FactsOf, type InquiryWording, listFacts } from './inquiry-wording.ts'
import { nameIn, readDetails } from './request-wording.ts'

/** Shown at the head of each request or among its consents. */
type WordedElsewhere = 'serviceId' | 'note' | 'name' | 'email' | 'newsletter' | 'terms'

export const teamEventWording: InquiryWording = {
  topicOf: (topic, language, { serviceName }) =>
    (nameIn(commonTexts[language].teamEvents, topic) ?? nameThen(serviceName, language))?.replaceAll(
      '\u00ad',
      '',
    ),
  detailsOf: (details, language) => {
    const messages = teamEventRequestTexts[language]
    const shared = requestFormTexts[language]
    const { textOf, dayOf, consents } = readDetails(details, language)
    const facts: FactsOf<TeamEventField, WordedElsewhere> = {
      people: [messages.people, textOf('people')],
      // Without `to`, a single day.
      from: [textOf('to') ? messages.from : messages.wished, dayOf('from')],
      to: textOf('to') ? [messages.to, dayOf('to')] : null,
      alternative: [messages.alternative, dayOf('alternative')],
      place: [messages.place, textOf('place')],
      occasion: [messages.occasion, textOf('occasion')],
      company: [shared.company, textOf('company')],
      phone: [shared.phone, textOf('phone')],
    }
    return [...listFacts(facts), ...consents]
  },
}

/** Of an event that owners added, as it was called when somebody asked for it. */
function nameThen(names: unknown, language: Language): string | undefined {
  const name =
    typeof names === 'object' && names !== null ? (names as Record<string, unknown>)[language] : null
  return typeof name === 'string' ? name : undefined
}
