import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { enqueueJob } from '../jobs/enqueue-job.ts'
import { SEND_MAIL_QUEUE } from './outbox.ts'

const BATCH = 500

/** Enqueues a job for each queued mail without a live one. Locks the rows against other sweeps. @returns how many. */
export async function sweepMails(database: Database): Promise<number> {
  return database.transaction(async (tx) => {
    const orphans = await tx.execute<{ id: string }>(sql`
      select id from outgoing_mails mail
      where mail.state = 'queued' and not exists (
        select from pgboss.job
        where job.name = ${SEND_MAIL_QUEUE} and job.singleton_key = mail.id::text
          and job.state in ('created', 'retry', 'active')
      )
      order by mail.created_at limit ${BATCH} for update skip locked
    `)
    for (const { id } of orphans.rows) await enqueueJob(tx, { queue: SEND_MAIL_QUEUE, key: id })
    return orphans.rows.length
  })
}
