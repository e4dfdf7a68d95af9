import { swissTime } from '#i18n/format-date.ts'
import { raiseAlert, resolveAlert } from '#platform/alerts/raise-alert.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import {
  lockInstallation,
  readInstallation,
  updateInstallation,
} from '#platform/installation/installation.ts'
import { assessClock } from './clock-rule.ts'

/** Stores the time, or raises `clock_jumped`. Locks the installation row. @returns whether it is plausible. */
export function checkClock(db: Database, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { clockSeenAt } = await lockInstallation(tx)
    if (assessClock(now, clockSeenAt) === 'believable') {
      if (!clockSeenAt || now > clockSeenAt) await updateInstallation(tx, { clockSeenAt: now })
      await resolveAlert(tx, 'clock_jumped', now)
      return true
    }
    const detail = { day: swissTime(now).day, last: swissTime(clockSeenAt ?? now).day }
    await raiseAlert(tx, { code: 'clock_jumped', detail, now })
    return false
  })
}

/** Skips `run` while the clock is implausible. */
export async function ifClockIsPlausible<Value>(
  { db, clock }: { db: Database; clock: () => Date },
  run: () => Promise<Value>,
): Promise<Value | undefined> {
  const { clockSeenAt } = await readInstallation(db)
  return assessClock(clock(), clockSeenAt) === 'believable' ? run() : undefined
}

/** The owner confirms the clock. @returns false when the day differs from the one shown. */
export async function confirmClock(tx: Transaction, day: string, now: Date): Promise<boolean> {
  await lockInstallation(tx)
  if (swissTime(now).day !== day) return false
  await updateInstallation(tx, { clockSeenAt: now })
  await resolveAlert(tx, 'clock_jumped', now)
  return true
}
