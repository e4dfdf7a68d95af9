import { spawnSync } from 'node:child_process'
import { pbkdf2Sync } from 'node:crypto'

/** What the task below takes on two idle cores of 2025. */
const REFERENCE_MS = 120
/** A measurement while everything stands still must not make limits endless. */
const SLOWEST = 10
/** Set by whoever measures first; processes that it starts inherit it, so that a run measures once. */
const VARIABLE = 'TEST_SLOWNESS'

/**
 * The limit of a condition that comes in far less than `ms` on an idle machine, on this one; in milliseconds. Limits only
 * end what hangs, so choose them generously: other programs may become busy after the measurement.
 */
export function limitMs(ms: number): number {
  return Math.round(ms * slowness())
}

/** How many times slower than the reference this machine is with what runs on it now: from 1 to 10. Measures for 0.1 s once. */
export function slowness(): number {
  const known = Number(process.env[VARIABLE])
  if (known >= 1) return known
  const measured = Math.min(SLOWEST, Math.max(1, timeTask() / REFERENCE_MS))
  process.env[VARIABLE] = measured.toFixed(2)
  return Number(process.env[VARIABLE])
}

/** Computing, and starting processes. @returns milliseconds */
function timeTask(): number {
  const begun = performance.now()
  pbkdf2Sync('password', 'salt', 100_000, 64, 'sha512')
  for (let started = 0; started < 2; started++) spawnSync(process.execPath, ['--eval', '0'])
  return performance.now() - begun
}
