import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { orderLines, orders } from '#features/order/database/order.tables.server.ts'
import { placeOrder } from '#features/order/checkout/place-order.server.ts'
import { emptyTables } from './empty-tables.ts'
import { namedCast, orderDeps, providerDouble, seedCast } from './orders/order-fixtures.ts'
import { createTestDatabase } from './test-database.ts'

const test = await forThisFile(createTestDatabase())

async function order(): Promise<number> {
  const { database: db } = test
  const placed = await placeOrder(
    orderDeps(db, providerDouble().payments, () => new Date()),
    {
      items: [{ variant_id: namedCast.compass, quantity: 1 }],
      successUrl: 'http://localhost/success',
      cancelUrl: 'http://localhost/shop',
      language: 'de',
    },
  )
  if (!placed.ok) throw new Error(placed.refusal.code)
  const [row] = await db.select({ number: orders.number }).from(orders).orderBy(sql`number desc`)
  return row?.number ?? 0
}

it('empties what refers to a table too, keeps the rest, and restarts the numbers', async () => {
  const { database: db } = test
  for (const _round of [1, 2]) {
    await emptyTables(db, 'products', 'orders')
    await seedCast(db)
    expect([await order(), await order()]).toEqual([10_001, 10_002])
    await emptyTables(db, 'orders')
    expect([await db.$count(orders), await db.$count(orderLines)]).toEqual([0, 0])
    const { rows } = await db.execute(sql`select count(*)::int as n from products`)
    expect(rows[0]?.['n']).toBeGreaterThan(0)
  }
})

it('leaves references checked', async () => {
  await emptyTables(test.database, 'orders')
  const line = sql`insert into order_events (order_id, at, to_state, cause) values (${randomUUID()}, now(), 'paid', 'x')`
  await expect(test.database.execute(line)).rejects.toMatchObject({ cause: { code: '23503' } })
})

it('refuses a name that is no table', async () => {
  await expect(emptyTables(test.database, 'orders', 'ordres')).rejects.toThrow('one of these is no table')
})
