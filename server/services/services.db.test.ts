import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { FIRST_PRICES } from '#content/first-prices.ts'
import { TEAM_EVENTS } from '#content/services.ts'
import { factRevisions } from '#features/facts/facts.tables.server.ts'
import { publishDrafts, saveDraft } from '#features/messages/edit-messages.server.ts'
import { messagePublications, messageRevisions } from '#features/messages/messages.tables.server.ts'
import type { NewService } from '#features/services/change-service.ts'
import { servicePrices } from '#features/services/service-prices.tables.server.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import type { Result } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'
import { type Notifications, openNotifications } from '#platform/database/notifications.ts'
import { buildPagesApp } from '#test/build-pages-app.ts'
import { createTestDatabase, type TestDatabase } from '#test/test-database.ts'
import { sitemap } from '../discovery/sitemap.ts'
import { inProcess } from '../drawing/open-drawing.ts'
import { sheetRoutes } from '../event-sheet/sheet-routes.ts'
import { type MessageSource, openMessages } from '../messages/open-messages.ts'
import { publishing } from '../messages/publishing.ts'
import {
  addService,
  changeService,
  offerService,
  orderServices,
  removeDraft,
  retireService,
} from './change-services.ts'
import { listStaffServices } from './list-staff-services.ts'

const AUTHOR = '5f6f0e0a-5b3f-4a30-9e3c-1f8f6b3d2c11'
const clock = () => new Date('2027-03-13T16:56:00+01:00')
const deps = { clock, ...publishing('services') }
const [, , , SHELTER] = TEAM_EVENTS
const { id: _id, ...FACTS } = SHELTER
const ID = 'schneeschuh-tag'
const TENTH: NewService = {
  id: ID,
  like: 'shelter-bau',
  names: {
    de: 'Schneeschuh-Tag',
    en: 'Schneeschuh-Tag (Snowshoe Day)',
    fr: 'Schneeschuh-Tag (Journée en raquettes)',
    it: 'Schneeschuh-Tag (Giornata con le ciaspole)',
  },
  picture: 'orientierungspunkt',
  facts: { ...FACTS, flatUpTo: 10, brackets: [{ upTo: 18 }] },
  cents: [1900_00, 180_00],
}

let test: TestDatabase
let notifications: Notifications
let messages: MessageSource
let app: FastifyInstance
beforeAll(async () => {
  test = await createTestDatabase()
  notifications = await openNotifications({ connectionString: test.connectionString, name: 'services' })
  messages = await openMessages(test.database, notifications, (error) => {
    throw error
  })
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
afterAll(async () => {
  await app.close()
  await notifications.close()
  await test.drop()
})
beforeEach(async () => {
  for (const table of [factRevisions, servicePrices, messageRevisions]) await test.database.delete(table)
  await test.database
    .insert(messagePublications)
    .values({ page: 'x', language: 'de', authorId: AUTHOR, at: clock() })
  await messages.reload()
})

async function run<Value, Refusal>(
  change: (tx: Transaction) => Promise<Result<Value, Refusal>>,
): Promise<Value> {
  const done = await test.database.transaction(change)
  if (!done.ok) throw new Error(JSON.stringify(done.refusal))
  await messages.reload()
  return done.value
}

const staffView = () => listStaffServices(test.database, clock(), async () => new Map())
async function seenOf(id: string): Promise<number> {
  return (await staffView()).services.find((each) => each.id === id)?.revision ?? 0
}

const add = (wish: Partial<NewService> = {}) =>
  run((tx) => addService(tx, deps, { ...TENTH, ...wish }, AUTHOR))
const offer = async (id = ID) => {
  const seen = await seenOf(id)
  return run((tx) => offerService(tx, deps, { id, seen }, AUTHOR))
}
const retire = async (id: string, leadsTo: string | null) => {
  const seen = await seenOf(id)
  return run((tx) => retireService(tx, deps, { id, leadsTo, seen }, AUTHOR))
}

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
    await add()
    for (const language of LANGUAGES) {
      expect((await page(language)).statusCode).toBe(404)
      expect((await get(`/team-events?lng=${language}`)).body).not.toContain(ID)
      expect((await get(`/team-events/${ID}.pdf?lng=${language}`)).statusCode).toBe(404)
    }
    const { version } = messages.current()
    expect((await get(`/locales/${version}/de/team-event-${ID}.json`)).statusCode).toBe(404)
    expect((await get(`/locales/${version}/de/common.json`)).body).not.toContain('Schneeschuh')
    expect(sitemapNow()).not.toContain(ID)
  })

  it('can be read by whoever writes it', async () => {
    await add()
    const site = messages.current().withDrafts()
    expect(site.of('de', [`team-event-${ID}` as 'team-event-shelter-bau'])).toMatchObject({
      [`team-event-${ID}`]: { title: 'Schneeschuh-Tag' },
    })
    expect(messages.current().files.pages.map(({ id }) => id)).toContain(`team-event-${ID}`)
  })

  it('goes without a trace on the site, and its address may be used again', async () => {
    await add()
    const seen = await seenOf(ID)
    await run((tx) => removeDraft(tx, deps, { id: ID, seen }, AUTHOR))
    expect((await staffView()).services).toHaveLength(9)
    await add()
    expect((await staffView()).services).toHaveLength(10)
  })
})

describe('the tenth service', () => {
  it.each(LANGUAGES)('has its page in %s, with its own name, price and sizes of groups', async (language) => {
    await add()
    await offer()
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
    const graph = JSON.parse(
      /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(body)?.[1] ?? '{}',
    ) as {
      '@graph': { '@type': string; name?: string }[]
    }
    expect(graph['@graph'].find((node) => node['@type'] === 'Service')?.name).toContain('Schneeschuh-Tag')
    const picture = /<meta property="og:image" content="https:\/\/gratweg\.test([^"]+)"/.exec(body)?.[1] ?? ''
    expect((await get(picture)).headers['content-type']).toBe('image/png')
    const sheet = await get(`/team-events/${ID}.pdf?lng=${language}`)
    expect(sheet.headers['content-type']).toBe('application/pdf')
  })

  it('stands in menu, overview, request, booking, calendar, sitemap and search', async () => {
    await add()
    await offer()
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

  it('takes over what visitors read of the one it is like, also where owners wrote that', async () => {
    const editing = { db: test.database, clock, files: messages.current().files }
    const text = {
      page: 'team-event-shelter-bau',
      namespace: 'team-event-shelter-bau',
      path: 'forWhom',
      language: 'de',
    } as const
    const value = 'Shelter-Bau ist für Teams, die gern zusammen bauen.'
    expect(await saveDraft(editing, { ...text, value, seen: 0 }, AUTHOR)).toMatchObject({ ok: true })
    const wish = {
      page: text.page,
      language: 'de',
      seen: Number.MAX_SAFE_INTEGER,
      seenLists: Number.MAX_SAFE_INTEGER,
    } as const
    await run((tx) => publishDrafts(tx, editing, wish, AUTHOR))
    await add()
    await offer()
    expect((await page()).body).toContain('Schneeschuh-Tag ist für Teams, die gern zusammen bauen.')
  })

  it('tells how many of its texts nobody has read since they were copied', async () => {
    await add()
    const before = (await staffView()).services.find(({ id }) => id === ID)?.copiedTexts
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
    const after = (await staffView()).services.find(({ id }) => id === ID)?.copiedTexts
    expect(after).toEqual({ ...before, de: (before?.de ?? 0) - 1 })
  })

  it('is changed with its price in one publication; the number of brackets follows', async () => {
    await add()
    await offer()
    const seen = await seenOf(ID)
    const facts = { ...FACTS, flatUpTo: 10, brackets: [{ upTo: 18 }, { upTo: 24 }] }
    const change = { ...TENTH, facts, cents: [2000_00, 185_00, 170_00], seen }
    await run((tx) => changeService(tx, deps, ID, change, AUTHOR))
    expect((await page()).body).toContain('bis 24 Personen')
    await expect(run((tx) => changeService(tx, deps, ID, change, AUTHOR))).rejects.toThrow(
      'changed_meanwhile',
    )
  })
})

describe('one of the nine', () => {
  it('is retired: its address leads on for good, in every list it is gone', async () => {
    await retire('shelter-bau', 'feuer-und-fokus')
    const answer = await page('de', 'shelter-bau')
    expect(answer.statusCode).toBe(301)
    expect(answer.headers.location).toMatch(/^\/team-events\/feuer-und-fokus/)
    expect((await get('/team-events?lng=de')).body).not.toContain('href="/team-events/shelter-bau"')
    expect(sitemapNow()).not.toContain('/team-events/shelter-bau')
    expect((await get('/?lng=de')).body).not.toContain('#shelter-bau')
    await offer('shelter-bau')
    expect((await page('de', 'shelter-bau')).statusCode).toBe(200)
  })

  it('keeps its words and price when only its order changes', async () => {
    const { services, orderRevision } = await staffView()
    const ids = services.map(({ id }) => id).toReversed()
    await run((tx) => orderServices(tx, deps, { ids, seen: orderRevision }, AUTHOR))
    const { teamEvents } = messages.current().facts.services
    expect(teamEvents[0]?.id).toBe('survival-mindset')
    expect(messages.current().facts.prices).toEqual(FIRST_PRICES)
    expect((await get('/team-events?lng=de')).body.indexOf('id="survival-mindset"')).toBeLessThan(
      (await get('/team-events?lng=de')).body.indexOf('id="back-to-the-roots"'),
    )
  })
})

async function messagesSearch(text: string): Promise<string> {
  const { body } = await get(`/suche?q=${encodeURIComponent(text)}&lng=de`)
  return body
}
