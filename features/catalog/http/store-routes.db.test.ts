import { eq } from 'drizzle-orm'
import Fastify from 'fastify'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { SEED_PRODUCTS } from '#db/seed/seed-catalog.ts'
import { products, productVariants } from '#features/catalog/catalog.tables.server.ts'
import { createStoreClient } from '#features/catalog/store-client.ts'
import type { WireProduct } from '#features/catalog/store-wire.schema.ts'
import { forThisFile } from '#test/for-this-file.ts'
import { openStoreApp, type StoreApp } from '#test/store-app.ts'

const store = await forThisFile(openStoreApp())
const get: StoreApp['get'] = (...request) => store.get(...request)

describe('the store', () => {
  let test: StoreApp['test']
  let cache: StoreApp['cache']

  beforeAll(async () => {
    test = store.test
    cache = store.cache
  })

  afterEach(() => cache.clear())

  const ids = (response: { json(): { products: WireProduct[] } }) =>
    response.json().products.map(({ id }) => id)

  describe('GET products', () => {
    it('answers the whole shop in the recommended order', async () => {
      const response = await get('products')
      expect(response.statusCode).toBe(200)
      expect(response.json()).toMatchObject({ count: SEED_PRODUCTS.length, offset: 0, limit: 100 })
      expect(ids(response)).toEqual(SEED_PRODUCTS.map((product) => product.id))
    })

    it('answers pages, and counts what matches whatever the page', async () => {
      const page = await get('products?offset=2&limit=3')
      expect(page.json()).toMatchObject({ count: SEED_PRODUCTS.length, offset: 2, limit: 3 })
      expect(ids(page)).toEqual(SEED_PRODUCTS.slice(2, 5).map((product) => product.id))
      expect((await get('products?offset=100000')).json()).toMatchObject({
        count: SEED_PRODUCTS.length,
        products: [],
      })
    })

    it('answers only the requested ids', async () => {
      expect(ids(await get('products?ids=feldbuch,plane,nothing'))).toEqual(['feldbuch', 'plane'])
    })

    it('sorts by the current price of the shown variant, both ways', async () => {
      const client = createStoreClient({ base: '', storeId: 'gratweg', fetch: store.fetch, language: 'de' })
      const up = (await client.listProducts({ sort_by: 'price' })).products
      const paid = up.map((product) => product.sale_price_in_cents ?? product.price_in_cents)
      expect(paid).toEqual([...paid].sort((a, b) => a - b))
      expect(paid).toContain(6000)
      const down = (await client.listProducts({ sort_by: 'price', order: 'desc' })).products
      expect(down.map((p) => p.sale_price_in_cents ?? p.price_in_cents)).toEqual([...paid].reverse())
    })

    it('sorts titles by the alphabet of the language', async () => {
      const titles = async (language: string) =>
        (
          (await get('products?sort_by=title', { 'accept-language': language })).json()
            .products as WireProduct[]
        ).map((product) => product.title)
      for (const language of ['de', 'fr', 'it', 'en']) {
        const found = await titles(language)
        expect(found).toEqual([...found].sort(new Intl.Collator(`${language}-CH`).compare))
      }
    })

    it('leaves hidden products out of the list, but returns them by id', async () => {
      await test.database.update(products).set({ isHidden: true }).where(eq(products.id, 'feldbuch'))
      try {
        expect(ids(await get('products'))).not.toContain('feldbuch')
        expect(ids(await get('products?is_hidden=true'))).toEqual(['feldbuch'])
        expect(ids(await get('products?ids=feldbuch,plane'))).toEqual(['feldbuch', 'plane'])
        expect(ids(await get('products?ids=feldbuch,plane&is_hidden=false'))).toEqual(['plane'])
        expect((await get('products/feldbuch')).statusCode).toBe(200)
      } finally {
        await test.database.update(products).set({ isHidden: false }).where(eq(products.id, 'feldbuch'))
      }
    })

    it('returns no drafts and nothing deleted, not even by id', async () => {
      await test.database.update(products).set({ status: 'draft' }).where(eq(products.id, 'plane'))
      await test.database.update(products).set({ deletedAt: new Date() }).where(eq(products.id, 'reepschnur'))
      try {
        expect(ids(await get('products?ids=plane,reepschnur'))).toEqual([])
        expect((await get('products/plane')).statusCode).toBe(404)
        expect((await get('products/reepschnur')).statusCode).toBe(404)
        expect((await get('variants?product_ids[]=plane')).json()).toEqual({ variants: [] })
      } finally {
        await test.database.update(products).set({ status: 'published', deletedAt: null })
      }
    })

    it('filters by creation until a time, and until the end of a Swiss day', async () => {
      // 23:30 on 27 March in Switzerland
      await test.database
        .update(products)
        .set({ createdAt: new Date('2027-03-27T22:30:00Z') })
        .where(eq(products.id, 'plane'))
      try {
        const listed = async (date: string) =>
          ids(await get(`products?ids=plane&to_date=${encodeURIComponent(date)}`)).length
        expect(await listed('2027-03-27')).toBe(1)
        expect(await listed('2027-03-26')).toBe(0)
        expect(await listed('2027-03-27T22:30:00Z')).toBe(1)
        expect(await listed('2027-03-27T23:30:00+01:00')).toBe(1)
        expect(await listed('2027-03-27T22:29:59Z')).toBe(0)
        expect(await listed('1970-01-01')).toBe(0)
        expect(await listed('2999-12-31')).toBe(1)
      } finally {
        await test.database.update(products).set({ createdAt: new Date() })
      }
    })
  })

  describe('GET one product', () => {
    it('returns everything about it, in the requested language', async () => {
      const { product } = (await get('products/peilkompass', { 'accept-language': 'it-CH, de;q=0.5' })).json()
      expect(product).toMatchObject({
        title: 'Bussola da rilevamento',
        thumbnail: '/scenes/gear-kompass.svg',
        type: { value: 'physical' },
        purchasable: true,
        options: [
          {
            title: 'Graduazione',
            values: [{ value: 'Gradi (360°)' }, { variant_id: 'peilkompass-promille' }],
          },
        ],
        variants: [
          {
            prices: [
              {
                amount: 4800,
                sale_amount: null,
                currency_code: 'chf',
                currency: { code: 'chf', symbol: 'CHF', template: 'CHF $1' },
              },
            ],
            manage_inventory: true,
          },
          { id: 'peilkompass-promille' },
        ],
        collections: [{ product_id: 'peilkompass', collection_id: 'orientierung', title: 'Orientamento' }],
        metadata: { quote: 'L’ago non ha opinioni. Per questo è una buona compagnia.' },
      })
      expect(product.images).toEqual(product.media)
      expect(product.related_products.map((r: { related_id: string }) => r.related_id)).toEqual([
        'gutschein-klarer-kompass',
        'feldbuch',
        'plane',
      ])
    })

    it('prefers lng to the browser’s language, and falls back to German', async () => {
      const title = async (path: string, language: string) =>
        (await get(path, { 'accept-language': language })).json().product.title
      expect(await title('products/feldbuch?lng=fr', 'it')).toBe('Carnet de terrain')
      expect(await title('products/feldbuch?lng=xx', 'en')).toBe('Field notebook')
      expect(await title('products/feldbuch', 'rm')).toBe('Feldbuch')
    })

    it('has the level of a course voucher', async () => {
      const { product } = (await get('products/gutschein-durchhaltevermoegen')).json()
      expect(product.metadata).toMatchObject({ level: 2, scene: '/scenes/nacht.svg' })
      expect(product.type).toEqual({ value: 'voucher_course' })
    })

    it('returns only the requested fields', async () => {
      const response = await get('products/feldbuch?field=title,purchasable')
      expect(response.json()).toEqual({ product: { id: 'feldbuch', title: 'Feldbuch', purchasable: true } })
    })
  })

  describe('GET variants', () => {
    it('returns id and free pieces of the requested products', async () => {
      await test.database
        .update(productVariants)
        .set({ heldQuantity: 2 })
        .where(eq(productVariants.id, 'feuerstahl-birnenholz'))
      try {
        const response = await get(
          'variants?fields=inventory_quantity&product_ids[]=feuerstahl&product_ids[]=reepschnur',
        )
        expect(response.json()).toEqual({
          variants: [
            { id: 'feuerstahl-birnenholz', inventory_quantity: 1 },
            { id: 'reepschnur-30', inventory_quantity: 0 },
          ],
        })
        expect(response.headers['cache-control']).toBe('no-store')
      } finally {
        await test.database.update(productVariants).set({ heldQuantity: 0 })
      }
    })

    it('returns all variants without products, and other fields on request', async () => {
      const all = (await get('variants?fields=manage_inventory,product_id')).json().variants
      expect(all).toHaveLength(SEED_PRODUCTS.flatMap((product) => product.variants).length)
      expect(all[0]).toEqual({
        id: 'gutschein-aufbruch-pdf',
        manage_inventory: false,
        product_id: 'gutschein-aufbruch',
      })
    })
  })

  describe('an invalid call', () => {
    it.each([
      ['/store/other/products', 'en', 404, { message: 'There is no such store here.' }],
      ['/store/other/variants', 'fr', 404, { message: 'Cette boutique n’existe pas ici.' }],
      ['products/nothing', 'it', 404, { message: 'Questo prodotto non esiste o non esiste più.' }],
      ['products/%27%3Bdrop', 'de', 404, { error: 'Not Found' }],
      [
        'products?limit=101',
        'de',
        400,
        { field: 'limit', message: '«limit» muss eine ganze Zahl von 1 bis 100 sein.' },
      ],
      ['variants?product_ids[]=%00', 'en', 400, { field: 'product_ids[]' }],
    ])('%s in %s is %i', async (path, language, statusCode, body) => {
      const response = await get(path, { 'accept-language': language })
      expect(response.statusCode).toBe(statusCode)
      expect(response.json()).toMatchObject({ statusCode, ...body })
    })
  })

  describe('the bytes of an answer', () => {
    it('are cached until the catalogue changes, with 304', async () => {
      const first = await get('products')
      const etag = String(first.headers['etag'])
      expect(first.headers).toMatchObject({
        'cache-control': 'no-cache',
        vary: 'Accept-Language, Accept-Encoding',
        'content-language': 'de-CH',
        'x-content-type-options': 'nosniff',
        'access-control-allow-origin': '*',
      })
      expect(
        (await get('products?sort_by=order&limit=100&utm=1', { 'if-none-match': etag })).statusCode,
      ).toBe(304)
      expect(cache.size().entries).toBe(1)

      await test.database.update(products).set({ position: 1 }).where(eq(products.id, 'kartenplakat'))
      expect((await get('products', { 'if-none-match': etag })).statusCode).toBe(304)
      cache.clear()
      const changed = await get('products', { 'if-none-match': etag })
      expect(changed.statusCode).toBe(200)
      expect(ids(changed)[0]).toBe('kartenplakat')
      await test.database.update(products).set({ position: 120 }).where(eq(products.id, 'kartenplakat'))
    })

    it('are not shared between languages, and a missing product is never cached', async () => {
      const german = await get('products')
      const french = await get('products', { 'accept-language': 'fr' })
      expect(german.headers['etag']).not.toBe(french.headers['etag'])
      const before = cache.size().entries
      await get('products/nothing')
      expect(cache.size().entries).toBe(before)
    })
  })
})

describe('the OpenAPI document', () => {
  it('describes all four calls, and every real answer matches it', async () => {
    const document = (await get('/store/openapi.json')).json()
    expect(document.openapi).toBe('3.1.0')
    expect(
      Object.entries<object>(document.paths).flatMap(([path, calls]) =>
        Object.keys(calls).map((m) => `${m} ${path}`),
      ),
    ).toEqual([
      'get /store/{storeId}/products',
      'get /store/{storeId}/products/{id}',
      'get /store/{storeId}/variants',
      'post /store/{storeId}/checkout',
    ])
    const check = await documentChecker(document)
    const answers: [path: string, url: string][] = [
      ['/store/{storeId}/products', 'products'],
      ['/store/{storeId}/products', 'products?lng=fr&limit=2'],
      ['/store/{storeId}/products', 'products?limit=0'],
      ['/store/{storeId}/products', '/store/other/products'],
      ...SEED_PRODUCTS.map(({ id }): [string, string] => [
        '/store/{storeId}/products/{id}',
        `products/${id}`,
      ]),
      ['/store/{storeId}/products/{id}', 'products/plane?field=variants'],
      ['/store/{storeId}/products/{id}', 'products/nothing'],
      ['/store/{storeId}/variants', 'variants'],
      ['/store/{storeId}/variants', 'variants?fields=id,manage_inventory,product_id'],
      ['/store/{storeId}/variants', 'variants?fields=x'],
    ]
    for (const [path, url] of answers) {
      const response = await get(url)
      const described = document.paths[path].get.responses[response.statusCode]
      expect(described, `${url} ${response.statusCode}`).toBeDefined()
      expect(check(described.content['application/json'].schema, response.json()), url).toEqual([])
    }
    const product = (await get('products/plane')).json()
    const { schema } =
      document.paths['/store/{storeId}/products/{id}'].get.responses[200].content['application/json']
    expect(check(schema, { product: { ...product.product, id: 7 } })).not.toEqual([])
  })
})

/** Fastify's JSON schema validator in strict mode, with the document's components. */
async function documentChecker(document: { components: object }) {
  const customOptions = { coerceTypes: false, removeAdditional: false, useDefaults: false, strict: false }
  const checker = Fastify({ ajv: { customOptions } })
  let compile: ((schema: object) => { (value: unknown): boolean; errors?: unknown }) | undefined
  checker.get('/', (request) => {
    compile = (schema) => request.compileValidationSchema(schema) as never
    return {}
  })
  await checker.inject('/')
  return (schema: object, value: unknown): unknown[] => {
    const validate = compile?.({ ...schema, components: document.components })
    if (!validate) throw new Error('no validator')
    return validate(value) ? [] : [validate.errors]
  }
}

describe('the store client with our own service', () => {
  it('reads the whole catalogue without requesting stock again, and replaces nothing', async () => {
    const requested: string[] = []
    const fetch: typeof globalThis.fetch = (input, init) => {
      requested.push(String(input))
      return store.fetch(input, init)
    }
    const client = createStoreClient({ base: '', storeId: 'gratweg', fetch, language: 'de' })
    const { count, products: listed } = await client.listProducts()
    expect(count).toBe(SEED_PRODUCTS.length)
    expect(requested).toEqual(['/store/gratweg/products'])
    for (const [index, product] of listed.entries()) {
      const seeded = SEED_PRODUCTS[index]
      expect(product.title).toBe(seeded?.title.de)
      expect(product.description).toBe(seeded?.description.de)
      expect(product.variants.map(({ id }) => id)).toEqual(seeded?.variants.map(({ id }) => id))
      expect(product.currency).toBe('chf')
    }
    expect((await client.getProduct('gutschein-wert')).price_in_cents).toBe(10_000)
    expect(await client.getVariants(['feuerstahl'])).toEqual([
      { id: 'feuerstahl-birnenholz', inventory_quantity: 3 },
    ])
    await expect(client.getProduct('nothing')).rejects.toThrow('HTTP 404: Not Found')
  })
})
