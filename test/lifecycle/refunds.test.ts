import { randomUUID } from 'node:crypto'
import pg from 'pg'
import Stripe from 'stripe'
import { afterAll, afterEach, expect, test } from 'vitest'
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres/start-embedded-postgres.ts'
import { fakeStripe } from '../orders/fake-stripe.ts'
import { makeTemporaryFolder } from '../temporary-folder.ts'
import { endAll, startServer, until } from './program.ts'
import { freePort } from '#test/free-port.ts'

const BOOKINGS = 6
const WEBHOOK_SECRET = 'whsec_test'
const stripe = new Stripe('sk_test_123')
const folder = makeTemporaryFolder('refunds')
afterEach(endAll)
afterAll(folder.remove)

test('a server killed while refunds are pending sends each once, when it is back', async () => {
  const standIn = await fakeStripe()
  const postgres = await startEmbeddedPostgres({
    dataDir: folder.path,
    log: { info: () => {}, warn: () => {} },
  })
  const client = new pg.Client({ connectionString: postgres.url })
  try {
    const port = await freePort()
    const settings = {
      DATABASE_URL: postgres.url,
      DATA_DIR: `${folder.path}/server`,
      APP_SECRET: 'ab'.repeat(32),
      PORT: String(port),
      SEED_DEMO: 'off',
      AUTH_RATE_LIMITS: 'off',
      STRIPE_SECRET_KEY: 'sk_test_123',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_BASE: standIn.url,
    }
    const first = startServer(settings)
    await first.says(/^Ready/m)
    await client.connect()
    const eventId = randomUUID()
    await client.query(
      `insert into events (id, service_id, title, place, starts_local, ends_local, places)
       values ($1, 'aufbruch', '{"de":"Aufbruch"}', '{"de":"Zugerberg"}',
         current_date + interval '30 days 9 hours', current_date + interval '30 days 17 hours', 12)`,
      [eventId],
    )
    const site = `http://127.0.0.1:${port}`
    const references = await Promise.all(Array.from({ length: BOOKINGS }, (_, n) => book(site, eventId, n)))
    const { rows: booked } = await client.query(`select id from bookings where event_id = $1`, [eventId])
    for (const { id } of booked) {
      standIn.paid.set(`pi_${id}`, 200_00)
      await pay(site, id)
    }

    // Stripe refunds, but all its answers about that are lost.
    standIn.refundPauseMs = 600_000
    for (const reference of references) await cancel(site, reference)
    await until(() => standIn.refunds.length > 0)
    first.kill('SIGKILL')
    await first.exitCode
    const { rows: unknown } = await client.query(`select 1 from payment_refunds where state = 'done'`)
    expect(unknown).toEqual([])

    standIn.refundPauseMs = 0
    standIn.forgetKeys()
    const second = startServer(settings)
    await second.says(/^Ready/m)
    const settled = async () => {
      const { rows } = await client.query(
        `select count(*)::int as n from bookings where event_id = $1 and payment = 'refunded' and refunded_cents = 20000`,
        [eventId],
      )
      return rows[0].n
    }
    await until(async () => (await settled()) === BOOKINGS, 300_000)
    const sums = Object.groupBy(standIn.refunds, ({ payment_intent }) => payment_intent)
    expect(Object.values(sums).map((refunds) => refunds?.map(({ amount }) => amount))).toEqual(
      Array.from({ length: BOOKINGS }, () => [200_00]),
    )
  } finally {
    await endAll()
    await client.end().catch(() => {})
    await postgres.stop()
    await standIn.close()
  }
})

async function book(site: string, eventId: string, n: number): Promise<string> {
  const answer = await post(`${site}/api/bookings`, {
    eventId,
    people: 1,
    name: `Person ${n}`,
    email: `person-${n}@example.ch`,
    way: 'online',
    terms: true,
  })
  return ((await answer.json()) as { reference: string }).reference
}

async function pay(site: string, bookingId: string): Promise<void> {
  const session = {
    id: `cs_of_${bookingId}`,
    object: 'checkout.session',
    client_reference_id: bookingId,
    metadata: { order_id: bookingId },
    payment_intent: `pi_${bookingId}`,
    payment_status: 'paid',
    amount_total: 200_00,
    currency: 'chf',
  }
  const type = 'checkout.session.completed'
  const created = Math.floor(Date.now() / 1000)
  const payload = JSON.stringify({
    id: `evt_${bookingId}`,
    object: 'event',
    type,
    created,
    data: { object: session },
  })
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET })
  const answer = await fetch(`${site}/webhooks/stripe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body: payload,
  })
  expect(await answer.json()).toEqual({ received: true, outcome: 'applied' })
}

async function cancel(site: string, reference: string): Promise<void> {
  const { seen } = (await (await fetch(`${site}/api/bookings/${reference}`)).json()) as { seen: string }
  expect((await post(`${site}/api/bookings/${reference}/cancellation`, { seen })).status).toBe(200)
}

function post(url: string, body: object): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}
