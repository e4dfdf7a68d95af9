import de from '#content/team-event-request/de.ts'
import en from '#content/team-event-request/en.ts'
import fr from '#content/team-event-request/fr.ts'
import it from '#content/team-event-request/it.ts'
import type { Language } from '#i18n/languages.ts'
import commonDe from '#i18n/messages/de.ts'
import commonEn from '#i18n/messages/en.ts'
import commonFr from '#i18n/messages/fr.ts'
import commonIt from '#i18n/messages/it.ts'
import type { InquiryWording } from './inquiry-wording.ts'
import { nameIn, readDetails, REQUEST_WORDS } from './request-wording.ts'

const WORDS = { de, en, fr, it } satisfies Record<Language, unknown>
const EVENT_NAMES = {
  de: commonDe.teamEvents,
  en: commonEn.teamEvents,
  fr: commonFr.teamEvents,
  it: commonIt.teamEvents,
} satisfies Record<Language, unknown>

/** The request for a team event as its page words it. */
export const teamEventWording: InquiryWording = {
  topicOf: (topic, language) => nameIn(EVENT_NAMES[language], topic)?.replaceAll('\u00ad', ''),
  detailsOf: (details, language) => {
    const words = WORDS[language]
    const shared = REQUEST_WORDS[language]
    const { textOf, dayOf, consents } = readDetails(details, language)
    return [
      [words.people, textOf('people')],
      // One day alone is the day itself.
      [textOf('to') ? words.from : words.wished, dayOf('from')],
      ...(textOf('to') ? ([[words.to, dayOf('to')]] as [string, string][]) : []),
      [words.alternative, dayOf('alternative')],
      [words.place, textOf('place')],
      [words.occasion, textOf('occasion')],
      [shared.company, textOf('company')],
      [shared.phone, textOf('phone')],
      ...consents,
    ]
  },
}
