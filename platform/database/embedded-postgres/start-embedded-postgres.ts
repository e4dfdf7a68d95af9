import { existsSync, rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { dataFolderProblem } from '../../data-folder.ts'
import { isStartupProblem, startupProblem } from '../../startup-problem.ts'
import { withClient } from '../with-client.ts'
import { clusterUser, ensureCluster, locateCluster, SYSTEM_FOLDER } from './cluster-folder.ts'
import { findPostgresBinaries } from './postgres-binaries.ts'
import { canReach, findPostgresUser } from './postgres-user.ts'
import { bringUpPostmaster, type Cluster, connectionUrl, isAlive, shutDown } from './postmaster.ts'
import { takeStartLock } from './start-lock.ts'

/**
 * Runs PostgreSQL in `dataDir/postgres` on a private unix socket, adopting one left by kill -9 and restarting it after
 * a crash. One process holds it at a time. Throws a start-up problem that names the remedy.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { log } = options
  const cluster = await prepareCluster(options)
  const lock = await takeStartLock(`${cluster.folder}.lock`).catch((error: unknown) => {
    throw dataFolderProblem(options.dataDir, error)
  })
  if (!lock.held)
    throw startupProblem(
      `DATA_DIR ${options.dataDir} is in use by ${lock.holder}; stop that one, or start this one with another DATA_DIR and PORT.`,
    )
  try {
    if (await ensureCluster(cluster.folder, cluster.binDir, cluster.user))
      log.info(`made a PostgreSQL database in ${cluster.folder}`)
    let postmaster = await bringUpPostmaster(cluster)
    if (postmaster.adopted) log.info(`adopted the running PostgreSQL (process ${postmaster.pid})`)
    await ensureDatabase(postmaster.socketDir)
    const supervision = supervise(cluster, postmaster.pid, log, (pid) => {
      postmaster = { ...postmaster, pid }
    })
    return {
      url: connectionUrl(postmaster.socketDir, DATABASE),
      folder: cluster.folder,
      get pid() {
        return postmaster.pid
      },
      async stop() {
        await supervision.end()
        await shutDown(postmaster.pid)
        rmSync(postmaster.socketDir, { recursive: true, force: true })
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

export type Log = { info(text: string): void; warn(text: string): void }

export type EmbeddedPostgres = {
  /** Stays the same across restarts. */
  url: string
  folder: string
  readonly pid: number
  stop(): Promise<void>
}

type EmbeddedOptions = {
  dataDir: string
  pgBinDir?: string | undefined
  log: Log
  durable?: boolean
  /** Of all servers together; never fewer than PostgreSQL's default of 100 are allowed. */
  connections?: number
}

export const DATABASE = 'gratweg'
const WATCH_MS = 100
/** For commands beside the server, and what PostgreSQL reserves. */
const SPARE_CONNECTIONS = 15

async function prepareCluster(options: EmbeddedOptions): Promise<Cluster> {
  const { dataDir, pgBinDir, log, durable = true, connections = 0 } = options
  try {
    const systemUser = findPostgresUser(log.info)
    const folder = locateCluster(dataDir, systemUser)
    const user = clusterUser(folder, systemUser)
    const copyTo = user ? SYSTEM_FOLDER : dataDir
    const binDir = findPostgresBinaries(pgBinDir, user, copyTo)
    if (existsSync(folder) && !canReach(user, folder))
      throw startupProblem(
        `User ${user?.name} cannot reach ${folder}; open the folders above it (chmod a+x), or set another DATA_DIR.`,
      )
    const maxConnections = Math.max(100, connections + SPARE_CONNECTIONS)
    return { folder, binDir, user, durable, maxConnections }
  } catch (error) {
    if (isStartupProblem(error)) throw error
    throw dataFolderProblem(dataDir, error)
  }
}

async function ensureDatabase(socketDir: string): Promise<void> {
  await withClient(connectionUrl(socketDir, 'postgres'), async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE])
    if (rowCount === 0) await client.query(`create database ${DATABASE}`)
  })
}

/** Polls the PID: an adopted PostgreSQL is not our child and emits no exit event. */
function supervise(cluster: Cluster, firstPid: number, log: Log, onRestart: (pid: number) => void) {
  let pid = firstPid
  let ended = false
  const stop = new AbortController()
  const watching = (async () => {
    while (!ended) {
      await wait(WATCH_MS, undefined, { signal: stop.signal, ref: false }).catch(() => {})
      if (ended || isAlive(pid)) continue
      log.warn('PostgreSQL has ended; starting it again')
      const started = Date.now()
      try {
        pid = (await bringUpPostmaster(cluster)).pid
        onRestart(pid)
        log.warn(`PostgreSQL is back after ${Date.now() - started} ms`)
      } catch (error) {
        log.warn((error as Error).message)
        await wait(RETRY_MS, undefined, { signal: stop.signal, ref: false }).catch(() => {})
      }
    }
  })()
  return {
    async end() {
      ended = true
      stop.abort()
      await watching
    },
  }
}

const RETRY_MS = 2000
