import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Language } from '#i18n/languages.ts'
import type { Transaction } from '../database/database.ts'
import { enqueueJob } from '../jobs/enqueue-job.ts'
import { outgoingMails } from './outbox.tables.ts'

/** Queue of one job per mail; the job's key is the mail's id. */
export const SEND_MAIL_QUEUE = 'send-mail'

export interface OutgoingMail {
  /** Names the template, for example `order-confirmed`. */
  kind: string
  to: string
  language: Language
  /** Ids the template is rendered from at sending time. Nothing secret: it is stored in clear. */
  payload: Record<string, unknown>
  /** How long the mail waits for another one that takes its place. */
  delaySeconds?: number | undefined
}

/**
 * Owes a mail: the row and its job are written in the caller's transaction, so the mail leaves if and only
 * if the transaction commits. Returns the mail's id. Never refuses an address: the sender marks a bad one
 * as failed, so that a typing error cannot undo a payment.
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

/** The language of the last mail to an address, while the outbox still knows one. */
export async function findLastLanguage(tx: Transaction, recipient: string): Promise<Language | undefined> {
  const [last] = await tx
    .select({ language: outgoingMails.language })
    .from(outgoingMails)
    .where(sql`lower(${outgoingMails.recipient}) = ${recipient.toLowerCase()}`)
    .orderBy(desc(outgoingMails.createdAt))
    .limit(1)
  return last?.language
}

/** Mails of a kind that were put into the outbox for an address within the last seconds. */
export function countRecentMails(
  tx: Transaction,
  { kind, to, seconds }: { kind: string; to: string; seconds: number },
): Promise<number> {
  const ofAddress = sql`lower(${outgoingMails.recipient}) = ${to.toLowerCase()}`
  return tx.$count(outgoingMails, and(eq(outgoingMails.kind, kind), ofAddress, isRecent(seconds)))
}

/** Whether one of these mails was put into the outbox within the last seconds. */
export async function hasRecentMail(tx: Transaction, which: MailsAbout, seconds: number): Promise<boolean> {
  return (await tx.$count(outgoingMails, and(isAbout(which), isRecent(seconds)))) > 0
}

/** Takes those of these mails back that have not left. One that is leaving at this moment is left alone. */
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
  /** Fields of the payload, each with the values that count. */
  payload: Record<string, readonly string[]>
}

function isAbout({ kind, to, payload }: MailsAbout) {
  const fields = Object.entries(payload).map(([name, values]) =>
    inArray(sql`${outgoingMails.payload}->>${name}`, [...values]),
  )
  const ofAddress = sql`lower(${outgoingMails.recipient}) = ${to.toLowerCase()}`
  return and(eq(outgoingMails.kind, kind), ofAddress, ...fields)
}

/** By the clock of the database, which wrote the times. */
function isRecent(seconds: number) {
  return gt(outgoingMails.createdAt, sql`now() - ${seconds} * interval '1 second'`)
}
