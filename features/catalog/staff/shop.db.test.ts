import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { seedCatalog } from '#db/seed/seed-catalog.ts'
import { productVariants } from '#features/catalog/catalog.tables.server.ts'
import type { StaffProduct, StaffVariant } from './staff-product.ts'
import { stockChanges } from './stock-history.tables.server.ts'
import { holdStock } from '#features/catalog/stock-repository.server.ts'
import { openStaffScene } from '#test/staff/staff-scene.ts'

let id = ''
const scene = await forThisFile(openStaffScene())
beforeAll(async () => {
  await seedCatalog(scene.deps.db)
  const found = (await listed()).find(({ stock }) => stock)
  if (!found) throw new Error('nothing is counted')
  id = found.id
})
beforeEach(async () => {
  await scene.deps.db.delete(stockChanges)
  await scene.deps.db
    .update(productVariants)
    .set({ inventoryQuantity: 10, heldQuantity: 0, priceInCents: 4000, salePriceInCents: null })
    .where(eq(productVariants.id, id))
})

async function listed(): Promise<StaffVariant[]> {
  const { products } = (await scene.get('/products?lng=fr')).body as { products: StaffProduct[] }
  return products.flatMap(({ variants }) => variants)
}

async function variant(): Promise<StaffVariant> {
  const found = (await listed()).find((each) => each.id === id)
  if (!found) throw new Error('the variant is gone')
  return found
}

const changeStock = (kind: string, pieces: number, seen = 10) =>
  scene.post(`/variants/${id}/stock`, { kind, pieces, note: '', seen })

const SEEN = { priceCents: 4000, salePriceCents: null }

it('lists what was received, sold outside, broke and was counted, newest first', async () => {
  for (const [kind, pieces] of [
    ['received', 5],
    ['sold', 3],
    ['broken', 1],
  ] as const)
    expect((await changeStock(kind, pieces)).status).toBe(200)
  expect((await changeStock('counted', 9, 11)).status).toBe(200)
  const { stock, changes } = await variant()
  expect(stock).toEqual({ onHand: 9, held: 0 })
  expect(changes.map(({ kind, before, after }) => [kind, before, after])).toEqual([
    ['counted', 11, 9],
    ['broken', 12, 11],
    ['sold', 15, 12],
    ['received', 10, 15],
  ])
})

it('never changes what a checkout holds, and refuses a count from before a sale', async () => {
  await scene.deps.db.transaction((tx) => holdStock(tx, [{ variantId: id, quantity: 4 }]))
  expect((await changeStock('sold', 7)).body).toMatchObject({ code: 'stock_too_low', free: 6 })
  expect((await changeStock('counted', 3)).body).toMatchObject({ code: 'stock_below_held', held: 4 })
  expect((await changeStock('counted', 12, 11)).body).toMatchObject({ code: 'changed_meanwhile' })
  expect((await variant()).stock).toEqual({ onHand: 10, held: 4 })
})

it('counts each of many simultaneous changes, and the pieces add up', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => changeStock(index % 2 ? 'received' : 'sold', 1)),
  )
  const done = answers.filter(({ status }) => status === 200).length
  const { stock, changes } = await variant()
  expect(done).toBe(changes.length)
  expect(stock?.onHand).toBe(10 + changes.reduce((sum, { before, after }) => sum + after - before, 0))
})

it('hides a product from the list and shows it again', async () => {
  const hidden = async () =>
    ((await scene.get('/products')).body as { products: StaffProduct[] }).products.filter(
      (each) => each.isHidden,
    )
  const [product] = ((await scene.get('/products')).body as { products: StaffProduct[] }).products
  await scene.post(`/products/${product?.id}/hiding`)
  expect((await hidden()).map((each) => each.id)).toEqual([product?.id])
  await scene.post(`/products/${product?.id}/listing`)
  expect(await hidden()).toEqual([])
})

it.each([
  [
    'a variant that does not exist',
    '/variants/nothing/stock',
    { kind: 'sold', pieces: 1, note: '', seen: 1 },
    404,
  ],
  ['a product that does not exist', '/products/nothing/hiding', {}, 404],
  ['half a piece', '/variants/x/stock', { kind: 'sold', pieces: 1.5, note: '', seen: 1 }, 422],
  ['a price of nothing', '/variants/x/price', { priceCents: 0, salePriceCents: null, seen: SEEN }, 422],
  ['a note of two lines', '/variants/x/stock', { kind: 'sold', pieces: 1, note: 'a\nb', seen: 1 }, 422],
])('refuses %s', async (_what, path, body, status) => {
  expect((await scene.post(path, body)).status).toBe(status)
})

describe('the amounts of the value voucher', () => {
  const VOUCHER = 'gutschein-wert'
  const offered = async () => {
    const { products } = (await scene.get('/products?lng=de')).body as { products: StaffProduct[] }
    return products.find(({ isValueVoucher }) => isValueVoucher)?.variants ?? []
  }
  const amounts = async () => (await offered()).map(({ priceCents }) => priceCents / 100)
  const add = (francs: number) => scene.post(`/products/${VOUCHER}/values`, { francs })
  const remove = (variant: string) => scene.post(`/products/${VOUCHER}/value-removals`, { variant })

  it('are added and removed, each in its place by size', async () => {
    expect(await amounts()).toEqual([100, 200, 300, 500])
    expect((await add(250)).status).toBe(200)
    expect((await add(50)).status).toBe(200)
    expect(await amounts()).toEqual([50, 100, 200, 250, 300, 500])
    expect((await offered())[3]).toMatchObject({ title: 'CHF 250', sku: 'GW-250', stock: null })
    for (const id of [`${VOUCHER}-250`, `${VOUCHER}-50`]) expect((await remove(id)).status).toBe(200)
    expect(await amounts()).toEqual([100, 200, 300, 500])
  })

  it('are added once, also simultaneously, and one of them always remains', async () => {
    const answers = await Promise.all([add(150), add(150)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    for (const { id } of (await offered()).slice(1)) expect((await remove(id)).status).toBe(200)
    const [last] = await offered()
    expect((await remove(last?.id ?? '')).body).toMatchObject({ code: 'last_value' })
    for (const francs of [200, 300, 500]) await add(francs)
    if (!(await amounts()).includes(100)) await add(100)
  })

  it('are whole francs within bounds, of the value voucher only', async () => {
    for (const francs of [9, 5001, 99.5]) expect((await add(francs)).status).toBe(422)
    expect((await scene.post('/products/trinkflasche/values', { francs: 60 })).body).toMatchObject({
      code: 'unknown_product',
    })
    expect((await scene.post(`/products/${VOUCHER}/value-removals`, { variant: id })).body).toMatchObject({
      code: 'unknown_variant',
    })
  })
  it('may be chosen by visitors within a range, which is not overwritten unseen', async () => {
    const range = async () => {
      const { products } = (await scene.get('/products?lng=de')).body as { products: StaffProduct[] }
      return products.find(({ isValueVoucher }) => isValueVoucher)?.ownAmount
    }
    const set = (range: unknown, seen: unknown, product = VOUCHER) =>
      scene.post(`/products/${product}/own-amount`, { range, seen })
    expect(await range()).toBeNull()
    expect((await set({ least: 20, most: 800 }, null)).status).toBe(200)
    expect(await range()).toEqual({ least: 20, most: 800 })
    expect((await set({ least: 30, most: 900 }, null)).body).toMatchObject({ code: 'changed_meanwhile' })
    for (const [least, most] of [
      [9, 100],
      [10, 5001],
      [200, 100],
      [10.5, 100],
    ])
      expect((await set({ least, most }, { least: 20, most: 800 })).status).toBe(422)
    expect((await set({ least: 20, most: 800 }, null, 'trinkflasche')).body).toMatchObject({
      code: 'unknown_product',
    })
    expect((await set(null, { least: 20, most: 800 })).status).toBe(200)
    expect(await range()).toBeNull()
  })
})
