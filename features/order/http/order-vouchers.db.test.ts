import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { cancelOrder } from '#features/order/close/cancel-order.server.ts'
import { expireOverdueOrders } from '#features/order/close/expire-overdue-orders.server.ts'
import { placeOrder } from '#features/order/checkout/place-order.server.ts'
import { orders } from '#features/order/database/order.tables.server.ts'
import { orderReference } from '#features/order/order-reference.server.ts'
import { recordPayment } from '#features/order/payment/record-payment.server.ts'
import { returnOrderVoucher } from '#features/order/payment/return-order-voucher.server.ts'
import { reissueVoucher } from '#features/voucher/staff/reissue-voucher.server.ts'
import { blockVoucher } from '#features/voucher/staff/change-voucher.server.ts'
import { eventOf, namedCast } from '#test/orders/order-fixtures.ts'
import { setOrderScene } from '#test/orders/order-scene.ts'

const scene = setOrderScene()
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
