import type { StaffOrder } from './staff-order.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { placeOrder } from '#features/order/checkout/place-order.server.ts'
import { recordPayment } from '#features/order/payment/record-payment.server.ts'
import { namedCast, eventOf, orderDeps, providerDouble, seedCast } from '#test/orders/order-fixtures.ts'
import { openStaffScene, type StaffScene } from '#test/staff/staff-scene.ts'

let scene: StaffScene

beforeAll(async () => {
  scene = await openStaffScene()
})
afterAll(() => scene.close())

describe('orders', () => {
  it('that were paid are listed with what was bought, newest first; unpaid ones are not', async () => {
    const { db } = scene.deps
    await seedCast(db)
    const deps = orderDeps(db, providerDouble().payments)
    const order = async (items: { variant_id: string; quantity: number }[]) => {
      const urls = { successUrl: 'https://s.test/success', cancelUrl: 'https://s.test/shop' }
      const placed = await placeOrder(deps, { items, ...urls, language: 'de' })
      if (!placed.ok) throw new Error(placed.refusal.code)
      return placed.value.orderId
    }
    const paid = await order([
      { variant_id: namedCast.voucher200, quantity: 2 },
      { variant_id: namedCast.cord, quantity: 1 },
    ])
    await recordPayment(deps, 'testkasse', eventOf(paid, { kind: 'paid', amountCents: 41_200 }))
    await order([{ variant_id: namedCast.aufbruch, quantity: 1 }])
    const { body } = await scene.get('/orders')
    expect([body.previous, body.next]).toEqual([null, null])
    expect(body.orders).toHaveLength(1)
    expect(body.orders[0]).toMatchObject({
      state: 'paid',
      totalCents: 41_200,
      currency: 'chf',
      lines: [{ title: '2 × Titel voucher, Standard' }, { title: '1 × Titel cord, Standard' }],
      test: false,
    })
    const [first] = body.orders[0].vouchers
    expect(body.orders[0].vouchers).toHaveLength(2)
    expect(first).toMatchObject({ amountCents: 20_000, balanceCents: 20_000, voided: false, uses: [] })
    expect((await scene.get(`/orders?after=${body.orders[0].number}`)).body.orders).toEqual([])
    expect((await scene.get('/orders?after=-1')).status).toBe(422)
  })

  it('are in the language of the back office, as long as the catalogue has the product', async () => {
    const { db } = scene.deps
    const deps = orderDeps(db, providerDouble().payments)
    const placed = await placeOrder(deps, {
      items: [
        { variant_id: namedCast.cord, quantity: 1 },
        { variant_id: namedCast.aufbruch, quantity: 1 },
      ],
      successUrl: 'https://s.test/success',
      cancelUrl: 'https://s.test/shop',
      language: 'it',
    })
    if (!placed.ok) throw new Error(placed.refusal.code)
    await recordPayment(
      deps,
      'testkasse',
      eventOf(placed.value.orderId, { kind: 'paid', amountCents: 21_200 }),
    )
    const linesIn = async (language: string) => {
      const [order] = (await scene.get(`/orders?lng=${language}`)).body.orders as StaffOrder[]
      return order?.lines.map(({ title }) => title)
    }
    expect(await linesIn('it')).toEqual(['1 × Titolo cord, Standard', '1 × Titolo aufbruch, Standard'])
    expect(await linesIn('de')).toEqual(['1 × Titel cord, Standard', '1 × Titel aufbruch, Standard'])
    await db.execute(`update products set title = '{"de":"Anderes","it":"Altro"}' where id = 'product-cord'`)
    expect(await linesIn('de')).toEqual(['1 × Titolo cord, Standard', '1 × Titel aufbruch, Standard'])
  })
})
