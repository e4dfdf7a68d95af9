import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'

/** Locks `file` by an exclusive SQLite transaction, which the kernel releases on kill -9. Waits two seconds at most. */
export async function takeStartLock(file: string, patienceMs = PATIENCE_MS): Promise<StartLock> {
  const deadline = Date.now() + patienceMs
  while (true) {
    const lock = tryLock(file)
    if (lock) return lock
    if (Date.now() >= deadline) return { held: false, holder: readHolder(file) }
    await wait(100)
  }
}

export type StartLock = { held: true; release(): void } | { held: false; holder: string }

const PATIENCE_MS = 2000

function tryLock(file: string): StartLock | undefined {
  const database = new DatabaseSync(file)
  try {
    database.exec('begin exclusive')
  } catch (error) {
    database.close()
    if (String(error).includes('locked')) return undefined
    throw error
  }
  writeFileSync(`${file}.pid`, String(process.pid))
  return {
    held: true,
    release() {
      rmSync(`${file}.pid`, { force: true })
      database.close()
    },
  }
}

function readHolder(file: string): string {
  try {
    return `process ${readFileSync(`${file}.pid`, 'utf8')}`
  } catch {
    return 'another process'
  }
}
