import type { InquiryKind } from '../inquiry.ts'

/** An inquiry on its sender's page, as JSON. */
export interface InquirySummary {
  number: string
  kind: InquiryKind
  answerDueAt: string
  /** Masked; null without a copy. */
  copyTo: string | null
}
