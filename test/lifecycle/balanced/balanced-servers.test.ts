import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, expect, test } from 'vitest'
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres/start-embedded-postgres.ts'
import { makeTemporaryFolder } from '../../temporary-folder.ts'
import { endAll, type Program, startServer, until } from '../program.ts'
import { type Acknowledged, ask, staleness, startBalancedCallers, type Stage } from './balanced-callers.ts'
import { startBalancer } from './balancer.ts'
import { freePort } from '#test/free-port.ts'

const PLACES = 30
const PIECES = 60
/** Longer than the second that a page may be old. */
const PAUSED_MS = 2000
const folder = makeTemporaryFolder('balanced')
afterEach(endAll)
afterAll(folder.remove)

test('three servers behind a load balancer are killed, paused and restarted under load: nothing acknowledged is lost, done twice or oversold, and no page is older than a second', async () => {
  const postgres = await startEmbeddedPostgres({
    dataDir: folder.path,
    log: { info: () => {}, warn: () => {} },
  })
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  const stops: (() => unknown)[] = []
  try {
    const ports = [await freePort(), await freePort(), await freePort()] as const
    const start = (port: number) => startOne(port, postgres.url)
    const first = await start(ports[0])
    const [second, third] = await Promise.all([start(ports[1]), start(ports[2])])
    const balancer = await startBalancer(ports)
    stops.push(balancer.stop)
    const stage: Stage = { ...(await prepare(client)), port: balancer.port }
    await setPrice(client, stage, 10_000)
    const callers = startBalancedCallers(stage)
    stops.unshift(callers.stop)
    const changing = changePrices(client, stage)
    stops.unshift(changing.stop)
    const { paid, booked, requests } = callers.acknowledged
    const someMore = async () => {
      const before = callers.pages
      await until(() => callers.pages >= before + 20)
    }
    await someMore()

    first.kill('SIGKILL')
    await until(() => !balancer.isHealthy(ports[0]))
    await someMore()
    const firstAgain = start(ports[0])

    await ask(callers, ports[1], stage.pricePath)
    second.kill('SIGSTOP')
    // Nobody can tell it of the prices that it misses.
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'server %'`,
    )
    // Waits in its queue, so that it is the first thing it sees when it continues.
    const pending = ask(callers, ports[1], stage.pricePath)
    await setPrice(client, stage, 99_900)
    await wait(PAUSED_MS)
    const continuedAt = performance.now()
    second.kill('SIGCONT')
    expect(staleness(stage, await pending, continuedAt)).toBeUndefined()

    await firstAgain
    third.kill('SIGTERM')
    expect(await third.exitCode).toBe(0)
    await start(ports[2])
    await until(() => ports.every(balancer.isHealthy))
    await someMore()
    const isSoldOut = () => (callers.statuses['409'] ?? 0) > 0
    await until(() => isSoldOut() && Math.min(paid.length, booked.length, requests.length) > 5)
    for (const stop of stops.splice(0)) await stop()

    expect(callers.stale).toEqual([])
    expect(await findLost(client, callers.acknowledged)).toEqual([])
    expect(await findDoubles(client)).toEqual([])
    expect(await countSold(client, stage)).toEqual({ oversold: [], overbooked: [] })
    expect(Object.keys(callers.statuses).filter((status) => !EXPECTED.has(status))).toEqual([])
  } finally {
    // Before the connection and the servers that they use.
    for (const stop of stops) await stop()
    await endAll()
    await client.end().catch(() => {})
    await postgres.stop()
  }
})

/** 409: sold out. */
const EXPECTED = new Set(['200', '201', '303', '409', '503', 'cut off'])

async function startOne(port: number, url: string): Promise<Program> {
  const server = startServer({
    DATABASE_URL: url,
    DATA_DIR: `${folder.path}/shared`,
    APP_SECRET: 'ab'.repeat(32),
    PORT: String(port),
    PUBLIC_URL: 'http://localhost',
    SEED_DEMO: 'off',
    AUTH_RATE_LIMITS: 'off',
    TRUST_PROXY: 'true',
    INVOICE_PERCENT: '100',
  })
  await server.says(/^Ready/m)
  return server
}

async function prepare(client: pg.Client): Promise<Omit<Stage, 'port'>> {
  const { rows } = await client.query<{ id: string }>(
    `select v.id from product_variants v join products p on p.id = v.product_id
     where v.manage_inventory and p.status = 'published' and p.purchasable and p.deleted_at is null and p.id <> 'feldbuch'
     order by v.id limit 1`,
  )
  const variantId = rows[0]?.id ?? ''
  await client.query('update product_variants set inventory_quantity = $2 where id = $1', [variantId, PIECES])
  const eventId = randomUUID()
  await client.query(
    `insert into events (id, service_id, title, place, starts_local, ends_local, places)
     values ($1, 'aufbruch', '{"de":"Aufbruch"}', '{"de":"Zugerberg"}',
       current_date + interval '30 days 9 hours', current_date + interval '30 days 17 hours', $2)`,
    [eventId, PLACES],
  )
  return {
    variantId,
    eventId,
    pricePath: '/product/feldbuch?lng=de',
    prices: [],
  }
}

async function setPrice(client: pg.Client, { prices }: Stage, cents: number): Promise<void> {
  // Pages may show it before we know of the commit.
  const price = { text: `CHF\u00a0${(cents / 100).toFixed(2)}`, since: Number.POSITIVE_INFINITY }
  prices.push(price)
  await client.query(
    `update product_variants set price_in_cents = $1, sale_price_in_cents = null where product_id = 'feldbuch'`,
    [cents],
  )
  price.since = performance.now()
}

/** A new price every 0.6 s, each one only once. `stop` throws if one could not be set. */
function changePrices(client: pg.Client, stage: Stage) {
  let isStopped = false
  const changing = (async () => {
    for (let cents = 10_100; !isStopped; cents += 100) {
      await setPrice(client, stage, cents)
      await wait(600)
    }
  })()
  // Heard when it is stopped.
  changing.catch(() => {})
  return {
    async stop() {
      isStopped = true
      await changing
    },
  }
}

async function findLost(client: pg.Client, { paid, booked, requests }: Acknowledged): Promise<string[]> {
  const count = async (statement: string, value: string) =>
    (await client.query<{ n: number }>(statement, [value])).rows[0]?.n
  const lost: string[] = []
  // The webhook of a payment that was cut off is delivered again by a job.
  for (const url of paid)
    if (
      (await count(
        `select count(*)::int as n from orders o join testkasse_sessions s on s.id = o.session_id
         where o.session_url = $1 and s.state = 'paid' and (o.state = 'paid' or s.delivered_at is null)`,
        url,
      )) !== 1
    )
      lost.push(`order ${url}`)
  for (const reference of booked) {
    const hash = createHash('sha256').update(reference).digest('hex')
    const statement = `select count(*)::int as n from bookings where reference_hash = $1 and state = 'confirmed'`
    if ((await count(statement, hash)) !== 1) lost.push(`booking ${reference}`)
  }
  for (const email of requests)
    if ((await count('select count(*)::int as n from inquiries where email = $1', email)) !== 1)
      lost.push(`request ${email}`)
  return lost
}

/** Everybody of the callers writes each thing once. */
async function findDoubles(client: pg.Client): Promise<unknown[]> {
  const { rows } = await client.query(
    `select 'booking' as what, email as whose from bookings group by email having count(*) > 1
     union all select 'request', email from inquiries group by email having count(*) > 1
     union all select 'order', customer_email from orders where state = 'paid' group by customer_email having count(*) > 1
     union all select 'mail', kind || payload::text from outgoing_mails
       where kind like 'order%' or kind like 'booking%' or kind like 'inquiry%'
       group by kind, recipient, payload having count(*) > 1`,
  )
  return rows
}

async function countSold(client: pg.Client, { variantId, eventId }: Stage) {
  const oversold = await client.query(
    `select v.inventory_quantity, v.held_quantity, sold.pieces from product_variants v, (
       select coalesce(sum(l.quantity), 0)::int as pieces from order_lines l join orders o on o.id = l.order_id
       where o.state = 'paid' and l.variant_id = $1
     ) sold
     where v.id = $1 and (v.inventory_quantity + sold.pieces <> $2 or v.held_quantity not between 0 and v.inventory_quantity)`,
    [variantId, PIECES],
  )
  const overbooked = await client.query(
    `select e.taken, booked.people from events e, (
       select coalesce(sum(people), 0)::int as people from bookings where event_id = $1 and state = 'confirmed'
     ) booked
     where e.id = $1 and (e.taken <> booked.people or e.taken > e.places)`,
    [eventId],
  )
  return { oversold: oversold.rows, overbooked: overbooked.rows }
}
