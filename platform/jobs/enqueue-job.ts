import type { Transaction } from '../database/database.ts'
import { run } from '../database/plain-statements.ts'

export const JOBS_SCHEMA = 'pgboss'

interface NewJob {
  key: string
  delaySeconds?: number | undefined
}

/** `enqueueJobs` with one job. */
export function enqueueJob(tx: Transaction, { queue, ...job }: NewJob & { queue: string }): Promise<void> {
  return enqueueJobs(tx, queue, [job])
}

/**
 * Writes jobs in the caller's transaction and wakes workers at commit; skips a key that has a live job. Writes nothing
 * before the first start of the jobs, so callers need a sweep (see `sweepMails`). `enqueue_jobs` of `db/routines/jobs.sql`
 * writes to pg-boss's documented `job` table, because `send()` needs a started instance.
 */
export async function enqueueJobs(tx: Transaction, queue: string, jobs: readonly NewJob[]): Promise<void> {
  const keys = jobs.map(({ key }) => key)
  const delays = jobs.map(({ delaySeconds }) => delaySeconds ?? 0)
  await run(tx, {
    name: 'enqueue-jobs',
    text: 'select enqueue_jobs($1, $2::text[], $3::double precision[])',
    values: [queue, keys, delays],
  })
}
