import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Settings } from '../settings.ts'
import { startupProblem } from '../startup-problem.ts'
import type { Database } from './database.ts'
import { type Log, startEmbeddedPostgres } from './embedded-postgres/start-embedded-postgres.ts'
import { migrate } from './migrate.ts'
import { createRetryingPool } from './retrying-pool.ts'
import { REQUEST_LIMITS, shareOf, WORK_LIMITS } from './pool-limits.ts'

export type OpenDatabase = {
  database: Database
  /** A separate pool, so background work and requests do not block each other. */
  work: Database
  url: string
  close(): Promise<void>
}

/** Opens DATABASE_URL or starts the embedded PostgreSQL in DATA_DIR, and migrates. Throws start-up problems. */
export async function openDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir' | 'pgBinDir'> & Partial<Pick<Settings, 'processes'>>,
  log: Log,
): Promise<OpenDatabase> {
  const embedded =
    settings.databaseUrl === undefined ? await startEmbeddedPostgres({ ...settings, log }) : undefined
  const url = embedded?.url ?? settings.databaseUrl ?? ''
  try {
    if (!embedded) await checkExternal(url)
    await migrate(url)
  } catch (error) {
    await embedded?.stop()
    throw error
  }
  const onLost = countLosses(log)
  const requests = createRetryingPool(url, { limits: shareOf(REQUEST_LIMITS, settings.processes), onLost })
  const work = createRetryingPool(url, { limits: shareOf(WORK_LIMITS, settings.processes), onLost })
  return {
    database: drizzle(requests) as Database,
    work: drizzle(work) as Database,
    url,
    async close() {
      await Promise.all([requests.end(), work.end()])
      await embedded?.stop()
    },
  }
}

/** When PostgreSQL stops, all connections fail: one log line for all. */
function countLosses(log: Log): (error: Error) => void {
  let lost = 0
  return ({ message }) => {
    lost += 1
    if (lost > 1) return
    setTimeout(() => {
      log.warn(`${lost} database connection${lost === 1 ? '' : 's'} lost: ${message}`)
      lost = 0
    }, LOSSES_OF_A_MOMENT_MS).unref()
  }
}

const LOSSES_OF_A_MOMENT_MS = 100

async function checkExternal(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  try {
    await client.connect()
    const { rows } = await client.query<{ version: number }>(
      "select current_setting('server_version_num')::int as version",
    )
    if ((rows[0]?.version ?? 0) < 150_000)
      throw startupProblem('DATABASE_URL leads to a PostgreSQL older than 15; use version 15 or newer.')
  } catch (error) {
    const reason = (error as Error).message || (error as { code?: string }).code
    if ((error as Error).name === 'StartupProblem') throw error
    throw startupProblem(
      `DATABASE_URL: the database cannot be reached (${reason}); check that it runs and that address, user and password are right, or leave DATABASE_URL empty for the embedded one.`,
      error,
    )
  } finally {
    await client.end().catch(() => {})
  }
}
