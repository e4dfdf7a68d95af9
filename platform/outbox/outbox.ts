import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Language } from '#i18n/languages.ts'
import type { Transaction } from '../database/database.ts'
import { enqueueJob } from '../jobs/enqueue-job.ts'
import { outgoingMails } from './outbox.tables.ts'

export const SEND_MAIL_QUEUE = 'send-mail'

export interface OutgoingMail {
  kind: string
  to: string
  language: Language
  /** Ids the template is rendered from. No secrets: stored in plain text. */
  payload: Record<string, unknown>
  /** Delay in which another mail may replace this one. */
  delaySeconds?: number | undefined
}

/**
 * Writes the mail's row and job in the caller's transaction, so it is sent if and only if that commits. Accepts any
 * address: the sender marks a bad one as failed, so a typo cannot roll back a payment. @returns the mail's id.
 */
export async function enqueueMail(tx: Transaction, mail: OutgoingMail): Promise<string> {
  const [row] = await tx
    .insert(outgoingMails)
    .values({ kind: mail.kind, recipient: mail.to, language: mail.language, payload: mail.payload })
    .returning({ id: outgoingMails.id })
  if (!row) throw new Error('outgoing_mails gave no id back')
  await enqueueJob(tx, { queue: SEND_MAIL_QUEUE, key: row.id, delaySeconds: mail.delaySeconds })
  return row.id
}

/** The language of the last mail to an address, while the outbox keeps it. */
export async function findLastLanguage(tx: Transaction, recipient: string): Promise<Language | undefined> {
  const [last] = await tx
    .select({ language: outgoingMails.language })
    .from(outgoingMails)
    .where(sql`lower(${outgoingMails.recipient}) = ${recipient.toLowerCase()}`)
    .orderBy(desc(outgoingMails.createdAt))
    .limit(1)
  return last?.language
}

/** Counts such mails enqueued within the last seconds. */
export function countRecentMails(tx: Transaction, which: MailsAbout, seconds: number): Promise<number> {
  return tx.$count(outgoingMails, and(isAbout(which), isRecent(seconds)))
}

/** Whether one of these mails was enqueued within the last seconds. */
export async function hasRecentMail(tx: Transaction, which: MailsAbout, seconds: number): Promise<boolean> {
  return (await countRecentMails(tx, which, seconds)) > 0
}

/** Deletes those of these mails that have not been sent; skips one being sent (its row is locked). */
export async function withdrawMails(tx: Transaction, which: MailsAbout): Promise<void> {
  const waiting = tx
    .select({ id: outgoingMails.id })
    .from(outgoingMails)
    .where(and(isAbout(which), eq(outgoingMails.state, 'queued')))
    .for('update', { skipLocked: true })
  await tx.delete(outgoingMails).where(inArray(outgoingMails.id, waiting))
}

interface MailsAbout {
  kind: string
  to: string
  payload: Record<string, readonly string[]>
}

function isAbout({ kind, to, payload }: MailsAbout) {
  const fields = Object.entries(payload).map(([name, values]) =>
    inArray(sql`${outgoingMails.payload}->>${name}`, [...values]),
  )
  const ofAddress = sql`lower(${outgoingMails.recipient}) = ${to.toLowerCase()}`
  return and(eq(outgoingMails.kind, kind), ofAddress, ...fields)
}

function isRecent(seconds: number) {
  return gt(outgoingMails.createdAt, sql`now() - ${seconds} * interval '1 second'`)
}
