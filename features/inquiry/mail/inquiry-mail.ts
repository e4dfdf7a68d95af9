import type { Company } from '#content/company.ts'
import type { AllOpeningHours } from '#content/opening-hours.ts'
import { formatBytes } from '#i18n/format-bytes.ts'
import type { Language } from '#i18n/languages.ts'
import { INQUIRY_WORDING } from '../wording/inquiry-details.ts'
import type { Fact } from '../wording/inquiry-wording.ts'
import type { InquiryKind, BotSignal } from '../inquiry.ts'

export interface InquiryMail {
  siteUrl: string
  company: Company
  openingHours: AllOpeningHours
  staffUrl: string
  inquiry: {
    number: number
    kind: InquiryKind
    language: Language
    name: string | null
    email: string
    topic: string | null
    message: string
    details: Record<string, unknown>
    termsVersion: string
    botSignals: BotSignal[]
    copied: boolean
    createdAt: Date
    answerDueAt: Date
  }
  files: { name: string; bytes: number }[]
  missing?: string[]
}

/** Maximum bytes of all files in a mail: mailboxes accept 25 MB, and encoding adds a third. */
export const MAIL_FILES_BYTES = 15 * 1024 * 1024

/** Whether the owner's notice can attach the files. */
export function fitsMail(files: InquiryMail['files']): boolean {
  return files.reduce((sum, { bytes }) => sum + bytes, 0) <= MAIL_FILES_BYTES
}

export function filesOf({ files }: InquiryMail, language: Language): string[] {
  return files.map(({ name, bytes }) => `${name} (${formatBytes(language, bytes)})`)
}

/** The topic's label; undefined when none was chosen. */
export function topicOf(
  { kind, topic, details }: InquiryMail['inquiry'],
  language: Language,
): string | undefined {
  return topic === null ? undefined : INQUIRY_WORDING[kind].topicOf(topic, language, details)
}

/** Further fields: single-line ones for the table, multi-line ones set apart. */
export function detailsOf(
  { kind, details }: InquiryMail['inquiry'],
  language: Language,
): { short: Fact[]; long: Fact[] } {
  const all = INQUIRY_WORDING[kind].detailsOf(details, language)
  const isLong = ([, value]: Fact) => value.length > LONGEST_IN_TABLE || value.includes('\n')
  return { short: all.filter((fact) => !isLong(fact)), long: all.filter(isLong) }
}

const LONGEST_IN_TABLE = 160

/** Typed text quoted line by line, so that it cannot pass for ours. */
export function quoted(message: string): string[] {
  if (message === '') return []
  return message.split(/\r\n|[\n\r\u2028\u2029]/).map((line) => `> ${line}`)
}
