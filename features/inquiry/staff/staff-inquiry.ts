import type { Language } from '#i18n/languages.ts'
import type { Fact } from '../wording/inquiry-wording.ts'
import type { InquiryKind, InquiryState, BotSignal } from '../inquiry.ts'

/** A request in the list of those who answer it. Travels as JSON, to signed-in people only. */
export interface StaffInquiryLine {
  id: string
  number: number
  kind: InquiryKind
  state: InquiryState
  name: string | null
  email: string
  /** In the reader's language; null when the sender left it open. */
  topic: string | null
  /** The beginning of the message, on one line. */
  excerpt: string
  /** Probably sent by a program. */
  doubtful: boolean
  /** Files that came with it. */
  attachments: number
  /** Instants, ISO 8601. */
  createdAt: string
  answerDueAt: string
  /** When it first left the state `new`; null while it waits. */
  answeredAt: string | null
}

/** The whole of it. */
export interface StaffInquiry extends Omit<StaffInquiryLine, 'attachments'> {
  message: string
  /** Further fields of the form with their labels in the reader's language, without those left open. */
  details: Fact[]
  language: Language
  termsVersion: string
  copied: boolean
  robotSigns: BotSignal[]
  attachments: { id: string; name: string; bytes: number }[]
  /** What was done with it, oldest first. */
  diary: { at: string; state: InquiryState | null; note: string | null }[]
}

/** What the list shows: those that wait for an answer, those a program probably sent, or those of a state. */
export const INQUIRY_FILTERS = ['new', 'doubtful', 'answered', 'won', 'lost', 'all'] as const
export type InquiryFilter = (typeof INQUIRY_FILTERS)[number]

export interface StaffInquiries {
  /** The moment of the answer, ISO 8601: clocks of telephones differ. */
  now: string
  inquiries: StaffInquiryLine[]
  /** There are more than these. */
  more: boolean
  counts: Record<InquiryFilter, number>
  /** Of those that wait: past the hour that was promised. */
  overdue: number
}

/** Most characters of a note. */
export const MAX_INQUIRY_NOTE = 2000
/** Most characters of a search. */
export const MAX_INQUIRY_SEARCH = 100

/** What a reply is called, in the language of who asked. */
export function replySubject({ language, number }: Pick<StaffInquiry, 'language' | 'number'>): string {
  return `${REPLY[language]} ${number}`
}

const REPLY: Record<Language, string> = {
  de: 'Re: Ihre Nachricht',
  en: 'Re: Your message',
  fr: 'Re: Votre message',
  it: 'Re: Il Suo messaggio',
}
