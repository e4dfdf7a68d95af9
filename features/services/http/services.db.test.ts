import type { FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { languagesOf } from '#test/sample.ts'
import { nameSubjects, readAuditSearch } from '#features/account/staff/audit/audit-subjects.server.ts'
import { sheetRoutes } from '#features/calendar/http/sheet-routes.ts'
import { publishFact } from '#features/facts/publish-fact.server.ts'
import { publishDrafts, saveDraft } from '#features/messages/edit-messages.server.ts'
import type { MessageSource } from '#features/messages/http/open-messages.ts'
import { publishing } from '#features/messages/http/publishing.ts'
import { DRAWINGS } from '#features/pictures/content/drawings.ts'
import type { PictureRight } from '#features/pictures/content/pictures.ts'
import { PICTURE } from '#features/pictures/http/picture-kinds.ts'
import { FIRST_PRICES } from '#features/services/content/first-prices.ts'
import { inProcess } from '#server/drawing/open-drawing.ts'
import { sitemap } from '#site/discovery/discovery-routes.ts'
import { sharePicture } from '#site/share-pictures/share-picture.ts'
import { buildPagesApp } from '#test/build-pages-app.ts'
import { forThisFile } from '#test/for-this-file.ts'
import { ADDED_COURSE, AUTHOR, openServiceScene, TENTH } from '#test/services/service-scene.ts'
import { createTestDatabase } from '#test/test-database.ts'

const clock = () => new Date('2027-03-13T16:56:00+01:00')
let app: FastifyInstance
const test = await forThisFile(createTestDatabase())
const scene = await forThisFile(openServiceScene(test, clock))
afterAll(() => app.close())
beforeEach(() => scene.forget())

describe('services', () => {
  const { id: ID } = TENTH
  let messages: MessageSource

  beforeAll(async () => {
    messages = scene.messages
    app = await buildPagesApp({
      messages,
      routes: (routes) =>
        sheetRoutes(routes, {
          clock,
          headers: {},
          publicUrl: 'https://gratweg.test',
          drawing: inProcess,
          messages,
        }),
    })
  })

  const get = (url: string) => app.inject({ url })

  /** Without a store, whose products it would list too. */
  const sitemapNow = () =>
    sitemap('https://gratweg.test', {
      products: [],
      news: [],
      events: [],
      services: messages.current().facts.services,
    })

  const page = (language = 'de', id = ID) => get(`/team-events/${id}?lng=${language}`)

  describe('a draft', () => {
    it('is nowhere on the site, in no language', async () => {
      await scene.add()
      for (const language of languagesOf('a draft')) {
        expect((await page(language)).statusCode).toBe(404)
        expect((await get(`/team-events?lng=${language}`)).body).not.toContain(ID)
        expect((await get(`/team-events/${ID}.pdf?lng=${language}`)).statusCode).toBe(404)
      }
      const { version } = messages.current()
      expect((await get(`/locales/${version}/de/team-event-${ID}.json`)).statusCode).toBe(404)
      expect((await get(`/locales/${version}/de/common.json`)).body).not.toContain('Schneeschuh')
      expect(sitemapNow()).not.toContain(ID)
    })

    it('can be previewed by its author', async () => {
      await scene.add()
      const site = messages.current().withDrafts()
      expect(site.of('de', [`team-event-${ID}` as 'team-event-shelter-bau'])).toMatchObject({
        [`team-event-${ID}`]: { title: 'Schneeschuh-Tag' },
      })
      expect(messages.current().files.pages.map(({ id }) => id)).toContain(`team-event-${ID}`)
    })

    it('has its name in the log, and is found there by it', async () => {
      await scene.add()
      const reading = { db: test.database, site: messages.current(), language: 'de' } as const
      expect(await nameSubjects(reading, [{ service: ID }, { service: 'gone' }])).toEqual([
        { kind: 'service', id: ID, name: 'Schneeschuh-Tag' },
        { kind: 'service', id: 'gone', name: null },
      ])
      expect((await readAuditSearch(reading, 'schneeschuh')).things['service']).toEqual([ID])
    })

    it('is deleted without a trace on the site, and its address may be used again', async () => {
      await scene.add()
      await scene.remove(ID)
      expect((await scene.staffView()).services).toHaveLength(9)
      await scene.add()
      expect((await scene.staffView()).services).toHaveLength(10)
    })
  })

  describe('the tenth service', () => {
    it.each(languagesOf('page of the tenth service'))(
      'has its page in %s, with its own name, price and group sizes',
      async (language) => {
        await scene.add()
        await scene.offer(ID)
        const { statusCode, body } = await page(language)
        expect(statusCode).toBe(200)
        expect(body).toContain('<h1')
        expect(body).toContain('Schneeschuh-Tag')
        expect(body).not.toContain('Shelter-Bau</h1>')
        expect(body).toMatch(/1[’\u202f]900/)
        expect(body).toContain(
          `hreflang="${language}" href="https://gratweg.test/team-events/${ID}?lng=${language}"`,
        )
        expect(body).toContain('/scenes/posten.svg')
        expect(nodesOf(body).find((node) => node['@type'] === 'Service')?.name).toContain('Schneeschuh-Tag')
        const picture =
          /<meta property="og:image" content="https:\/\/gratweg\.test([^"]+)"/.exec(body)?.[1] ?? ''
        expect((await get(picture)).headers['content-type']).toBe('image/png')
        const sheet = await get(`/team-events/${ID}.pdf?lng=${language}`)
        expect(sheet.headers['content-type']).toBe('application/pdf')
      },
    )

    it('is counted on the page of each', async () => {
      await scene.add()
      expect((await page('de', 'shelter-bau')).body).toContain('Team-Event 4 von 6')
      await scene.offer(ID)
      expect((await page('de', 'shelter-bau')).body).toContain('Team-Event 4 von 7')
      expect((await page()).body).toContain('Team-Event 7 von 7')
      await scene.retire('back-to-the-roots', null)
      expect((await page('it')).body).toContain('Uscita 6 di 6')
    })

    it('is in menu, overview, request, booking, calendar, sitemap and search', async () => {
      await scene.add()
      await scene.offer(ID)
      expect((await get('/?lng=de')).body).toContain(`href="/team-events#${ID}"`)
      const overview = (await get('/team-events?lng=de')).body
      expect(overview).toContain(`id="${ID}"`)
      expect(overview).toContain(`href="/team-events/${ID}"`)
      expect((await get('/buchen/anfrage?lng=de')).body).toContain(`<option value="${ID}"`)
      expect((await get('/buchen?lng=de')).body).toContain(`serviceId=${ID}`)
      expect((await get(`/buchen?serviceId=${ID}&lng=de`)).body).toContain('Schneeschuh-Tag')
      expect((await get(`/event-kalender?service=${ID}&lng=de`)).body).toContain('Schneeschuh-Tag')
      expect(sitemapNow()).toContain(`https://gratweg.test/team-events/${ID}?lng=fr`)
      const found = await messagesSearch('Schneeschuh')
      expect(found).toContain(`/team-events/${ID}`)
    })

    it('copies the public texts of the service it is based on, also those written by owners', async () => {
      const editing = { db: test.database, clock, files: messages.current().files }
      const text = {
        page: 'team-event-shelter-bau',
        namespace: 'team-event-shelter-bau',
        path: 'forWhom',
        language: 'de',
      } as const
      const value = 'Shelter-Bau ist für Teams, die gern zusammen bauen.'
      expect(await saveDraft(editing, { ...text, value, seen: 0 }, AUTHOR)).toMatchObject({ ok: true })
      const input = {
        page: text.page,
        language: 'de',
        seen: Number.MAX_SAFE_INTEGER,
        seenLists: Number.MAX_SAFE_INTEGER,
      } as const
      await scene.run((tx) => publishDrafts(tx, editing, input, AUTHOR))
      await scene.add()
      await scene.offer(ID)
      expect((await page()).body).toContain('Schneeschuh-Tag ist für Teams, die gern zusammen bauen.')
    })

    it('counts its texts that are unreviewed since they were copied', async () => {
      await scene.add()
      const before = (await scene.staffView()).services.find(({ id }) => id === ID)?.copiedTexts
      expect(Math.min(...Object.values(before ?? { none: 0 }))).toBeGreaterThan(20)
      const editing = { db: test.database, clock, files: messages.current().files }
      const text = {
        page: `team-event-${ID}`,
        namespace: `team-event-${ID}`,
        path: 'forWhom',
        language: 'de',
      } as const
      const written = await saveDraft(editing, { ...text, value: 'Für Teams im Winter.', seen: 0 }, AUTHOR)
      expect(written).toMatchObject({ ok: true })
      const after = (await scene.staffView()).services.find(({ id }) => id === ID)?.copiedTexts
      expect(after).toEqual({ ...before, de: (before?.de ?? 0) - 1 })
    })

    it('is changed with its price in one publication; the number of brackets follows', async () => {
      await scene.add()
      await scene.offer(ID)
      const seen = await scene.seenOf(ID)
      const facts = { ...TENTH.facts, brackets: [{ upTo: 18 }, { upTo: 24 }] }
      const change = { ...TENTH, facts, cents: [2000_00, 185_00, 170_00], seen }
      await scene.change(ID, change)
      expect((await page()).body).toContain('bis 24 Personen')
      await expect(scene.change(ID, change)).rejects.toThrow('changed_meanwhile')
    })
  })

  describe('a course that owners added', () => {
    it.each(languagesOf('page of an added course'))(
      'has its page in %s, with its own name, price and age',
      async (language) => {
        await scene.add(ADDED_COURSE)
        const url = `/survival-training/${ADDED_COURSE.id}?lng=${language}`
        expect((await get(url)).statusCode).toBe(404)
        await scene.offer(ADDED_COURSE.id)
        const { statusCode, body } = await get(url)
        expect(statusCode).toBe(200)
        expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(body)?.[1]).toMatch(/^Winterspur/)
        const text = body.replaceAll(/<script.*?<\/script>/gs, '')
        expect(text).not.toMatch(/[{}]|undefined|NaN/)
        expect(text).toContain('240')
        expect(text).toMatch(/\b17\b/)
        const title = /<title>(.*?)<\/title>/.exec(body)?.[1]
        expect(title?.startsWith(language === 'de' ? 'Winterspur: ' : ADDED_COURSE.names[language])).toBe(
          true,
        )
        expect(body).toContain(`hreflang="${language}" href="https://gratweg.test${url}"`)
        const course = nodesOf(body).find((node) => node['@type'] === 'Course')
        expect(course?.name).toContain('Winterspur')
        expect(JSON.stringify(course)).toContain('"price":"240.00"')
      },
    )

    it('is beside the three in overview, menu, booking, calendar and sitemap', async () => {
      const { id } = ADDED_COURSE
      await scene.add(ADDED_COURSE)
      await scene.offer(id)
      expect((await get('/survival-training?lng=de')).body).toContain(`href="/survival-training/${id}"`)
      expect((await get('/?lng=de')).body).toContain('Winterspur')
      expect((await get(`/buchen?serviceId=${id}&lng=de`)).body).toContain('Winterspur')
      expect((await get(`/event-kalender?service=${id}&lng=de`)).body).toContain('Winterspur')
      expect(sitemapNow()).toContain(`https://gratweg.test/survival-training/${id}?lng=it`)
    })
  })

  describe('one of the nine', () => {
    it('is retired: its address redirects permanently, and every list omits it', async () => {
      await scene.retire('shelter-bau', 'feuer-und-fokus')
      const answer = await page('de', 'shelter-bau')
      expect(answer.statusCode).toBe(301)
      expect(answer.headers.location).toMatch(/^\/team-events\/feuer-und-fokus/)
      expect((await get('/team-events?lng=de')).body).not.toContain('href="/team-events/shelter-bau"')
      expect(sitemapNow()).not.toContain('/team-events/shelter-bau')
      expect((await get('/?lng=de')).body).not.toContain('#shelter-bau')
      await scene.offer('shelter-bau')
      expect((await page('de', 'shelter-bau')).statusCode).toBe(200)
    })

    it('keeps its texts and price when only its order changes', async () => {
      const { services, orderRevision } = await scene.staffView()
      const ids = services.map(({ id }) => id).toReversed()
      await scene.order({ ids, seen: orderRevision })
      const { teamEvents } = messages.current().facts.services
      expect(teamEvents[0]?.id).toBe('survival-mindset')
      expect(messages.current().facts.prices).toEqual(FIRST_PRICES)
      expect((await get('/team-events?lng=de')).body.indexOf('id="survival-mindset"')).toBeLessThan(
        (await get('/team-events?lng=de')).body.indexOf('id="back-to-the-roots"'),
      )
    })
  })

  function nodesOf(body: string): { '@type': string; name?: string }[] {
    const json = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(body)?.[1] ?? '{}'
    return (JSON.parse(json) as { '@graph'?: { '@type': string; name?: string }[] })['@graph'] ?? []
  }

  async function messagesSearch(text: string): Promise<string> {
    const { body } = await get(`/suche?q=${encodeURIComponent(text)}&lng=de`)
    return body
  }
})

describe('pictures of services', () => {
  const ALT = { de: 'Spuren im Schnee', en: 'Tracks', fr: 'Traces', it: 'Tracce' }

  beforeAll(async () => {
    app = await buildPagesApp({ messages: scene.messages })
  })

  async function publishPicture(
    id: string,
    x: number,
    seen = 0,
    right: PictureRight = 'own',
  ): Promise<number> {
    const value = {
      focus: { x, y: 70 },
      alt: ALT,
      author: 'Gratweg GmbH',
      right,
      file: { width: 1600, height: 1200, bytes: 9, type: 'image/jpeg', colour: '#446655' },
    }
    const deps = { clock, ...publishing('picture') }
    return (await scene.run((tx) => publishFact(tx, deps, PICTURE, { key: id, value, seen }, AUTHOR)))
      .revision
  }

  const page = async (path: string, language = 'de') => (await app.inject(`${path}?lng=${language}`)).body

  const card = () => {
    const namespace = 'team-event-shelter-bau'
    return sharePicture('fr', { kind: 'page', namespace }, scene.messages.current())
  }

  async function choose(picture: string) {
    const { services } = await scene.staffView()
    const shelter = services.find(({ id }) => id === 'shelter-bau')!
    const { names, facts, cents, revision } = shelter
    return scene.change('shelter-bau', { names, facts, cents, picture, seen: revision })
  }

  it('shows an own picture on the page, its cards and the share picture, described in the language of the page', async () => {
    const id = randomUUID()
    const revision = await publishPicture(id, 20)
    await choose(id)
    const french = await page('/team-events/shelter-bau', 'fr')
    expect(french).toContain(`alt="${ALT.fr}"`)
    expect(french).toContain(`${id}-20-70-800.avif 800w`)
    expect(french).toMatch(/<img src="[^"]+-20-70-800\.webp" width="800" height="1000"/)
    for (const path of ['/team-events', '/team-events/feuer-und-fokus'])
      expect(await page(path), path).toContain(`${id}-20-70-400.webp`)
    expect(card()).toMatchObject({
      alt: ALT.fr,
      card: { drawing: { kind: 'photograph', file: `${id}-20-70-800.jpeg` } },
    })
    await publishPicture(id, 90, revision)
    expect(await page('/team-events')).toContain(`${id}-90-70-400.webp`)
    expect(await page('/team-events')).not.toContain(`${id}-20-70-`)
  })

  it('shows the author of a licensed picture on the page of its service, and none for an own one', async () => {
    const [own, licensed] = [randomUUID(), randomUUID()]
    await publishPicture(own, 20)
    await publishPicture(licensed, 30, 0, 'licensed')
    await choose(licensed)
    expect(await page('/team-events/shelter-bau', 'fr')).toContain('Image\u202f: Gratweg GmbH')
    expect(await page('/team-events')).not.toContain('>Bild: Gratweg GmbH')
    await choose(own)
    expect(await page('/team-events/shelter-bau')).not.toContain('>Bild: Gratweg GmbH')
  })

  it('shows another drawing with its own description', async () => {
    await choose('nacht')
    const body = await page('/team-events/shelter-bau')
    expect(body).toContain('/scenes/nacht.svg')
    expect(body).toContain(DRAWINGS['nacht']!.alt.de)
    expect(card()?.card.drawing).toEqual({ kind: 'poster', scene: 'nacht' })
  })

  it('sends pages no picture data while the nine have their drawings', async () => {
    expect(scene.messages.current().of('de', ['common'])['common']).not.toHaveProperty('servicePictures')
    await scene.add()
    await choose('shelter')
    expect(scene.messages.current().of('de', ['common'])['common']).not.toHaveProperty('servicePictures')
  })

  it('accepts only a drawing of the site or a published picture', async () => {
    for (const picture of ['lake-map', 'constructor', randomUUID()]) {
      await expect(scene.add({ ...TENTH, picture }), picture).rejects.toThrow('unknown_picture')
      await expect(choose(picture), picture).rejects.toThrow('unknown_picture')
    }
  })
})
