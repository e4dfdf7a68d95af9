import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { describe, expect, it, test } from 'vitest'
import { LEGAL_DAYS } from '#features/messages/content/legal-documents.ts'
import { HOLD_MINUTES } from '#features/order/checkout/hold-limits.ts'
import { placeOrder } from '#features/order/checkout/place-order.server.ts'
import { cancelOrder } from '#features/order/close/cancel-order.server.ts'
import { expireOverdueOrders } from '#features/order/close/expire-overdue-orders.server.ts'
import { orderEvents, orders } from '#features/order/database/order.tables.server.ts'
import { orderReference } from '#features/order/order-reference.server.ts'
import { recordPayment } from '#features/order/payment/record-payment.server.ts'
import { returnOrderVoucher } from '#features/order/payment/return-order-voucher.server.ts'
import { listStaffOrders } from '#features/order/staff/staff-read-orders.server.ts'
import { blockVoucher } from '#features/voucher/staff/change-voucher.server.ts'
import { reissueVoucher } from '#features/voucher/staff/reissue-voucher.server.ts'
import { hashVoucherCode, voucherCode } from '#features/voucher/voucher-code.server.ts'
import { voucherEntries, vouchers } from '#features/voucher/voucher.tables.server.ts'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import type { PaymentEvent } from '#platform/payments/payments.ts'
import { eventOf, namedCast } from '#test/orders/order-fixtures.ts'
import { setOrderScene } from '#test/orders/order-scene.ts'
import { readOrder } from './read-order.ts'

const scene = setOrderScene()

describe('payment events', () => {
  test('of a cart whose stock cannot be released completely write nothing', async () => {
    const orderId = await scene.place([
      [namedCast.compass, 1],
      [namedCast.cord, 4],
    ])
    await scene.db.execute(sql`
      create function refuse_release() returns trigger language plpgsql as
        $$ begin raise exception 'no release'; end $$`)
    await scene.db.execute(sql`
      create trigger refuse_release before update on product_variants for each row
        when (new.id = ${sql.raw(`'${namedCast.cord}'`)} and new.held_quantity < old.held_quantity)
        execute function refuse_release()`)
    try {
      const expired = scene.receive(orderId, { kind: 'expired' })
      await expect(expired).rejects.toMatchObject({ cause: { message: 'no release' } })
    } finally {
      await scene.db.execute(sql`drop function refuse_release cascade`)
    }
    expect(await scene.stateOf(orderId)).toBe('pending_payment')
    expect(await scene.stock(namedCast.compass)).toEqual({ onHand: 3, held: 1 })
    expect(await scene.stock(namedCast.cord)).toEqual({ onHand: 500, held: 4 })
  })

  test('a payment takes the stock, issues vouchers, enqueues two mails and writes the history, all at once', async () => {
    const orderId = await scene.place([
      [namedCast.compass, 1],
      [namedCast.voucher200, 2],
      [namedCast.aufbruch, 1],
    ])
    const total = 8900 + 60000
    const outcome = await scene.receive(orderId, { kind: 'paid', amountCents: total })
    expect(outcome).toBe('applied')
    const order = await readOrder(scene.db, orderId)
    expect(order).toMatchObject({
      state: 'paid',
      paidAt: scene.now,
      needsAttention: [],
      customerName: 'Lia Bernasconi',
      customerEmail: 'lia@example.ch',
      shippingCity: 'Lugano',
      termsVersion: LEGAL_DAYS.terms,
    })
    expect(await scene.stock(namedCast.compass)).toEqual({ onHand: 2, held: 0 })
    expect(order?.vouchers.map((voucher) => [voucher.kind, voucher.level, voucher.amountCents])).toEqual(
      expect.arrayContaining([
        ['value', null, 20000],
        ['value', null, 20000],
        ['course', 1, 20000],
      ]),
    )
    expect(order?.vouchers.every((voucher) => voucher.validUntil === '2036-12-01')).toBe(true)
    const stored = await scene.db.select().from(vouchers)
    for (const voucher of stored) {
      const code = voucherCode(scene.deps.key, voucher.id)
      expect(voucher.codeHash).toBe(hashVoucherCode(code))
      expect(JSON.stringify(voucher)).not.toContain(code)
    }
    const entries = await scene.db.select().from(voucherEntries)
    expect(entries.reduce((sum, entry) => sum + entry.amountCents, 0)).toBe(60000)
    const mails = await scene.db.select().from(outgoingMails)
    expect(mails.map((mail) => [mail.kind, mail.recipient, mail.language, mail.payload])).toEqual([
      ['order-confirmed', 'lia@example.ch', 'it', { orderId }],
      ['order-notice', 'owner@example.ch', 'de', { orderId }],
    ])
    const history = await scene.db.select().from(orderEvents).orderBy(orderEvents.id)
    expect(history.map((entry) => [entry.fromState, entry.toState])).toEqual([
      [null, 'pending_payment'],
      ['pending_payment', 'paid'],
    ])
  })

  test('the same event twenty times simultaneously is handled once', async () => {
    const orderId = await scene.place([
      [namedCast.compass, 1],
      [namedCast.voucher200, 1],
    ])
    const event = eventOf(orderId, { kind: 'paid', amountCents: 28900 })
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => recordPayment(scene.deps, 'testkasse', event)),
    )
    expect(outcomes.filter((outcome) => outcome === 'applied')).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 'duplicate')).toHaveLength(19)
    expect(await scene.db.$count(vouchers)).toBe(1)
    expect(await scene.db.$count(outgoingMails)).toBe(2)
    expect(await scene.stock(namedCast.compass)).toEqual({ onHand: 2, held: 0 })
  })

  test('two different events for one payment pay once', async () => {
    const orderId = await scene.place([[namedCast.voucher200, 1]])
    const pay = () => scene.receive(orderId, { kind: 'paid', amountCents: 20000 })
    expect((await Promise.all([pay(), pay(), pay()])).sort()).toEqual(['applied', 'unchanged', 'unchanged'])
    expect(await scene.db.$count(vouchers)).toBe(1)
  })

  test('an expiry before its payment is overridden by it: the stock is taken again', async () => {
    const orderId = await scene.place([[namedCast.compass, 2]])
    await scene.receive(orderId, { kind: 'expired' })
    expect(await scene.stock(namedCast.compass)).toEqual({ onHand: 3, held: 0 })
    await scene.receive(orderId, { kind: 'paid', amountCents: 17800 })
    expect(await readOrder(scene.db, orderId)).toMatchObject({ state: 'paid', needsAttention: [] })
    expect(await scene.stock(namedCast.compass)).toEqual({ onHand: 1, held: 0 })
  })

  test('a payment after the pieces were sold is accepted and flagged for the owner', async () => {
    const late = await scene.place([[namedCast.compass, 2]])
    await scene.receive(late, { kind: 'expired' })
    const quick = await scene.place([[namedCast.compass, 3]])
    await scene.receive(late, { kind: 'paid', amountCents: 17800 })
    expect(await readOrder(scene.db, late)).toMatchObject({ state: 'paid', needsAttention: ['out_of_stock'] })
    await scene.receive(quick, { kind: 'paid', amountCents: 26700 })
    expect(await scene.stock(namedCast.compass)).toEqual({ onHand: 0, held: 0 })
  })

  test('another amount or currency issues nothing, frees the stock, and the owner is notified once', async () => {
    const orderId = await scene.place([
      [namedCast.compass, 1],
      [namedCast.voucher200, 1],
    ])
    const paid = eventOf(orderId, { kind: 'paid', amountCents: 28900 })
    await recordPayment(scene.deps, 'testkasse', { ...paid, currency: 'eur' } as PaymentEvent)
    await scene.receive(orderId, { kind: 'paid', amountCents: 28899 })
    expect(await readOrder(scene.db, orderId)).toMatchObject({
      state: 'cancelled',
      needsAttention: ['amount_mismatch'],
      paidAt: null,
    })
    expect(await scene.db.$count(vouchers)).toBe(0)
    expect(await scene.stock(namedCast.compass)).toEqual({ onHand: 3, held: 0 })
    const mails = await scene.db.select().from(outgoingMails)
    expect(mails.map((mail) => [mail.kind, mail.recipient])).toEqual([['order-notice', 'owner@example.ch']])
    const { orders: listed } = await listStaffOrders(scene.db, { filter: 'all', q: '' })
    expect(listed).toMatchObject([{ state: 'cancelled', needsAttention: ['amount_mismatch'] }])
  })

  test('a payment of the wrong mode issues nothing and leaves the order open for a real one', async () => {
    const orderId = await scene.place([[namedCast.voucher200, 1]])
    const { id, occurredAt, sessionId, paymentId } = eventOf(orderId, { kind: 'failed' })
    const wrong = { id, occurredAt, orderId, sessionId, paymentId, kind: 'wrong_mode' } as const
    expect(await recordPayment(scene.deps, 'testkasse', wrong)).toBe('applied')
    expect(await recordPayment(scene.deps, 'testkasse', { ...wrong, id: 'again' })).toBe('unchanged')
    expect(await scene.db.$count(vouchers)).toBe(0)
    expect(await scene.db.$count(outgoingMails)).toBe(1)
    await scene.receive(orderId, { kind: 'paid', amountCents: 20000 })
    expect(await readOrder(scene.db, orderId)).toMatchObject({
      state: 'paid',
      needsAttention: ['wrong_mode'],
      test: false,
    })
  })

  test('a purchase with test keys is a test, also through a real provider', async () => {
    const deps = { ...scene.deps, payments: { ...scene.deps.payments, test: true } }
    const placed = await placeOrder(deps, scene.cart([[namedCast.voucher200, 1]]))
    if (!placed.ok) throw new Error(placed.refusal.code)
    const { orderId } = placed.value
    await recordPayment(deps, 'testkasse', eventOf(orderId, { kind: 'paid', amountCents: 20000 }))
    expect((await scene.db.select().from(vouchers)).map((voucher) => voucher.test)).toEqual([true])
    expect(await readOrder(scene.db, orderId)).toMatchObject({ test: true })
  })

  test('a full refund before its payment leaves no voucher and frees the stock', async () => {
    const orderId = await scene.place([
      [namedCast.compass, 1],
      [namedCast.voucher200, 1],
    ])
    await scene.receive(orderId, { kind: 'refunded', refundedCents: 28900 })
    await scene.receive(orderId, { kind: 'paid', amountCents: 28900 })
    expect(await scene.stateOf(orderId)).toBe('refunded')
    expect(await scene.db.$count(vouchers)).toBe(0)
    expect(await scene.stock(namedCast.compass)).toEqual({ onHand: 3, held: 0 })
  })

  test('an event about an unknown order, or another provider’s, changes nothing', async () => {
    const orderId = await scene.place([[namedCast.cord, 1]])
    const event = eventOf(orderId, { kind: 'paid', amountCents: 1200 })
    expect(await recordPayment(scene.deps, 'stripe', event)).toBe('unknown_order')
    const stranger = eventOf('5b0c9f0e-0000-4000-8000-000000000000', { kind: 'expired' })
    expect(await recordPayment(scene.deps, 'testkasse', stranger)).toBe('unknown_order')
    expect(await recordPayment(scene.deps, 'testkasse', eventOf("no uuid'", { kind: 'expired' }))).toBe(
      'unknown_order',
    )
    expect(await scene.stateOf(orderId)).toBe('pending_payment')
  })

  test('a payment whose event never arrives is queried when its page has expired, and counts once', async () => {
    const orderId = await scene.place([[namedCast.compass, 1]])
    const paid = eventOf(orderId, { kind: 'paid', amountCents: 8900 })
    scene.provider.expiry = 'completed'
    scene.provider.completion = { ...paid, id: 'asked' }
    scene.now = scene.minutesLater(HOLD_MINUTES + 2)
    expect(await expireOverdueOrders(scene.deps, scene.now)).toBe(0)
    expect(await scene.stateOf(orderId)).toBe('paid')
    expect(await recordPayment(scene.deps, 'testkasse', paid)).toBe('unchanged')
    expect(await scene.stock(namedCast.compass)).toEqual({ onHand: 2, held: 0 })
  })

  test('a pending payment keeps the stock held beyond the usual time', async () => {
    const orderId = await scene.place([[namedCast.compass, 1]])
    await scene.receive(orderId, { kind: 'processing' })
    scene.now = scene.minutesLater(24 * 60)
    expect(await expireOverdueOrders(scene.deps, scene.now)).toBe(0)
    await scene.receive(orderId, { kind: 'failed' })
    expect(await scene.stateOf(orderId)).toBe('cancelled')
    expect(await scene.stock(namedCast.compass)).toEqual({ onHand: 3, held: 0 })
  })
})

const COMPASS: [string, number][] = [[namedCast.compass, 1]]
const call = { actorId: crypto.randomUUID(), onDone: async () => {} }
const newKey = () => randomUUID().replaceAll('-', '')
const { stored, restOf, redeem } = scene
const pay = (orderId: string, amountCents: number) => scene.receive(orderId, { kind: 'paid', amountCents })

const place = (code: string, items = COMPASS, more = {}) =>
  placeOrder(scene.deps, scene.cart(items, { voucher: code, ...more }))

async function placed(code: string, items = COMPASS): Promise<string> {
  const result = await place(code, items)
  if (!result.ok) throw new Error(result.refusal.code)
  return result.value.orderId
}

describe('a voucher in the cart', () => {
  it('pays its part, the payment page the rest, and the payment redeems it once', async () => {
    const { id, code } = await scene.voucher()
    await redeem(id, 150_00)
    const orderId = await placed(code)
    expect(await restOf(id)).toBe(0)
    const session = scene.provider.sessions.get(`session-${orderId}`)
    expect(session).toMatchObject({ totalCents: 39_00, discount: { cents: 50_00 } })
    expect(await stored(orderId)).toMatchObject({ totalCents: 89_00, voucherId: id, voucherCents: 50_00 })
    const event = eventOf(orderId, { kind: 'paid', amountCents: 39_00 })
    await Promise.all([1, 2, 3].map(() => recordPayment(scene.deps, 'testkasse', event)))
    expect((await stored(orderId)).state).toBe('paid')
    expect(await restOf(id)).toBe(0)
  })

  it('of more than the cart leaves nothing to pay', async () => {
    const { id, code } = await scene.voucher()
    const orderId = await placed(code)
    expect(scene.provider.sessions.get(`session-${orderId}`)).toMatchObject({
      totalCents: 0,
      discount: { cents: 89_00 },
    })
    await pay(orderId, 0)
    expect((await stored(orderId)).state).toBe('paid')
    expect(await restOf(id)).toBe(111_00)
  })

  it('pays for goods, not for vouchers', async () => {
    const { id, code } = await scene.voucher()
    expect(await place(code, [[namedCast.voucher200, 1]])).toMatchObject({
      refusal: { code: 'voucher_without_goods' },
    })
    const orderId = await placed(code, [...COMPASS, [namedCast.voucher200, 1]])
    expect((await stored(orderId)).voucherCents).toBe(89_00)
    expect(await restOf(id)).toBe(111_00)
  })

  it('is returned when the order is cancelled or expires, once', async () => {
    const { id, code } = await scene.voucher()
    const first = await placed(code)
    const reference = orderReference(scene.deps.key, first)
    await Promise.all([cancelOrder(scene.deps, { reference }), cancelOrder(scene.deps, { reference })])
    expect(await restOf(id)).toBe(200_00)
    await placed(code)
    scene.now = scene.minutesLater(60)
    await expireOverdueOrders(scene.deps, scene.now)
    await expireOverdueOrders(scene.deps, scene.now)
    expect(await restOf(id)).toBe(200_00)
  })

  it('is returned when the payment page does not answer', async () => {
    const { id, code } = await scene.voucher()
    scene.provider.isDown = true
    expect(await place(code)).toMatchObject({ refusal: { code: 'payment_unavailable' } })
    expect(await restOf(id)).toBe(200_00)
  })

  it('is redeemed again by a late payment, or the owner is notified', async () => {
    const { id, code } = await scene.voucher()
    await redeem(id, 150_00)
    const late = async (meanwhile: () => Promise<unknown>) => {
      const orderId = await placed(code)
      await cancelOrder(scene.deps, { reference: orderReference(scene.deps.key, orderId) })
      await meanwhile()
      await pay(orderId, 39_00)
      return stored(orderId)
    }
    expect(await late(() => redeem(id, 1_00))).toMatchObject({
      state: 'paid',
      needsAttention: ['voucher_gone'],
    })
    expect(await restOf(id)).toBe(49_00)
    const { id: other, code: otherCode } = await scene.voucher()
    const orderId = await placed(otherCode)
    await cancelOrder(scene.deps, { reference: orderReference(scene.deps.key, orderId) })
    await pay(orderId, 0)
    expect(await stored(orderId)).toMatchObject({ state: 'paid', needsAttention: [] })
    expect(await restOf(other)).toBe(111_00)
  })

  it('never pays more than its balance, with simultaneous carts and redemptions', async () => {
    const { id, code } = await scene.voucher()
    const cord: [string, number][] = [[namedCast.cord, 5]]
    const results = await Promise.all([
      ...Array.from({ length: 8 }, () => place(code, cord)),
      ...Array.from({ length: 8 }, () => redeem(id, 30_00)),
    ])
    const rows = await scene.db.select().from(orders).where(eq(orders.voucherId, id))
    const inCarts = rows.reduce((sum, { voucherCents }) => sum + voucherCents, 0)
    const atDesk = results.slice(8).filter(({ ok }) => ok).length * 30_00
    expect(inCarts + atDesk + (await restOf(id))).toBe(200_00)
    expect(await restOf(id)).toBeGreaterThanOrEqual(0)
  })

  it('is refused when it is blocked, unknown or empty, and is part of the idempotency key', async () => {
    const { id, code } = await scene.voucher()
    expect(await place('GRAT-0000-0000-0000')).toMatchObject({ refusal: { code: 'voucher_unknown' } })
    const idempotencyKey = newKey()
    const [first, second] = await Promise.all([
      place(code, COMPASS, { idempotencyKey }),
      place(code, COMPASS, { idempotencyKey }),
    ])
    expect(second).toEqual(first)
    expect(await restOf(id)).toBe(111_00)
    await blockVoucher(scene.deps, id, 'gestohlen', call)
    expect(await place(code)).toMatchObject({ refusal: { code: 'voucher_blocked' } })
  })
})

describe('a refund', () => {
  it('of all the money returns its part to the voucher', async () => {
    const { id, code } = await scene.voucher()
    await redeem(id, 150_00)
    await pay(await placed(code), 39_00)
    const [{ number, id: orderId } = { number: 0, id: '' }] = await scene.db
      .select()
      .from(orders)
      .where(eq(orders.voucherId, id))
    const ask = (amountCents: number, seenRefundedCents: number) =>
      scene.refund(number, seenRefundedCents, { amountCents })
    expect(await ask(40_00, 0)).toMatchObject({ refusal: { code: 'more_than_left' } })
    expect(await ask(9_00, 0)).toMatchObject({ ok: true })
    await scene.settleRefunds()
    expect(await restOf(id)).toBe(0)
    expect(await ask(30_00, 9_00)).toMatchObject({ ok: true })
    await scene.settleRefunds()
    expect(await stored(orderId)).toMatchObject({ state: 'refunded', refundedCents: 39_00 })
    expect(await restOf(id)).toBe(50_00)
    expect((await stored(orderId)).voucherReturnedAt).not.toBeNull()
  })

  it('of an order paid by voucher only goes to the voucher, once, or to its replacement', async () => {
    const { id, code } = await scene.voucher()
    const orderId = await placed(code)
    await pay(orderId, 0)
    const lost = { reason: 'verloren', requestKey: newKey() }
    const renewed = await reissueVoucher(scene.deps, id, lost, call)
    expect(await reissueVoucher(scene.deps, (await scene.voucher()).id, lost, call)).toMatchObject({
      refusal: { code: 'request_key_reused' },
    })
    const newId = renewed.ok ? renewed.value.id : ''
    const { number } = await stored(orderId)
    let calls = 0
    const record = async () => {
      calls += 1
    }
    await Promise.all(
      [1, 2, 3].map(() => returnOrderVoucher(scene.deps, scene.call(number, undefined, record))),
    )
    expect(calls).toBe(1)
    expect((await stored(orderId)).state).toBe('refunded')
    expect([await restOf(id), await restOf(newId)]).toEqual([0, 200_00])
  })
})
