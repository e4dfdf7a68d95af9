import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { seedCatalog } from '#db/seed/seed-catalog.ts'
import { findProduct, listProducts } from '#features/catalog/catalog-repository.server.ts'
import { productVariants } from '#features/catalog/catalog.tables.server.ts'
import { productListQuerySchema } from '#features/catalog/product-query.schema.ts'
import { announceSales } from './set-price.server.ts'
import type { StaffProduct } from './staff-product.ts'
import { findSellableVariants } from '#features/catalog/stock-repository.server.ts'
import { createVariantCopy, holdAsRead } from '#features/catalog/variant-copy.server.ts'
import { openStaffScene } from '#test/staff/staff-scene.ts'
import { pipelined } from '#platform/database/pipeline.ts'

const scene = await forThisFile(openStaffScene())
beforeAll(async () => {
  await seedCatalog(scene.deps.db)
})

const STEEL = 'feuerstahl-birnenholz'
const BEFORE = '2027-05-31'
const FIRST = '2027-06-01'
const LAST = '2027-06-30'
const AFTER = '2027-07-01'
const FULL = { priceCents: 3200, salePriceCents: null, saleFrom: null, saleUntil: null }
const SALE = { priceCents: 3200, salePriceCents: 1200, saleFrom: FIRST, saleUntil: LAST }
const change = (id: string, prices: object, seen: object) =>
  scene.post(`/variants/${id}/price`, { ...prices, seen })
const listed = async (id: string) => {
  const { products } = (await scene.get('/products')).body as { products: StaffProduct[] }
  return products.flatMap(({ variants }) => variants).find((each) => each.id === id)
}

it('charges the sale price on its days only, in shop, order and stored price', async () => {
  expect((await change(STEEL, SALE, FULL)).status).toBe(200)
  const { db } = scene.deps
  const copy = createVariantCopy(db)
  await copy.read([STEEL], 'de', BEFORE)
  for (const [day, sale] of [
    [BEFORE, null],
    [FIRST, 1200],
    [LAST, 1200],
    [AFTER, null],
  ] as const) {
    const price = (await findProduct(db, 'feuerstahl', 'de', day))?.variants[0]?.prices[0]
    expect(price).toMatchObject({ amount: 3200, sale_amount: sale })
    const [sold] = await db.transaction((tx) => findSellableVariants(tx, [STEEL], 'de', day))
    expect(sold).toMatchObject({ unitPriceInCents: sale ?? 3200, listPriceInCents: 3200 })
    // Read before the sale began, and right all the same.
    expect((await copy.read([STEEL], 'de', day))[0]?.unitPriceInCents).toBe(sale ?? 3200)
  }
})

it('holds nothing at the price of another day', async () => {
  const hold = (unitPriceCents: number, day: string) => {
    const line = { variantId: STEEL, quantity: 1, unitPriceCents, listPriceCents: 3200, isCounted: true }
    return pipelined(scene.deps.db, async ({ send, run }) => send(run(holdAsRead([line], day))))
  }
  await expect(hold(3200, FIRST)).rejects.toMatchObject({ code: 'GW001' })
  await expect(hold(1200, AFTER)).rejects.toMatchObject({ code: 'GW001' })
  await hold(1200, LAST)
})

it('sorts by the price of each day', async () => {
  const query = productListQuerySchema.parse({ sort_by: 'price' })
  const place = async (day: string) =>
    (await listProducts(scene.deps.db, query, 'de', day)).products.findIndex(({ id }) => id === 'feuerstahl')
  expect(await place(FIRST)).toBeLessThan(await place(BEFORE))
})

it('notifies the other processes once when a sale starts, and once when it ends', async () => {
  const at = (day: string) => announceSales(scene.deps.db, new Date(`${day}T00:00:30+02:00`))
  await at(BEFORE)
  expect(await at(BEFORE)).toBe(0)
  expect([await at(FIRST), await at(FIRST), await at(LAST)]).toEqual([1, 0, 0])
  expect([await at(AFTER), await at(AFTER)]).toEqual([1, 0])
})

it('shows staff planned and past sales, and refuses overwriting days unseen', async () => {
  expect(await listed(STEEL)).toMatchObject({ ...SALE, saleState: 'planned' })
  expect((await change(STEEL, FULL, { ...SALE, saleUntil: AFTER })).body).toMatchObject({
    code: 'changed_meanwhile',
  })
  expect((await change(STEEL, FULL, SALE)).status).toBe(200)
  const { prices, saleState } = (await listed(STEEL)) ?? {}
  expect(saleState).toBeNull()
  expect(prices).toMatchObject([FULL, SALE])
})

it.each([
  [{ ...SALE, saleUntil: BEFORE }, 'sale_ends_before_start'],
  [{ ...SALE, salePriceCents: 3200 }, 'sale_not_below_price'],
  [{ ...SALE, saleFrom: '2027-02-30' }, 'invalid'],
])('refuses %o: %s', async (prices, code) => {
  expect(await change(STEEL, prices, FULL)).toMatchObject({ status: 422, body: { code } })
})

it('names a value voucher by its value, after any change of its amount', async () => {
  const id = 'gutschein-wert-200'
  const amount = (cents: number) => ({ ...FULL, priceCents: cents })
  expect((await change(id, amount(22_000), amount(20_000))).status).toBe(200)
  const product = await findProduct(scene.deps.db, 'gutschein-wert', 'fr', BEFORE)
  const variant = product?.variants.find((each) => each.id === id)
  expect(variant).toMatchObject({ title: 'CHF 220', options: [{ value: 'CHF 220' }] })
  expect((await change(id, amount(22_050), amount(22_000))).body).toMatchObject({ code: 'not_whole_francs' })
  expect((await change(id, amount(30_000), amount(22_000))).body).toMatchObject({ code: 'value_offered' })
  // Its id and number are taken by the one that costs more now.
  expect((await scene.post('/products/gutschein-wert/values', { francs: 200 })).status).toBe(200)

  const csv = (price: string) => `product_id;variant_id;price_chf\ngutschein-wert;${id};${price}\n`
  const tried = await scene.post('/product-imports', { dryRun: true, csv: csv('240') })
  const { lines, fingerprint } = tried.body as { lines: { changes: unknown[] }[]; fingerprint: string }
  expect(lines[0]?.changes).toContainEqual({ column: 'variant_title_de', from: 'CHF 220', to: 'CHF 240' })
  const body = { dryRun: false, csv: csv('240'), fileName: 'preise.csv', fingerprint }
  expect((await scene.post('/product-imports', body)).status).toBe(200)
  const [row] = await scene.deps.db.select().from(productVariants).where(eq(productVariants.id, id))
  expect(row).toMatchObject({ title: { de: 'CHF 240', it: 'CHF 240' }, priceInCents: 24_000 })
  for (const price of ['240.50', '300'])
    expect((await scene.post('/product-imports', { dryRun: true, csv: csv(price) })).body).toMatchObject({
      fingerprint: null,
    })
})

it('reads the days of a sale from a file, also as Swiss spreadsheets write them', async () => {
  const csv =
    'product_id;variant_id;sale_price_chf;sale_from;sale_until\nfeuerstahl;feuerstahl-birnenholz;12;1.6.2027;30.06.2027\n'
  const { fingerprint } = (await scene.post('/product-imports', { dryRun: true, csv })).body as {
    fingerprint: string
  }
  await scene.post('/product-imports', { dryRun: false, csv, fileName: 'aktion.csv', fingerprint })
  expect(await listed(STEEL)).toMatchObject(SALE)
  expect((await scene.get('/products.csv')).text).toContain(';12.00;2027-06-01;2027-06-30;')
})
