import { beforeEach, describe, expect, test } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { orders } from '#features/order/database/order.tables.server.ts'
import { testkassePayments } from './testkasse-payments.ts'
import { signTestkasseBody } from './testkasse-event.ts'
import { namedCast } from '#test/orders/order-fixtures.ts'
import { PUBLIC_URL } from '#test/orders/shop-app.ts'
import { BUYER, openTestkasseScene } from '#test/orders/testkasse-scene.ts'

const scene = await forThisFile(openTestkasseScene())
beforeEach(() => scene.reset())

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
