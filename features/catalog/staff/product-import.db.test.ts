import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { seedCatalog } from '#db/seed/seed-catalog.ts'
import { findProduct, listProducts } from '#features/catalog/catalog-repository.server.ts'
import {
  collections,
  productCollections,
  products,
  productVariants,
} from '#features/catalog/catalog.tables.server.ts'
import type { ImportReport } from './product-import-plan.ts'
import { COLUMNS, type Cells } from './product-sheet.ts'
import { stockChanges } from './stock-history.tables.server.ts'
import { holdStock, releaseStock } from '#features/catalog/stock-repository.server.ts'
import { toProduct } from '#features/catalog/to-product.ts'
import { openStaffScene } from '#test/staff/staff-scene.ts'
import { readCsv } from './read-csv.server.ts'
import { writeCsv } from '#platform/csv/write-csv.ts'

const scene = await forThisFile(openStaffScene())
beforeAll(async () => {
  await seedCatalog(scene.deps.db)
})

const TODAY = '2026-12-01'
const STEEL = { product_id: 'feuerstahl', variant_id: 'feuerstahl-birnenholz' }
const SHIRT = {
  product_id: 'wollhemd',
  title_de: 'Wollhemd',
  title_en: 'Wool shirt',
  title_fr: 'Chemise de laine',
  title_it: 'Camicia di lana',
  description_de: 'Kratzt nicht.\n\nWärmt auch nass.',
  option_de: 'Grösse',
  option_en: 'Size',
  option_fr: 'Taille',
  option_it: 'Taglia',
  price_chf: '129.00',
  stock: '6',
  weight_g: '410',
}
const SHIRTS: Partial<Cells>[] = ['S', 'M'].map((size) => ({
  ...SHIRT,
  variant_id: `wollhemd-${size.toLowerCase()}`,
  sku: `WH-${size}`,
  variant_title_de: size,
  option_value_de: size,
  option_value_en: `${size} (unisex)`,
}))

/** With exactly the columns that a line has. */
function fileOf(...lines: Partial<Cells>[]): string {
  const head = COLUMNS.filter((column) => lines.some((line) => column in line))
  return writeCsv([head, ...lines.map((line) => head.map((column) => line[column] ?? ''))])
}

async function tried(csv: string): Promise<ImportReport> {
  const answer = await scene.post('/product-imports', { csv, dryRun: true })
  expect(answer.status).toBe(200)
  return answer.body as ImportReport
}

const applied = (csv: string, { fingerprint }: ImportReport) =>
  scene.post('/product-imports', { csv, dryRun: false, fileName: 'produkte.csv', fingerprint })

async function variant(id: string) {
  const [row] = await scene.deps.db.select().from(productVariants).where(eq(productVariants.id, id))
  return row
}

const audited = () => scene.logOf('products_imported')

it('exports every variant in a line, and imports the same file without a change', async () => {
  const { text, headers } = await scene.get('/products.csv')
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(headers['content-disposition']).toMatch(/^attachment; filename="products-\d{4}-\d\d-\d\d\.csv"$/)
  const rows = readCsv(text, 1000)
  if (!rows.ok) throw new Error('no csv')
  expect(rows.value[0]).toEqual([...COLUMNS])
  expect(rows.value).toHaveLength((await scene.deps.db.select().from(productVariants)).length + 1)
  const { lines, fingerprint } = await tried(text)
  expect(lines.filter(({ what }) => what !== 'unchanged')).toEqual([])
  expect(fingerprint).toMatch(/^[0-9a-f]{64}$/)
  expect((await applied(text, { lines, fingerprint })).status).toBe(200)
  expect(await audited()).toEqual([])
})

it('exports what is filtered in the order that is shown, and imports it again without a change', async () => {
  const rowsOf = async (query: string) => {
    const { text } = await scene.get(`/products.csv?lng=de&${query}`)
    const { lines } = await tried(text)
    expect(lines.filter(({ what }) => what !== 'unchanged')).toEqual([])
    return text.trim().split('\r\n').slice(1)
  }
  const all = await rowsOf('')
  expect((await rowsOf('sort=-product')).toSorted()).toEqual(all.toSorted())
  expect(await rowsOf('sort=-product')).not.toEqual(all)
  const found = await rowsOf('q=gutschein')
  expect(found.length).toBeGreaterThan(0)
  expect(found.length).toBeLessThan(all.length)
  for (const query of ['sort=id', 'filter=lost'])
    expect((await scene.get(`/products.csv?${query}`)).status, query).toBe(422)
})

it('adds a product with two variants to the end of the shop; a second time nothing happens', async () => {
  const csv = fileOf(...SHIRTS)
  const report = await tried(csv)
  expect(report.lines).toMatchObject([
    { line: 2, name: 'Wollhemd, S', what: 'new_product' },
    { line: 3, name: 'Wollhemd, M', what: 'new_variant' },
  ])
  expect(await findProduct(scene.deps.db, 'wollhemd', 'de', TODAY)).toBeUndefined()
  expect((await applied(csv, report)).body).toEqual(report)

  const found = toProduct(await findProduct(scene.deps.db, 'wollhemd', 'fr', TODAY))
  expect(found).toMatchObject({ title: 'Chemise de laine', image: null, purchasable: true })
  expect(found.options).toMatchObject([{ title: 'Taille', values: [{ value: 'S' }, { value: 'M' }] }])
  expect(found.variants).toMatchObject([
    { sku: 'WH-S', price_in_cents: 12_900, inventory_quantity: 6, weight: 410 },
    { sku: 'WH-M' },
  ])
  const query = { offset: 0, limit: 100, sort_by: 'order', order: 'asc' } as const
  const listed = await listProducts(scene.deps.db, query as Parameters<typeof listProducts>[1], 'de', TODAY)
  expect(listed.products.at(-1)?.id).toBe('wollhemd')
  expect(await scene.deps.db.select().from(stockChanges)).toMatchObject([
    { variantId: 'wollhemd-s', kind: 'counted', before: 0, after: 6, note: 'CSV: produkte.csv' },
    { variantId: 'wollhemd-m', before: 0, after: 6, authorId: scene.userId },
  ])
  expect(await audited()).toMatchObject([{ actorId: scene.userId, detail: { lines: 2 } }])

  const again = await tried(csv)
  expect(again.lines.map(({ what }) => what)).toEqual(['unchanged', 'unchanged'])
  expect((await applied(csv, again)).status).toBe(200)
  expect(await audited()).toHaveLength(1)
})

it('changes prices, texts and stock, and nothing that is absent from the file', async () => {
  const before = await variant(STEEL.variant_id)
  const csv = fileOf({ ...STEEL, price_chf: '35', title_it: 'Acciarino nuovo', stock: '8', hidden: 'yes' })
  const report = await tried(csv)
  expect(report.lines).toMatchObject([
    {
      what: 'changed',
      changes: [
        { column: 'title_it', from: 'Acciarino', to: 'Acciarino nuovo' },
        { column: 'price_chf', from: '32.00', to: '35.00' },
        { column: 'stock', from: '3', to: '8' },
        { column: 'hidden', from: 'no', to: 'yes' },
      ],
    },
  ])
  await applied(csv, report)
  expect(await variant(STEEL.variant_id)).toEqual({ ...before, priceInCents: 3500, inventoryQuantity: 8 })
  const [product] = await scene.deps.db.select().from(products).where(eq(products.id, 'feuerstahl'))
  expect(product).toMatchObject({
    title: { de: 'Feuerstahl', it: 'Acciarino nuovo' },
    subtitle: { en: 'With a pear-wood handle' },
    isHidden: true,
    thumbnail: '/scenes/gear-feuerstahl.svg',
  })
  const kept = await scene.deps.db
    .select()
    .from(stockChanges)
    .where(and(eq(stockChanges.variantId, STEEL.variant_id), eq(stockChanges.kind, 'counted')))
  expect(kept).toMatchObject([{ before: 3, after: 8 }])
})

it('lets two variants swap their numbers', async () => {
  const csv = fileOf(
    { product_id: 'wollhemd', variant_id: 'wollhemd-s', sku: 'WH-M' },
    { product_id: 'wollhemd', variant_id: 'wollhemd-m', sku: 'WH-S' },
  )
  expect((await applied(csv, await tried(csv))).status).toBe(200)
  expect([(await variant('wollhemd-s'))?.sku, (await variant('wollhemd-m'))?.sku]).toEqual(['WH-M', 'WH-S'])
})

it('reports the invalid line, and applies none', async () => {
  const csv = fileOf({ ...STEEL, price_chf: '36' }, { ...STEEL, variant_id: 'feuerstahl-2', price_chf: '-1' })
  const report = await tried(csv)
  expect(report).toMatchObject({
    fingerprint: null,
    lines: [{ what: 'changed' }, { line: 3, what: 'refused', problem: 'not_an_amount', column: 'price_chf' }],
  })
  const forced = await applied(csv, { ...report, fingerprint: '0'.repeat(64) })
  expect([forced.status, forced.body]).toMatchObject([422, { code: 'lines_refused' }])
  expect((await variant(STEEL.variant_id))?.priceInCents).toBe(3500)
})

it('never sets the stock below what checkouts hold', async () => {
  const line = { variantId: STEEL.variant_id, quantity: 4 }
  await scene.deps.db.transaction((tx) => holdStock(tx, [line]))
  const csv = fileOf({ ...STEEL, stock: '3' })
  expect((await tried(csv)).lines).toMatchObject([{ problem: 'stock_below_held', column: 'stock' }])
  await scene.deps.db.transaction((tx) => releaseStock(tx, [line]))
})

it('does only what was previewed', async () => {
  const csv = fileOf({ ...STEEL, price_chf: '40' })
  const report = await tried(csv)
  const other = await applied(fileOf({ ...STEEL, price_chf: '1' }), report)
  expect([other.status, other.body]).toMatchObject([409, { code: 'catalog_changed' }])
  await scene.deps.db
    .update(productVariants)
    .set({ priceInCents: 3600 })
    .where(eq(productVariants.id, STEEL.variant_id))
  expect((await applied(csv, report)).body).toMatchObject({ code: 'catalog_changed' })
  expect((await variant(STEEL.variant_id))?.priceInCents).toBe(3600)
})

it('of the same file many times simultaneously is applied once', async () => {
  const csv = fileOf({ ...SHIRTS[0], product_id: 'pullover', variant_id: 'pullover-s', sku: 'PU-S' })
  const report = await tried(csv)
  const answers = await Promise.all(Array.from({ length: 5 }, () => applied(csv, report)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
})

it.each<[string, string, object]>([
  ['a quotation without end', 'product_id,variant_id\n"a', { line: 2, problem: 'unreadable' }],
  [
    'half a character',
    'product_id,variant_id,title_de\nfeuerstahl,feuerstahl-birnenholz,\ud800',
    { problem: 'unusable_characters' },
  ],
  ['very many lines', `product_id,variant_id\n${'a,b\n'.repeat(100_000)}`, { problem: 'too_many_lines' }],
  ['very many columns', `${'product_id,'.repeat(90_000)}`, { line: 1, problem: 'column_twice' }],
])('refuses a file with %s', async (_what, csv, line) => {
  expect(await tried(csv)).toMatchObject({ fingerprint: null, lines: [{ what: 'refused', ...line }] })
})

it.each([
  ['more than a megabyte', { csv: 'x'.repeat(1_000_001), dryRun: true }, 422],
  ['far more than a megabyte', { csv: 'x'.repeat(3_000_001), dryRun: true }, 413],
  ['no fingerprint', { csv: '', dryRun: false, fileName: 'a.csv' }, 422],
  ['a file that is no text', { csv: { length: 1 }, dryRun: true }, 422],
])('refuses %s', async (_what, body, status) => {
  expect((await scene.post('/product-imports', body)).status).toBe(status)
})

it('keeps a text that begins like a formula', async () => {
  const csv = fileOf({ ...STEEL, subtitle_de: '=SUM(A1)', subtitle_en: "'-5 °C" })
  await applied(csv, await tried(csv))
  const [product] = await scene.deps.db.select().from(products).where(eq(products.id, 'feuerstahl'))
  expect(product?.subtitle).toMatchObject({ de: '=SUM(A1)', en: "'-5 °C" })
  const { text } = await scene.get('/products.csv')
  expect(text).toContain("'=SUM(A1)")
  expect((await tried(text)).lines.filter(({ what }) => what !== 'unchanged')).toEqual([])
})

it('exports and imports drafts, collections and several options', async () => {
  const [group] = await scene.deps.db.select().from(collections)
  if (!group) throw new Error('no collection')
  const lines = ['rot', 'blau'].map((colour) => ({
    ...SHIRT,
    product_id: 'weste',
    variant_id: `weste-${colour}`,
    variant_title_de: colour,
    option_value_de: 'S',
    option_2_de: 'Farbe',
    option_2_fr: 'Couleur',
    option_value_2_de: colour,
    collections: group.title.de,
    state: 'draft',
    price_chf: "1'400.00",
  }))
  const csv = fileOf(...lines)
  await applied(csv, await tried(csv))
  expect(await findProduct(scene.deps.db, 'weste', 'de', TODAY)).toBeUndefined()
  const { text } = await scene.get('/products.csv')
  expect((await tried(text)).lines.filter(({ what }) => what !== 'unchanged')).toEqual([])
  const rows = readCsv(text, 1000)
  const [head = [], ...rest] = rows.ok ? rows.value : []
  const cellOf = (row: string[], column: string) => row[head.indexOf(column)]
  const vests = rest.filter((row) => cellOf(row, 'product_id') === 'weste')
  const columns = ['state', 'collections', 'option_de', 'option_2_fr', 'option_value_2_de', 'price_chf']
  expect(vests.map((row) => columns.map((column) => cellOf(row, column)))).toEqual([
    ['draft', group.id, 'Grösse', 'Couleur', 'rot', '1400.00'],
    ['draft', group.id, 'Grösse', 'Couleur', 'blau', '1400.00'],
  ])

  const uploaded = fileOf({
    product_id: 'weste',
    variant_id: 'weste-rot',
    state: 'published',
    collections: '',
  })
  await applied(uploaded, await tried(uploaded))
  const found = toProduct(await findProduct(scene.deps.db, 'weste', 'fr', TODAY))
  expect(found.options).toMatchObject([
    { title: 'Taille', values: [{ value: 'S' }, { value: 'S' }] },
    { title: 'Couleur', values: [{ value: 'rot' }, { value: 'blau' }] },
  ])
  const kept = await scene.deps.db
    .select()
    .from(productCollections)
    .where(eq(productCollections.productId, 'weste'))
  expect(kept).toEqual([])
})
