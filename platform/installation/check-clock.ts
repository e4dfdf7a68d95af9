import { swissTime } from '#i18n/format-date.ts'
import { raiseAlert, resolveAlert } from '../alerts/raise-alert.ts'
import type { Database, Transaction } from '../database/database.ts'
import { lockInstallation, readInstallation, updateInstallation } from './installation.ts'

/** Tolerance for clock skew between servers and for corrections. */
const BACK_MINUTES = 15

/** After a longer downtime the owner is asked first. */
const AHEAD_DAYS = 31

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

/** A wrong clock deletes at most what would fall due within a month. `seenAt`: last plausible time. */
function assessClock(now: Date, seenAt: Date | null): 'believable' | 'behind' | 'ahead' {
  if (!seenAt) return 'believable'
  const minutes = (now.getTime() - seenAt.getTime()) / 60_000
  if (minutes < -BACK_MINUTES) return 'behind'
  return minutes > AHEAD_DAYS * 24 * 60 ? 'ahead' : 'believable'
}
