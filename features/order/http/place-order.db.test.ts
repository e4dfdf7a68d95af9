import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { createVariantCopy } from '#features/catalog/variant-copy.server.ts'
import { productVariants } from '#features/catalog/catalog.tables.server.ts'
import { orders } from '#features/order/database/order.tables.server.ts'
import { countRoundTrips } from '#test/count-round-trips.ts'
import { namedCast } from '#test/orders/order-fixtures.ts'
import { checkoutBody, shopApp } from '#test/orders/shop-app.ts'
import { ADDRESS, BUYER, openTestkasseScene } from '#test/orders/testkasse-scene.ts'

let cleanUp: () => Promise<void>
const scene = await forThisFile(openTestkasseScene())
beforeEach(async () => {
  cleanUp = await scene.reset()
})
afterEach(() => cleanUp())

const goods: [string, number][] = [[namedCast.compass, 1]]

async function buy(items: [string, number][]) {
  const path = await scene.open(items)
  const paid = await scene.submit(`${path}/payment`, { ...BUYER, ...ADDRESS })
  expect(paid.statusCode).toBe(303)
}

it('a paid order costs at most eight round trips and three commits', async () => {
  // Plans and the catalogue's copy are there from the second order on.
  await buy(goods)
  const counted = await countRoundTrips(scene.db.$client, () => buy(goods))
  expect(counted.roundTrips).toBeLessThanOrEqual(8)
  expect(counted.commits).toBeLessThanOrEqual(3)
  expect(await scene.db.$count(orders, eq(orders.state, 'paid'))).toBe(2)
})

it('of fifty simultaneous orders for the last pieces, as many succeed as there are', async () => {
  await scene.db.update(productVariants).set({ inventoryQuantity: 7, heldQuantity: 0 })
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, visitor) =>
      scene.app.inject({
        method: 'POST',
        url: '/store/gratweg/checkout',
        payload: checkoutBody(goods),
        remoteAddress: `10.0.${visitor}.1`,
      }),
    ),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(7)
  expect(await scene.compasses()).toEqual([7, 7])
})

it('an order from an outdated catalogue pays the current price', async () => {
  const copy = createVariantCopy(scene.db)
  const app = await shopApp(scene.db, { clock: scene.clock, catalogCopy: copy })
  const order = () =>
    app.inject({ method: 'POST', url: '/store/gratweg/checkout', payload: checkoutBody(goods) })
  expect((await order()).statusCode).toBe(200)
  await scene.db
    .update(productVariants)
    .set({ priceInCents: sql`${productVariants.priceInCents} + 500`, salePriceInCents: null })
  const [now] = await scene.db
    .select({ price: productVariants.priceInCents })
    .from(productVariants)
    .where(eq(productVariants.id, namedCast.compass))
  expect((await order()).statusCode).toBe(200)
  const totals = (await scene.db.select().from(orders).orderBy(orders.number)).map((each) => each.totalCents)
  expect(totals[1]).toBe(now?.price)
  expect(totals[0]).not.toBe(totals[1])
  await app.close()
})

it('twenty simultaneous requests with the same key are one order', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      scene.app.inject({
        method: 'POST',
        url: '/store/gratweg/checkout',
        payload: checkoutBody(goods),
        headers: { 'idempotency-key': 'once' },
      }),
    ),
  )
  expect(new Set(answers.map((answer) => answer.json().url)).size).toBe(1)
  expect(await scene.db.$count(orders)).toBe(1)
  expect((await scene.compasses())[1]).toBe(1)
})
