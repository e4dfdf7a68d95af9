import { lt } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { run } from '../database/plain-statements.ts'
import { type AppKey, deriveToken } from '../secrets.ts'
import type { LoadMeter } from './load-meter.ts'
import { requestCounts } from './request-counts.tables.ts'

export interface SharedCounts {
  /**
   * Counts one for the subject. Resolves with the count of the present window in all processes, this one included: at once
   * for the first eighth of `max`, after asking the database beyond it. So `max` is exceeded by an eighth per further
   * process at the most, for what arrives within the same quarter of a second. Never rejects: without the database each
   * process counts for itself.
   */
  hit(
    subject: string,
    limit: { max: number; windowMs: number },
    now: Date,
  ): Promise<{ count: number; leftMs: number }>
  /** Like `createLoadMeter`; what other processes counted is known a quarter of a second after a subject was added here. */
  meter(name: string, windowMs: number): LoadMeter
  /** Sends what is not sent yet. */
  close(): Promise<void>
}

const SEND_AFTER_MS = 250
/** Of a limit, what a process lets pass before it asks. */
const LOCAL_SHARE = 1 / 8
/** Beyond it the oldest are forgotten here; the database still knows them. */
const MOST_ENTRIES = 20_000

interface Entry {
  subject: string
  slot: number
  expiresAt: number
  /** Of all processes at the last answer. */
  known: number
  /** The same of the window before. */
  previous: number
  unsent: Batch | undefined
  sending: Batch | undefined
}

interface Batch {
  count: number
  /** Of all processes when this batch had been added. */
  total: number | undefined
}

/** Counts requests for limits together with all processes on the database, in batches (ADR-031). */
export function createSharedCounts({ db, key }: { db: Database; key: AppKey }): SharedCounts {
  const entries = new Map<string, Entry>()
  const pending = new Set<Entry>()
  let current: Promise<void> | undefined
  let upcoming: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  function entryOf(subject: string, windowMs: number, now: Date): Entry {
    const slot = Math.floor(now.getTime() / windowMs)
    const id = `${slot} ${subject}`
    const found = entries.get(id)
    if (found) return found
    // Kept for a further window, in which it still counts in part.
    const expiresAt = (slot + 2) * windowMs
    const entry = { subject, slot, expiresAt, known: 0, previous: 0, unsent: undefined, sending: undefined }
    entries.set(id, entry)
    return entry
  }

  function add(entry: Entry): { batch: Batch; position: number } {
    const batch = (entry.unsent ??= { count: 0, total: undefined })
    batch.count += 1
    pending.add(entry)
    timer ??= setTimeout(() => void send(), SEND_AFTER_MS).unref()
    return { batch, position: batch.count }
  }

  /** Resolves when all that is counted now has been sent, together with what comes while an earlier batch is under way. */
  function send(): Promise<void> {
    upcoming ??= (async () => {
      await current
      clearTimeout(timer)
      timer = undefined
      upcoming = undefined
      current = sendBatch(pending, db, key)
      return current
    })()
    return upcoming
  }

  return {
    async hit(subject, { max, windowMs }, now) {
      forgetOld(entries, now)
      const entry = entryOf(subject, windowMs, now)
      const leftMs = (entry.slot + 1) * windowMs - now.getTime()
      const { batch, position } = add(entry)
      const uncounted = batch.count + (entry.sending?.count ?? 0)
      if (uncounted > max * LOCAL_SHARE) await send()
      const count = batch.total === undefined ? localCount(entry) : batch.total - batch.count + position
      return { count, leftMs }
    },
    meter: (name, windowMs) => ({
      add(subject, now) {
        forgetOld(entries, now)
        add(entryOf(`${name} ${subject}`, windowMs, now))
      },
      read(subject, now) {
        const slot = Math.floor(now.getTime() / windowMs)
        const entry = entries.get(`${slot} ${name} ${subject}`)
        const before = entries.get(`${slot - 1} ${name} ${subject}`)
        const previous = Math.max(entry?.previous ?? 0, before ? localCount(before) : 0)
        const left = Math.min(1, Math.max(0, 1 - (now.getTime() - slot * windowMs) / windowMs))
        return (entry ? localCount(entry) : 0) + previous * left
      },
    }),
    close: send,
  }
}

/** Deletes counts of windows that are over; runs hourly. */
export async function purgeRequestCounts(db: Database, now: Date): Promise<void> {
  await db.delete(requestCounts).where(lt(requestCounts.expiresAt, now))
}

function localCount({ known, sending, unsent }: Entry): number {
  return known + (sending?.count ?? 0) + (unsent?.count ?? 0)
}

async function sendBatch(pending: Set<Entry>, db: Database, key: AppKey): Promise<void> {
  const batch = [...pending]
  if (batch.length === 0) return
  pending.clear()
  for (const entry of batch) {
    entry.sending = entry.unsent
    entry.unsent = undefined
  }
  const subjects = batch.map(({ subject }) => deriveToken(key, 'request-count', subject))
  const sent = new Map(batch.map((entry, at) => [`${entry.slot} ${subjects[at]}`, entry]))
  try {
    const { rows } = await run<{ subject: string; slot: string; count: number; previous: number | null }>(
      db,
      {
        name: 'add-request-counts',
        text: ADD_COUNTS,
        values: [
          subjects,
          batch.map(({ slot }) => slot),
          batch.map(({ sending }) => sending?.count ?? 0),
          batch.map(({ expiresAt }) => new Date(expiresAt)),
        ],
      },
    )
    for (const { subject, slot, count, previous } of rows) {
      const entry = sent.get(`${slot} ${subject}`)
      if (!entry) continue
      entry.known = count
      entry.previous = previous ?? 0
      if (entry.sending) entry.sending.total = count
      entry.sending = undefined
    }
  } catch {
    // Tried again with the next batch.
    for (const entry of batch) {
      const count = (entry.sending?.count ?? 0) + (entry.unsent?.count ?? 0)
      entry.unsent = { count, total: undefined }
      entry.sending = undefined
      pending.add(entry)
    }
  }
}

/** In the order of the key, because two batches of several subjects would deadlock otherwise. */
const ADD_COUNTS = `
insert into request_counts as counted (subject, slot, count, expires_at)
select * from unnest($1::text[], $2::bigint[], $3::integer[], $4::timestamptz[]) as given(subject, slot, count, expires_at)
order by subject, slot
on conflict (subject, slot) do update set count = counted.count + excluded.count
returning subject, slot, count, (
  select before.count from request_counts before
  where before.subject = counted.subject and before.slot = counted.slot - 1
) as previous`

/** In the order in which they were made. */
function forgetOld(entries: Map<string, Entry>, now: Date): void {
  for (const [id, { expiresAt, unsent, sending }] of entries) {
    if (expiresAt > now.getTime() && entries.size < MOST_ENTRIES) return
    if (unsent || sending) return
    entries.delete(id)
  }
}
