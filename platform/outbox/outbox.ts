import { desc, sql } from 'drizzle-orm'
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
  await enqueueJob(tx, { queue: SEND_MAIL_QUEUE, key: row.id })
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
