import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { HOLD_MINUTES } from '#features/order/checkout/hold-limits.ts'
import { orders } from '#features/order/database/order.tables.server.ts'
import { vouchers } from '#features/voucher/voucher.tables.server.ts'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import { MIN_SESSION_MINUTES } from '#platform/payments/payments.ts'
import { forThisFile } from '#test/for-this-file.ts'
import { namedCast } from '#test/orders/order-fixtures.ts'
import { PUBLIC_URL } from '#test/orders/shop-app.ts'
import { ADDRESS, BUYER, openTestkasseScene } from '#test/orders/testkasse-scene.ts'
import { signTestkasseBody } from './testkasse-event.ts'
import { testkassePayments } from './testkasse-payments.ts'
import { testkasseSessions } from './testkasse.tables.ts'

const scene = await forThisFile(openTestkasseScene())
beforeEach(() => scene.reset())

describe('the page', () => {
  test('shows lines and total in the visitor’s language, marked as a test, under a strict policy', async () => {
    const page = await scene.app.inject(
      await scene.open([
        [namedCast.cord, 2],
        [namedCast.voucher200, 1],
      ]),
    )
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('<html lang="it-CH">')
    expect(page.body).toContain('Titolo cord')
    expect(page.body).toContain('CHF\u00a0224.00')
    expect(page.body).toContain('qui non si muove denaro')
    expect(page.body).toContain('10.15')
    const policy = String(page.headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('unsafe-inline')
    const script =
      /<script src="(\/testkasse\/script\.js)" data-session="[\w-]{43}" data-visit="1"><\/script>/
    const scriptPath = script.exec(page.body)?.[1] ?? ''
    expect(page.body.replace(script, '')).not.toMatch(/<script|style=|<style|\son\w+=/)
    const code = await scene.app.inject(scriptPath)
    expect([code.statusCode, code.headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8'])
    const style = await scene.app.inject(/href="(\/testkasse\/style\.css)"/.exec(page.body)?.[1] ?? '')
    expect([style.statusCode, style.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8'])
  })

  test('requires an address only when something is shipped', async () => {
    expect((await scene.app.inject(await scene.open([[namedCast.voucher200, 1]]))).body).not.toContain(
      'name="street"',
    )
    expect((await scene.app.inject(await scene.open([[namedCast.cord, 1]]))).body).toContain('name="street"')
  })

  test('does not exist for an unknown session', async () => {
    const page = await scene.app.inject({
      url: `/testkasse/${'x'.repeat(43)}`,
      headers: { 'accept-language': 'fr' },
    })
    expect(page.statusCode).toBe(404)
    expect(page.body).toContain('Nous ne trouvons pas ce paiement.')
    expect((await scene.app.inject("/testkasse/'")).statusCode).toBe(404)
    const response = await scene.app.inject({
      url: '/testkasse/unknown?lng=fr',
      headers: { 'accept-language': 'it' },
    })
    expect(response.body).toContain(`<html lang="fr-CH"`)
    const chosen = await scene.app.inject({ url: '/testkasse/unknown', headers: { cookie: 'i18next=en' } })
    expect(chosen.body).toContain('<html lang="en')
  })
})

describe('leaving the page without a button', () => {
  const leave = (path: string, visit: unknown) =>
    scene.app.inject({ method: 'POST', url: `${path}/departure?visit=${visit}` })

  test('frees the pieces after a minute, not before', async () => {
    const path = await scene.open([[namedCast.compass, 3]])
    await scene.app.inject(path)
    expect((await leave(path, 1)).statusCode).toBe(204)
    expect(await scene.releaseLeft()).toBe(0)
    expect(await scene.compasses()).toEqual([3, 3])
    scene.later(1)
    expect(await scene.releaseLeft()).toBe(1)
    expect(await scene.orderState()).toBe('expired')
    expect(await scene.compasses()).toEqual([3, 0])
  })

  test('keeps the hold when the page is reloaded, although the browser reports leaving afterwards', async () => {
    const path = await scene.open([[namedCast.compass, 3]])
    await scene.app.inject(path)
    expect((await scene.app.inject(path)).body).toContain('data-visit="2"')
    await leave(path, 1)
    scene.later(5)
    expect(await scene.releaseLeft()).toBe(0)
    expect((await scene.submit(`${path}/payment`, { ...BUYER, ...ADDRESS })).statusCode).toBe(303)
  })

  test('keeps the hold when the visitor returns, with Back or again; a HEAD request does not count', async () => {
    const path = await scene.open([[namedCast.compass, 3]])
    await scene.app.inject(path)
    await leave(path, 1)
    const back = await scene.app.inject({ method: 'POST', url: `${path}/visit` })
    expect(back.json()).toEqual({ visit: 2 })
    scene.later(1)
    expect(await scene.releaseLeft()).toBe(0)
    await leave(path, 2)
    await scene.app.inject({ method: 'HEAD', url: path })
    scene.later(1)
    expect(await scene.releaseLeft()).toBe(1)
    expect((await scene.app.inject({ method: 'POST', url: `${path}/visit` })).statusCode).toBe(409)
  })

  test('repeatedly within minutes does not limit the visitor', async () => {
    for (let round = 0; round < 4; round++) {
      const path = await scene.open([[namedCast.compass, 3]])
      await scene.app.inject(path)
      await leave(path, 1)
      scene.later(1)
      expect(await scene.releaseLeft()).toBe(1)
    }
  })

  test('refuses an invalid visit number', async () => {
    const path = await scene.open([[namedCast.compass, 1]])
    for (const visit of ['', '0', 'x', '1e99']) expect((await leave(path, visit)).statusCode).toBe(400)
  })
})

describe('paying', () => {
  test('pays the order through the signed webhook and redirects to the order', async () => {
    const path = await scene.open([
      [namedCast.compass, 2],
      [namedCast.voucher200, 1],
    ])
    const paid = await scene.submit(`${path}/payment`, { ...BUYER, ...ADDRESS })
    expect(paid.statusCode).toBe(303)
    const target = new URL(String(paid.headers.location))
    expect(target.origin + target.pathname).toBe(`${PUBLIC_URL}/success`)
    const order = await scene.app.inject(`/api/orders/${target.searchParams.get('order')}`)
    expect(order.headers['cache-control']).toBe('no-store')
    expect(order.json()).toMatchObject({ state: 'paid', isAccepted: true, test: true, totalCents: 37800 })
    expect(await scene.compasses()).toEqual([1, 0])
    const [voucher] = await scene.db.select().from(vouchers)
    expect(voucher?.test).toBe(true)
    const [stored] = await scene.db.select().from(orders)
    expect(stored).toMatchObject({
      customerEmail: 'lia@example.ch',
      shippingCity: 'Lugano',
      shippingCountry: 'CH',
    })
  })

  test('submitted twice pays once', async () => {
    const path = await scene.open([[namedCast.voucher200, 1]])
    const presses = await Promise.all([1, 2, 3, 4].map(() => scene.submit(`${path}/payment`, BUYER)))
    expect(presses.map((press) => press.statusCode)).toEqual([303, 303, 303, 303])
    expect(new Set(presses.map((press) => press.headers.location)).size).toBe(1)
    expect(await scene.db.$count(vouchers)).toBe(1)
    expect(await scene.db.$count(outgoingMails)).toBe(2)
    const again = await scene.app.inject(path)
    expect(again.body).toContain('Questo ordine è pagato.')
  })

  test('keeps what was typed and reports invalid fields at the field and above', async () => {
    const path = await scene.open([[namedCast.cord, 1]], 'de')
    const answer = await scene.submit(`${path}/payment`, {
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
    expect(await scene.orderState()).toBe('pending_payment')
  })

  test('declined stays on the page with everything typed, and can be retried', async () => {
    const path = await scene.open([[namedCast.voucher200, 1]], 'en')
    const declined = await scene.submit(`${path}/decline`, BUYER)
    expect(declined.statusCode).toBe(200)
    expect(declined.body).toContain('The payment was declined.')
    expect(declined.body).toContain('value="lia@example.ch"')
    expect(declined.body).toMatch(/name="terms" required checked/)
    expect((await scene.submit(`${path}/payment`, BUYER)).statusCode).toBe(303)
    expect(await scene.orderState()).toBe('paid')
  })

  test('retries an event that our webhook could not process', async () => {
    const path = await scene.open([[namedCast.voucher200, 1]])
    await scene.submit(`${path}/payment`, BUYER)
    await scene.db.update(testkasseSessions).set({ deliveredAt: null })
    await scene.db.execute(sql`truncate payment_events`)
    await scene.db.update(orders).set({ state: 'pending_payment' })
    expect(await scene.deliverPending()).toBe(0)
    scene.later(1)
    expect(await scene.deliverPending()).toBe(1)
    expect(await scene.orderState()).toBe('paid')
    expect(await scene.deliverPending()).toBe(0)
  })
})

describe('ending without payment', () => {
  test('going back cancels the order and frees the stock', async () => {
    const path = await scene.open([[namedCast.compass, 3]])
    const left = await scene.submit(`${path}/cancellation`)
    expect(left.statusCode).toBe(303)
    expect(await scene.orderState()).toBe('cancelled')
    expect(await scene.compasses()).toEqual([3, 0])
    const back = await scene.app.inject(new URL(String(left.headers.location)).pathname)
    expect(back.headers.location).toBe(`${PUBLIC_URL}/shop`)
    expect((await scene.app.inject(path)).body).toContain('Questo pagamento è stato annullato.')
    expect((await scene.submit(`${path}/payment`, BUYER)).body).toContain(
      'Questo pagamento è stato annullato.',
    )
  })

  test('letting it expire expires the order and frees the stock', async () => {
    const path = await scene.open([[namedCast.compass, 3]])
    expect((await scene.submit(`${path}/expiry`)).body).toContain('Il tempo per pagare è scaduto.')
    expect(await scene.orderState()).toBe('expired')
    expect(await scene.compasses()).toEqual([3, 0])
  })

  test('an expired page cannot be paid any more', async () => {
    const path = await scene.open([[namedCast.compass, 1]])
    scene.later(HOLD_MINUTES + MIN_SESSION_MINUTES)
    const late = await scene.submit(`${path}/payment`, { ...BUYER, ...ADDRESS })
    expect(late.body).toContain('Il tempo per pagare è scaduto.')
    expect(await scene.orderState()).toBe('expired')
  })

  test.each(['GET', 'HEAD'] as const)('opening (%s) an expired page closes nothing', async (method) => {
    const path = await scene.open([[namedCast.compass, 1]])
    scene.later(HOLD_MINUTES + MIN_SESSION_MINUTES)
    const late = await scene.app.inject({ method, url: path })
    expect(late.statusCode).toBe(200)
    if (method === 'GET') expect(late.body).toContain('Il tempo per pagare è scaduto.')
    expect(await scene.orderState()).toBe('pending_payment')
    expect((await scene.db.select().from(testkasseSessions)).map(({ state }) => state)).toEqual(['open'])
  })

  test('going back after paying shows the paid order', async () => {
    const path = await scene.open([[namedCast.voucher200, 1]])
    await scene.submit(`${path}/payment`, BUYER)
    expect((await scene.submit(`${path}/cancellation`)).body).toContain('Questo ordine è pagato.')
    expect(await scene.orderState()).toBe('paid')
  })
})

test('an order is found by its reference only', async () => {
  const answer = await scene.app.inject('/api/orders/10001')
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store'])
})

describe('refunding', () => {
  test('records each refund once, never more than was paid, and reports the total to the shop', async () => {
    const path = await scene.open([[namedCast.voucher200, 1]])
    await scene.submit(`${path}/payment`, BUYER)
    const till = testkassePayments({
      db: scene.db,
      key: scene.key,
      clock: scene.clock,
      publicUrl: PUBLIC_URL,
    })
    const [order] = await scene.db.select().from(orders)
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
    scene.later(1)
    expect(await scene.deliverPending()).toBe(2)
    expect(await scene.deliverPending()).toBe(0)
    const [after] = await scene.db.select().from(orders)
    expect(after).toMatchObject({ state: 'partially_refunded', refundedCents: 80_00 })
  })
})

describe('POST /webhooks/testkasse', () => {
  const send = (payload: string | Buffer, headers: Record<string, string> = {}) =>
    scene.app.inject({
      method: 'POST',
      url: '/webhooks/testkasse',
      payload,
      headers: { 'content-type': 'application/json', ...headers },
    })
  const sign = (body: string, at = scene.clock(), key = scene.key) => ({
    'testkasse-signature': signTestkasseBody(key, body, at),
  })

  test('refuses unsigned, old and changed events', async () => {
    await scene.open([[namedCast.voucher200, 1]])
    const [order] = await scene.db.select().from(orders)
    const body = JSON.stringify({
      id: 'evt_1',
      occurredAt: scene.clock().toISOString(),
      orderId: order?.id,
      sessionId: order?.sessionId,
      paymentId: null,
      kind: 'paid',
      amountCents: 20000,
      currency: 'chf',
      customer: { name: 'x', email: 'x@example.ch', phone: null, shippingAddress: null },
      termsAccepted: true,
    })
    const early = new Date(scene.clock().getTime() - 301_000)
    const answers = [
      await send(body),
      await send(body, { 'testkasse-signature': 't=1,v1=00' }),
      await send(body, sign(body, scene.clock(), Buffer.alloc(32, 8))),
      await send(body, sign(body, early)),
      await send(body.replace('20000', '1'), sign(body)),
      await send('', sign('x')),
    ]
    for (const answer of answers) {
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'bad_signature'])
    }
    expect(await scene.orderState()).toBe('pending_payment')
    expect((await send(body, sign(body))).json()).toEqual({ received: true, outcome: 'applied' })
    expect((await send(body, sign(body))).json()).toEqual({ received: true, outcome: 'duplicate' })
  })

  test.each(['{}', '[', 'null', '{"kind":"paid"}'])(
    'answers 400 to a signed body without an event: %s',
    async (body) => {
      const answer = await send(body, sign(body))
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'malformed'])
    },
  )
})
