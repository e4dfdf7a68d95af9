import de from '#content/contact-form/de.ts'
import en from '#content/contact-form/en.ts'
import fr from '#content/contact-form/fr.ts'
import it from '#content/contact-form/it.ts'
import type { Language } from '#i18n/languages.ts'
import type { InquiryKind } from '../inquiry.ts'
import type { InquiryWording } from './inquiry-wording.ts'
import { projectWording } from './project-wording.ts'
import { newsletterFact } from './request-wording.ts'
import { teamEventWording } from './team-event-wording.ts'

const CONTACT_TOPIC_NAMES: Record<Language, Record<string, string>> = {
  de: de.topics,
  en: en.topics,
  fr: fr.topics,
  it: it.topics,
}

const contactWording: InquiryWording = {
  topicOf: (topic, language) => CONTACT_TOPIC_NAMES[language][topic],
  detailsOf: (details, language) => ('newsletter' in details ? [newsletterFact(details, language)] : []),
}

export const INQUIRY_WORDING: Record<InquiryKind, InquiryWording> = {
  contact: contactWording,
  project: projectWording,
  team_event: teamEventWording,
}
