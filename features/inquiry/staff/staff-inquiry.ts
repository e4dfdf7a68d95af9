import type { Language } from '#i18n/languages.ts'
import type { ListPages } from '#kernel/list-page.ts'
import { refusals } from '#kit/refusals.ts'
import type { Fact } from '../wording/inquiry-wording.ts'
import type { InquiryKind, InquiryState, BotSignal } from '../inquiry.ts'

export interface StaffInquiryLine {
  id: string
  number: number
  kind: InquiryKind
  state: InquiryState
  name: string | null
  email: string
  topic: string | null
  excerpt: string
  doubtful: boolean
  attachments: number
  createdAt: string
  answerDueAt: string
  answeredAt: string | null
}

export interface StaffInquiry extends Omit<StaffInquiryLine, 'attachments'> {
  message: string
  /** Further fields with labels in the reader's language, without empty ones. */
  details: Fact[]
  language: Language
  termsVersion: string
  copied: boolean
  botSignals: BotSignal[]
  attachments: { id: string; name: string; bytes: number }[]
  history: { at: string; state: InquiryState | null; note: string | null }[]
}

/** `doubtful`: probably from a robot. */
export const INQUIRY_FILTERS = ['new', 'doubtful', 'answered', 'won', 'lost', 'all'] as const
export type InquiryFilter = (typeof INQUIRY_FILTERS)[number]

export interface StaffInquiries extends ListPages {
  /** Server time, since client clocks differ. */
  now: string
  inquiries: StaffInquiryLine[]
  /** Each at most one above `MOST_COUNTED`; null when a search finds too many to count them by state. */
  counts: Record<InquiryFilter, number | null>
  /** Unanswered after the promised hour. */
  overdue: number
}

export const INQUIRY_REFUSALS = refusals({ unknown_inquiry: 'missing' })

export const MAX_INQUIRY_NOTE = 2000
/** What the list can be sorted by: until when it waits for an answer, who wrote. */
export const INQUIRY_SORTS = ['due', 'from'] as const
export type InquirySort = (typeof INQUIRY_SORTS)[number]

export const MAX_INQUIRY_SEARCH = 100

export function replySubject({ language, number }: Pick<StaffInquiry, 'language' | 'number'>): string {
  return `${REPLY[language]} ${number}`
}

const REPLY: Record<Language, string> = {
  de: 'Re: Ihre Nachricht',
  en: 'Re: Your message',
  fr: 'Re: Votre message',
  it: 'Re: Il Suo messaggio',
}
