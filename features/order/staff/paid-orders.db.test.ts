import type { StaffOrder } from './staff-order.ts'
import { describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { namedCast, paidOrder, seedCast } from '#test/orders/order-fixtures.ts'
import { openStaffScene } from '#test/staff/staff-scene.ts'

const scene = await forThisFile(openStaffScene())

describe('orders', () => {
  it('that were paid are listed with what was bought, newest first; unpaid ones are not', async () => {
    const { db } = scene.deps
    await seedCast(db)
    await paidOrder(db, [
      [namedCast.voucher200, 2],
      [namedCast.cord, 1],
    ])
    const { orderId } = await paidOrder(db, [[namedCast.aufbruch, 1]])
    await db.execute(`update orders set state = 'pending_payment', paid_at = null where id = '${orderId}'`)
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
    await paidOrder(
      db,
      [
        [namedCast.cord, 1],
        [namedCast.aufbruch, 1],
      ],
      'it',
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
