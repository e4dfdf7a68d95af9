import { count, desc, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../database/database.ts'
import { enqueueJob } from '../jobs/enqueue-job.ts'
import { SEND_MAIL_QUEUE } from './outbox.ts'
import { outgoingMails } from './outbox.tables.ts'

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
