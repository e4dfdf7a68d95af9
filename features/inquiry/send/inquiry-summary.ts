import type { InquiryKind } from '../inquiry.ts'

export interface InquirySummary {
  number: string
  kind: InquiryKind
  answerDueAt: string
  copyTo: string | null
  /** Reference of the quote that was made of it at once; null: none. */
  quote: string | null
}
