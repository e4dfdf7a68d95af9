import type { InquiryKind } from '../inquiry.ts'

/** An inquiry as its sender may see it again. Travels as JSON. */
export interface InquirySummary {
  number: string
  kind: InquiryKind
  /** ISO 8601 in UTC. */
  answerDueAt: string
  /** Where the copy goes, partly hidden; null when there is none. */
  copyTo: string | null
}
