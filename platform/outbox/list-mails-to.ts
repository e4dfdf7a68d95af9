import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { outgoingMails } from './outbox.tables.ts'

export type ListedMail = typeof outgoingMails.$inferSelect

/** Mails of these kinds to an address, newest first. */
export function listMailsTo(
  db: Database,
  { email, kinds, most }: { email: string; kinds: readonly string[]; most: number },
): Promise<ListedMail[]> {
  return db
    .select()
    .from(outgoingMails)
    .where(
      and(
        eq(sql`lower(${outgoingMails.recipient})`, email.toLowerCase()),
        inArray(outgoingMails.kind, [...kinds]),
      ),
    )
    .orderBy(desc(outgoingMails.createdAt), desc(outgoingMails.id))
    .limit(most)
}

/** A mail of these kinds. */
export async function findMail(
  db: Database,
  id: string,
  kinds: readonly string[],
): Promise<ListedMail | undefined> {
  const [mail] = await db
    .select()
    .from(outgoingMails)
    .where(and(eq(outgoingMails.id, id), inArray(outgoingMails.kind, [...kinds])))
  return mail
}
