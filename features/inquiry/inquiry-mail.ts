import de from '#content/contact-form/de.ts'
import en from '#content/contact-form/en.ts'
import fr from '#content/contact-form/fr.ts'
import it from '#content/contact-form/it.ts'
import type { Language } from '#i18n/languages.ts'
import type { InquiryKind, RobotSign } from './inquiry.ts'

/** Everything the two mails about an inquiry are made of. */
export interface InquiryMail {
  /** Scheme and host of the site. */
  siteUrl: string
  inquiry: {
    number: number
    kind: InquiryKind
    language: Language
    name: string | null
    email: string
    topic: string | null
    message: string
    termsVersion: string
    robotSigns: RobotSign[]
    copied: boolean
    createdAt: Date
    answerDueAt: Date
  }
}

const TOPICS: Record<Language, Record<string, string>> = {
  de: de.topics,
  en: en.topics,
  fr: fr.topics,
  it: it.topics,
}

/** What the inquiry is about, as the form put it; undefined when the sender left it open. */
export function topicOf({ topic }: InquiryMail['inquiry'], language: Language): string | undefined {
  return topic === null ? undefined : TOPICS[language][topic]
}

/** What somebody typed, marked line by line: nothing in it can pass for a line of ours. */
export function quoted(message: string): string[] {
  return message.split(/\r\n|[\n\r\u2028\u2029]/).map((line) => `> ${line}`)
}
