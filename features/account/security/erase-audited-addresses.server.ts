import { and, eq, or, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/database/database.ts'
import { authAudit } from '../database/account.tables.server.ts'

/** What the log keeps of an address that was corrected from or to this one; that it was, stays. */
export async function eraseAuditedAddresses(tx: Transaction, email: string): Promise<void> {
  const address = email.toLowerCase()
  const names = (side: string) => eq(sql`lower(${authAudit.detail} ->> ${side})`, address)
  await tx
    .update(authAudit)
    .set({ detail: sql`${authAudit.detail} - 'before' - 'after'` })
    .where(and(eq(authAudit.action, 'customer_email_corrected'), or(names('before'), names('after'))))
}
