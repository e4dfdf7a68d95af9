import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
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

/** Mails of these kinds about one record that went to an address, or that are known by their id; newest first. */
export function listMailsAbout(
  db: Database,
  about: {
    field: string
    id: string
    email: string | null
    mailIds: readonly string[]
    kinds: readonly string[]
  },
): Promise<ListedMail[]> {
  const { field, id, email, mailIds, kinds } = about
  const toAddress = email ? eq(sql`lower(${outgoingMails.recipient})`, email.toLowerCase()) : undefined
  const known = mailIds.length > 0 ? inArray(outgoingMails.id, [...mailIds]) : undefined
  if (!toAddress && !known) return Promise.resolve([])
  return db
    .select()
    .from(outgoingMails)
    .where(
      and(
        or(toAddress, known),
        inArray(outgoingMails.kind, [...kinds]),
        sql`${outgoingMails.payload} ->> ${field} = ${id}`,
      ),
    )
    .orderBy(desc(outgoingMails.createdAt), desc(outgoingMails.id))
    .limit(MOST_ABOUT)
}

const MOST_ABOUT = 100
