import { expect, it } from 'vitest'
import { namedCast } from '#test/orders/order-fixtures.ts'
import { setOrderScene } from '#test/orders/order-scene.ts'
import { listOrders } from './list-orders.ts'
import { readOrder } from './read-order.ts'

const scene = setOrderScene()

const { paid } = scene

const vouchersOf = async (orderId: string) =>
  ((await readOrder(scene.db, orderId))?.vouchers ?? []).map(({ balanceCents, voided }) => ({
    balanceCents,
    voided,
  }))

const ask = (number: number, amountCents: number, refundedCents = 0) =>
  scene.refund(number, refundedCents, { amountCents })

it('subtracts the refund from the voucher, which cannot pay until the provider has answered', async () => {
  const { orderId, number } = await paid([[namedCast.voucher200, 1]])
  expect(await ask(number, 199_99)).toMatchObject({ ok: true })
  expect(await vouchersOf(orderId)).toEqual([{ balanceCents: 200_00, voided: true }])
  await scene.settleRefunds()
  expect(await vouchersOf(orderId)).toEqual([{ balanceCents: 1, voided: false }])
})

it('leaves the voucher unchanged when the provider refuses', async () => {
  const { orderId, number } = await paid([[namedCast.voucher200, 1]])
  await ask(number, 199_99)
  await scene.settleRefunds({ kind: 'failed', reason: 'no money on the account' })
  expect(await vouchersOf(orderId)).toEqual([{ balanceCents: 200_00, voided: false }])
})

it('voids one of two vouchers when the price of one was refunded, then the other one', async () => {
  const { orderId, number } = await paid([[namedCast.voucher200, 2]])
  await ask(number, 200_00)
  await scene.settleRefunds()
  const whole = { balanceCents: 200_00, voided: false }
  expect(await vouchersOf(orderId)).toEqual([whole, { balanceCents: 0, voided: true }])
  const { orders } = await listOrders(scene.db, { filter: 'all', q: '' }, 'de')
  expect(orders[0]?.vouchers.map(({ balanceCents, priceCents }) => [balanceCents, priceCents])).toEqual([
    [200_00, 200_00],
    [0, 200_00],
  ])
  await ask(number, 200_00, 200_00)
  await scene.settleRefunds()
  expect((await vouchersOf(orderId)).every(({ voided }) => voided)).toBe(true)
})

it('subtracts nothing from the voucher while the other articles cover the refund', async () => {
  const { orderId, number } = await paid([
    [namedCast.compass, 1],
    [namedCast.voucher200, 1],
  ])
  await ask(number, 89_00)
  expect(await vouchersOf(orderId)).toEqual([{ balanceCents: 200_00, voided: false }])
  await scene.settleRefunds()
  await ask(number, 50_00, 89_00)
  await scene.settleRefunds()
  expect(await vouchersOf(orderId)).toEqual([{ balanceCents: 150_00, voided: false }])
})

it('counts once when the provider reports the same refund many times simultaneously, also without our request', async () => {
  const { orderId } = await paid([[namedCast.voucher200, 1]])
  await Promise.all(
    Array.from({ length: 8 }, () => scene.receive(orderId, { kind: 'refunded', refundedCents: 80_00 })),
  )
  expect(await vouchersOf(orderId)).toEqual([{ balanceCents: 120_00, voided: false }])
})

it('issues vouchers less what was refunded before the payment was reported', async () => {
  const orderId = await scene.place([[namedCast.voucher200, 1]])
  await scene.receive(orderId, { kind: 'refunded', refundedCents: 60_00 })
  await scene.receive(orderId, { kind: 'paid', amountCents: 200_00 })
  expect(await vouchersOf(orderId)).toEqual([{ balanceCents: 140_00, voided: false }])
})
