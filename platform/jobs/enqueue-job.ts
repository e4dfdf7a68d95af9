import { sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'

/** pg-boss keeps its tables in a schema of its own. */
export const JOBS_SCHEMA = 'pgboss'

/**
 * Writes a job in the caller's transaction, with the queue's own retry policy, and wakes the workers at
 * commit. A second live job of the same key is left out (the queues are `exclusive`). Before the first start
 * of the jobs, when pg-boss's tables or the queue do not exist yet, it writes nothing: whoever needs
 * the job must sweep for missing ones (see `sweepMails`).
 *
 * Plain SQL, as pg-boss documents for its `job` table: `send()` needs a started instance, and the code that
 * takes an order shall not depend on one.
 */
export async function enqueueJob(
  tx: Transaction,
  job: { queue: string; key: string; delaySeconds?: number | undefined },
): Promise<void> {
  const found = await tx.execute<{ ready: boolean }>(
    sql`select to_regclass(${`${JOBS_SCHEMA}.job`}) is not null as ready`,
  )
  if (!found.rows[0]?.ready) return
  await tx.execute(sql`
    with added as (
      insert into pgboss.job (
        name, data, singleton_key, policy, start_after, keep_until, expire_seconds, deletion_seconds,
        retry_limit, retry_delay, retry_backoff, retry_delay_max, heartbeat_seconds
      )
      select
        queue.name, jsonb_build_object('key', ${job.key}::text), ${job.key}::text, queue.policy,
        now() + ${job.delaySeconds ?? 0} * interval '1 second',
        now() + queue.retention_seconds * interval '1 second', queue.expire_seconds, queue.deletion_seconds,
        queue.retry_limit, queue.retry_delay, queue.retry_backoff, queue.retry_delay_max, queue.heartbeat_seconds
      from pgboss.queue where queue.name = ${job.queue}
      on conflict do nothing
      returning name
    )
    select pg_notify('pgboss_' || left(encode(sha224(${JOBS_SCHEMA}::bytea), 'hex'), 24), added.name) from added
  `)
}
