import { and, count, desc, eq, gt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database/database.ts'
import { enqueueJob } from '../jobs/enqueue-job.ts'
import { SEND_MAIL_QUEUE } from './outbox.ts'
import { outgoingMails } from './outbox.tables.ts'
import { NOT_MADE } from './send-queued-mail.ts'

const MOST = 200

/** Mails that were given up, newest first, at most 200: what is due, not the list. */
export async function listFailedMails(db: Database) {
  const rows = await db
    .select()
    .from(outgoingMails)
    .where(eq(outgoingMails.state, 'failed'))
    .orderBy(desc(outgoingMails.createdAt))
    .limit(MOST)
  return rows.map(({ id, recipient, createdAt }) => ({ id, recipient, createdAt: createdAt.toISOString() }))
}

export async function countFailedMails(db: Database): Promise<number> {
  const [row] = await db
    .select({ mails: count() })
    .from(outgoingMails)
    .where(eq(outgoingMails.state, 'failed'))
  return row?.mails ?? 0
}

/** Requeues a failed mail with its attempts reset. @returns false when it had not failed. */
export async function requeueMail(tx: Transaction, id: string): Promise<boolean> {
  const [mail] = await tx.select().from(outgoingMails).where(eq(outgoingMails.id, id)).for('update')
  if (mail?.state !== 'failed') return false
  await tx.update(outgoingMails).set({ state: 'queued', attempts: 0 }).where(eq(outgoingMails.id, id))
  await enqueueJob(tx, { queue: SEND_MAIL_QUEUE, key: id })
  return true
}

/** Older ones are no news any more. */
const REMADE_DAYS = 7

/** At a start: what an earlier version, or an earlier setting, could not make is tried once more, by the sweep. @returns how many. */
export async function requeueUnmadeMails(db: Database): Promise<number> {
  const unmade = await db
    .update(outgoingMails)
    .set({ state: 'queued' })
    .where(
      and(
        eq(outgoingMails.state, 'failed'),
        sql`starts_with(${outgoingMails.lastError}, ${NOT_MADE})`,
        gt(outgoingMails.createdAt, sql`now() - ${REMADE_DAYS} * interval '1 day'`),
      ),
    )
    .returning({ id: outgoingMails.id })
  return unmade.length
}
