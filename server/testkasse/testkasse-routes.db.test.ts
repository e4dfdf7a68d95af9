import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { productVariants } from '#features/catalog/catalog.tables.server.ts'
import { orders } from '#features/order/order.tables.server.ts'
import { HOLD_MINUTES } from '#features/order/place-order.server.ts'
import { vouchers } from '#features/voucher/voucher.tables.server.ts'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import { testkasseSessions } from '#platform/payments/testkasse/testkasse.tables.ts'
import { testkassePayments, testkasseWebhookSecret } from '#platform/payments/testkasse/testkasse-payments.ts'
import { signTestkasseBody } from '#platform/payments/testkasse/testkasse-signature.ts'
import { cast, seedCast } from '#test/orders/order-stage.ts'
import { checkoutBody, PUBLIC_URL, shopApp } from '#test/orders/shop-app.ts'
import { createTestDatabase, type TestDatabase } from '#test/test-database.ts'
import { deliverPendingEvents } from './deliver-event.ts'
import { postThrough } from './testkasse-routes.ts'

let testDatabase: TestDatabase
let app: FastifyInstance
let now: Date

beforeAll(async () => {
  testDatabase = await createTestDatabase()
})
afterAll(() => testDatabase.drop())

beforeEach(async () => {
  await testDatabase.database.execute(
    sql`truncate products, orders, vouchers, outgoing_mails, testkasse_sessions, testkasse_refunds restart identity cascade`,
  )
  await seedCast(testDatabase.database)
  now = new Date('2026-12-01T09:00:00Z')
  app = await shopApp(testDatabase.database, { clock: () => now })
  return () => app.close()
})

const KEY = Buffer.alloc(32, 7)
const BUYER = { email: 'lia@example.ch', name: 'Lia Bernasconi', terms: 'on' }
const ADDRESS = { street: 'Via Nassa 1', postalCode: '6900', city: 'Lugano', country: 'CH', phone: '' }

async function open(items: [string, number][], language = 'it'): Promise<string> {
  const answer = await app.inject({
    method: 'POST',
    url: '/store/gratweg/checkout',
    payload: checkoutBody(items),
    headers: { 'accept-language': language },
  })
  const { url } = answer.json() as { url: string }
  expect(url.startsWith(`${PUBLIC_URL}/testkasse/`)).toBe(true)
  return new URL(url).pathname
}

function submit(path: string, fields: Record<string, string> = {}) {
  return app.inject({
    method: 'POST',
    url: path,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
}

async function orderState(): Promise<string | undefined> {
  const [order] = await testDatabase.database.select({ state: orders.state }).from(orders)
  return order?.state
}

async function compasses(): Promise<[number, number]> {
  const [row] = await testDatabase.database
    .select()
    .from(productVariants)
    .where(eq(productVariants.id, cast.compass))
  return [row?.inventoryQuantity ?? -1, row?.heldQuantity ?? -1]
}

describe('the page', () => {
  test('shows lines and total in the visitor’s language, marked as a test, under a strict policy', async () => {
    const page = await app.inject(
      await open([
        [cast.cord, 2],
        [cast.voucher200, 1],
      ]),
    )
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('<html lang="it-CH">')
    expect(page.body).toContain('Titolo cord')
    expect(page.body).toContain('CHF\u00a0224.00')
    expect(page.body).toContain('qui non si muove denaro')
    expect(page.body).toContain('10.32')
    const policy = String(page.headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('unsafe-inline')
    expect(page.body).not.toMatch(/<script|style=|<style|\son\w+=/)
    const style = await app.inject(/href="(\/testkasse\/style-[^"]+)"/.exec(page.body)?.[1] ?? '')
    expect([style.statusCode, style.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8'])
  })

  test('asks for an address only when something is shipped', async () => {
    expect((await app.inject(await open([[cast.voucher200, 1]]))).body).not.toContain('name="street"')
    expect((await app.inject(await open([[cast.cord, 1]]))).body).toContain('name="street"')
  })

  test('is not there for a session nobody opened', async () => {
    const page = await app.inject({
      url: `/testkasse/${'x'.repeat(43)}`,
      headers: { 'accept-language': 'fr' },
    })
    expect(page.statusCode).toBe(404)
    expect(page.body).toContain('Nous ne trouvons pas ce paiement.')
    expect((await app.inject("/testkasse/'")).statusCode).toBe(404)
    const asked = await app.inject({ url: '/testkasse/unknown?lng=fr', headers: { 'accept-language': 'it' } })
    expect(asked.body).toContain(`<html lang="fr-CH"`)
    const chosen = await app.inject({ url: '/testkasse/unknown', headers: { cookie: 'i18next=en' } })
    expect(chosen.body).toContain('<html lang="en')
  })
})

describe('giving money back', () => {
  test('books each refund once, never more than was paid, and tells the shop what has gone back in all', async () => {
    const path = await open([[cast.voucher200, 1]])
    await submit(`${path}/payment`, BUYER)
    const till = testkassePayments({
      db: testDatabase.database,
      key: KEY,
      clock: () => now,
      publicUrl: PUBLIC_URL,
    })
    const [order] = await testDatabase.database.select().from(orders)
    const refund = { paymentId: order?.paymentId ?? '', orderId: order?.id ?? '', again: false }
    const first = { ...refund, key: 'one', amountCents: 50_00 }
    expect(await Promise.all([till.refund(first), till.refund(first)])).toEqual([
      { ok: true, value: { refundId: 're_one' } },
      { ok: true, value: { refundId: 're_one' } },
    ])
    await till.refund({ ...refund, key: 'two', amountCents: 30_00 })
    expect(await till.refund({ ...refund, key: 'three', amountCents: 120_01 })).toMatchObject({
      refusal: { code: 'provider_refused' },
    })
    const deps = { db: testDatabase.database, key: KEY, clock: () => now, post: postThrough(app) }
    now = new Date(now.getTime() + 60_000)
    expect(await deliverPendingEvents(deps, now)).toBe(2)
    expect(await deliverPendingEvents(deps, now)).toBe(0)
    const [after] = await testDatabase.database.select().from(orders)
    expect(after).toMatchObject({ state: 'partially_refunded', refundedCents: 80_00 })
  })
})

describe('paying', () => {
  test('pays the order through the signed webhook and leads to the order', async () => {
    const path = await open([
      [cast.compass, 2],
      [cast.voucher200, 1],
    ])
    const paid = await submit(`${path}/payment`, { ...BUYER, ...ADDRESS })
    expect(paid.statusCode).toBe(303)
    const target = new URL(String(paid.headers.location))
    expect(target.origin + target.pathname).toBe(`${PUBLIC_URL}/success`)
    const order = await app.inject(`/api/orders/${target.searchParams.get('order')}`)
    expect(order.headers['cache-control']).toBe('no-store')
    expect(order.json()).toMatchObject({ state: 'paid', isAccepted: true, test: true, totalCents: 37800 })
    expect(await compasses()).toEqual([1, 0])
    const [voucher] = await testDatabase.database.select().from(vouchers)
    expect(voucher?.test).toBe(true)
    const [stored] = await testDatabase.database.select().from(orders)
    expect(stored).toMatchObject({
      customerEmail: 'lia@example.ch',
      shippingCity: 'Lugano',
      shippingCountry: 'CH',
    })
  })

  test('a double press pays once', async () => {
    const path = await open([[cast.voucher200, 1]])
    const presses = await Promise.all([1, 2, 3, 4].map(() => submit(`${path}/payment`, BUYER)))
    expect(presses.map((press) => press.statusCode)).toEqual([303, 303, 303, 303])
    expect(new Set(presses.map((press) => press.headers.location)).size).toBe(1)
    expect(await testDatabase.database.$count(vouchers)).toBe(1)
    expect(await testDatabase.database.$count(outgoingMails)).toBe(2)
    const again = await app.inject(path)
    expect(again.body).toContain('Questo ordine è pagato.')
  })

  test('keeps what was typed and says at the field and above what does not pass', async () => {
    const path = await open([[cast.cord, 1]], 'de')
    const answer = await submit(`${path}/payment`, {
      email: 'lia@',
      name: '<b>"Lia" & Co</b>',
      ...ADDRESS,
      postalCode: '69',
    })
    expect(answer.statusCode).toBe(422)
    expect(answer.body).toContain('3 Angaben passen noch nicht')
    expect(answer.body).toContain('href="#email"')
    expect(answer.body).toContain('id="postalCode-error"')
    expect(answer.body).toContain('value="&lt;b&gt;&quot;Lia&quot; &amp; Co&lt;/b&gt;"')
    expect(answer.body).toMatch(
      /id="email"[^>]*aria-describedby="email-hint email-error" aria-invalid="true"/,
    )
    expect(await orderState()).toBe('pending_payment')
  })

  test('a declined payment stays on the page with everything typed, and can be tried again', async () => {
    const path = await open([[cast.voucher200, 1]], 'en')
    const declined = await submit(`${path}/decline`, BUYER)
    expect(declined.statusCode).toBe(200)
    expect(declined.body).toContain('The payment was declined.')
    expect(declined.body).toContain('value="lia@example.ch"')
    expect(declined.body).toMatch(/name="terms" required checked/)
    expect((await submit(`${path}/payment`, BUYER)).statusCode).toBe(303)
    expect(await orderState()).toBe('paid')
  })

  test('an event that our webhook could not take is sent again', async () => {
    const path = await open([[cast.voucher200, 1]])
    await submit(`${path}/payment`, BUYER)
    await testDatabase.database.update(testkasseSessions).set({ deliveredAt: null })
    await testDatabase.database.execute(sql`truncate payment_events`)
    await testDatabase.database.update(orders).set({ state: 'pending_payment' })
    const deps = { db: testDatabase.database, key: KEY, clock: () => now, post: postThrough(app) }
    expect(await deliverPendingEvents(deps, now)).toBe(0)
    now = new Date(now.getTime() + 60_000)
    expect(await deliverPendingEvents(deps, now)).toBe(1)
    expect(await orderState()).toBe('paid')
    expect(await deliverPendingEvents(deps, now)).toBe(0)
  })
})

describe('not paying', () => {
  test('turning back cancels the order and frees the stock', async () => {
    const path = await open([[cast.compass, 3]])
    const left = await submit(`${path}/cancellation`)
    expect(left.statusCode).toBe(303)
    expect(await orderState()).toBe('cancelled')
    expect(await compasses()).toEqual([3, 0])
    const back = await app.inject(new URL(String(left.headers.location)).pathname)
    expect(back.headers.location).toBe(`${PUBLIC_URL}/shop`)
    expect((await app.inject(path)).body).toContain('Questo pagamento è stato annullato.')
    expect((await submit(`${path}/payment`, BUYER)).body).toContain('Questo pagamento è stato annullato.')
  })

  test('letting it expire expires the order and frees the stock', async () => {
    const path = await open([[cast.compass, 3]])
    expect((await submit(`${path}/expiry`)).body).toContain('Il tempo per pagare è scaduto.')
    expect(await orderState()).toBe('expired')
    expect(await compasses()).toEqual([3, 0])
  })

  test('a page past its time cannot be paid any more', async () => {
    const path = await open([[cast.compass, 1]])
    now = new Date(now.getTime() + HOLD_MINUTES * 60_000)
    const late = await submit(`${path}/payment`, { ...BUYER, ...ADDRESS })
    expect(late.body).toContain('Il tempo per pagare è scaduto.')
    expect(await orderState()).toBe('expired')
  })

  test('turning back after paying shows the paid order', async () => {
    const path = await open([[cast.voucher200, 1]])
    await submit(`${path}/payment`, BUYER)
    expect((await submit(`${path}/cancellation`)).body).toContain('Questo ordine è pagato.')
    expect(await orderState()).toBe('paid')
  })
})

describe('POST /webhooks/testkasse', () => {
  const send = (payload: string | Buffer, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/webhooks/testkasse',
      payload,
      headers: { 'content-type': 'application/json', ...headers },
    })
  const sign = (body: string, at = now, secret = testkasseWebhookSecret(KEY)) => ({
    'testkasse-signature': signTestkasseBody(secret, Buffer.from(body), at),
  })

  test('believes nobody who cannot sign, and nothing old or changed', async () => {
    await open([[cast.voucher200, 1]])
    const [order] = await testDatabase.database.select().from(orders)
    const body = JSON.stringify({
      id: 'evt_1',
      occurredAt: now.toISOString(),
      orderId: order?.id,
      sessionId: order?.sessionId,
      paymentId: null,
      kind: 'paid',
      amountCents: 20000,
      currency: 'chf',
      customer: { name: 'x', email: 'x@example.ch', phone: null, shippingAddress: null },
      termsAccepted: true,
    })
    const early = new Date(now.getTime() - 301_000)
    const answers = [
      await send(body),
      await send(body, { 'testkasse-signature': 't=1,v1=00' }),
      await send(body, sign(body, now, 'another secret')),
      await send(body, sign(body, early)),
      await send(body.replace('20000', '1'), sign(body)),
      await send('', sign('x')),
    ]
    for (const answer of answers) {
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'bad_signature'])
    }
    expect(await orderState()).toBe('pending_payment')
    expect((await send(body, sign(body))).json()).toEqual({ received: true, outcome: 'applied' })
    expect((await send(body, sign(body))).json()).toEqual({ received: true, outcome: 'duplicate' })
  })

  test.each(['{}', '[', 'null', '{"kind":"paid"}'])(
    'answers 400 to a signed body that says nothing: %s',
    async (body) => {
      const answer = await send(body, sign(body))
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'malformed'])
    },
  )
})

test('an order is not found by anything but its reference', async () => {
  const answer = await app.inject('/api/orders/10001')
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store'])
})
