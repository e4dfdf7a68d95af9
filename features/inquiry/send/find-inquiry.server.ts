import { maskEmail } from '#kernel/mask-email.ts'
import type { Database } from '#platform/database/database.ts'
import { hashToken } from '#platform/secrets.ts'
import { findInquiry } from '../database/inquiries-repository.server.ts'
import type { InquirySummary } from './inquiry-summary.ts'

/** Format of references; anything else is not queried. */
const REFERENCE = /^[\w-]{43}$/

/** The inquiry of an unguessable reference; undefined when there is none. @param quoteOf see `InquirySummary.quote` */
export async function findInquiryByReference(
  db: Database,
  reference: string,
  quoteOf: (inquiryId: string) => Promise<string | null> = async () => null,
): Promise<InquirySummary | undefined> {
  if (!REFERENCE.test(reference)) return undefined
  const inquiry = await findInquiry(db, { referenceHash: hashToken(reference) })
  return (
    inquiry && {
      number: String(inquiry.number),
      kind: inquiry.kind,
      answerDueAt: inquiry.answerDueAt.toISOString(),
      copyTo: inquiry.copied ? maskEmail(inquiry.email) : null,
      quote: await quoteOf(inquiry.id),
    }
  )
}
