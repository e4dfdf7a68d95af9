import { describe, expect, test, vi } from 'vitest'
import type { Cart } from '#features/cart/cart.ts'
import { aProduct, aVariant, addTo } from '#features/cart/cart-fixtures.ts'
import type { StockHolds } from '#features/cart/reconcile-cart.ts'
import type { Product } from '#features/catalog/product.ts'
import { createStoreClient } from '#features/catalog/store-client.ts'
import { StoreError } from '#features/catalog/store-error.ts'
import { checkOut } from './check-out.ts'

const product = aProduct()
const cart = addTo([], { choice: { product, variant: aVariant() }, quantity: 3 })

function aStore(products: Product[], createCheckout = async () => ({ url: 'https://pay.example/session' })) {
  return {
    listProducts: vi.fn(async () => ({ count: products.length, offset: 0, limit: 1, products })),
    getProduct: vi.fn(async (id: string) => {
      const found = products.find((candidate) => candidate.id === id)
      if (!found) throw new StoreError(404, 'Not Found')
      return found
    }),
    createCheckout: vi.fn(createCheckout),
  }
}

function run(store: ReturnType<typeof aStore>, wanted: Cart = cart, holds: StockHolds = new Map()) {
  return checkOut(wanted, {
    store,
    readHolds: async () => holds,
    origin: 'https://gratweg.example',
    pageAddress: 'https://gratweg.example/shop?sort=name',
    today: '2027-03-14',
    timeZone: 'Europe/Zurich',
    idempotencyKey: 'once',
    onBusy: () => {},
  })
}

test('sends the payload of SPEC §7 and returns the redirect address', async () => {
  const store = aStore([product])
  expect(await run(store)).toEqual({ kind: 'redirect', url: 'https://pay.example/session' })
  expect(store.createCheckout).toHaveBeenCalledExactlyOnceWith(
    {
      items: [{ variant_id: 'peilkompass-grad', quantity: 3 }],
      successUrl: 'https://gratweg.example/success',
      cancelUrl: 'https://gratweg.example/shop?sort=name',
      locale: 'de',
      timeZone: 'Europe/Zurich',
    },
    { idempotencyKey: 'once', put: expect.any(Function) },
  )
})

/** A store that answers 503 to the first of both requests. */
async function runBusy(base: string) {
  const prices = [{ amount: 4800, currency_code: 'chf' }]
  const onSale = { ...product, variants: [{ ...aVariant(), prices }] }
  const requests: string[] = []
  let busyCalls = 0
  const fetch = async (_url: unknown, init?: RequestInit) => {
    const isOrder = init?.method === 'POST'
    const line = `${isOrder ? 'order' : 'look'} ${new Headers(init?.headers).get('Idempotency-Key')}`
    requests.push(line)
    if (requests.indexOf(line) === requests.length - 1)
      return Response.json({}, { status: 503, headers: { 'Retry-After': '1' } })
    return Response.json(isOrder ? { url: 'https://pay.example/session' } : { products: [onSale] })
  }
  const outcome = await checkOut(cart, {
    store: createStoreClient({ base, storeId: 'gratweg', fetch, language: 'de' }),
    readHolds: async () => new Map(),
    origin: 'https://gratweg.example',
    pageAddress: 'https://gratweg.example/shop',
    today: '2027-03-14',
    timeZone: 'Europe/Zurich',
    idempotencyKey: 'once',
    wait: async () => {},
    onBusy: () => {
      busyCalls += 1
    },
  })
  return { outcome, requests, busyCalls }
}

test('retries a busy shop with the same key, and says so', async () => {
  expect(await runBusy('')).toEqual({
    outcome: { kind: 'redirect', url: 'https://pay.example/session' },
    requests: ['look null', 'look null', 'order once', 'order once'],
    busyCalls: 2,
  })
})

test('does not retry an order at a busy external shop, which may not know the key', async () => {
  expect(await runBusy('https://store.example')).toEqual({
    outcome: { kind: 'failed' },
    requests: ['look null', 'look null', 'order null'],
    busyCalls: 1,
  })
})

describe('when the shop changed since the cart was filled', () => {
  test('a new price stops the checkout and corrects the cart', async () => {
    const store = aStore([aProduct({}, [aVariant({ price_in_cents: 5200 })])])
    const outcome = await run(store)
    expect(outcome).toMatchObject({
      kind: 'corrected',
      changes: [{ code: 'price_changed', priceInCents: 5200 }],
    })
    expect(outcome.kind === 'corrected' && outcome.correct(cart)[0]?.variant.price_in_cents).toBe(5200)
    expect(store.createCheckout).not.toHaveBeenCalled()
  })

  test('a product that the store no longer knows leaves the cart', async () => {
    const outcome = await run(aStore([]))
    expect(outcome).toMatchObject({ kind: 'corrected', changes: [{ code: 'gone' }] })
    expect(outcome.kind === 'corrected' && outcome.correct(cart)).toEqual([])
  })

  test('a network that holds too many pieces gets the reason and keeps its cart', async () => {
    const body = { code: 'held_by_network', message: 'Versuchen Sie es ab 10.15 Uhr wieder.' }
    const store = aStore([product], async () => {
      throw new StoreError(409, 'Conflict', body)
    })
    expect(await run(store)).toEqual({ kind: 'refused', message: body.message })
  })

  test('a refused hold corrects the quantity to what is left', async () => {
    const store = aStore([product], async () => {
      const body = { code: 'insufficient_stock', variant_id: 'peilkompass-grad', available: 1 }
      throw new StoreError(409, 'Conflict', body)
    })
    const outcome = await run(store)
    expect(outcome).toMatchObject({ kind: 'corrected', changes: [{ code: 'quantity_reduced', quantity: 1 }] })
    expect(outcome.kind === 'corrected' && outcome.correct(cart)).toMatchObject([{ quantity: 1 }])
  })
})

describe('when other buyers hold the pieces', () => {
  const until = new Date('2027-03-14T10:15:00Z')
  const holds = new Map([['peilkompass-grad', { pieces: 3, until }]])
  const changes = [{ code: 'held', title: 'Peilkompass', variantId: 'peilkompass-grad', until, available: 0 }]

  test('stops before the order and keeps the cart', async () => {
    const store = aStore([aProduct({}, [aVariant({ manage_inventory: true, inventory_quantity: 0 })])])
    const outcome = await run(store, cart, holds)
    expect(outcome).toMatchObject({ kind: 'corrected', changes })
    expect(outcome.kind === 'corrected' && outcome.correct(cart)).toMatchObject([{ quantity: 3 }])
    expect(store.createCheckout).not.toHaveBeenCalled()
  })

  test('a refused hold leaves the line in the cart', async () => {
    const store = aStore([product], async () => {
      const body = { code: 'insufficient_stock', variant_id: 'peilkompass-grad', available: 0 }
      throw new StoreError(409, 'Conflict', body)
    })
    const outcome = await run(store, cart, holds)
    expect(outcome).toMatchObject({ kind: 'corrected', changes })
    expect(outcome.kind === 'corrected' && outcome.correct(cart)).toMatchObject([{ quantity: 3 }])
  })
})

test('an invalid id does not stop the rest from being bought', async () => {
  const foreign = aProduct({ id: 'not an id' }, [aVariant({ id: 'x' })])
  const store = aStore([product])
  store.listProducts.mockRejectedValue(new StoreError(400, 'Bad Request'))
  const mixed = addTo(cart, { choice: { product: foreign, variant: foreign.variants[0]! }, quantity: 1 })
  const outcome = await run(store, mixed)
  expect(outcome.kind === 'corrected' && outcome.correct(mixed)).toEqual(cart)
})

describe('fails without touching the cart', () => {
  test.each([
    ['the store is down', new StoreError(503, 'Service Unavailable')],
    ['the network is down', new StoreError(0, 'Network Error')],
    [
      'a conflict names no line of the cart',
      new StoreError(409, 'Conflict', { variant_id: 'other', available: 0 }),
    ],
    ['a conflict says nothing', new StoreError(409, 'Conflict')],
  ])('when %s', async (_why, error) => {
    const store = aStore([product], async () => {
      throw error
    })
    expect(await run(store)).toEqual({ kind: 'failed' })
  })

  test('when the products cannot be fetched', async () => {
    const store = aStore([product])
    store.listProducts.mockRejectedValue(new StoreError(500, 'Internal Server Error'))
    expect(await run(store)).toEqual({ kind: 'failed' })
    expect(store.createCheckout).not.toHaveBeenCalled()
  })

  test('when the redirect is no web address', async () => {
    const store = aStore([product], async () => ({ url: 'javascript:alert(1)' }))
    expect(await run(store)).toEqual({ kind: 'failed' })
  })
})
