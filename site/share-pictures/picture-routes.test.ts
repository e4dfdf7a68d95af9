import Fastify from 'fastify'
import { describe, expect, it, vi } from 'vitest'
import type { PageEnvironment } from '#site/environment.ts'
import { aProduct } from '#features/cart/cart-fixtures.ts'
import { StoreError } from '#features/catalog/store-error.ts'
import { fileMessageSource } from '#features/messages/http/open-messages.ts'
import { FILE_MESSAGES } from '#features/messages/http/site-messages.ts'
import type { NewsEntry } from '#features/news/news.ts'
import { type Drawing, inProcess } from '#server/drawing/open-drawing.ts'
import type { PictureCard } from './picture-card.ts'
import { createPictureStore, pictureRoutes } from './picture-routes.ts'
import { sharePicture } from './share-picture.ts'

const piece: NewsEntry = {
  slug: 'feuer',
  title: 'Feuer ohne Feuerzeug: vier Fehler, die alle machen',
  lead: 'Zu früh, zu gross.',
  date: '2026-10-28',
  picture: { src: '/scenes/feuer.svg', alt: 'Lagerfeuer' },
  next: null,
  body: [],
}

const event = {
  id: 'e1',
  serviceId: 'durchhaltevermoegen',
  title: 'Durchhaltevermögen am Zugerberg',
  startsAt: '2027-03-27T18:00:00+01:00',
  endsAt: '2027-03-28T12:00:00+02:00',
  allDay: false,
  place: 'Zugerberg',
  priceCents: 250_00,
}

function serve() {
  const draw = vi.fn<Drawing['draw']>(inProcess.draw)
  const app = Fastify({ routerOptions: { maxParamLength: 200 } })
  pictureRoutes(app, {
    drawing: { ...inProcess, draw },
    messages: fileMessageSource,
    environmentFor: (language) =>
      ({
        language,
        store: {
          async getProduct(id: string) {
            if (id !== 'peilkompass') throw new StoreError(404, 'Not Found')
            return aProduct({ id, title: 'Peilkompass', image: '/scenes/gear-kompass.svg' })
          },
        },
        findEvent: async (id: string) => (id === event.id ? event : undefined),
        findArticle: async (slug: string) =>
          slug === piece.slug ? { piece, newer: null, older: null } : undefined,
      }) as unknown as PageEnvironment,
  })
  return { app, draw }
}

describe('the address of a picture', () => {
  it('answers a PNG of 1200 × 630 that may be cached indefinitely', async () => {
    const { app } = serve()
    const picture = sharePicture(
      'it',
      { kind: 'page', namespace: 'team-event-feuer-und-fokus' },
      FILE_MESSAGES,
    )
    const answer = await app.inject(picture?.path ?? '')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('image/png')
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const png = answer.rawPayload
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
    expect(png.length).toBeLessThan(120 * 1024)
  })

  it('answers today’s picture for another version, drawn once for all of them, with a short cache time', async () => {
    const { app, draw } = serve()
    for (const version of ['old', 'older', 'x'.repeat(150)]) {
      const answer = await app.inject(`/og/${version}/de/page/shop.png`)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['cache-control']).toBe('public, max-age=300')
    }
    expect(draw).toHaveBeenCalledTimes(1)
  })

  it('has products, news and dates', async () => {
    const { app } = serve()
    for (const name of ['product/peilkompass', 'news/feuer', 'event/e1'])
      expect((await app.inject(`/og/v/fr/${name}.png`)).statusCode).toBe(200)
  })

  it('draws nothing for what the site does not have', async () => {
    const { app, draw } = serve()
    const unknown = [
      '/og/v/de/page/nothing.png',
      '/og/v/de/page/common.png',
      '/og/v/de/page/share.png',
      '/og/v/de/page/login.png',
      '/og/v/de/page/event.png',
      '/og/v/de/page/product.png',
      '/og/v/de/page/__proto__.png',
      '/og/v/es/page/home.png',
      '/og/v/de/page/home.jpg',
      '/og/v/de/page/home',
      '/og/v/de/product/nothing.png',
      '/og/v/de/news/nothing.png',
      '/og/v/de/event/nothing.png',
      '/og/v/de/scene/nacht.png',
      '/og/v/de/page/..%2f..%2fpackage.json.png',
    ]
    for (const url of unknown) expect((await app.inject(url)).statusCode, url).toBe(404)
    expect(draw).not.toHaveBeenCalled()
  })
})

const card: PictureCard = { ground: 'day', drawing: { kind: 'poster', scene: 'nacht' }, title: 'Aufbruch' }

it('draws a picture once, also for concurrent requests', async () => {
  const draw = vi.fn(async () => Buffer.from('png'))
  const pictureOf = createPictureStore(draw)
  const pictures = await Promise.all([pictureOf('a', card), pictureOf('a', card), pictureOf('a', card)])
  await pictureOf('a', card)
  expect(draw).toHaveBeenCalledTimes(1)
  expect(new Set(pictures).size).toBe(1)
})

it('draws one picture at a time, for any number of requests', async () => {
  let running = 0
  let most = 0
  const pictureOf = createPictureStore(async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setTimeout(resolve, 1))
    running -= 1
    return Buffer.from('png')
  })
  await Promise.all(['a', 'b', 'c', 'd'].map((key) => pictureOf(key, card)))
  expect(most).toBe(1)
})

it('retries after a failure', async () => {
  const draw = vi.fn(async () => Buffer.from('png')).mockRejectedValueOnce(new Error('no memory'))
  const pictureOf = createPictureStore(draw)
  await expect(pictureOf('a', card)).rejects.toThrow('no memory')
  await expect(pictureOf('a', card)).resolves.toEqual(Buffer.from('png'))
})

it('evicts what was not requested for longest', async () => {
  const draw = vi.fn(async () => Buffer.alloc(20 * 1024 * 1024))
  const pictureOf = createPictureStore(draw)
  for (const key of ['a', 'b', 'c']) await pictureOf(key, card)
  await pictureOf('a', card)
  await pictureOf('d', card)
  await new Promise((resolve) => setImmediate(resolve))
  expect(draw).toHaveBeenCalledTimes(4)
  await pictureOf('a', card)
  expect(draw).toHaveBeenCalledTimes(4)
  await pictureOf('b', card)
  expect(draw).toHaveBeenCalledTimes(5)
})
