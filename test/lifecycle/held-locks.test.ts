import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, afterEach, expect, test } from 'vitest'
import { paths } from '#content/paths.ts'
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres/start-embedded-postgres.ts'
import { limitMs } from '../machine-speed.ts'
import { makeTemporaryFolder } from '../temporary-folder.ts'
import { endAll, startServer, until } from './program.ts'
import { freePort } from '#test/free-port.ts'

const PEOPLE = 30
/** Requests that wait for locks; the server lets no more than eight. */
const SEVERAL = 4
const folder = makeTemporaryFolder('held')
afterEach(endAll)
afterAll(folder.remove)

test('locked rows delay only requests for them, which soon get a busy answer', async () => {
  const postgres = await startEmbeddedPostgres({ dataDir: folder.path, log: { info() {}, warn() {} } })
  const holder = new pg.Client({ connectionString: postgres.url })
  try {
    const port = await freePort()
    const server = startServer({
      DATABASE_URL: postgres.url,
      DATA_DIR: `${folder.path}/server`,
      APP_SECRET: 'ab'.repeat(32),
      PORT: String(port),
      SEED_DEMO: 'off',
      AUTH_RATE_LIMITS: 'off',
      TRUST_PROXY: 'true',
      INVOICE_PERCENT: '100',
    })
    await server.says(/^Ready/m)
    await holder.connect()
    const site = `http://localhost:${port}`
    const [held, free] = [await addEvent(holder), await addEvent(holder)]
    const stock = await variants(site)
    const others = () => [
      ask(`${site}/healthz`),
      ask(`${site}${paths.calendar}?n=${randomUUID()}`),
      ask(`${site}${paths.booking}?event=${free}`),
      ask(`${site}/success?order=${randomUUID()}`),
      book(site, free),
      buy(site, stock.free),
    ]
    const unloaded = await slowest(others())

    await holder.query('begin')
    await holder.query('select 1 from events where id = $1 for update', [held])
    await holder.query('select 1 from product_variants where id = $1 for update', [stock.held])
    const stuck = Array.from({ length: PEOPLE }, () => [book(site, held), buy(site, stock.held)]).flat()
    const waiting = `select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock'`
    const countWaiting = async () => {
      // Within a transaction the first look would last.
      await holder.query('select pg_stat_clear_snapshot()')
      return (await holder.query<{ n: number }>(waiting)).rows[0]?.n ?? 0
    }
    await until(async () => (await countWaiting()) >= SEVERAL)
    for (let round = 0; round < 3; round++) {
      const loaded = await slowest(others())
      expect(loaded.statuses).toEqual([200, 200, 200, 200, 201, 200])
      // Without the reserve and the queue each waits for the lock: three seconds and more.
      expect(loaded.ms, `unloaded: ${unloaded.ms} ms`).toBeLessThan(Math.max(limitMs(1500), 10 * unloaded.ms))
    }
    const answers = await Promise.all(stuck)
    expect(new Set(answers.map(({ status, retryAfter }) => `${status} ${retryAfter}`))).toEqual(
      new Set(['503 5']),
    )
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(limitMs(9000))

    await holder.query('rollback')
    expect((await book(site, held)).status).toBe(201)
    expect((await buy(site, stock.held)).status).toBe(200)
  } finally {
    await endAll()
    await holder.end().catch(() => {})
    await postgres.stop()
  }
})

interface Answer {
  status: number
  retryAfter: string | null
  ms: number
}

async function ask(url: string, init: RequestInit = {}): Promise<Answer> {
  const begun = performance.now()
  const address = ['10', ...crypto.getRandomValues(new Uint8Array(3))].join('.')
  const answer = await fetch(url, { ...init, headers: { ...init.headers, 'x-forwarded-for': address } })
  await answer.arrayBuffer()
  return {
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    ms: performance.now() - begun,
  }
}

async function slowest(requests: Promise<Answer>[]): Promise<{ statuses: number[]; ms: number }> {
  const answers = await Promise.all(requests)
  return { statuses: answers.map(({ status }) => status), ms: Math.max(...answers.map(({ ms }) => ms)) }
}

function post(url: string, body: object): Promise<Answer> {
  return ask(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID().replaceAll('-', '') },
    body: JSON.stringify(body),
  })
}

function book(site: string, eventId: string): Promise<Answer> {
  return post(`${site}/api/bookings`, {
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

function buy(site: string, variantId: string): Promise<Answer> {
  return post(`${site}/store/gratweg/checkout`, {
    items: [{ variant_id: variantId, quantity: 1 }],
    successUrl: `${site}/success`,
    cancelUrl: `${site}/shop`,
    locale: 'de',
    timeZone: 'Europe/Zurich',
  })
}

async function addEvent(client: pg.Client): Promise<string> {
  const id = randomUUID()
  await client.query(
    `insert into events (id, service_id, title, place, starts_local, ends_local)
     values ($1, 'aufbruch', '{"de":"Aufbruch"}', '{"de":"Zugerberg"}',
       current_date + interval '30 days 9 hours', current_date + interval '30 days 17 hours')`,
    [id],
  )
  return id
}

/** One with managed stock, one without. */
async function variants(site: string): Promise<{ held: string; free: string }> {
  const { products } = (await (await fetch(`${site}/store/gratweg/products`)).json()) as {
    products: { purchasable: boolean; variants: { id: string; manage_inventory: boolean }[] }[]
  }
  const all = products.filter(({ purchasable }) => purchasable).flatMap((product) => product.variants)
  const of = (managed: boolean) => all.find((variant) => variant.manage_inventory === managed)?.id ?? ''
  return { held: of(true), free: of(false) }
}
