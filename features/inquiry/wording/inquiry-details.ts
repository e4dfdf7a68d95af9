import contactFormTexts from '#content/texts/contact-form.ts'
import type { InquiryKind } from '../inquiry.ts'
import type { InquiryWording } from './inquiry-wording.ts'
import { projectWording } from './project-wording.ts'
import { nameIn, newsletterFact } from './request-wording.ts'
import { teamEventWording } from './team-event-wording.ts'

const contactWording: InquiryWording = {
  topicOf: (topic, language) => nameIn(contactFormTexts[language].topics, topic),
  detailsOf: (details, language) => ('newsletter' in details ? [newsletterFact(details, language)] : []),
}

export const INQUIRY_WORDING: Record<InquiryKind, InquiryWording> = {
  contact: contactWording,
  project: projectWording,
  team_event: teamEventWording,
}
