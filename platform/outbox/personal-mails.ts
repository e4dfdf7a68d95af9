import { and, asc, eq, inArray, like, lt, ne, not, or, sql } from 'drizzle-orm'
import type { PersonalRecord } from '#kernel/personal-record.ts'
import type { Database, Transaction } from '../database/database.ts'
import type { AppKey } from '../secrets.ts'
import { outgoingMails, sentMails } from './outbox.tables.ts'
import { unpack } from './sent-mails.ts'

/** Mails about one's own data: deleted after a day, or the address would outlive its erasure here. */
const ABOUT_PRIVACY = 'privacy-%'

/** Mails sent to an address, for the data export, with what is kept of their words. */
export async function readMailRecords(
  db: Database | Transaction,
  key: AppKey,
  email: string,
): Promise<PersonalRecord[]> {
  const found = await db
    .select({ mail: outgoingMails, sealed: sentMails.sealed })
    .from(outgoingMails)
    .leftJoin(sentMails, eq(sentMails.mailId, outgoingMails.id))
    .where(isTo(email))
    .orderBy(asc(outgoingMails.createdAt))
  return found.map(({ mail: { kind, recipient, language, state, createdAt, sentAt }, sealed }) => ({
    number: null,
    at: createdAt,
    title: null,
    cents: null,
    keep: null,
    keptSince: createdAt,
    data: { kind, recipient, language, state, createdAt, sentAt, ...wordsOf(key, sealed) },
  }))
}

function wordsOf(key: AppKey, sealed: string | null): { subject?: string; text?: string } {
  const kept = sealed === null ? undefined : unpack(key, sealed)
  return kept ? { subject: kept.subject, text: kept.text } : {}
}

export type ErasedMail = Pick<typeof outgoingMails.$inferSelect, 'id' | 'kind' | 'createdAt'>

/** Deletes all sent and failed mails to an address, and queued ones of `kinds`. */
export function eraseMails(
  tx: Transaction,
  { email, kinds }: { email: string; kinds: readonly string[] },
): Promise<ErasedMail[]> {
  return tx
    .delete(outgoingMails)
    .where(and(isTo(email), or(ne(outgoingMails.state, 'queued'), inArray(outgoingMails.kind, [...kinds]))))
    .returning(ERASED)
}

/** Deletes mails about deleted records, whose ids are in payload field `field`. */
export async function deleteMailsAbout(
  tx: Database | Transaction,
  field: string,
  ids: readonly string[],
): Promise<ErasedMail[]> {
  if (ids.length === 0) return []
  return tx
    .delete(outgoingMails)
    .where(inArray(sql`${outgoingMails.payload} ->> ${field}`, [...ids]))
    .returning(ERASED)
}

const ERASED = { id: outgoingMails.id, kind: outgoingMails.kind, createdAt: outgoingMails.createdAt }

/** Deletes mails created before `before`, privacy mails after a day, in batches. */
export async function purgeMails(
  db: Database,
  { before, dayAgo }: { before: Date; dayAgo: Date },
  batch: number,
): Promise<number> {
  const isPrivate = like(outgoingMails.kind, ABOUT_PRIVACY)
  const due = db
    .select({ id: outgoingMails.id })
    .from(outgoingMails)
    .where(
      or(
        lt(outgoingMails.createdAt, before),
        and(isPrivate, not(eq(outgoingMails.state, 'queued')), lt(outgoingMails.createdAt, dayAgo)),
      ),
    )
    .orderBy(asc(outgoingMails.createdAt))
    .limit(batch)
    .for('update', { skipLocked: true })
  const removed = await db.delete(outgoingMails).where(inArray(outgoingMails.id, due))
  return removed.rowCount ?? 0
}

function isTo(email: string) {
  return eq(sql`lower(${outgoingMails.recipient})`, email.toLowerCase())
}
