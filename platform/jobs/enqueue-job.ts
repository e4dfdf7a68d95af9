import { sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'

export const JOBS_SCHEMA = 'pgboss'

/**
 * Writes a job in the caller's transaction and wakes workers at commit; skips a key that has a live job. Writes nothing
 * before the first start of the jobs, so callers need a sweep (see `sweepMails`). Plain SQL on pg-boss's documented
 * `job` table, because `send()` needs a started instance.
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
