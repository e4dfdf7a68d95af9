import { describe, expect, it, test } from 'vitest'
import { HOLD_MINUTES } from '#features/order/checkout/hold-limits.ts'
import { placeOrder } from '#features/order/checkout/place-order.server.ts'
import { cancelOrder } from '#features/order/close/cancel-order.server.ts'
import { expireOverdueOrders } from '#features/order/close/expire-overdue-orders.server.ts'
import { orderEvents, orders } from '#features/order/database/order.tables.server.ts'
import { orderReference } from '#features/order/order-reference.server.ts'
import { ORDER_STATES } from '#features/order/order.ts'
import { findOrderByReference } from '#features/order/read/find-order.server.ts'
import { fulfilMailedOrders, fulfilOrder } from '#features/order/staff/fulfil-order.server.ts'
import { listStaffOrders, readStaffOrder } from '#features/order/staff/staff-read-orders.server.ts'
import { MIN_SESSION_MINUTES } from '#platform/payments/payments.ts'
import { namedCast, orderInState } from '#test/orders/order-fixtures.ts'
import { setOrderScene } from '#test/orders/order-scene.ts'
import { readOrderSummary } from './read-order-summary.ts'
import { readOrder } from './read-order.ts'

const scene = setOrderScene()

describe('placing an order', () => {
  test('takes prices from the catalogue in the visitor’s language, holds the stock and opens the hosted page', async () => {
    const orderId = await scene.place([
      [namedCast.compass, 2],
      [namedCast.cord, 3],
      [namedCast.voucher200, 1],
    ])
    const order = await readOrder(scene.db, orderId)
    expect(order).toMatchObject({
      number: 10001,
      state: 'pending_payment',
      totalCents: 2 * 8900 + 3 * 1200 + 20000,
      currency: 'chf',
      shipped: true,
      language: 'it',
      vouchers: [],
    })
    expect(order?.lines.map((line) => line.productTitle)).toEqual([
      'Titolo compass',
      'Titolo cord',
      'Titolo voucher',
    ])
    expect(order?.lines.reduce((sum, line) => sum + line.totalCents, 0)).toBe(order?.totalCents)
    expect(await scene.stock(namedCast.compass)).toEqual({ onHand: 3, held: 2 })
    expect(await scene.stock(namedCast.voucher200)).toEqual({ onHand: 0, held: 0 })
    const request = scene.provider.sessions.get(`session-${orderId}`)
    const reference = orderReference(scene.deps.key, orderId)
    expect(request?.successUrl).toBe(`http://localhost:3000/success?order=${reference}`)
    expect(request?.cancelUrl).toBe(`http://localhost:3000/checkout/cancelled/${reference}`)
    expect(request?.keptUntil).toBe(scene.minutesLater(HOLD_MINUTES).toISOString())
    expect(request?.expiresAt).toEqual(scene.minutesLater(HOLD_MINUTES + MIN_SESSION_MINUTES))
  })

  test('refuses a variant on two lines, together more than there is, and writes nothing', async () => {
    const two: [string, number] = [namedCast.compass, 2]
    const placed = await placeOrder(scene.deps, scene.cart([[namedCast.cord, 1], two, two]))
    const refusal = { code: 'insufficient_stock', variantId: namedCast.compass, available: 3 }
    expect(placed).toMatchObject({ ok: false, refusal })
    expect(await scene.db.$count(orders)).toBe(0)
    expect((await scene.stock(namedCast.cord))?.held).toBe(0)
  })

  test('releases the hold when the provider is down, and lets the same key retry', async () => {
    scene.provider.isDown = true
    const press = () =>
      placeOrder(scene.deps, scene.cart([[namedCast.compass, 3]], { idempotencyKey: 'click' }))
    expect(await press()).toMatchObject({ ok: false, refusal: { code: 'payment_unavailable' } })
    expect(await scene.stock(namedCast.compass)).toEqual({ onHand: 3, held: 0 })
    scene.provider.isDown = false
    expect((await press()).ok).toBe(true)
  })

  test('creates one order for a double click', async () => {
    const clicks = await Promise.all(
      Array.from({ length: 8 }, () =>
        placeOrder(scene.deps, scene.cart([[namedCast.compass, 2]], { idempotencyKey: 'click' })),
      ),
    )
    expect(new Set(clicks.map((click) => click.ok && click.value.url)).size).toBe(1)
    expect(clicks.every((click) => click.ok)).toBe(true)
    expect(await scene.db.$count(orders)).toBe(1)
    expect((await scene.stock(namedCast.compass))?.held).toBe(2)
    const other = await placeOrder(scene.deps, scene.cart([[namedCast.cord, 1]], { idempotencyKey: 'click' }))
    expect(other).toEqual({ ok: false, refusal: { code: 'idempotency_key_reused' } })
  })

  test('a duplicate request after the last pieces are held gets the page of the first', async () => {
    const cart = scene.cart([[namedCast.compass, 3]], { idempotencyKey: 'slow click' })
    const first = await placeOrder(scene.deps, cart)
    expect(first.ok).toBe(true)
    expect(await placeOrder({ ...scene.deps, catalogCopy: undefined }, cart)).toEqual(first)
    expect((await scene.stock(namedCast.compass))?.held).toBe(3)
  })

  test('sells the last three pieces to exactly three of 200 callers', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => placeOrder(scene.deps, scene.cart([[namedCast.compass, 1]]))),
    )
    const placed = answers.flatMap((answer) => (answer.ok ? [answer.value.orderId] : []))
    expect(placed).toHaveLength(3)
    expect(
      answers.filter((answer) => !answer.ok && answer.refusal.code === 'insufficient_stock'),
    ).toHaveLength(197)
    expect(await scene.stock(namedCast.compass)).toEqual({ onHand: 3, held: 3 })
    await Promise.all(placed.map((id) => scene.receive(id, { kind: 'paid', amountCents: 8900 })))
    expect(await scene.stock(namedCast.compass)).toEqual({ onHand: 0, held: 0 })
  })
})

describe('ending an unpaid order', () => {
  test('the sweeper releases an order whose process died before the hosted page was opened', async () => {
    const crash = new Error('killed')
    const dying = {
      ...scene.deps,
      payments: { ...scene.deps.payments, createSession: () => Promise.reject(crash) },
    }
    await expect(placeOrder(dying, scene.cart([[namedCast.compass, 3]]))).rejects.toBe(crash)
    expect(await scene.stock(namedCast.compass)).toEqual({ onHand: 3, held: 3 })
    scene.now = scene.minutesLater(HOLD_MINUTES - 1)
    expect(await expireOverdueOrders(scene.deps, scene.now)).toBe(0)
    scene.now = scene.minutesLater(1)
    expect(await expireOverdueOrders(scene.deps, scene.now)).toBe(1)
    expect(await scene.stock(namedCast.compass)).toEqual({ onHand: 3, held: 0 })
  })

  test('two simultaneous sweepers expire each order once', async () => {
    for (let index = 0; index < 6; index++) await scene.place([[namedCast.cord, 5]])
    scene.now = scene.minutesLater(HOLD_MINUTES + 2)
    const counts = await Promise.all([1, 2, 3].map(() => expireOverdueOrders(scene.deps, scene.now)))
    const rest = await expireOverdueOrders(scene.deps, scene.now)
    expect(counts.reduce((sum, count) => sum + count, rest)).toBe(6)
    expect((await scene.stock(namedCast.cord))?.held).toBe(0)
  })

  test('the sweeper keeps an order when its page was paid and the event is late', async () => {
    const orderId = await scene.place([[namedCast.compass, 1]])
    scene.provider.expiry = 'completed'
    scene.now = scene.minutesLater(HOLD_MINUTES + 2)
    expect(await expireOverdueOrders(scene.deps, scene.now)).toBe(0)
    expect(await scene.stateOf(orderId)).toBe('pending_payment')
    expect(await expireOverdueOrders(scene.deps, scene.now)).toBe(0)
    expect(scene.provider.expired).toHaveLength(1)
  })

  test('leaving the hosted page cancels the order, closes the page and frees the stock, once', async () => {
    const orderId = await scene.place([[namedCast.compass, 3]], { idempotencyKey: 'cart-1' })
    const reference = orderReference(scene.deps.key, orderId)
    const gone = { outcome: 'cancelled', cancelUrl: 'http://localhost:3000/shop?x=1' }
    expect(await cancelOrder(scene.deps, { reference })).toEqual(gone)
    expect(await cancelOrder(scene.deps, { reference })).toEqual(gone)
    expect(scene.provider.expired).toEqual([`session-${orderId}`])
    expect(await scene.stock(namedCast.compass)).toEqual({ onHand: 3, held: 0 })
    expect(await scene.place([[namedCast.compass, 3]], { idempotencyKey: 'cart-1' })).not.toBe(orderId)
  })

  test('a paid order cannot be cancelled by going back', async () => {
    const orderId = await scene.place([[namedCast.cord, 1]])
    await scene.receive(orderId, { kind: 'paid', amountCents: 1200 })
    const reference = orderReference(scene.deps.key, orderId)
    expect(await cancelOrder(scene.deps, { reference })).toEqual({ outcome: 'stands' })
    expect(await cancelOrder(scene.deps, { reference: 'x'.repeat(43) })).toBeUndefined()
  })
})

describe('finding an order by its reference', () => {
  test('returns the lines and a masked address, nothing else about the buyer', async () => {
    const orderId = await scene.place([
      [namedCast.cord, 2],
      [namedCast.voucher200, 1],
    ])
    const reference = orderReference(scene.deps.key, orderId)
    expect(await findOrderByReference(scene.db, reference)).toMatchObject({
      state: 'pending_payment',
      isAccepted: false,
      emailHint: null,
    })
    await scene.receive(orderId, { kind: 'paid', amountCents: 22400 })
    const summary = await findOrderByReference(scene.db, reference)
    expect(summary).toMatchObject({
      number: '10001',
      state: 'paid',
      isAccepted: true,
      totalCents: 22400,
      hasGoods: true,
      hasVouchers: true,
      emailHint: 'l…@example.ch',
      lines: [
        { productTitle: 'Titolo cord', quantity: 2, unitPriceCents: 1200, totalCents: 2400 },
        { productTitle: 'Titolo voucher', quantity: 1, totalCents: 20000 },
      ],
    })
    expect(JSON.stringify(summary)).not.toMatch(/Bernasconi|lia@|Nassa|Lugano/)
  })

  test.each(['', 'x', '10001', 'x'.repeat(43), `${'x'.repeat(42)}'`])(
    'finds nothing for %j',
    async (reference) => {
      expect(await findOrderByReference(scene.db, reference)).toBeUndefined()
    },
  )
})

const STATES = ORDER_STATES.filter((state) => state !== 'invoiced')
const { paid, mails } = scene
const fulfil = (number: number) => fulfilOrder(scene.deps, scene.call(number))

const refunded = (orderId: string, refundedCents: number) =>
  scene.receive(orderId, { kind: 'refunded', refundedCents })

const markMailed = (orderId: string) =>
  scene.db.execute(
    `update outgoing_mails set state = 'sent', sent_at = now() where payload ->> 'orderId' = '${orderId}'`,
  )

describe('sending an order off', () => {
  it('is idempotent, and mails the buyer once, in their language', async () => {
    const { orderId, number } = await paid([[namedCast.compass, 1]])
    const answers = await Promise.all(Array.from({ length: 5 }, () => fulfil(number)))
    for (const answer of answers)
      expect(answer).toEqual({ ok: true, value: { fulfilledAt: scene.now.toISOString() } })
    expect(await readOrder(scene.db, orderId)).toMatchObject({ state: 'fulfilled', fulfilledAt: scene.now })
    expect(await mails('order-sent')).toMatchObject([{ recipient: 'lia@example.ch', language: 'it' }])
    const { subject, text } = await scene.mail('order-sent')
    expect(subject).toBe(`Il Suo ordine ${number} è in viaggio`)
    expect(text).toContain('Titolo compass')
    const path = (await scene.db.select().from(orderEvents).orderBy(orderEvents.id)).map(
      ({ toState }) => toState,
    )
    expect(path).toEqual(['pending_payment', 'paid', 'fulfilled'])
  })

  it('can be refunded afterwards and stays marked', async () => {
    const { orderId, number, totalCents } = await paid([[namedCast.compass, 2]])
    await fulfil(number)
    await refunded(orderId, 10_00)
    const part = { state: 'partially_refunded', refundedCents: 10_00, fulfilledAt: scene.now }
    expect(await readOrder(scene.db, orderId)).toMatchObject(part)
    await refunded(orderId, totalCents)
    expect(await readOrder(scene.db, orderId)).toMatchObject({ state: 'refunded', fulfilledAt: scene.now })
    expect(await mails('order-sent')).toHaveLength(1)
  })

  it.each(STATES)(
    'of state %s is offered when it is taken: when it is paid and not all went back',
    async (state) => {
      const { number } = await orderInState(scene.db, state)
      const isToSend = state === 'paid' || state === 'partially_refunded'
      expect((await readStaffOrder(scene.db, number))?.listed.can.fulfil).toBe(isToSend)
      // Once sent it is sent.
      expect(await fulfil(number)).toMatchObject(
        isToSend || state === 'fulfilled' ? { ok: true } : { refusal: { code: 'not_fulfillable' } },
      )
      expect(await fulfil(1)).toMatchObject({ refusal: { code: 'unknown_order' } })
    },
  )

  it('happens automatically for vouchers only, when their mail has been sent', async () => {
    const vouchers = await paid([[namedCast.voucher200, 1]])
    const mixed = await paid([
      [namedCast.voucher200, 1],
      [namedCast.cord, 1],
    ])
    expect(await fulfilMailedOrders(scene.deps)).toBe(0)
    await markMailed(vouchers.orderId)
    await markMailed(mixed.orderId)
    const counts = await Promise.all([1, 2, 3].map(() => fulfilMailedOrders(scene.deps)))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1)
    expect(await readOrder(scene.db, vouchers.orderId)).toMatchObject({ state: 'fulfilled' })
    expect(await readOrder(scene.db, mixed.orderId)).toMatchObject({ state: 'paid', fulfilledAt: null })
    expect(await mails('order-sent')).toHaveLength(0)
  })
})

it('a refund mail states what was paid, refunded, kept, and which vouchers are void', async () => {
  const { orderId, totalCents } = await paid([[namedCast.voucher200, 1]])
  await refunded(orderId, 50_00)
  const part = (await scene.mail('order-refunded')).text
  for (const sentence of ['Pagato: CHF 200.00', 'Rimborsato: CHF 50.00', 'Resta pagato: CHF 150.00'])
    expect(part).toContain(sentence)
  expect(part).toMatch(/Buono ….{4}: valido, restano CHF 150\.00 su CHF 200\.00/)
  const reference = orderReference(scene.deps.key, orderId)
  expect(await readOrderSummary(scene.db, reference)).toMatchObject({
    totalCents: 200_00,
    refundedCents: 50_00,
    changedVouchers: [{ voided: false, balanceCents: 150_00 }],
  })
  await refunded(orderId, totalCents)
  const seen = await readOrderSummary(scene.db, reference)
  expect(seen).toMatchObject({ refundedCents: 200_00, changedVouchers: [{ voided: true, balanceCents: 0 }] })
  const whole = (await scene.mail('order-refunded')).text
  expect(whole).toMatch(/Buono ….{4}: non valido/)
  expect(await mails('order-refunded')).toHaveLength(2)
})

it('the owner’s notice uses the owner’s language', async () => {
  await paid([[namedCast.compass, 1]])
  const { text } = await scene.mail('order-notice')
  expect(text).toContain('Titel compass')
  expect(text).not.toContain('Titolo')
})

describe('the orders to mark as sent', () => {
  const toSend = async () =>
    (await listStaffOrders(scene.db, { filter: 'all', q: '' })).orders
      .filter((order) => order.can.fulfil)
      .map(({ number }) => number)
  const setMail = (state: string) =>
    scene.db.execute(`update outgoing_mails set state = '${state}' where kind = 'order-confirmed'`)

  it('contain goods until they are sent, and nothing that is refunded', async () => {
    const { number } = await paid([
      [namedCast.compass, 1],
      [namedCast.voucher200, 1],
    ])
    const back = await paid([[namedCast.compass, 1]])
    await refunded(back.orderId, back.totalCents)
    expect(await toSend()).toEqual([number])
    await fulfil(number)
    expect(await toSend()).toEqual([])
  })

  it('contain no vouchers that are mailed: they are fulfilled automatically', async () => {
    const { number, orderId } = await paid([[namedCast.voucher200, 1]])
    expect(await toSend()).toEqual([])
    await setMail('failed')
    expect(await toSend()).toEqual([number])
    await setMail('queued')
    await markMailed(orderId)
    expect(await toSend()).toEqual([])
    await fulfilMailedOrders(scene.deps)
    expect(await toSend()).toEqual([])
  })
})
