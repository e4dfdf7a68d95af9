// @ts-check
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * Mutex between processes; waiters then find the work done. The work reports its child processes: a stale lock is free
 * once the holder and these have exited, also after kill -9.
 *
 * @param {string} file
 * @param {(text: string) => void} print
 * @param {(report: (pid: number) => void) => Promise<void>} work
 * @returns {Promise<void>}
 */
export async function withLock(file, print, work) {
  mkdirSync(dirname(file), { recursive: true })
  for (let waited = 0; !take(file); waited += 1) {
    if (waited === 1) print('Another start is preparing this folder; waiting for it …')
    await wait(200)
  }
  process.once('exit', () => rmSync(file, { force: true }))
  try {
    await work((pid) => writeFileSync(file, `${process.pid} ${pid}`))
  } finally {
    rmSync(file, { force: true })
  }
}

/** Grace period for a holder that has not written its pid yet. */
const WRITING_MS = 2000

/** @param {string} file */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error
    if (isFree(file)) rmSync(file, { force: true })
    return false
  }
}

/** @param {string} file */
function isFree(file) {
  const entry = statSync(file, { throwIfNoEntry: false })
  if (!entry) return false
  const pids = readFileSync(file, 'utf8').split(' ').filter(Boolean)
  if (pids.length === 0) return Date.now() - entry.mtimeMs > WRITING_MS
  return !pids.some((pid) => isAlive(Number(pid)))
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}
