import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { SEED_PRODUCTS } from '#db/seed/seed-catalog.ts'
import { createStoreClient } from '#features/catalog/store-client.ts'
import { openStoreApp, type StoreApp } from '#test/store-app.ts'


const store = await forThisFile(openStoreApp())

const get: StoreApp['get'] = (...request) => store.get(...request)

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
