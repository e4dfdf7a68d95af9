import { randomUUID } from 'node:crypto'
import { open, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '#kernel/clock.ts'
import { mailAlerts, raiseAlert, resolveAlert } from '../alerts/raise-alert.ts'
import type { Database, Transaction } from '../database/database.ts'
import type { JobLog } from '../jobs/jobs.ts'
import { isDiskFull } from './disk-full.ts'

const CHECK_MS = 30_000
/** PostgreSQL writes its log in segments of 16 MiB; less than a few counts as full. */
const LEAST_BYTES = 64 * 1024 * 1024
const PROBE_BYTES = 1024 * 1024

export interface DiskWatch {
  note: (error: unknown) => void
  check: () => Promise<void>
  isFull: () => boolean
  stop: () => void
}

/** Tracks disk space in memory, because a full disk cannot store it; the alert is written once the database can. */
export function watchDisk(deps: DiskWatchDeps): DiskWatch {
  const { db, dataDir, clock, log, freeBytes = freeBytesOf } = deps
  let full = false
  let settled = false

  async function check(): Promise<void> {
    try {
      const isTight = (await freeBytes(dataDir)) < LEAST_BYTES
      if (isTight || (full && !(await canWrite(dataDir)))) remember()
      else if ((full || !settled) && (await written(endAlert))) {
        if (full) log.info({}, 'there is space to write again')
        full = false
        settled = true
      }
      // Raised at each check: another server on the same database, with free disk space, may have resolved it.
      if (full) await written(raise)
    } catch (error) {
      log.warn({ err: error }, 'the space on the disk could not be looked at')
    }
  }

  function remember(): void {
    if (!full) log.error({}, 'no space left to write: make room on the disk of DATA_DIR or of the database')
    full = true
  }

  const raise = (tx: Transaction) => raiseAlert(tx, { code: 'disk_full', now: clock() })

  /** Raised first: that may have failed before, and only open alerts are mailed. */
  async function endAlert(tx: Transaction): Promise<void> {
    if (full) await raise(tx)
    await mailAlerts(tx, deps.ownerEmail(), clock())
    await resolveAlert(tx, 'disk_full', clock())
  }

  async function written(write: (tx: Transaction) => Promise<void>): Promise<boolean> {
    try {
      await db.transaction(write)
      return true
    } catch {
      return false
    }
  }

  const timer = setInterval(() => void check(), CHECK_MS)
  timer.unref()
  return {
    note(error) {
      if (isDiskFull(error)) remember()
    },
    check,
    isFull: () => full,
    stop: () => clearInterval(timer),
  }
}

interface DiskWatchDeps {
  db: Database
  dataDir: string
  clock: Clock
  log: JobLog
  ownerEmail: () => string
  freeBytes?: (folder: string) => Promise<number>
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

async function canWrite(folder: string): Promise<boolean> {
  const file = join(folder, `.space-${randomUUID()}`)
  try {
    const handle = await open(file, 'wx', 0o600)
    try {
      await handle.writeFile(Buffer.alloc(PROBE_BYTES))
      await handle.sync()
    } finally {
      await handle.close()
    }
    return true
  } catch {
    return false
  } finally {
    await rm(file, { force: true })
  }
}
