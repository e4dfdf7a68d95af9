import { spawn } from 'node:child_process'
import {
  chownSync,
  closeSync,
  fstatSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
} from 'node:fs'
import { join } from 'node:path'
import { createHash } from 'node:crypto'
import { execFileSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { startupProblem } from '../../startup-problem.ts'
import type { PostgresUser } from './postgres-user.ts'

export type Postmaster = { pid: number; socketDir: string; adopted: boolean }

export type Cluster = {
  folder: string
  binDir: string
  user: PostgresUser | undefined
  /** False in tests only: data does not survive a crash of the machine. */
  durable: boolean
  maxConnections: number
}

/** Adopts a PostgreSQL running on the folder (its parent was killed), else starts one. Waits until it listens. */
export async function bringUpPostmaster(cluster: Cluster): Promise<Postmaster> {
  const deadline = Date.now() + START_LIMIT_MS
  while (Date.now() < deadline) {
    const running = readPostmasterFile(cluster.folder)
    if (!running) {
      const launched = await launch(cluster)
      if (launched) return launched
      await wait(100)
    } else if (!isPostmaster(running.pid, cluster.folder)) forgetStaleFiles(cluster.folder, running.socketDir)
    else if (await acceptsConnections(running.socketDir)) return { ...running, adopted: true }
    else await wait(50)
  }
  throw startupProblem(
    `PostgreSQL in ${cluster.folder} did not become ready within ${START_LIMIT_MS / 1000} seconds.`,
  )
}

/** PID and socket folder: lines 1 and 5 of postmaster.pid. */
export function readPostmasterFile(folder: string): { pid: number; socketDir: string } | undefined {
  try {
    const lines = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), socketDir: lines[4] ?? '' }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Fast shutdown: rolls back open transactions, keeps commits. Escalates to SIGKILL. */
export async function shutDown(pid: number): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (!isAlive(pid)) return
    process.kill(pid, signal)
    const deadline = Date.now() + STOP_LIMIT_MS
    while (isAlive(pid) && Date.now() < deadline) await wait(10)
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

export function connectionUrl(socketDir: string, database: string): string {
  return `postgresql://gratweg@localhost/${database}?host=${encodeURIComponent(socketDir)}`
}

const START_LIMIT_MS = 60_000
const STOP_LIMIT_MS = 20_000
const RETRYABLE = /pre-existing shared memory block|lock file .* already exists/

/** @returns undefined while other processes still hold the folder. */
async function launch(cluster: Cluster): Promise<Postmaster | undefined> {
  const socketDir = prepareSocketDir(cluster)
  const logFile = `${cluster.folder}.log`
  const log = openSync(logFile, 'a', 0o600)
  const logStart = fstatSync(log).size
  const child = spawn(join(cluster.binDir, 'postgres'), serverOptions(cluster, socketDir), {
    ...(cluster.user && { uid: cluster.user.uid, gid: cluster.user.gid }),
    cwd: '/',
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
    detached: true, // Ctrl-C must reach only us: requests end first, the database last
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  child.unref()
  let failure: string | undefined
  child.on('error', (error) => {
    failure = error.message
  })
  child.on('exit', () => {
    failure ??= lastComplaint(logFile, logStart)
  })
  while (failure === undefined) {
    const isOurs = readPostmasterFile(cluster.folder)?.pid === child.pid
    if (isOurs && (await acceptsConnections(socketDir)))
      return { pid: child.pid ?? 0, socketDir, adopted: false }
    await wait(10)
  }
  if (RETRYABLE.test(failure)) return undefined
  throw startupProblem(`PostgreSQL does not start: ${failure} (its log: ${logFile})`)
}

function serverOptions(cluster: Cluster, socketDir: string): string[] {
  const durable = cluster.durable ? 'on' : 'off'
  const options = {
    listen_addresses: '',
    unix_socket_directories: socketDir,
    unix_socket_permissions: '0700',
    fsync: durable,
    synchronous_commit: durable,
    full_page_writes: durable,
    shared_buffers: '64MB',
    max_connections: String(cluster.maxConnections),
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    // One call instead of an fsync per file after a crash.
    ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
  }
  return [
    '-D',
    cluster.folder,
    ...Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
}

/** Socket paths are limited to 107 bytes, hence /tmp. A folder of that name owned by somebody else is not used. */
function prepareSocketDir({ folder, user }: Cluster): string {
  const name = join('/tmp', `gratweg-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`)
  const uid = user?.uid ?? process.getuid?.() ?? 0
  try {
    mkdirSync(name, { mode: 0o700 })
    if (user) chownSync(name, user.uid, user.gid)
    return name
  } catch {
    const found = lstatSync(name)
    if (found.isDirectory() && found.uid === uid && (found.mode & 0o077) === 0) return name
  }
  const other = mkdtempSync('/tmp/gratweg-')
  if (user) chownSync(other, user.uid, user.gid)
  return other
}

export async function acceptsConnections(socketDir: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: connectionUrl(socketDir, 'postgres'),
    connectionTimeoutMillis: 5000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

/** After a power cut or in a new container, the PID may belong to another program. */
export function isPostmaster(pid: number, folder: string): boolean {
  if (!isAlive(pid)) return false
  try {
    const command =
      process.platform === 'linux'
        ? readFileSync(`/proc/${pid}/cmdline`, 'utf8')
        : execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
    return command.includes('postgres') && command.includes(folder)
  } catch {
    return false
  }
}

function forgetStaleFiles(folder: string, socketDir: string): void {
  rmSync(join(folder, 'postmaster.pid'), { force: true })
  rmSync(join(socketDir, '.s.PGSQL.5432.lock'), { force: true })
}

function lastComplaint(logFile: string, from: number): string {
  const file = openSync(logFile, 'r')
  const text = Buffer.alloc(Math.max(0, fstatSync(file).size - from))
  readSync(file, text, 0, text.length, from)
  closeSync(file)
  const lines = text.toString('utf8').split('\n').filter(Boolean)
  return (
    lines.findLast((line) => /FATAL|PANIC|error while loading/.test(line)) ??
    lines.at(-1) ??
    'it ended without a word'
  )
}
