import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { openDatabase } from '#platform/database/open-database.ts'
import { load } from './load.ts'
import { startSite } from './site.ts'

const SECONDS = 8
const EVENTS = 200

/**
 * Bookings on invoice, written and committed with `fsync`: all for one date, where each waits for the lock of the one
 * before, and spread over many. 1 and 32 callers.
 */
export async function benchBookings(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-bookings-'))
  const log = { info: () => {}, warn: console.warn }
  const { database, url, close } = await openDatabase(
    { dataDir, databaseUrl: undefined, pgBinDir: undefined },
    log,
  )
  const ids = Array.from({ length: EVENTS }, () => randomUUID())
  for (const id of ids)
    await database.execute(sql`
      insert into events (id, service_id, title, place, starts_local, ends_local)
      values (${id}, 'aufbruch', '{"de":"Aufbruch"}', '{"de":"Zugerberg"}',
        current_date + interval '30 days 9 hours', current_date + interval '30 days 17 hours')`)
  const site = await startSite({
    DATABASE_URL: url,
    SEED_DEMO: 'off',
    AUTH_RATE_LIMITS: 'off',
    INVOICE_PERCENT: '100',
  })
  const rows = []
  try {
    for (const [name, targets] of [
      ['one date', ids.slice(0, 1)],
      [`${EVENTS} dates`, ids],
    ] as const)
      for (const connections of [1, 32]) {
        let next = 0
        const result = await load(site.url, {
          connections,
          seconds: SECONDS,
          requests: [
            {
              method: 'POST',
              path: '/api/bookings',
              headers: { 'content-type': 'application/json' },
              setupRequest: (request) => {
                next++
                return { ...request, body: bodyFor(targets[next % targets.length] ?? '') }
              },
            },
          ],
        })
        const { requestsPerSecond, p50Ms, p99Ms, failures } = result
        rows.push({
          booked: name,
          callers: connections,
          'bookings/s': requestsPerSecond,
          'p50 ms': p50Ms,
          'p99 ms': p99Ms,
          failures,
        })
      }
  } finally {
    await site.stop()
    await close()
    rmSync(dataDir, { recursive: true, force: true })
  }
  console.table(rows)
}

function bodyFor(eventId: string): string {
  return JSON.stringify({
    eventId,
    people: 1,
    name: 'Leitung Beispiel',
    email: 'leitung@example.ch',
    way: 'invoice',
    company: 'Beispiel AG',
    street: 'Musterweg 1',
    postalCode: '6330',
    city: 'Cham',
    terms: true,
  })
}
