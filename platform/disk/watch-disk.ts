import { randomUUID } from 'node:crypto'
import { open, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '#kernel/clock.ts'
import { mailAlerts, raiseAlert, resolveAlert } from '../alerts/raise-alert.ts'
import type { Database, Transaction } from '../database/database.ts'
import type { JobLog } from '../jobs/jobs.ts'
import { isDiskFull } from './disk-full.ts'

const CHECK_MS = 30_000
/** Less than this is as good as nothing: PostgreSQL writes its log in pieces of 16 MiB. */
const LEAST_BYTES = 64 * 1024 * 1024
const PROBE_BYTES = 1024 * 1024

export interface DiskWatch {
  /** Hears of every failure; remembers those for want of space. */
  note: (error: unknown) => void
  /** Looks now. Never throws. */
  check: () => Promise<void>
  isFull: () => boolean
  stop: () => void
}

/**
 * Knows whether there is space to write: from failures, and each half minute from the disk of DATA_DIR. What it knows is
 * in memory, because a full disk takes no note of itself; the alert is written as soon as the database can, and mailed at
 * the latest when there is space again.
 */
export function watchDisk(deps: DiskWatchDeps): DiskWatch {
  const { db, dataDir, clock, log, freeBytes = freeBytesOf } = deps
  let full = false
  /** False until an alert that an earlier server left open is closed. */
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
      // Each time: another server on the same database, with space on its disk, may have closed it.
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

  /** Raised first: it may not have been possible before, and only an open alert is mailed. */
  async function endAlert(tx: Transaction): Promise<void> {
    if (full) await raise(tx)
    await mailAlerts(tx, deps.ownerEmail, clock())
    await resolveAlert(tx, 'disk_full', clock())
  }

  /** The alert is a row: where it cannot be written, neither can anything else. */
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
  /** Receives the mail about it. */
  ownerEmail: string
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
