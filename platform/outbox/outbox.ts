import { randomUUID } from 'node:crypto'
import { and, count, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Language } from '#i18n/languages.ts'
import type { MailKind } from '#kernel/mail-kind.ts'
import type { Transaction } from '../database/database.ts'
import { insertRows } from '../database/plain-statements.ts'
import { enqueueJobs } from '../jobs/enqueue-job.ts'
import { outgoingMails } from './outbox.tables.ts'

export const SEND_MAIL_QUEUE = 'send-mail'

export interface OutgoingMail {
  kind: MailKind
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
  const [id = ''] = await enqueueMails(tx, [mail])
  return id
}

/** The same for several mails. Started without waiting in between. @returns their ids. */
export async function enqueueMails(tx: Transaction, mails: readonly OutgoingMail[]): Promise<string[]> {
  if (mails.length === 0) return []
  const rows = mails.map(({ kind, to, language, payload }) => ({
    id: randomUUID(),
    kind,
    recipient: to,
    language,
    payload,
  }))
  const jobs = rows.map(({ id }, index) => ({ key: id, delaySeconds: mails[index]?.delaySeconds }))
  await Promise.all([insertRows(tx, outgoingMails, rows), enqueueJobs(tx, SEND_MAIL_QUEUE, jobs)])
  return rows.map(({ id }) => id)
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

/** What this transaction has enqueued of a kind, in any savepoint, as long as it is not withdrawn; by recipient. */
export async function listMailsOfTransaction(
  tx: Transaction,
  kind: MailKind,
): Promise<Omit<OutgoingMail, 'kind'>[]> {
  return (
    tx
      .select({
        to: outgoingMails.recipient,
        language: outgoingMails.language,
        payload: outgoingMails.payload,
      })
      .from(outgoingMails)
      // Rows get the time at which their transaction began, in microseconds.
      .where(and(eq(outgoingMails.kind, kind), eq(outgoingMails.createdAt, sql`transaction_timestamp()`)))
      .orderBy(outgoingMails.recipient, outgoingMails.id)
  )
}

/** Whether one of these mails was enqueued within the last seconds. */
export async function hasRecentMail(tx: Transaction, which: MailsAbout, seconds: number): Promise<boolean> {
  const [row] = await tx
    .select({ mails: count() })
    .from(outgoingMails)
    .where(and(isAbout(which), isRecent(seconds)))
  return (row?.mails ?? 0) > 0
}

/** What staff send again goes to an address once in this time, however often it is pressed. */
export const RESEND_PAUSE_SECONDS = 60

/**
 * Whether a further press sends nothing. Needs a lock that the presses share.
 * @param lastAt when it was last sent again, of the history
 */
export async function isResendPaused(
  tx: Transaction,
  which: MailsAbout,
  lastAt: Date | null | undefined,
  now: Date,
): Promise<boolean> {
  const isRecentPress = lastAt && now.getTime() - lastAt.getTime() < RESEND_PAUSE_SECONDS * 1000
  return isRecentPress ? hasRecentMail(tx, which, RESEND_PAUSE_SECONDS) : false
}

/** Deletes those of these mails that have not been sent; skips one being sent (its row is locked). @returns how many. */
export async function withdrawMails(tx: Transaction, which: MailsAbout): Promise<number> {
  const waiting = tx
    .select({ id: outgoingMails.id })
    .from(outgoingMails)
    .where(and(isAbout(which), eq(outgoingMails.state, 'queued')))
    .for('update', { skipLocked: true })
  const gone = await tx
    .delete(outgoingMails)
    .where(inArray(outgoingMails.id, waiting))
    .returning({ id: outgoingMails.id })
  return gone.length
}

interface MailsAbout {
  kind: string
  /** Left out: whoever gets them. */
  to?: string
  payload: Record<string, readonly string[]>
}

function isAbout({ kind, to, payload }: MailsAbout) {
  const fields = Object.entries(payload).map(([name, values]) =>
    inArray(sql`${outgoingMails.payload}->>${name}`, [...values]),
  )
  const ofAddress = to && sql`lower(${outgoingMails.recipient}) = ${to.toLowerCase()}`
  return and(eq(outgoingMails.kind, kind), ofAddress || undefined, ...fields)
}

function isRecent(seconds: number) {
  return gt(outgoingMails.createdAt, sql`now() - ${seconds} * interval '1 second'`)
}
