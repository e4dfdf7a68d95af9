import { asc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { products } from '#features/catalog/catalog.tables.server.ts'
import { ownAmountId } from '#features/catalog/own-amount.ts'
import { createVariantCopy } from '#features/catalog/variant-copy.server.ts'
import { orderLines, orders } from '#features/order/database/order.tables.server.ts'
import { vouchers } from '#features/voucher/voucher.tables.server.ts'
import { namedCast } from '#test/orders/order-fixtures.ts'
import { checkoutBody, shopApp } from '#test/orders/shop-app.ts'
import { BUYER, openTestkasseScene } from '#test/orders/testkasse-scene.ts'

const VOUCHER = 'product-voucher'
const own = (francs: number) => ownAmountId(VOUCHER, francs)

let cleanUp: () => Promise<void>
const scene = await forThisFile(openTestkasseScene())
beforeEach(async () => {
  cleanUp = await scene.reset()
  await offer({ ownLeastFrancs: 50, ownMostFrancs: 400 })
})
afterEach(() => cleanUp())

function offer(range: {
  ownLeastFrancs: number | null
  ownMostFrancs: number | null
  purchasable?: boolean
}) {
  return scene.db.update(products).set(range).where(eq(products.id, VOUCHER))
}

function order(id: string, app = scene.app) {
  const payload = checkoutBody([[id, 1]])
  return app.inject({ method: 'POST', url: '/store/gratweg/checkout', payload })
}

it.each([
  ['at once', []],
  [
    'step by step, beside two products that are counted',
    [
      [namedCast.compass, 1],
      [namedCast.cord, 1],
    ],
  ],
] satisfies [string, [string, number][]][])(
  'two own amounts are two lines, and their vouchers are worth what was paid: %s',
  async (_way, others) => {
    const path = await scene.open([[own(120), 1], [own(75), 2], ...others])
    const address = { street: 'Via Nassa 1', postalCode: '6900', city: 'Lugano', country: 'CH', phone: '' }
    expect((await scene.submit(`${path}/payment`, { ...BUYER, ...address })).statusCode).toBe(303)
    expect(await scene.orderState()).toBe('paid')
    const lines = await scene.db.select().from(orderLines).orderBy(asc(orderLines.position))
    expect(
      lines
        .slice(0, 2)
        .map((line) => [line.variantTitle, line.quantity, line.unitPriceCents, line.voucherCents]),
    ).toEqual([
      ['CHF 120', 1, 12_000, 12_000],
      ['CHF 75', 2, 7500, 7500],
    ])
    const issued = (await scene.db.select().from(vouchers)).map(({ initialCents }) => initialCents)
    expect(issued.toSorted((a, b) => a - b)).toEqual([7500, 7500, 12_000])
    // What the owner offers later changes nothing that is paid.
    await offer({ ownLeastFrancs: null, ownMostFrancs: null })
    expect(await scene.db.$count(orderLines, eq(orderLines.variantId, own(120)))).toBe(1)
  },
)

it.each([
  ['of rappen', `${VOUCHER}_99.5`],
  ['of another product', ownAmountId('product-compass', 100)],
  ['of no product', ownAmountId('nothing', 100)],
])('an amount %s is refused', async (_what, id) => {
  const answer = await order(id)
  expect(answer.statusCode).toBe(409)
  expect(answer.json()).toMatchObject({ code: 'unknown_variant', variant_id: id, available: 0 })
  expect(await scene.db.$count(orders)).toBe(0)
})

it.each([49, 401])('the refusal of an amount out of the range (%i) states the range', async (francs) => {
  const answer = await order(own(francs))
  expect(answer.statusCode).toBe(409)
  const problem = answer.json()
  expect(problem).toMatchObject({
    code: 'amount_out_of_range',
    message: expect.stringMatching(/50 bis 400/),
  })
  // Nothing that would take the line out of a cart.
  expect(problem).not.toHaveProperty('variant_id')
  expect(await scene.db.$count(orders)).toBe(0)
})

it('bounds in thousands are formatted the Swiss way', async () => {
  await offer({ ownLeastFrancs: 50, ownMostFrancs: 1500 })
  expect((await order(own(1501))).json().message).toContain('50 bis 1’500')
})

it('the bounds themselves are sold', async () => {
  for (const francs of [50, 400]) expect((await order(own(francs))).statusCode).toBe(200)
})

it('an amount that the owner just excluded is refused, also from an outdated cart', async () => {
  const copy = createVariantCopy(scene.db)
  const app = await shopApp(scene.db, { clock: scene.clock, catalogCopy: copy })
  expect((await order(own(120), app)).statusCode).toBe(200)
  await offer({ ownLeastFrancs: 200, ownMostFrancs: 400 })
  expect((await order(own(120), app)).json()).toMatchObject({ code: 'amount_out_of_range' })
  expect(await scene.db.$count(orders)).toBe(1)
  await app.close()
})

it('no amount of a voucher is sold that is not for sale', async () => {
  await offer({ ownLeastFrancs: 50, ownMostFrancs: 400, purchasable: false })
  expect((await order(own(120))).statusCode).toBe(409)
})
