import { eq } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { outgoingMails } from './outbox.tables.ts'

/** Deletes a mail unless it has left or is just being sent (its row is locked). @returns whether nobody gets it. */
export async function withdrawMail(tx: Transaction, id: string): Promise<boolean> {
  const [mail] = await tx
    .select({ state: outgoingMails.state })
    .from(outgoingMails)
    .where(eq(outgoingMails.id, id))
    .for('update', { skipLocked: true })
  if (!mail || mail.state === 'sent') return false
  await tx.delete(outgoingMails).where(eq(outgoingMails.id, id))
  return true
}
