import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { AlertCode } from '#kernel/alert-code.ts'
import { takeAdvisoryLock } from '../database/advisory-lock.ts'
import type { Database, Transaction } from '../database/database.ts'
import { enqueueMail } from '../outbox/outbox.ts'
import { alerts, type AlertDetail } from './alerts.tables.ts'

const ALERT_NOTICE = 'alert-notice'

/** An alert reopened this soon after its mail is not mailed again. */
const QUIET_HOURS = 1
const MOST_FIELDS = 16
const LONGEST_VALUE = 200
const LONGEST_NAMES = 4000

export interface RaisedAlert {
  code: AlertCode
  /** No personal data. At most 16 entries, each cut at 200 characters, `names` at 4,000. */
  detail?: AlertDetail
  now: Date
  /** Mail the owner even while the alert is open or within its quiet hour. */
  isNews?: boolean
}

/** Opens the alert, or updates when it was last seen (at most once a minute). `mailAlerts` mails each opening once. */
export async function raiseAlert(
  tx: Transaction,
  { code, detail = {}, now, isNews = false }: RaisedAlert,
): Promise<void> {
  const row = { code, detail: bounded(detail), raisedAt: now, lastSeenAt: now }
  await tx
    .insert(alerts)
    .values(row)
    .onConflictDoUpdate({
      target: alerts.code,
      set: {
        detail: row.detail,
        lastSeenAt: now,
        raisedAt: sql`case when ${alerts.resolvedAt} is null then ${alerts.raisedAt} else excluded.raised_at end`,
        mailedAt: isNews
          ? null
          : sql`case when ${alerts.resolvedAt} is null
          or abs(extract(epoch from excluded.raised_at - ${alerts.mailedAt})) < ${QUIET_HOURS * 3600}
          then ${alerts.mailedAt} end`,
        resolvedAt: null,
      },
      setWhere: sql`${alerts.resolvedAt} is not null or ${alerts.detail} <> excluded.detail
        or abs(extract(epoch from excluded.last_seen_at - ${alerts.lastSeenAt})) >= 60`,
    })
}

/**
 * Adds what it concerns (a number, in any language) to what the open alert names already, in the detail `names`, and mails the owner.
 */
export async function raiseNamedAlert(
  tx: Transaction,
  { code, names, now }: { code: AlertCode; names: readonly string[]; now: Date },
): Promise<void> {
  await takeAdvisoryLock(tx, code)
  const known = await openNames(tx, code)
  const all = [...new Set([...known, ...names.toSorted()])].join(', ')
  await raiseAlert(tx, { code, detail: { names: all }, now, isNews: true })
}

/** Takes from an open alert what it concerns no more, and closes it when nothing is left. */
export async function withdrawNamedAlert(
  tx: Transaction,
  { code, isGone, now }: { code: AlertCode; isGone: (name: string) => boolean; now: Date },
): Promise<void> {
  await takeAdvisoryLock(tx, code)
  const known = await openNames(tx, code)
  const left = known.filter((name) => !isGone(name))
  if (left.length === known.length) return
  if (left.length === 0) await resolveAlert(tx, code, now)
  else await raiseAlert(tx, { code, detail: { names: left.join(', ') }, now })
}

async function openNames(tx: Transaction, code: AlertCode): Promise<string[]> {
  const open = (await listOpenAlerts(tx)).find((alert) => alert.code === code)
  return String(open?.detail['names'] ?? '')
    .split(', ')
    .filter(Boolean)
}

/** Closes the alert. @returns false when it was not open. */
export async function resolveAlert(tx: Transaction, code: AlertCode, now: Date): Promise<boolean> {
  const closed = await tx
    .update(alerts)
    .set({ resolvedAt: now })
    .where(and(eq(alerts.code, code), isNull(alerts.resolvedAt)))
    .returning({ code: alerts.code })
  return closed.length > 0
}

export interface OpenAlert {
  code: AlertCode
  detail: AlertDetail
  raisedAt: Date
  lastSeenAt: Date
}

/** Oldest first. */
export function listOpenAlerts(db: Database | Transaction): Promise<OpenAlert[]> {
  return db
    .select({
      code: alerts.code,
      detail: alerts.detail,
      raisedAt: alerts.raisedAt,
      lastSeenAt: alerts.lastSeenAt,
    })
    .from(alerts)
    .where(isNull(alerts.resolvedAt))
    .orderBy(asc(alerts.raisedAt), asc(alerts.code))
}

/** The latest opening of a code, open or resolved. */
export async function findAlert(
  db: Database,
  code: AlertCode,
): Promise<(OpenAlert & { resolvedAt: Date | null }) | undefined> {
  const [alert] = await db.select().from(alerts).where(eq(alerts.code, code))
  return alert
}

/** Enqueues one German mail to the owner per unmailed opening. Locks those rows. @returns how many. */
export async function mailAlerts(db: Database | Transaction, owner: string, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ code: alerts.code })
      .from(alerts)
      .where(and(isNull(alerts.mailedAt), isNull(alerts.resolvedAt)))
      .for('update', { skipLocked: true })
    for (const { code } of due) {
      await enqueueMail(tx, { kind: ALERT_NOTICE, to: owner, language: 'de', payload: { code } })
      await tx.update(alerts).set({ mailedAt: now }).where(eq(alerts.code, code))
    }
    return due.length
  })
}

function bounded(detail: AlertDetail): AlertDetail {
  const entries = Object.entries(detail).slice(0, MOST_FIELDS)
  return Object.fromEntries(
    entries.map(([name, value]) => [
      name.slice(0, 40),
      typeof value === 'string' ? value.slice(0, name === 'names' ? LONGEST_NAMES : LONGEST_VALUE) : value,
    ]),
  )
}
