import type { FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, test } from 'vitest'
import { orders } from '#features/order/database/order.tables.server.ts'
import { namedCast } from '#test/orders/order-fixtures.ts'
import { setOrderScene } from '#test/orders/order-scene.ts'
import { checkoutBody, PUBLIC_URL, shopApp } from '#test/orders/shop-app.ts'

const scene = setOrderScene()
let app: FastifyInstance
beforeEach(async () => {
  app = await shopApp(scene.db, { payments: scene.provider.payments })
  return () => app.close()
})

function post(payload: unknown, headers: Record<string, string> = {}, url = '/store/gratweg/checkout') {
  return app.inject({ method: 'POST', url, payload: payload as object, headers })
}

describe('POST /store/:storeId/checkout', () => {
  test('answers the address of the hosted page', async () => {
    const answer = await post(checkoutBody([[namedCast.compass, 1]]), { 'accept-language': 'fr-CH' })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ url: expect.stringMatching(/^https:\/\/pay\.example\//) })
    expect(answer.headers['cache-control']).toBe('no-store')
    expect([...scene.provider.sessions.values()][0]).toMatchObject({ language: 'fr', totalCents: 8900 })
  })

  test.each([
    ['items', { items: [] }],
    ['items', { items: Array.from({ length: 51 }, () => ({ variant_id: namedCast.cord, quantity: 1 })) }],
    ['items.0.quantity', { items: [{ variant_id: namedCast.cord, quantity: 0 }] }],
    ['items.0.quantity', { items: [{ variant_id: namedCast.cord, quantity: 100 }] }],
    ['items.0.quantity', { items: [{ variant_id: namedCast.cord, quantity: 1.5 }] }],
    ['items.0.quantity', { items: [{ variant_id: namedCast.cord, quantity: '1' }] }],
    ['items.0.variant_id', { items: [{ variant_id: 'a\u0000b', quantity: 1 }] }],
    ['items.0.variant_id', { items: [{ quantity: 1 }] }],
    ['locale', { locale: 'en' }],
    ['timeZone', { timeZone: 'x'.repeat(65) }],
    ['successUrl', { successUrl: '/success' }],
    ['successUrl', { successUrl: 'https://evil.example/success' }],
    ['successUrl', { successUrl: 'javascript:alert(1)' }],
    ['successUrl', { successUrl: 'http://shop.test@evil.example/' }],
    ['successUrl', { successUrl: String.raw`http://shop.test\@evil.example/` }],
    ['cancelUrl', { cancelUrl: 'http://shop.test.evil.example/' }],
    ['cancelUrl', { cancelUrl: 'http://user:pass@shop.test/' }],
  ])('reports the invalid field %s', async (field, more) => {
    const answer = await post(checkoutBody([[namedCast.cord, 1]], more))
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ statusCode: 400, code: 'bad_field', field })
    expect(answer.json().message).toContain(field)
    expect(await scene.db.$count(orders)).toBe(0)
  })

  test.each([undefined, '+01:00', 'Etc/GMT-1', '', 'Zürich, Sommerzeit'])(
    'sells to browsers that name their time zone %j',
    async (timeZone) => {
      expect((await post(checkoutBody([[namedCast.cord, 1]], { timeZone }))).statusCode).toBe(200)
    },
  )

  test('names the missing article and the stock left in the visitor’s language', async () => {
    const german = await post(checkoutBody([[namedCast.compass, 5]]))
    expect(german.statusCode).toBe(409)
    expect(german.json()).toEqual({
      statusCode: 409,
      error: 'Conflict',
      code: 'insufficient_stock',
      message: 'Nicht genügend Lagerbestand für Titel compass. Nur 3 verfügbar.',
      variant_id: namedCast.compass,
      available: 3,
    })
    const italian = await post(checkoutBody([[namedCast.compass, 5]]), { 'accept-language': 'it' })
    expect(italian.json().message).toBe('Scorte insufficienti per Titolo compass. Quantità disponibile: 3.')
  })

  test('removes nothing from a cart with two currencies', async () => {
    const answer = await post(
      checkoutBody([
        [namedCast.cord, 1],
        [namedCast.book, 1],
      ]),
    )
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ code: 'mixed_currencies' })
    expect(answer.json()).not.toHaveProperty('variant_id')
  })

  test.each([
    [namedCast.tarp, 'not_purchasable'],
    ['gone', 'unknown_variant'],
  ])('reports the variant %s that is not sold', async (variantId, code) => {
    const answer = await post(checkoutBody([[variantId, 1]]))
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ code, variant_id: variantId, available: 0 })
  })

  test('answers 404 for another store and 502 while the provider is down', async () => {
    expect((await post(checkoutBody([[namedCast.cord, 1]]), {}, '/store/other/checkout')).statusCode).toBe(
      404,
    )
    scene.provider.isDown = true
    const answer = await post(checkoutBody([[namedCast.cord, 1]]))
    expect(answer.statusCode).toBe(502)
    expect(answer.json()).toMatchObject({ code: 'payment_unavailable' })
    expect(answer.body).not.toContain('ECONNREFUSED')
  })

  test('answers in the visitor’s language, with a code, that it is too busy, and when to retry', async () => {
    const small = await shopApp(scene.db, {
      payments: {
        ...scene.provider.payments,
        prepareSession() {
          throw Object.assign(new Error('lock'), { code: '55P03' })
        },
      },
    })
    const answer = await small.inject({
      method: 'POST',
      url: '/store/gratweg/checkout?lng=fr',
      payload: checkoutBody([[namedCast.cord, 1]]),
    })
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
    expect(answer.json()).toEqual({
      statusCode: 503,
      error: 'Service Unavailable',
      code: 'busy',
      message:
        'Il y a beaucoup de demandes en ce moment. Rien n’a été débité. Réessayez dans quelques secondes.',
    })
    await small.close()
  })

  test('stops a flood from one address with 429', async () => {
    const small = await shopApp(scene.db, { payments: scene.provider.payments, checkoutsPerMinute: 2 })
    const call = () =>
      small.inject({
        method: 'POST',
        url: '/store/gratweg/checkout',
        payload: checkoutBody([[namedCast.cord, 1]]),
      })
    const codes = [await call(), await call(), await call()].map((answer) => answer.statusCode)
    expect(codes).toEqual([200, 200, 429])
    expect((await call()).json()).toMatchObject({ statusCode: 429, code: 'too_many_requests' })
    await small.close()
  })
})

describe('GET /checkout/cancelled/:reference', () => {
  test('cancels the order and redirects to where the visitor was', async () => {
    await post(checkoutBody([[namedCast.compass, 3]], { cancelUrl: `${PUBLIC_URL}/product/x?y=1#z` }))
    const { cancelUrl } = [...scene.provider.sessions.values()][0] as { cancelUrl: string }
    const back = await app.inject(new URL(cancelUrl).pathname)
    expect([back.statusCode, back.headers.location]).toEqual([303, `${PUBLIC_URL}/product/x?y=1#z`])
    expect((await post(checkoutBody([[namedCast.compass, 3]]))).statusCode).toBe(200)
  })

  test.each([
    ['HEAD', {}, 405],
    ['GET', { 'sec-purpose': 'prefetch;prerender' }, 503],
    ['GET', { purpose: 'prefetch' }, 503],
    ['GET', { 'sec-fetch-dest': 'image' }, 403],
  ] as const)('%s with %o changes nothing', async (method, headers, status) => {
    await post(checkoutBody([[namedCast.compass, 3]]))
    const { cancelUrl } = [...scene.provider.sessions.values()][0] as { cancelUrl: string }
    const url = new URL(cancelUrl).pathname
    expect((await app.inject({ method, url, headers })).statusCode).toBe(status)
    expect((await scene.db.select().from(orders)).map(({ state }) => state)).toEqual(['pending_payment'])
    expect(scene.provider.expired).toEqual([])
    await app.inject({ url, headers: { 'sec-fetch-dest': 'document' } })
    expect((await scene.db.select().from(orders)).map(({ state }) => state)).toEqual(['cancelled'])
  })

  test('redirects a stranger to the shop', async () => {
    const answer = await app.inject('/checkout/cancelled/nobody')
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/shop'])
  })
})
