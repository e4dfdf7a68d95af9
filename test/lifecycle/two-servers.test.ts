import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, expect, test } from 'vitest'
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres/start-embedded-postgres.ts'
import { countOf } from '../sample.ts'
import { makeTemporaryFolder } from '../temporary-folder.ts'
import { endAll, startServer } from './program.ts'
import { freePort } from '#test/free-port.ts'

const PEOPLE = countOf(1000)
const PLACES = 12
const folder = makeTemporaryFolder('two')
afterEach(endAll)
afterAll(folder.remove)

test(`of ${PEOPLE} people who book simultaneously through two servers on one database, exactly ${PLACES} get the ${PLACES} places`, async () => {
  const postgres = await startEmbeddedPostgres({
    dataDir: folder.path,
    log: { info: () => {}, warn: () => {} },
  })
  const client = new pg.Client({ connectionString: postgres.url })
  try {
    const ports = [await freePort(), await freePort()]
    for (const port of ports) {
      const server = startServer({
        DATABASE_URL: postgres.url,
        DATA_DIR: `${folder.path}/shared`,
        APP_SECRET: 'ab'.repeat(32),
        PORT: String(port),
        SEED_DEMO: 'off',
        AUTH_RATE_LIMITS: 'off',
        INVOICE_PERCENT: '100',
      })
      await server.says(/^Ready/m)
    }
    const third = startServer({
      DATABASE_URL: postgres.url,
      DATA_DIR: `${folder.path}/own`,
      APP_SECRET: 'ab'.repeat(32),
      PORT: '0',
    })
    expect(await third.exitCode).toBe(1)
    expect(third.stderr()).toMatch(
      /^Another server uses this database and keeps its files in another folder.*\n$/,
    )
    await client.connect()
    const eventId = randomUUID()
    await client.query(
      `insert into events (id, service_id, title, place, starts_local, ends_local, places)
       values ($1, 'aufbruch', '{"de":"Aufbruch"}', '{"de":"Zugerberg"}',
         current_date + interval '30 days 9 hours', current_date + interval '30 days 17 hours', $2)`,
      [eventId, PLACES],
    )
    const answers = await Promise.all(
      Array.from({ length: PEOPLE }, (_, n) => book(ports[n % 2] as number, eventId, n)),
    )
    const counts = Map.groupBy(answers, (status) => status)
    expect(Object.fromEntries([...counts].map(([status, all]) => [status, all.length]))).toEqual({
      201: PLACES,
      409: PEOPLE - PLACES,
    })
    const { rows } = await client.query(
      `select (select taken from events where id = $1) as taken, count(*)::int as bookings, sum(people)::int as people
       from bookings where event_id = $1 and state = 'confirmed'`,
      [eventId],
    )
    expect(rows).toEqual([{ taken: PLACES, bookings: PLACES, people: PLACES }])
    const mails = await client.query(
      `select count(*)::int as mails from outgoing_mails where kind = 'booking'`,
    )
    expect(mails.rows).toEqual([{ mails: PLACES }])
  } finally {
    await endAll()
    await client.end().catch(() => {})
    await postgres.stop()
  }
})

/** Retries a 503 with the same key, as the form does. */
async function book(port: number, eventId: string, n: number, key = randomUUID()): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key.replaceAll('-', '') },
    body: JSON.stringify({
      eventId,
      people: 1,
      name: `Person ${n}`,
      email: `person-${n}@example.ch`,
      way: 'invoice',
      company: 'Beispiel AG',
      street: 'Musterweg 1',
      postalCode: '6330',
      city: 'Cham',
      terms: true,
    }),
  })
  await answer.arrayBuffer()
  if (answer.status !== 503) return answer.status
  await wait(Number(answer.headers.get('retry-after')) * 1000)
  return book(port, eventId, n, key)
}
