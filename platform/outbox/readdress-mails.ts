import { and, eq, inArray, sql } from 'drizzle-orm'
import type { MailKind } from '#kernel/mail-kind.ts'
import type { Transaction } from '../database/database.ts'
import { enqueueJob } from '../jobs/enqueue-job.ts'
import { requeueMail } from './failed-mails.ts'
import { enqueueMail, SEND_MAIL_QUEUE } from './outbox.ts'
import { outgoingMails } from './outbox.tables.ts'

/**
 * Sends what has not arrived about one record to another address: mails waiting or given up, of these kinds, whose payload has
 * the id. Leaves one that is being sent. @returns how many.
 */
export async function readdressMails(
  tx: Transaction,
  { kinds, field, id, to }: { kinds: readonly string[]; field: string; id: string; to: string },
): Promise<number> {
  const waiting = await tx
    .select({ id: outgoingMails.id })
    .from(outgoingMails)
    .where(
      and(
        inArray(outgoingMails.kind, [...kinds]),
        inArray(outgoingMails.state, ['queued', 'failed']),
        sql`${outgoingMails.payload} ->> ${field} = ${id}`,
      ),
    )
    .for('update', { skipLocked: true })
  if (waiting.length === 0) return 0
  const ids = waiting.map((mail) => mail.id)
  await tx
    .update(outgoingMails)
    .set({ recipient: to, state: 'queued', attempts: 0, lastError: null })
    .where(inArray(outgoingMails.id, ids))
  for (const key of ids) await enqueueJob(tx, { queue: SEND_MAIL_QUEUE, key })
  return ids.length
}

type StoredMail = typeof outgoingMails.$inferSelect

/**
 * The mail once more, to where it went, or to the present address that `addressOf` knows; one that still waits goes out anyway.
 * @returns undefined without such a mail of these kinds.
 */
export async function repeatMail(
  tx: Transaction,
  id: string,
  kinds: readonly string[],
  addressOf: (tx: Transaction, mail: StoredMail) => Promise<string | undefined> = async () => undefined,
): Promise<StoredMail | undefined> {
  const [mail] = await tx
    .select()
    .from(outgoingMails)
    .where(and(eq(outgoingMails.id, id), inArray(outgoingMails.kind, [...kinds])))
    .for('update')
  if (!mail) return undefined
  const { kind, language, payload } = mail
  const to = (await addressOf(tx, mail)) ?? mail.recipient
  if (mail.state === 'failed') await requeueMail(tx, id)
  if (mail.state === 'sent') await enqueueMail(tx, { kind: kind as MailKind, to, language, payload })
  return mail
}
