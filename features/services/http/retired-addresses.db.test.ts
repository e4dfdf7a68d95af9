import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedCatalog } from '#db/seed/seed-catalog.ts'
import { authAudit } from '#features/account/database/account.tables.server.ts'
import { events } from '#features/calendar/database/calendar.tables.server.ts'
import { eventRoutes } from '#features/calendar/http/event-routes.ts'
import { feedRoutes } from '#features/calendar/http/feed-routes.ts'
import { sheetRoutes } from '#features/calendar/http/sheet-routes.ts'
import { findProduct } from '#features/catalog/catalog-repository.server.ts'
import { products } from '#features/catalog/catalog.tables.server.ts'
import { findSellableVariants } from '#features/catalog/stock-repository.server.ts'
import { teamEventForm } from '#features/inquiry/http/forms/team-event-form.ts'
import { TEAM_EVENTS } from '#features/services/content/services.ts'
import { createCompressedCache } from '#platform/http/compressed-cache.ts'
import { inProcess } from '#server/drawing/open-drawing.ts'
import { timelyCache } from '#server/render/timely-cache.ts'
import { indexedPages } from '#site/discovery/indexed-pages.ts'
import { sharePicture } from '#site/share-pictures/share-picture.ts'
import { buildPagesApp } from '#test/build-pages-app.ts'
import { forThisFile } from '#test/for-this-file.ts'
import { fewOf, languagesOf, quarterOf } from '#test/sample.ts'
import { AUTHOR, openServiceScene, type ServiceScene, TENTH } from '#test/services/service-scene.ts'
import { createTestDatabase } from '#test/test-database.ts'

const clock = () => new Date('2027-03-13T16:56:00+01:00')
const test = await forThisFile(createTestDatabase())
const scene = await forThisFile(openServiceScene(test, clock))

describe('addresses of retired services', () => {
  const DATE = crypto.randomUUID()
  let app: FastifyInstance
  const cache = timelyCache(createCompressedCache({ maxEntries: 50, maxBytes: 1_000_000 }), clock)

  beforeAll(async () => {
    await test.database.insert(events).values({
      id: DATE,
      serviceId: 'shelter-bau',
      title: { de: 'Shelter-Bau' },
      place: { de: 'Cham' },
      startsLocal: '2027-05-01 09:00',
      endsLocal: '2027-05-01 16:00',
    })
    const { messages } = scene
    const deps = { clock, headers: {}, publicUrl: 'https://gratweg.test', messages }
    app = await buildPagesApp({
      messages,
      routes: (routes) => {
        sheetRoutes(routes, { ...deps, drawing: inProcess })
        eventRoutes(routes, { ...deps, db: test.database, cache })
        feedRoutes(routes, { ...deps, db: test.database, cache })
      },
    })
  })

  afterAll(() => app.close())

  beforeEach(async () => {
    await scene.forget()
    cache.clear()
  })

  const get = (url: string) => app.inject({ url })

  const pictureOf = (namespace: string) =>
    sharePicture(
      'de',
      { kind: 'page', namespace: namespace as 'team-event-shelter-bau' },
      scene.messages.current(),
    )

  it('keeps the language and the rest of the query', async () => {
    await scene.retire('shelter-bau', 'feuer-und-fokus')
    const url = '/team-events/shelter-bau'
    for (const query of ['', '?lng=fr', '?lng=it&utm_source=brief', ''])
      expect((await get(url + query)).headers.location).toBe(`/team-events/feuer-und-fokus${query}`)
  })

  describe('the sheet of a retired team event', () => {
    it('redirects to that of its successor, with its language', async () => {
      await scene.retire('shelter-bau', 'feuer-und-fokus')
      const answer = await get('/team-events/shelter-bau.pdf?lng=fr')
      expect(answer.statusCode).toBe(301)
      expect(answer.headers.location).toBe('/team-events/feuer-und-fokus.pdf?lng=fr')
      expect(answer.headers['cache-control']).toBe('no-cache')
      expect((await get(String(answer.headers.location))).headers['content-type']).toBe('application/pdf')
    })

    it('redirects to a page where there is no other sheet, through all services retired since', async () => {
      await scene.retire('shelter-bau', null)
      expect((await get('/team-events/shelter-bau.pdf')).headers.location).toBe('/team-events')
      await scene.retire('feuer-und-fokus', 'survival-mindset')
      await scene.retire('survival-mindset', 'aufbruch')
      const far = '/team-events/feuer-und-fokus'
      expect((await get(`${far}.pdf`)).headers.location).toBe('/survival-training/aufbruch')
    })

    it('is its own again when the event returns', async () => {
      await scene.retire('shelter-bau', null)
      await scene.offer('shelter-bau')
      expect((await get('/team-events/shelter-bau.pdf')).headers['content-type']).toBe('application/pdf')
    })

    it.each(['yoga', 'aufbruch', TENTH.id])('is not found for %s, which has and had none', async (id) => {
      await scene.add()
      await scene.retire('aufbruch', null)
      expect((await get(`/team-events/${id}.pdf`)).statusCode).toBe(404)
    })
  })

  describe('the share picture', () => {
    it('of a retired service is that of its redirect target, with a short cache time', async () => {
      const before = pictureOf('team-event-shelter-bau')
      await scene.retire('shelter-bau', 'feuer-und-fokus')
      const own = pictureOf('team-event-feuer-und-fokus')
      const response = await get(own?.path ?? '')
      expect(response.headers['cache-control']).toContain('immutable')
      for (const path of [before?.path, own?.path.replace('feuer-und-fokus', 'shelter-bau')]) {
        const answer = await get(path ?? '')
        expect(answer.statusCode, path).toBe(200)
        expect(answer.headers['cache-control']).toBe('public, max-age=300')
        expect(answer.rawPayload.equals(response.rawPayload)).toBe(true)
      }
    })

    it('is that of the overview where there is no successor', async () => {
      await scene.retire('klarer-kompass', null)
      const overview = await get(pictureOf('survival-training')?.path ?? '')
      const answer = await get('/og/old/de/page/survival-klarer-kompass.png')
      expect(answer.rawPayload.equals(overview.rawPayload)).toBe(true)
    })

    it('of an overview with a single course left is drawn, tested in each language', async () => {
      await scene.retire('klarer-kompass', null)
      await scene.retire('durchhaltevermoegen', 'aufbruch')
      for (const language of languagesOf('a single course left'))
        expect((await get(`/og/v/${language}/page/survival-training.png`)).statusCode).toBe(200)
    })

    it('of a service with another name has another address, and the old one shows the new name', async () => {
      await scene.add()
      await scene.offer(TENTH.id)
      const before = pictureOf(`team-event-${TENTH.id}`)
      const names = { ...TENTH.names, de: 'Schneeschuh-Runde' }
      await scene.change(TENTH.id, { ...TENTH, names, seen: await scene.seenOf(TENTH.id) })
      const after = pictureOf(`team-event-${TENTH.id}`)
      expect(after?.card.title).toBe('Schneeschuh-Runde')
      expect(after?.path).not.toBe(before?.path)
      const [old, current] = [await get(before?.path ?? ''), await get(after?.path ?? '')]
      expect(old.rawPayload.equals(current.rawPayload)).toBe(true)
      expect(old.headers['cache-control']).toBe('public, max-age=300')
    })
  })

  describe('the calendar of a retired service', () => {
    beforeEach(() => scene.retire('shelter-bau', 'feuer-und-fokus'))

    it.each(['shelter-bau', 'team'])('continues for those who subscribed to %s', async (service) => {
      const feed = await get(`/kalender.ics?service=${service}`)
      expect(feed.statusCode).toBe(200)
      expect(feed.body).toContain(DATE)
      const subscription = await get(`/kalender/abonnieren?lng=de&service=${service}`)
      expect(subscription.headers.location).toBe(
        `webcal://gratweg.test/kalender.ics?lng=de&service=${service}`,
      )
    })

    it('is answered by the API; an unknown service is refused by name', async () => {
      const { events: found } = (await get('/api/events?service=shelter-bau')).json<{
        events: { id: string }[]
      }>()
      expect(found.map(({ id }) => id)).toEqual([DATE])
      expect(await get('/api/events?service=yoga')).toMatchObject({ statusCode: 400 })
      expect((await get(`/api/events/${DATE}`)).json()).toMatchObject({ serviceId: 'shelter-bau' })
    })
  })

  it('keeps every page and its picture complete when one of each kind is left', async () => {
    await scene.retire('aufbruch', 'klarer-kompass')
    await scene.retire('durchhaltevermoegen', 'klarer-kompass')
    for (const { id } of TEAM_EVENTS.slice(1)) await scene.retire(id, null)
    const indexed = indexedPages(scene.messages.current().facts.services).map(({ path }) => path)
    const forms = ['/buchen?serviceId=aufbruch', '/buchen/anfrage?serviceId=shelter-bau']
    // The shop needs a store, which there is not here.
    const pages = [...indexed, ...forms].filter((path) => path !== '/shop')
    expect(pages.length).toBeGreaterThan(15)
    const drawn = fewOf('pictures of what is left', pages)
    for (const page of new Set([...quarterOf('pages of what is left', pages), ...drawn])) {
      const languages = languagesOf(`complete ${page}`)
      for (const language of languages) {
        const url = `${page}${page.includes('?') ? '&' : '?'}lng=${language}`
        const { statusCode, body } = await get(url)
        expect(statusCode, url).toBe(200)
        expect(body.replaceAll(/<script.*?<\/script>/gs, ''), url).not.toMatch(/undefined|NaN|∞|Infinity/)
        if (language !== languages[0] || !drawn.includes(page)) continue
        const picture = /<meta property="og:image" content="https:\/\/gratweg\.test([^"]+)"/.exec(body)?.[1]
        expect((await get(picture ?? '')).headers['content-type'], url).toBe('image/png')
      }
    }
  })

  it('cannot be requested any more, and the form reports which field is invalid', async () => {
    await scene.retire('shelter-bau', null)
    const form = teamEventForm(clock, () => scene.messages.current().offer)
    const parsed = form.read({ serviceId: 'shelter-bau', people: '12' })
    expect(parsed.ok ? [] : parsed.refusal).toContainEqual({ field: 'serviceId', code: 'invalid' })
  })
})

describe('course vouchers', () => {
  const TODAY = '2027-03-13'
  const VOUCHER = 'gutschein-aufbruch'
  let scene: ServiceScene

  beforeAll(async () => {
    await seedCatalog(test.database)
    scene = await openServiceScene(test, clock)
  })

  afterAll(() => scene.close())

  beforeEach(async () => {
    await scene.forget()
    await test.database.update(products).set({ status: 'published', deletedAt: null })
  })

  const inShop = async (id: string) => (await findProduct(test.database, id, 'de', TODAY)) !== undefined

  it('the voucher of a retired course leaves the shop, and returns with the course', async () => {
    await scene.retire('aufbruch', null)
    expect(await inShop(VOUCHER)).toBe(false)
    expect(await inShop('gutschein-durchhaltevermoegen')).toBe(true)
    const [variant] = await findSellableVariants(test.database, [`${VOUCHER}-pdf`], 'de', TODAY)
    expect(variant?.purchasable).toBe(false)
    await scene.offer('aufbruch')
    expect(await inShop(VOUCHER)).toBe(true)
    const logged = await test.database.select().from(authAudit).where(eq(authAudit.action, 'product_moved'))
    expect(logged.map(({ actorId, detail }) => [actorId, detail])).toEqual([
      [AUTHOR, { product: VOUCHER, step: 'withdrawal', course: 'aufbruch' }],
      [AUTHOR, { product: VOUCHER, step: 'publication', course: 'aufbruch' }],
    ])
  })

  it('a voucher that owners took off the shop themselves stays off it when its course returns', async () => {
    // The clock of this test stands still.
    await test.database.delete(authAudit)
    const detail = { product: VOUCHER, step: 'withdrawal' }
    await test.database
      .insert(authAudit)
      .values({ at: clock(), action: 'product_moved', actorId: AUTHOR, detail })
    await test.database.update(products).set({ status: 'draft' }).where(eq(products.id, VOUCHER))
    await scene.retire('aufbruch', null)
    await scene.offer('aufbruch')
    expect(await inShop(VOUCHER)).toBe(false)
    await test.database.delete(authAudit)
  })

  it('a voucher that owners have removed stays removed', async () => {
    expect(await inShop(VOUCHER)).toBe(true)
    await test.database.update(products).set({ deletedAt: clock() }).where(eq(products.id, VOUCHER))
    await scene.retire('aufbruch', null)
    await scene.offer('aufbruch')
    expect(await inShop(VOUCHER)).toBe(false)
  })

  it('a refused retirement leaves the voucher in the shop', async () => {
    await scene.retire('aufbruch', null)
    await scene.retire('durchhaltevermoegen', null)
    await expect(scene.retire('klarer-kompass', null)).rejects.toThrow('last_of_its_kind')
    expect(await inShop('gutschein-klarer-kompass')).toBe(true)
  })
})
