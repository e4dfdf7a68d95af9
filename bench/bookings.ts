import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { openBenchDatabase } from './open-bench-database.ts'
import { load } from './load.ts'
import { startSite } from './site.ts'

const SECONDS = 8
const EVENTS = 200

const KINDS = ['embedded', 'external'] as const

/**
 * Committed bookings by invoice, on one date (serialized by its lock) and on many. In sequence, because a site keeps
 * sending mails for a while.
 */
export async function benchBookings(): Promise<void> {
  const rows = []
  for (const kind of KINDS) {
    const stage = await startStage(kind)
    try {
      for (const dates of [1, EVENTS])
        for (const callers of [1, 32]) rows.push(await book(stage, dates, callers))
    } finally {
      await stage.stop()
    }
  }
  console.table(rows)
}

interface Stage {
  kind: (typeof KINDS)[number]
  url: string
  eventIds: string[]
  stop(): Promise<void>
}

/** Both are the same PostgreSQL on a Unix socket; the embedded one is handed to the site with its events. */
async function startStage(kind: Stage['kind']): Promise<Stage> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-bookings-'))
  const { database, url, close } = await openBenchDatabase(dataDir)
  const eventIds = Array.from({ length: EVENTS }, () => randomUUID())
  for (const id of eventIds)
    await database.execute(sql`
      insert into events (id, service_id, title, place, starts_local, ends_local)
      values (${id}, 'aufbruch', '{"de":"Aufbruch"}', '{"de":"Zugerberg"}',
        current_date + interval '30 days 9 hours', current_date + interval '30 days 17 hours')`)
  if (kind === 'embedded') await close()
  const site = await startSite({
    ...(kind === 'embedded' ? { DATA_DIR: dataDir, DATABASE_URL: '' } : { DATABASE_URL: url }),
    SEED_DEMO: 'off',
    AUTH_RATE_LIMITS: 'off',
    INVOICE_PERCENT: '100',
  })
  return {
    kind,
    url: site.url,
    eventIds,
    async stop() {
      await site.stop()
      if (kind === 'external') await close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function book({ kind, url, eventIds }: Stage, dates: number, callers: number) {
  let next = 0
  const { requestsPerSecond, p50Ms, p99Ms, failures } = await load(url, {
    connections: callers,
    seconds: SECONDS,
    requests: [
      {
        method: 'POST',
        path: '/api/bookings',
        headers: { 'content-type': 'application/json' },
        setupRequest: (request) => {
          next++
          return { ...request, body: bodyFor(eventIds[next % dates] ?? '', next) }
        },
      },
    ],
  })
  return {
    database: kind,
    booked: dates === 1 ? 'one date' : `${dates} dates`,
    callers,
    'bookings/s': requestsPerSecond,
    'p50 ms': p50Ms,
    'p99 ms': p99Ms,
    failures,
  }
}

function bodyFor(eventId: string, guest: number): string {
  return JSON.stringify({
    eventId,
    people: 1,
    name: 'Leitung Beispiel',
    // Of one address the mails would be withheld after the sixth.
    email: `leitung-${guest}@example.ch`,
    way: 'invoice',
    company: 'Beispiel AG',
    street: 'Musterweg 1',
    postalCode: '6330',
    city: 'Cham',
    terms: true,
  })
}
