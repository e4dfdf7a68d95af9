import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createStoreClient, withStock } from './store-client.ts'
import { StoreError } from './store-error.ts'
import { toProduct } from './to-product.ts'

interface Call {
  method: string | undefined
  url: string | undefined
  headers: IncomingMessage['headers']
  body: string
}

/** An external store: same shapes, but other ids, currency, HTML texts and no stock in products. */
const SERUM = {
  id: 'prod_01',
  title: 'Face Serum',
  subtitle: null,
  ribbon_text: null,
  description: '<p>Hydrating.</p>',
  thumbnail: 'https://cdn.shop.test/serum.png',
  site_product_selection: null,
  purchasable: true,
  type: { value: 'physical' },
  product_collections: [{ collection_id: 'pcol_1', order: 0 }],
  variants: [
    {
      id: 'voucher-200',
      title: 'Default',
      manage_inventory: true,
      prices: [
        {
          amount: 20_000,
          sale_amount: null,
          currency_code: 'USD',
          currency: { code: 'USD', symbol: '$', template: '$$1' },
        },
      ],
      options: [],
    },
  ],
}

let server: Server | undefined
afterEach(() => server?.close())

async function external(answer: (call: Call, response: ServerResponse) => void) {
  const calls: Call[] = []
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      const call = { method: request.method, url: request.url, headers: request.headers, body }
      calls.push(call)
      answer(call, response)
    })
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`
  return { calls, client: createStoreClient({ base, storeId: 'store 1', language: () => 'fr' }) }
}

function json(response: ServerResponse, body: unknown, status = 200, statusText = '') {
  response.writeHead(status, statusText, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}

describe('the store client with an external store', () => {
  it('lists products, requests missing stock, and applies the substitutions', async () => {
    const { client, calls } = await external(({ url }, response) =>
      url?.includes('/variants')
        ? json(response, { variants: [{ id: 'voucher-200', inventory_quantity: 7 }] })
        : json(response, { count: 1, offset: 0, limit: 10, products: [SERUM] }),
    )
    const list = await client.listProducts({
      ids: ['prod_01', 'prod 02'],
      limit: 10,
      sort_by: 'price',
      is_hidden: false,
    })
    expect(calls.map((call) => call.url)).toEqual([
      '/api/store/store%201/products?ids%5B%5D=prod_01&ids%5B%5D=prod+02&limit=10&sort_by=price&is_hidden=false',
      '/api/store/store%201/variants?fields=inventory_quantity&product_ids%5B%5D=prod_01',
    ])
    expect(calls[0]?.headers['accept-language']).toBe('fr')
    expect(list).toMatchObject({ count: 1, offset: 0, limit: 10 })
    expect(list.products[0]).toMatchObject({
      title: 'Bon cadeau',
      image: '/scenes/posten.svg',
      price_in_cents: 20_000,
      currency: 'usd',
      collections: [{ product_id: 'prod_01', collection_id: 'pcol_1', order: 0 }],
      variants: [{ id: 'gutschein-wert-200', inventory_quantity: 7 }],
    })
  })

  it('does not request stock that is not managed', async () => {
    const unmanaged = { ...SERUM, variants: [{ ...SERUM.variants[0], manage_inventory: false }] }
    const { client, calls } = await external((_, response) => json(response, { product: unmanaged }))
    expect((await client.getProduct('prod_01')).id).toBe('prod_01')
    expect(calls.map((call) => call.url)).toEqual(['/api/store/store%201/products/prod_01'])
  })

  it('sends no request when no products are named', async () => {
    const { client, calls } = await external((_, response) => json(response, {}))
    expect(await client.getVariants([])).toEqual([])
    expect(calls).toEqual([])
  })

  it('opens a checkout with exactly the given body', async () => {
    const { client, calls } = await external((_, response) => json(response, { url: 'https://pay.test/1' }))
    const body = {
      items: [{ variant_id: 'v', quantity: 2 }],
      successUrl: 'https://site.test/success',
      cancelUrl: 'https://site.test/shop',
      locale: 'de' as const,
      timeZone: 'Europe/Zurich',
    }
    expect(await client.createCheckout(body)).toEqual({ url: 'https://pay.test/1' })
    expect(calls[0]).toMatchObject({ method: 'POST', url: '/api/store/store%201/checkout' })
    expect(JSON.parse(calls[0]?.body ?? '')).toEqual(body)
    expect(calls[0]?.headers['content-type']).toBe('application/json')
    expect(calls[0]?.headers).not.toHaveProperty('idempotency-key')
  })
})

describe('a failed store call', () => {
  it('reports HTTP, status and status text, and keeps the answer', async () => {
    const { client } = await external((_, response) => json(response, { field: 'limit' }, 400, 'Bad Request'))
    const error = await client.listProducts().catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(StoreError)
    expect(error).toMatchObject({ message: 'HTTP 400: Bad Request', status: 400, body: { field: 'limit' } })
  })

  it('takes the status text from the body where the protocol has none', async () => {
    const fetch = async () => new Response(JSON.stringify({ error: 'Conflict' }), { status: 409 })
    const client = createStoreClient({ base: '', storeId: 's', fetch, language: 'de' })
    await expect(client.getVariants(['a'])).rejects.toThrow('HTTP 409: Conflict')
  })

  it('handles an answer that is not JSON', async () => {
    const { client } = await external((_, response) => {
      response.writeHead(200).end('<html>')
    })
    await expect(client.listProducts()).rejects.toThrow('HTTP 502: Bad Gateway')
    await expect(client.createCheckout({} as never)).rejects.toThrow('HTTP 502: Bad Gateway')
  })

  it('reports a missing product and a missing address', async () => {
    const { client } = await external((_, response) => json(response, {}))
    await expect(client.getProduct('x')).rejects.toThrow('HTTP 404: Not Found')
    await expect(client.createCheckout({} as never)).rejects.toThrow('HTTP 502: Bad Gateway')
  })

  it('has status 0 when no answer arrived, and keeps the cause', async () => {
    const fetch = () => Promise.reject(new TypeError('fetch failed'))
    const client = createStoreClient({ base: '', storeId: 's', fetch, language: 'de' })
    const error = await client.listProducts().catch((caught: unknown) => caught)
    expect(error).toMatchObject({
      message: 'HTTP 0: Network Error',
      status: 0,
      cause: { message: 'fetch failed' },
    })
  })

  it('rethrows the caller’s abort unchanged', async () => {
    const { client } = await external(() => {})
    const abort = new AbortController()
    const answer = client.listProducts({}, { signal: abort.signal })
    abort.abort()
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
    server?.closeAllConnections()
  })
})

describe('current stock', () => {
  it('replaces the products’ stock where it is known', () => {
    const product = toProduct({
      id: 'p',
      variants: [
        { id: 'a', inventory_quantity: 3 },
        { id: 'b', inventory_quantity: 4 },
      ],
    })
    const [updated] = withStock([product], [{ id: 'a', inventory_quantity: -2 }])
    expect(updated?.variants.map((variant) => variant.inventory_quantity)).toEqual([0, 4])
    expect(product.variants[0]?.inventory_quantity).toBe(3)
  })
})
