import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { setTimeout as pause } from 'node:timers/promises'
import { beforeEach, describe, expect, test } from 'vitest'
import { productVariants } from '#features/catalog/catalog.tables.server.ts'
import { HOLD_MINUTES } from '#features/order/checkout/hold-limits.ts'
import { expireOverdueOrders } from '#features/order/close/expire-overdue-orders.server.ts'
import { orders } from '#features/order/database/order.tables.server.ts'
import { namedCast } from '#test/orders/order-fixtures.ts'
import { setOrderScene } from '#test/orders/order-scene.ts'
import { checkoutBody, PUBLIC_URL, shopApp } from '#test/orders/shop-app.ts'

const scene = setOrderScene()
let app: FastifyInstance

describe('the checkout', () => {
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
})

describe('limits of holds', () => {
  beforeEach(async () => {
    const { payments } = scene.provider
    app = await shopApp(scene.db, { payments, clock: () => scene.now, checkoutsPerMinute: 10_000 })
    return () => app.close()
  })

  function buy(quantity: number, remoteAddress: string, variant: string = namedCast.compass) {
    return app.inject({
      method: 'POST',
      url: '/store/gratweg/checkout',
      payload: checkoutBody([[variant, quantity]]),
      headers: { 'accept-language': 'de' },
      remoteAddress,
    })
  }

  const sells = async (quantity: number, remoteAddress: string) =>
    expect((await buy(quantity, remoteAddress)).statusCode).toBe(200)

  async function stockUp(pieces: number): Promise<void> {
    await scene.db
      .update(productVariants)
      .set({ inventoryQuantity: pieces })
      .where(eq(productVariants.id, namedCast.compass))
  }

  const held = async () => (await scene.stock(namedCast.compass))?.held

  async function stockVariants(count: number, pieces: number): Promise<string[]> {
    const [like] = await scene.db
      .select()
      .from(productVariants)
      .where(eq(productVariants.id, namedCast.compass))
    if (!like) throw new Error('the cast is missing')
    const ids = Array.from({ length: count }, (_, index) => `test-more-${index}`)
    await scene.db
      .insert(productVariants)
      .values(ids.map((id) => ({ ...like, id, sku: id, inventoryQuantity: pieces, heldQuantity: 0 })))
    return ids
  }

  async function leaveAfter(minutes: number, url: string): Promise<void> {
    scene.now = scene.minutesLater(minutes)
    await app.inject({ method: 'POST', url: '/api/checkout/cancellation', payload: { url } })
  }

  function later(minutes: number): Promise<number> {
    scene.now = scene.minutesLater(minutes)
    return expireOverdueOrders(scene.deps, scene.now)
  }

  describe('the hold limit of one network', () => {
    test('nine simultaneous checkouts from one address leave half of the pieces to others', async () => {
      await stockUp(9)
      const answers = await Promise.all(Array.from({ length: 9 }, () => buy(1, '192.0.2.1')))
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5)
      expect(await held()).toBe(5)
      const refused = answers.find(({ statusCode }) => statusCode !== 200)
      expect(refused?.statusCode).toBe(409)
      expect(refused?.json()).toMatchObject({ code: 'held_by_network' })
      expect(refused?.json().message).toContain('ab 10.15 Uhr')
      expect(refused?.json()).not.toHaveProperty('variant_id')
      await sells(4, '192.0.2.2')
    })

    test('addresses of one IPv6 network count together', async () => {
      await stockUp(4)
      await sells(2, '2001:db8::1')
      expect((await buy(1, '2001:db8::2')).json()).toMatchObject({ code: 'held_by_network' })
    })

    test('a customer with a whole /48 takes no more than one network; another one still buys', async () => {
      await stockUp(8)
      const subnets = ['2001:db8:7:1::1', '2001:db8:7:200::1', '2001:db8:7:ff00::1', '2001:db8:7:ffff::1']
      await sells(4, '2001:db8:7::1')
      for (const address of subnets)
        expect((await buy(1, address)).json()).toMatchObject({ code: 'held_by_network' })
      expect(await held()).toBe(4)
      await sells(4, '2001:db8:8::1')
    })

    test('200 buyers from 200 addresses take every piece', async () => {
      await stockUp(200)
      // On a slow machine some are told that the shop is busy; the client sends again.
      const buyWhenFree = async (address: string) => {
        let answer = await buy(1, address)
        while (answer.statusCode === 503) answer = await buy(1, address)
        return answer
      }
      const answers = await Promise.all(
        Array.from({ length: 200 }, (_, index) => buyWhenFree(`198.51.100.${index + 1}`)),
      )
      expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
      expect(await held()).toBe(200)
    })

    test('paid pieces do not count, and the network is deleted', async () => {
      await stockUp(4)
      await sells(2, '192.0.2.1')
      const [order] = await scene.db.select().from(orders)
      expect(order?.network).toMatch(/^[\w-]{43}$/)
      await scene.receive(order?.id ?? '', { kind: 'paid', amountCents: 17800 })
      await sells(2, '192.0.2.1')
      const networks = await scene.db.select({ network: orders.network }).from(orders)
      expect(networks.filter(({ network }) => network !== null)).toHaveLength(1)
    })

    test('a network whose holds all expire twice gets at most half, until it is deleted', async () => {
      for (let round = 0; round < 2; round++) {
        await sells(3, '192.0.2.1')
        expect(await later(HOLD_MINUTES)).toBe(1)
      }
      const refused = await buy(3, '192.0.2.1')
      expect(refused.json()).toMatchObject({ code: 'held_by_network' })
      expect(refused.json().message).toContain('ab 16.00 Uhr')
      await sells(3, '192.0.2.2')
      await later(6 * 60)
      await sells(3, '192.0.2.1')
      const kept = await scene.db.select({ network: orders.network }).from(orders)
      expect(kept.filter(({ network }) => network !== null)).toHaveLength(1)
    })

    test('a network that keeps taking and releasing everything soon leaves half to others', async () => {
      let minutes = 0
      for (; minutes < 120; minutes += 4) {
        const taken = await buy(3, '192.0.2.1')
        if (taken.statusCode !== 200) break
        expect((await buy(1, '192.0.2.2')).statusCode).toBe(409)
        await leaveAfter(4, taken.json().url)
      }
      expect(minutes).toBe(20)
      await sells(1, '192.0.2.1')
      await sells(2, '192.0.2.2')
    })

    test('of nine variants requested at once one network gets all pieces of four, others buy the rest', async () => {
      const variants = await stockVariants(9, 3)
      const answers = await Promise.all(variants.map((variant) => buy(3, '192.0.2.1', variant)))
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(4)
      const refused = answers.find(({ statusCode }) => statusCode !== 200)
      expect(refused?.json()).toMatchObject({ code: 'held_by_network' })
      expect(refused?.json().message).toContain('ab 10.15 Uhr')
      const left = variants.filter((_, index) => answers[index]?.statusCode !== 200)
      for (const [index, variant] of left.entries())
        expect((await buy(3, `192.0.2.${index + 2}`, variant)).statusCode).toBe(200)
    })

    test('one cart takes all pieces of four variants, not of five', async () => {
      const variants = await stockVariants(5, 1)
      const cart = (count: number) =>
        app.inject({
          method: 'POST',
          url: '/store/gratweg/checkout',
          payload: checkoutBody(variants.slice(0, count).map((variant) => [variant, 1])),
          remoteAddress: '192.0.2.1',
        })
      expect((await cart(5)).json()).toMatchObject({ code: 'held_by_network' })
      expect((await cart(4)).statusCode).toBe(200)
    })
  })

  describe('leaving the hosted page', () => {
    test('releases the pieces at once, but only with the page’s address', async () => {
      const { url } = (await buy(3, '192.0.2.1')).json()
      const leave = (payload: object) =>
        app.inject({ method: 'POST', url: '/api/checkout/cancellation', payload })
      for (const payload of [{}, { url: 'https://pay.example/other' }, { url: 1 }])
        expect((await leave(payload)).statusCode).toBe(204)
      expect(await held()).toBe(3)
      expect((await leave({ url })).statusCode).toBe(204)
      expect(await held()).toBe(0)
      expect(scene.provider.expired).toHaveLength(1)
    })
  })

  describe('GET /api/stock-holds', () => {
    test('lists the held pieces and when the first hold ends, and nothing where nothing is held', async () => {
      const ask = async () => (await app.inject('/api/stock-holds')).json()
      const hold = { variant_id: namedCast.compass, pieces: 3, until: '2026-12-01T09:15:00.000Z' }
      expect(await ask()).toEqual({ holds: [] })
      await buy(1, '192.0.2.1')
      scene.now = scene.minutesLater(1)
      await buy(2, '192.0.2.2')
      expect(await ask()).toEqual({ holds: [hold] })
      await later(HOLD_MINUTES - 1)
      expect(await ask()).toEqual({ holds: [{ ...hold, pieces: 2, until: '2026-12-01T09:16:00.000Z' }] })
    })
  })

  test('a network buys another article at once while one of its checkouts waits for a locked piece', async () => {
    const holder = await scene.db.$client.connect()
    try {
      await holder.query('begin')
      await holder.query('select 1 from product_variants where id = $1 for update', [namedCast.compass])
      const stuck = buy(1, '192.0.2.1')
      await expect
        .poll(async () => {
          const { rows } = await scene.db.execute(
            sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          )
          return rows.length
        })
        .toBe(1)
      const other = await Promise.race([
        buy(1, '192.0.2.1', namedCast.cord),
        pause(1500, { statusCode: 'waits too' }),
      ])
      await holder.query('rollback')
      expect(other.statusCode).toBe(200)
      expect((await stuck).statusCode).toBe(200)
    } finally {
      holder.release()
    }
  })
})
