import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { seedCatalog } from '#db/seed/seed-catalog.ts'
import { findProduct, listProducts } from '#features/catalog/catalog-repository.server.ts'
import { productMedia, productVariants, products } from '#features/catalog/catalog.tables.server.ts'
import { productListQuerySchema } from '#features/catalog/product-query.schema.ts'
import type { StaffArrangement } from './arrangement.ts'
import { previewProducts } from './edit-product.server.ts'
import { recropProducts } from './recrop-products.server.ts'
import type { ProductDocument, VariantDocument } from './product-document.ts'
import type { EditedProduct } from './staff-product.ts'
import { holdStock, releaseStock } from '#features/catalog/stock-repository.server.ts'
import { openStaffScene } from '#test/staff/staff-scene.ts'

const scene = await forThisFile(openStaffScene())
beforeAll(async () => {
  await seedCatalog(scene.deps.db)
})

const ALT = { de: 'Plane im Regen', en: 'Tarp in rain', fr: 'Bâche', it: 'Telo' }
const TODAY = '2026-12-01'
const edited = async (id: string) => (await scene.get(`/products/${id}`)).body as EditedProduct
const add = async (title: string, stock: number | null = 5) =>
  ((await scene.post('/products', { title, priceCents: 5900, stock })).body as { id: string }).id
const save = (id: string, document: ProductDocument, seen: string) =>
  scene.post(`/products/${id}`, { document, seen })
const step = async (id: string, noun: string) =>
  scene.post(`/products/${id}/${noun}`, { seen: (await edited(id)).seen })
const preview = (id: string, document: ProductDocument, more: Partial<PreviewDeps> = {}) =>
  previewProducts(scene.deps.db, id, document, {
    authorId: scene.userId,
    at: new Date(),
    mayPrice: true,
    pictures: {},
    language: 'de',
    today: TODAY,
    ...more,
  })
type PreviewDeps = Parameters<typeof previewProducts>[3]
const productOf = (id: string) => findProduct(scene.deps.db, id, 'fr', TODAY)
const variant = (parts: Partial<VariantDocument>): VariantDocument => ({
  id: '',
  sku: '',
  title: {},
  values: [],
  priceCents: 5900,
  weightGrams: null,
  stock: 4,
  ...parts,
})

it('creates a product with two variants, invisible before it is published', async () => {
  const id = await add('Wollhemd für Wanderer')
  expect(id).toBe('wollhemd-fuer-wanderer')
  const { document, seen, state } = await edited(id)
  expect(state).toBe('draft')
  const [first] = document.variants
  const written: ProductDocument = {
    ...document,
    description: { de: 'Kratzt nicht.', fr: 'Ne gratte pas.' },
    pictures: ['gear-tarp', 'gear-schnur'],
    options: [{ id: '', title: { de: 'Grösse', fr: 'Taille' } }],
    variants: [
      { ...(first ?? variant({})), values: [{ de: 'S' }], sku: 'WH-S' },
      variant({ values: [{ de: 'M' }], sku: 'WH-M', weightGrams: 410 }),
    ],
    info: [{ title: { de: 'Pflege' }, description: { de: 'Lüften.' } }],
    collections: ['feuer-und-lager'],
    related: ['plane'],
  }
  expect((await save(id, written, seen)).status).toBe(200)
  expect(await productOf(id)).toBeUndefined()
  expect((await step(id, 'publication')).status).toBe(200)
  expect(await productOf(id)).toMatchObject({
    title: 'Wollhemd für Wanderer',
    description: 'Ne gratte pas.',
    thumbnail: '/scenes/gear-tarp.svg',
    options: [{ title: 'Taille', values: [{ value: 'S' }, { value: 'M' }] }],
    variants: [
      { title: 'S', sku: 'WH-S', inventory_quantity: 5 },
      { id: 'wollhemd-fuer-wanderer-m', title: 'M', weight: 410, inventory_quantity: 4 },
    ],
    collections: [{ collection_id: 'feuer-und-lager' }],
    related_products: [{ related_id: 'plane' }],
    additional_info: [{ title: 'Pflege' }],
  })
  const log = await scene.logOf('product_changed')
  expect(log).toHaveLength(1)
})

it('gives a second product of the same name an address of its own', async () => {
  expect([await add('Mütze'), await add('Mütze')]).toEqual(['muetze', 'muetze-2'])
})

it('publishes nothing without a description', async () => {
  const id = await add('Leer')
  expect((await step(id, 'publication')).body).toMatchObject({ code: 'product_incomplete' })
})

it('never overwrites a concurrent change of any kind', async () => {
  const id = await add('Zweimal')
  const { document, seen } = await edited(id)
  const titled = (de: string) => ({ ...document, title: { de } })
  expect((await save(id, titled('Eins'), seen)).status).toBe(200)
  expect((await save(id, titled('Zwei'), seen)).body).toMatchObject({ code: 'changed_meanwhile' })
  expect((await edited(id)).document.title).toEqual({ de: 'Eins' })
  const [row] = document.variants
  const [now] = [await edited(id)]
  const price = { priceCents: 5900, salePriceCents: null, saleFrom: null, saleUntil: null }
  await scene.post(`/variants/${row?.id}/price`, { ...price, priceCents: 6100, seen: price })
  expect((await save(id, now.document, now.seen)).body).toMatchObject({ code: 'changed_meanwhile' })
})

it('keeps a variant that somebody is buying, and removes it afterwards', async () => {
  const { document, seen } = await edited('plane')
  const [first, second] = document.variants
  if (!first || !second) throw new Error('the tarp has two colours')
  const line = { variantId: second.id, quantity: 1 }
  await scene.deps.db.transaction((tx) => holdStock(tx, [line]))
  const without = { ...document, variants: [first] }
  expect((await save('plane', without, seen)).body).toMatchObject({ code: 'variant_ordered' })
  expect((await edited('plane')).document).toEqual(document)
  await scene.deps.db.transaction((tx) => releaseStock(tx, [line]))
  expect((await save('plane', without, seen)).status).toBe(200)
  expect((await productOf('plane'))?.variants).toHaveLength(1)
  expect((await productOf('plane'))?.additional_info.map(({ id }) => id)).toEqual([
    'plane-info-1',
    'plane-info-2',
  ])
})

it('swaps item numbers within a product, and refuses that of another', async () => {
  const { document, seen } = await edited('trinkflasche')
  const [one, other] = document.variants
  if (!one || !other) throw new Error('the bottle has two sizes')
  const swapped = {
    ...document,
    variants: [
      { ...one, sku: other.sku },
      { ...other, sku: one.sku },
    ],
  }
  expect((await save('trinkflasche', swapped, seen)).status).toBe(200)
  const now = await edited('trinkflasche')
  const taken = {
    ...now.document,
    variants: now.document.variants.map((each, i) => (i ? each : { ...each, sku: 'FL-FS' })),
  }
  expect((await save('trinkflasche', taken, now.seen)).body).toMatchObject({ code: 'sku_taken' })
})

it('saves a seeded product unchanged without changing the shop, and the seed keeps what was changed', async () => {
  const ids = ['feuerstahl', 'gutschein-aufbruch', 'gutschein-wert', 'peilkompass']
  for (const id of ids) {
    const { updated_at: _before, media: _media, images: _images, ...before } = (await productOf(id)) ?? {}
    const { document, seen } = await edited(id)
    expect((await save(id, document, seen)).status, id).toBe(200)
    const { updated_at: _after, media: _m, images: _i, ...after } = (await productOf(id)) ?? {}
    expect(after, id).toEqual(before)
  }
  const { document, seen } = await edited('feuerstahl')
  await save('feuerstahl', { ...document, title: { de: 'Feuerstein' }, info: [], collections: [] }, seen)
  await seedCatalog(scene.deps.db)
  expect(await productOf('feuerstahl')).toMatchObject({
    title: 'Feuerstein',
    additional_info: [],
    collections: [],
  })
})

it('removes a product and restores it; the seed does not restore it', async () => {
  expect((await step('kartenplakat', 'removal')).status).toBe(200)
  await seedCatalog(scene.deps.db)
  expect(await productOf('kartenplakat')).toBeUndefined()
  expect((await edited('kartenplakat')).state).toBe('removed')
  expect((await step('kartenplakat', 'return')).status).toBe(200)
  expect((await step('kartenplakat', 'publication')).status).toBe(200)
  expect(await productOf('kartenplakat')).toBeDefined()
})

it('previews a draft as in the shop, and stores nothing of it', async () => {
  const id = await add('Vorschau')
  const { document } = await edited(id)
  const typed = { ...document, title: { de: 'Getippt' }, description: { de: 'Noch nicht gespeichert.' } }
  const found = await preview(id, typed)
  expect(found.ok && found.value.find((each) => each.id === id)?.title).toBe('Getippt')
  expect((await edited(id)).document.title).toEqual({ de: 'Vorschau' })
  const [row] = await scene.deps.db.select().from(products).where(eq(products.id, id))
  expect(row?.status).toBe('draft')
})

it('describes own pictures as the library does, in the language of the page', async () => {
  const id = await add('Fotografiert')
  const { document } = await edited(id)
  const picture = crypto.randomUUID()
  const file = { width: 9, height: 9, bytes: 9, type: 'image/jpeg', colour: '#446655' }
  const published = { focus: { x: 1, y: 2 }, alt: ALT, author: 'Gratweg GmbH', right: 'own' as const, file }
  const typed = { ...document, pictures: [picture, 'gear-tarp'] }
  const found = await preview(id, typed, { language: 'it', pictures: { [picture]: published } })
  const { images, metadata } = (found.ok && found.value.find((each) => each.id === id)) || {}
  expect(metadata).toEqual({ picture_alts: { [String(images?.[0]?.url)]: ALT.it } })
})

it('requires the permission for prices', async () => {
  const id = await add('Preis')
  const { document } = await edited(id)
  const dearer = { ...document, variants: document.variants.map((each) => ({ ...each, priceCents: 1 })) }
  const tried = await preview(id, dearer, { mayPrice: false })
  expect(tried).toMatchObject({ ok: false, refusal: { code: 'no_permission' } })
})

it('arranges the shop and its collections, and adds one', async () => {
  const { order, collections, seen } = (await scene.get('/arrangement')).body as StaffArrangement
  const turned = {
    order: [...order].reverse(),
    collections: [
      { id: '', title: { de: 'Für den Winter', fr: 'Pour l’hiver' }, products: ['plane', 'feldbuch'] },
      ...collections.filter(({ id }) => id !== 'orientierung'),
    ],
  }
  expect((await scene.post('/arrangement', { ...turned, seen })).status).toBe(200)
  expect((await scene.post('/arrangement', { ...turned, seen })).body).toMatchObject({
    code: 'changed_meanwhile',
  })
  const { products: listed } = await listProducts(
    scene.deps.db,
    productListQuerySchema.parse({}),
    'fr',
    TODAY,
  )
  const live = turned.order.filter((id) => listed.some((each) => each.id === id))
  expect(listed.map(({ id }) => id)).toEqual(live)
  const plane = listed.find(({ id }) => id === 'plane')
  expect(plane?.collections[0]).toMatchObject({
    collection_id: 'fuer-den-winter',
    title: 'Pour l’hiver',
    order: 0,
  })
  expect((await productOf('feldbuch'))?.collections).toMatchObject([
    { collection_id: 'fuer-den-winter', order: 1 },
  ])
  expect((await productOf('peilkompass'))?.collections).toEqual([])
  expect(
    (await scene.post('/arrangement', { ...turned, order: ['plane'], seen: 'f'.repeat(32) })).body,
  ).toMatchObject({ code: 'changed_meanwhile' })
})

it.each([
  ['an unknown product', 'GET', '/products/nothing', undefined, 404],
  ['a product without a price', 'POST', '/products', { title: 'X', priceCents: 0, stock: null }, 422],
  ['a title of two lines', 'POST', '/products', { title: 'a\nb', priceCents: 1, stock: null }, 422],
  ['a document of nothing', 'POST', '/products/plane', { document: {}, seen: 'f'.repeat(32) }, 422],
] as const)('refuses %s', async (_what, method, path, body, status) => {
  expect((await scene.call(method, path, body)).status).toBe(status)
  expect(
    await scene.deps.db.select().from(productVariants).where(eq(productVariants.priceInCents, 0)),
  ).toEqual([])
})

it('shows another crop of an own picture at once, without blocking the author of the product', async () => {
  const { db } = scene.deps
  const id = '5c1f2f0e-3b4c-4c1d-9a55-0c2c7b8d9e10'
  const address = (crop: string, end = '1x1-800.webp') =>
    `/storage/v1/object/public/photographs/${id}-${crop}-${end}`
  await db
    .update(products)
    .set({ thumbnail: address('50-50') })
    .where(eq(products.id, 'plane'))
  await db
    .update(productVariants)
    .set({ imageUrl: address('50-50') })
    .where(eq(productVariants.productId, 'plane'))
  const media = { id: 'photo', productId: 'plane', url: address('50-50'), position: -1 }
  await db.insert(productMedia).values(media)
  const { seen } = await edited('plane')
  const { seen: other } = await edited('feldbuch')
  await db.transaction((tx) => recropProducts(tx, id, { focus: { x: 7, y: 80 }, alt: ALT }))
  const product = await productOf('plane')
  expect(product?.thumbnail).toBe(address('7-80'))
  expect(product?.images[0]?.url).toBe(address('7-80'))
  expect(product?.metadata).toMatchObject({ picture_alts: { [address('7-80')]: ALT.fr } })
  expect(product?.variants.map(({ image_url }) => image_url)).toContain(address('7-80'))
  expect([(await edited('plane')).seen, (await edited('feldbuch')).seen]).toEqual([seen, other])
})
