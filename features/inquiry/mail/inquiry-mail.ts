import { formatBytes } from '#i18n/format-bytes.ts'
import type { Language } from '#i18n/languages.ts'
import { INQUIRY_WORDING } from '../wording/inquiry-details.ts'
import type { Fact } from '../wording/inquiry-wording.ts'
import type { InquiryKind, BotSignal } from '../inquiry.ts'

/** Everything the two mails about an inquiry are made of. */
export interface InquiryMail {
  /** Scheme and host of the site. */
  siteUrl: string
  /** The request in the back office. */
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
    robotSigns: BotSignal[]
    copied: boolean
    createdAt: Date
    answerDueAt: Date
  }
  /** Files that came along, in the order of the form. */
  files: { name: string; bytes: number }[]
  /** Names of those whose bytes are not there any more. */
  missing?: string[]
}

/** Bytes of all files that a mail carries at the most; mailboxes take 25 MB, and a mail makes a third more of them. */
export const MAIL_FILES_BYTES = 15 * 1024 * 1024

/** Whether the owner's notice carries the files itself. */
export function fitsMail(files: InquiryMail['files']): boolean {
  return files.reduce((sum, { bytes }) => sum + bytes, 0) <= MAIL_FILES_BYTES
}

/** The names and sizes of the files, for a mail. */
export function filesOf({ files }: InquiryMail, language: Language): string[] {
  return files.map(({ name, bytes }) => `${name} (${formatBytes(language, bytes)})`)
}

/** What the inquiry is about, as the form put it; undefined when the sender left it open. */
export function topicOf({ kind, topic }: InquiryMail['inquiry'], language: Language): string | undefined {
  return topic === null ? undefined : INQUIRY_WORDING[kind].topicOf(topic, language)
}

/** The further fields of the form: those of a line for the table, texts of several lines to be set apart. */
export function detailsOf(
  { kind, details }: InquiryMail['inquiry'],
  language: Language,
): { short: Fact[]; long: Fact[] } {
  const all = INQUIRY_WORDING[kind].detailsOf(details, language)
  const isLong = ([, value]: Fact) => value.length > LONGEST_IN_TABLE || value.includes('\n')
  return { short: all.filter((fact) => !isLong(fact)), long: all.filter(isLong) }
}

const LONGEST_IN_TABLE = 160

/** What somebody typed, marked line by line: nothing in it can pass for a line of ours. */
export function quoted(message: string): string[] {
  if (message === '') return []
  return message.split(/\r\n|[\n\r\u2028\u2029]/).map((line) => `> ${line}`)
}
