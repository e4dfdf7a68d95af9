import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { productVariants } from '#features/catalog/catalog.tables.server.ts'
import { cancelOrder } from '#features/order/cancel-order.server.ts'
import { expireOverdueOrders } from '#features/order/expire-overdue-orders.server.ts'
import { findOrderByReference } from '#features/order/find-order.server.ts'
import { orderEvents, orders } from '#features/order/order.tables.server.ts'
import type { OrderDeps } from '#features/order/order-deps.server.ts'
import { HOLD_MINUTES, type PlaceOrderInput, placeOrder } from '#features/order/place-order.server.ts'
import { recordPayment } from '#features/order/record-payment.server.ts'
import { voucherEntries, vouchers } from '#features/voucher/voucher.tables.server.ts'
import { hashVoucherCode, voucherCode } from '#features/voucher/voucher-code.server.ts'
import type { Database } from '#platform/database/database.ts'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import { deriveToken } from '#platform/secrets.ts'
import { cast, eventOf, orderDeps, providerDouble, seedCast } from '#test/orders/order-stage.ts'
import { createTestDatabase, type TestDatabase } from '#test/test-database.ts'
import { readOrder } from './read-order.ts'

let testDatabase: TestDatabase
let db: Database
let provider: ReturnType<typeof providerDouble>
let now: Date
let deps: OrderDeps

beforeAll(async () => {
  testDatabase = await createTestDatabase()
  db = testDatabase.database
})
afterAll(() => testDatabase.drop())

beforeEach(async () => {
  await db.execute(sql`truncate products, orders, vouchers, outgoing_mails restart identity cascade`)
  await seedCast(db)
  provider = providerDouble()
  now = new Date('2026-12-01T09:00:00Z')
  deps = orderDeps(db, provider.payments, () => now)
})

function cart(items: [string, number][], more: Partial<PlaceOrderInput> = {}): PlaceOrderInput {
  return {
    items: items.map(([variant_id, quantity]) => ({ variant_id, quantity })),
    successUrl: 'http://localhost:3000/success',
    cancelUrl: 'http://localhost:3000/shop?x=1',
    language: 'it',
    ...more,
  }
}

async function place(items: [string, number][], more: Partial<PlaceOrderInput> = {}): Promise<string> {
  const placed = await placeOrder(deps, cart(items, more))
  if (!placed.ok) throw new Error(placed.refusal.code)
  return placed.value.orderId
}

async function stock(variantId: string): Promise<{ onHand: number; held: number }> {
  const [row] = await db
    .select({ onHand: productVariants.inventoryQuantity, held: productVariants.heldQuantity })
    .from(productVariants)
    .where(eq(productVariants.id, variantId))
  return row as { onHand: number; held: number }
}

async function stateOf(orderId: string): Promise<string | undefined> {
  return (await readOrder(db, orderId))?.state
}

const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

describe('placing an order', () => {
  test('prices from the catalogue in the visitor’s language, holds the stock and opens the hosted page', async () => {
    const orderId = await place([
      [cast.compass, 2],
      [cast.cord, 3],
      [cast.voucher200, 1],
    ])
    const order = await readOrder(db, orderId)
    expect(order).toMatchObject({
      number: '10001',
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
    expect(await stock(cast.compass)).toEqual({ onHand: 3, held: 2 })
    expect(await stock(cast.voucher200)).toEqual({ onHand: 0, held: 0 })
    const request = provider.sessions.get(`session-${orderId}`)
    const reference = deriveToken(deps.key, 'order-reference', orderId)
    expect(request?.successUrl).toBe(`http://localhost:3000/success?order=${reference}`)
    expect(request?.cancelUrl).toBe(`http://localhost:3000/checkout/cancelled/${reference}`)
    expect(request?.expiresAt).toEqual(minutesLater(HOLD_MINUTES))
  })

  test.each([
    ['an unknown variant', [['nowhere', 1]], { code: 'unknown_variant', variantId: 'nowhere' }],
    ['a product that is not sold', [[cast.tarp, 1]], { code: 'not_purchasable', variantId: cast.tarp }],
    [
      'two currencies',
      [
        [cast.cord, 1],
        [cast.book, 1],
      ],
      { code: 'mixed_currencies', variantId: cast.book },
    ],
    [
      'more than there is',
      [[cast.compass, 4]],
      { code: 'insufficient_stock', variantId: cast.compass, available: 3 },
    ],
    [
      'the same variant on two lines, together more than there is',
      [
        [cast.compass, 2],
        [cast.compass, 2],
      ],
      { code: 'insufficient_stock', variantId: cast.compass, available: 3 },
    ],
  ] as [string, [string, number][], object][])('refuses %s and writes nothing', async (_, items, refusal) => {
    const placed = await placeOrder(deps, cart(items))
    expect(placed).toMatchObject({ ok: false, refusal })
    expect(await db.$count(orders)).toBe(0)
    expect((await stock(cast.cord)).held).toBe(0)
  })

  test('gives the hold back when the provider is down, and lets the same key try again', async () => {
    provider.isDown = true
    const failed = await placeOrder(deps, cart([[cast.compass, 3]], { idempotencyKey: 'click' }))
    expect(failed).toMatchObject({ ok: false, refusal: { code: 'payment_unavailable' } })
    expect(await stock(cast.compass)).toEqual({ onHand: 3, held: 0 })
    provider.isDown = false
    const again = await placeOrder(deps, cart([[cast.compass, 3]], { idempotencyKey: 'click' }))
    expect(again.ok).toBe(true)
  })

  test('makes one order of a double click', async () => {
    const clicks = await Promise.all(
      Array.from({ length: 8 }, () =>
        placeOrder(deps, cart([[cast.compass, 2]], { idempotencyKey: 'click' })),
      ),
    )
    expect(new Set(clicks.map((click) => click.ok && click.value.url)).size).toBe(1)
    expect(clicks.every((click) => click.ok)).toBe(true)
    expect(await db.$count(orders)).toBe(1)
    expect((await stock(cast.compass)).held).toBe(2)
    const other = await placeOrder(deps, cart([[cast.cord, 1]], { idempotencyKey: 'click' }))
    expect(other).toEqual({ ok: false, refusal: { code: 'idempotency_key_reused' } })
  })

  test('sells the last three pieces to exactly three of 200 callers', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => placeOrder(deps, cart([[cast.compass, 1]]))),
    )
    const placed = answers.flatMap((answer) => (answer.ok ? [answer.value.orderId] : []))
    expect(placed).toHaveLength(3)
    expect(
      answers.filter((answer) => !answer.ok && answer.refusal.code === 'insufficient_stock'),
    ).toHaveLength(197)
    expect(await stock(cast.compass)).toEqual({ onHand: 3, held: 3 })
    await Promise.all(
      placed.map((id) => recordPayment(deps, 'double', eventOf(id, { kind: 'paid', amountCents: 8900 }))),
    )
    expect(await stock(cast.compass)).toEqual({ onHand: 0, held: 0 })
  })
})

describe('payment events', () => {
  test('a payment takes the stock, issues vouchers, owes two mails and writes the diary, all at once', async () => {
    const orderId = await place([
      [cast.compass, 1],
      [cast.voucher200, 2],
      [cast.aufbruch, 1],
    ])
    const total = 8900 + 60000
    const outcome = await recordPayment(
      deps,
      'double',
      eventOf(orderId, { kind: 'paid', amountCents: total }),
    )
    expect(outcome).toBe('applied')
    const order = await readOrder(db, orderId)
    expect(order).toMatchObject({
      state: 'paid',
      paidAt: now,
      needsAttention: [],
      customer: { name: 'Lia Bernasconi', email: 'lia@example.ch', shippingAddress: { city: 'Lugano' } },
      termsVersion: '2026-11',
    })
    expect(await stock(cast.compass)).toEqual({ onHand: 2, held: 0 })
    expect(order?.vouchers.map((voucher) => [voucher.kind, voucher.level, voucher.amountCents])).toEqual(
      expect.arrayContaining([
        ['value', null, 20000],
        ['value', null, 20000],
        ['course', 1, 20000],
      ]),
    )
    expect(order?.vouchers.every((voucher) => voucher.validUntil === '2036-12-01')).toBe(true)
    const stored = await db.select().from(vouchers)
    for (const voucher of stored) {
      const code = voucherCode(deps.key, voucher.id)
      expect(voucher.codeHash).toBe(hashVoucherCode(code))
      expect(JSON.stringify(voucher)).not.toContain(code)
    }
    const entries = await db.select().from(voucherEntries)
    expect(entries.reduce((sum, entry) => sum + entry.amountCents, 0)).toBe(60000)
    const mails = await db.select().from(outgoingMails)
    expect(mails.map((mail) => [mail.kind, mail.recipient, mail.language, mail.payload])).toEqual([
      ['order-confirmed', 'lia@example.ch', 'it', { orderId }],
      ['order-notice', 'owner@example.ch', 'de', { orderId }],
    ])
    const diary = await db.select().from(orderEvents).orderBy(orderEvents.id)
    expect(diary.map((entry) => [entry.fromState, entry.toState])).toEqual([
      [null, 'pending_payment'],
      ['pending_payment', 'paid'],
    ])
  })

  test('the same event twenty times at once is dealt with once', async () => {
    const orderId = await place([
      [cast.compass, 1],
      [cast.voucher200, 1],
    ])
    const event = eventOf(orderId, { kind: 'paid', amountCents: 28900 })
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => recordPayment(deps, 'double', event)))
    expect(outcomes.filter((outcome) => outcome === 'applied')).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 'duplicate')).toHaveLength(19)
    expect(await db.$count(vouchers)).toBe(1)
    expect(await db.$count(outgoingMails)).toBe(2)
    expect(await stock(cast.compass)).toEqual({ onHand: 2, held: 0 })
  })

  test('two different events that both say paid pay once', async () => {
    const orderId = await place([[cast.voucher200, 1]])
    const pay = () => recordPayment(deps, 'double', eventOf(orderId, { kind: 'paid', amountCents: 20000 }))
    expect((await Promise.all([pay(), pay(), pay()])).sort()).toEqual(['applied', 'unchanged', 'unchanged'])
    expect(await db.$count(vouchers)).toBe(1)
  })

  test('an expiry that overtakes its payment gives way to it: the stock is taken again', async () => {
    const orderId = await place([[cast.compass, 2]])
    await recordPayment(deps, 'double', eventOf(orderId, { kind: 'expired' }))
    expect(await stock(cast.compass)).toEqual({ onHand: 3, held: 0 })
    await recordPayment(deps, 'double', eventOf(orderId, { kind: 'paid', amountCents: 17800 }))
    expect(await readOrder(db, orderId)).toMatchObject({ state: 'paid', needsAttention: [] })
    expect(await stock(cast.compass)).toEqual({ onHand: 1, held: 0 })
  })

  test('a payment after the pieces went to someone else is honoured and flagged for the owner', async () => {
    const late = await place([[cast.compass, 2]])
    await recordPayment(deps, 'double', eventOf(late, { kind: 'expired' }))
    const quick = await place([[cast.compass, 3]])
    await recordPayment(deps, 'double', eventOf(late, { kind: 'paid', amountCents: 17800 }))
    expect(await readOrder(db, late)).toMatchObject({ state: 'paid', needsAttention: ['out_of_stock'] })
    await recordPayment(deps, 'double', eventOf(quick, { kind: 'paid', amountCents: 26700 }))
    expect(await stock(cast.compass)).toEqual({ onHand: 0, held: 0 })
  })

  test('an expiry that comes after the payment changes nothing', async () => {
    const orderId = await place([[cast.compass, 1]])
    await recordPayment(deps, 'double', eventOf(orderId, { kind: 'paid', amountCents: 8900 }))
    expect(await recordPayment(deps, 'double', eventOf(orderId, { kind: 'expired' }))).toBe('unchanged')
    expect(await stateOf(orderId)).toBe('paid')
    expect(await stock(cast.compass)).toEqual({ onHand: 2, held: 0 })
  })

  test('a wrong amount is honoured and flagged', async () => {
    const orderId = await place([[cast.cord, 1]])
    await recordPayment(deps, 'double', eventOf(orderId, { kind: 'paid', amountCents: 1 }))
    expect(await readOrder(db, orderId)).toMatchObject({ state: 'paid', needsAttention: ['amount_mismatch'] })
  })

  test('a full refund voids the vouchers; a partial one asks the owner', async () => {
    const orderId = await place([[cast.voucher200, 2]])
    await recordPayment(deps, 'double', eventOf(orderId, { kind: 'paid', amountCents: 40000 }))
    await recordPayment(deps, 'double', eventOf(orderId, { kind: 'refunded', refundedCents: 20000 }))
    expect(await readOrder(db, orderId)).toMatchObject({
      state: 'partially_refunded',
      refundedCents: 20000,
      needsAttention: ['vouchers_refunded'],
    })
    await recordPayment(deps, 'double', eventOf(orderId, { kind: 'refunded', refundedCents: 40000 }))
    expect(await readOrder(db, orderId)).toMatchObject({ state: 'refunded', refundedCents: 40000 })
    const entries = await db.select().from(voucherEntries)
    expect(entries.reduce((sum, entry) => sum + entry.amountCents, 0)).toBe(0)
  })

  test('a full refund that overtakes its payment leaves no voucher and frees the stock', async () => {
    const orderId = await place([
      [cast.compass, 1],
      [cast.voucher200, 1],
    ])
    await recordPayment(deps, 'double', eventOf(orderId, { kind: 'refunded', refundedCents: 28900 }))
    await recordPayment(deps, 'double', eventOf(orderId, { kind: 'paid', amountCents: 28900 }))
    expect(await stateOf(orderId)).toBe('refunded')
    expect(await db.$count(vouchers)).toBe(0)
    expect(await stock(cast.compass)).toEqual({ onHand: 3, held: 0 })
  })

  test('an event about nobody’s order, or another provider’s, changes nothing', async () => {
    const orderId = await place([[cast.cord, 1]])
    const event = eventOf(orderId, { kind: 'paid', amountCents: 1200 })
    expect(await recordPayment(deps, 'stripe', event)).toBe('unknown_order')
    const stranger = eventOf('5b0c9f0e-0000-4000-8000-000000000000', { kind: 'expired' })
    expect(await recordPayment(deps, 'double', stranger)).toBe('unknown_order')
    expect(await recordPayment(deps, 'double', eventOf("no uuid'", { kind: 'expired' }))).toBe(
      'unknown_order',
    )
    expect(await stateOf(orderId)).toBe('pending_payment')
  })

  test('money on its way keeps the stock held beyond the usual time', async () => {
    const orderId = await place([[cast.compass, 1]])
    await recordPayment(deps, 'double', eventOf(orderId, { kind: 'processing' }))
    now = minutesLater(24 * 60)
    expect(await expireOverdueOrders(deps, now)).toBe(0)
    await recordPayment(deps, 'double', eventOf(orderId, { kind: 'failed' }))
    expect(await stateOf(orderId)).toBe('cancelled')
    expect(await stock(cast.compass)).toEqual({ onHand: 3, held: 0 })
  })
})

describe('giving up', () => {
  test('the sweeper frees an order whose process died before the hosted page was opened', async () => {
    const crash = new Error('killed')
    const dying = { ...deps, payments: { ...deps.payments, createSession: () => Promise.reject(crash) } }
    await expect(placeOrder(dying, cart([[cast.compass, 3]]))).rejects.toBe(crash)
    expect(await stock(cast.compass)).toEqual({ onHand: 3, held: 3 })
    now = minutesLater(HOLD_MINUTES)
    expect(await expireOverdueOrders(deps, now)).toBe(0)
    now = minutesLater(2)
    expect(await expireOverdueOrders(deps, now)).toBe(1)
    expect(await stock(cast.compass)).toEqual({ onHand: 3, held: 0 })
  })

  test('two sweepers at once expire each order once', async () => {
    for (let index = 0; index < 6; index++) await place([[cast.cord, 5]])
    now = minutesLater(HOLD_MINUTES + 2)
    const counts = await Promise.all([1, 2, 3].map(() => expireOverdueOrders(deps, now)))
    const rest = await expireOverdueOrders(deps, now)
    expect(counts.reduce((sum, count) => sum + count, rest)).toBe(6)
    expect((await stock(cast.cord)).held).toBe(0)
  })

  test('the sweeper leaves an order alone when its page was paid and the event is late', async () => {
    const orderId = await place([[cast.compass, 1]])
    provider.expiry = 'completed'
    now = minutesLater(HOLD_MINUTES + 2)
    expect(await expireOverdueOrders(deps, now)).toBe(0)
    expect(await stateOf(orderId)).toBe('pending_payment')
    expect(await expireOverdueOrders(deps, now)).toBe(0)
    expect(provider.expired).toHaveLength(1)
  })

  test('leaving the hosted page cancels the order, closes the page and frees the stock, however often', async () => {
    const orderId = await place([[cast.compass, 3]], { idempotencyKey: 'cart-1' })
    const reference = deriveToken(deps.key, 'order-reference', orderId)
    const gone = { outcome: 'cancelled', cancelUrl: 'http://localhost:3000/shop?x=1' }
    expect(await cancelOrder(deps, reference)).toEqual(gone)
    expect(await cancelOrder(deps, reference)).toEqual(gone)
    expect(provider.expired).toEqual([`session-${orderId}`])
    expect(await stock(cast.compass)).toEqual({ onHand: 3, held: 0 })
    expect(await place([[cast.compass, 3]], { idempotencyKey: 'cart-1' })).not.toBe(orderId)
  })

  test('a paid order cannot be cancelled by going back', async () => {
    const orderId = await place([[cast.cord, 1]])
    await recordPayment(deps, 'double', eventOf(orderId, { kind: 'paid', amountCents: 1200 }))
    const reference = deriveToken(deps.key, 'order-reference', orderId)
    expect(await cancelOrder(deps, reference)).toEqual({ outcome: 'stands' })
    expect(await cancelOrder(deps, 'x'.repeat(43))).toBeUndefined()
  })
})

describe('finding an order by its reference', () => {
  test('tells the lines and a masked address, nothing else about the buyer', async () => {
    const orderId = await place([
      [cast.cord, 2],
      [cast.voucher200, 1],
    ])
    const reference = deriveToken(deps.key, 'order-reference', orderId)
    expect(await findOrderByReference(db, reference)).toMatchObject({
      state: 'pending_payment',
      isAccepted: false,
      emailHint: null,
    })
    await recordPayment(deps, 'double', eventOf(orderId, { kind: 'paid', amountCents: 22400 }))
    const summary = await findOrderByReference(db, reference)
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
    'knows nothing of %j',
    async (reference) => {
      expect(await findOrderByReference(db, reference)).toBeUndefined()
    },
  )
})
