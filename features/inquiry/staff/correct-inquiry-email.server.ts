import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { readdressMails } from '#platform/outbox/readdress-mails.ts'
import { inquiries } from '../database/inquiry.tables.server.ts'
import { INQUIRY_COPY } from '../send/send-inquiry.server.ts'

/** Sets the address for answers; an undelivered copy is sent there too. */
export function correctInquiryEmail(db: Database, inquiryId: string, email: string): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.update(inquiries).set({ email }).where(eq(inquiries.id, inquiryId))
    await readdressMails(tx, { kinds: [INQUIRY_COPY], field: 'inquiryId', id: inquiryId, to: email })
  })
}
