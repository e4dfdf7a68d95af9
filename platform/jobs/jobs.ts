import { type JobResult, PgBoss, type Queue } from 'pg-boss'
import type { Database } from '../database/database.ts'
import { sessionLimits, WORK_LIMITS } from '../database/pool-limits.ts'
import { JOBS_SCHEMA } from './enqueue-job.ts'

export interface KeyedJob {
  queue: string
  /** Throws to be retried with backoff. */
  run: (key: string) => Promise<void>
}

export interface PeriodicJob {
  queue: string
  /** Cron expression in Swiss time, at most once a minute. */
  cron: string
  run: () => Promise<unknown>
}

interface JobsDeps {
  database: Database
  log: JobLog
  keyed: KeyedJob[]
  periodic: PeriodicJob[]
  retryDelaySeconds?: number
  /** How often due jobs are looked for without a notification, at least 0.5 s. */
  pollSeconds?: number
}

export interface JobLog {
  info: (facts: object, message: string) => void
  warn: (facts: object, message: string) => void
  error: (facts: object, message: string) => void
}

export interface Jobs {
  /** Takes no new jobs and gives running ones up to 20 s. */
  stop: () => Promise<void>
}

/** 5 s, 10 s, 20 s … then hourly: a hundred attempts take more than three days. */
const RETRY = { retryLimit: 100, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600 }
/** A running job sends heartbeats; after this silence another process takes it. */
const HEARTBEAT_SECONDS = 30
const EXPIRE_SECONDS = 600
const DAY_SECONDS = 86_400

/** Starts pg-boss; any number of processes may. Periodic jobs also run once at start, for ticks missed before. */
export async function startJobs(deps: JobsDeps): Promise<Jobs> {
  const boss = new PgBoss({
    ...connectionOf(deps.database),
    ...sessionLimits({ ...WORK_LIMITS, lockMs: 0 }),
    schema: JOBS_SCHEMA,
    application_name: 'jobs',
    max: 3,
    useListenNotify: true,
    superviseIntervalSeconds: 30,
    monitorIntervalSeconds: 30,
  })
  boss.on('error', (error) => deps.log.error({ err: error }, 'job queue: the database did not answer'))
  boss.on('warning', (warning) => deps.log.warn({ warning: warning.message }, 'job queue: warning'))
  try {
    await boss.start()
    for (const job of deps.keyed) await workKeyed(boss, job, deps)
    for (const job of deps.periodic) await workPeriodic(boss, job)
    await forgetSchedules(boss, deps.periodic)
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => undefined)
    throw error
  }
  return { stop: () => boss.stop({ graceful: true, timeout: 20_000 }) }
}

async function workKeyed(
  boss: PgBoss,
  job: KeyedJob,
  { retryDelaySeconds: retryDelay = RETRY.retryDelay, pollSeconds = 2 }: JobsDeps,
): Promise<void> {
  await declareQueue(boss, {
    ...RETRY,
    retryDelay,
    name: job.queue,
    notify: true,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    expireInSeconds: EXPIRE_SECONDS,
    retentionSeconds: 30 * DAY_SECONDS,
    deleteAfterSeconds: 3 * DAY_SECONDS,
  })
  const pace = {
    pollingIntervalSeconds: Math.min(1, pollSeconds),
    notifyPollingIntervalSeconds: pollSeconds,
  }
  const batches = {
    batchSize: 5,
    burstWhenBatchFull: true,
    localConcurrency: 2,
    perJobResults: true,
  } as const
  await boss.work<{ key: string }>(job.queue, { ...pace, ...batches }, async (claimed) => {
    const results: JobResult[] = []
    for (const { id, data } of claimed) results.push({ id, ...(await runOne(job, data.key)) })
    return results
  })
}

async function runOne(job: KeyedJob, key: string): Promise<Omit<JobResult, 'id'>> {
  try {
    await job.run(key)
    return { status: 'completed' }
  } catch (error) {
    return { status: 'failed', output: { message: error instanceof Error ? error.message : String(error) } }
  }
}

async function workPeriodic(boss: PgBoss, job: PeriodicJob): Promise<void> {
  await declareQueue(boss, {
    name: job.queue,
    notify: true,
    retryLimit: 0,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    expireInSeconds: EXPIRE_SECONDS,
    deleteAfterSeconds: DAY_SECONDS,
  })
  await boss.work(job.queue, { pollingIntervalSeconds: 5 }, async () => void (await job.run()))
  await boss.schedule(job.queue, job.cron, null, { tz: 'Europe/Zurich' })
  await boss.send(job.queue, {})
}

/** `exclusive`: one queued or running job per key, across all processes. */
async function declareQueue(boss: PgBoss, { name, ...options }: Queue): Promise<void> {
  await boss.createQueue(name, { policy: 'exclusive', ...options })
  await boss.updateQueue(name, options)
}

/** Schedules outlive a release; without a handler their jobs would pile up. */
async function forgetSchedules(boss: PgBoss, periodic: PeriodicJob[]): Promise<void> {
  for (const schedule of await boss.getSchedules()) {
    if (!periodic.some((job) => job.queue === schedule.name)) await boss.unschedule(schedule.name)
  }
}

/** pg makes the password non-enumerable, so spreading the pool's options would lose it. */
function connectionOf(database: Database) {
  const { host, port, user, password, database: name, connectionString, ssl } = database.$client.options
  const options = { host, port, user, password, database: name, connectionString, ssl }
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined))
}
