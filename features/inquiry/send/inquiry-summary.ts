import type { InquiryKind } from '../inquiry.ts'

export interface InquirySummary {
  number: string
  kind: InquiryKind
  answerDueAt: string
  copyTo: string | null
}
