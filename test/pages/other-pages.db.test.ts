import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { SaxesParser } from 'saxes'
import { describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { paths } from '#content/paths.ts'
import { LEGAL_DAYS } from '#features/messages/content/legal-documents.ts'
import loginTexts from '#features/account/texts/login.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { languagesOf } from '../sample.ts'
import { openWholeSite } from '../hostile/open-whole-site.ts'
import { asRead, type Html, readHtml } from '../read-html.ts'

const login = loginTexts.de

const site = await forThisFile(openWholeSite())

async function open(url: string): Promise<Html> {
  const { statusCode, body } = await site.app.inject({ url })
  expect(statusCode, url).toBe(200)
  return readHtml(body)
}
const mainOf = async (url: string) => (await open(url)).one('main')
const hrefsIn = (within: Html) => within.all('a').map(({ attributes }) => attributes['href'])
const robotsOf = (page: Html) =>
  page.all('meta').find(({ attributes }) => attributes['name'] === 'robots')?.attributes['content']

describe('news', () => {
  const ARTICLE = '/news/feuer-ohne-feuerzeug'

  it('link from the list through the articles, to what they are about and back', async () => {
    const list = await open('/news?lng=de')
    expect(list.one('title').text).toBe('News aus Projekten und Kursen – Gratweg')
    expect(hrefsIn(list.one('footer'))).toContain('/news')
    const title = 'Feuer ohne Feuerzeug: vier Fehler, die alle machen'
    expect(list.one('main').link(title).attributes['href']).toBe(ARTICLE)
    const article = await open(`${ARTICLE}?lng=de`)
    const main = article.one('main')
    expect(article.one('title').text).toBe(`${title} – Gratweg`)
    expect(main.one('time').text).toBe('28. Oktober 2026')
    expect(main.all('blockquote')).toHaveLength(1)
    expect(main.link('Feuer & Fokus ansehen').attributes['href']).toBe('/team-events/feuer-und-fokus')
    const beside = (start: string) => main.all('a').find(({ text }) => text.startsWith(start))
    const older = beside('Älter')?.attributes['href'] ?? ''
    const next = await mainOf(`${older}?lng=de`)
    expect(next.one('h1').text).toBe('Gutscheine gibt es jetzt zum Ausdrucken')
    expect(next.all('a').find(({ text }) => text.startsWith('Neuer'))?.attributes['href']).toBe(ARTICLE)
    expect(hrefsIn(next)).toContain('/news')
  })

  it('that are missing are answered with 404 and a link back; a missing page of the list shows the last one', async () => {
    const missing = await site.app.inject({ url: '/news/gibt-es-nicht?lng=de' })
    expect(missing.statusCode).toBe(404)
    const main = readHtml(missing.body).one('main')
    expect(main.one('h1').text).toBe('Diesen Beitrag gibt es nicht.')
    expect(main.link('Alle News ansehen').attributes['href']).toBe('/news')
    expect((await mainOf('/news?page=99&lng=de')).all('time')).toHaveLength(3)
    expect((await site.app.inject({ url: '/api/news?page=0' })).statusCode).toBe(400)
  })

  it.each(languagesOf('feed'))('have a feed that is valid Atom in %s', async (language) => {
    const url = `/news/feed.xml?lng=${language}`
    const answer = await site.app.inject({ url })
    expect(answer.headers['content-type']).toBe('application/atom+xml; charset=utf-8')
    const parser = new SaxesParser({ xmlns: true })
    parser.on('error', (problem) => {
      throw problem
    })
    parser.write(answer.body).close()
    const feed = readHtml(answer.body).one('feed')
    expect(feed.attributes['xmlns']).toBe('http://www.w3.org/2005/Atom')
    expect(feed.attributes['xml:lang']).toBe(answer.headers['content-language'])
    const self = feed.all('link').find(({ attributes }) => attributes['rel'] === 'self')
    expect(self?.attributes['href']).toBe(`http://localhost${url}`)
    const entries = feed.all('entry').map((entry) => ({
      id: entry.one('id').text,
      title: entry.one('title').text,
      summary: entry.one('summary').text,
      updated: entry.one('updated').text,
      content: readHtml(entry.one('content').text),
    }))
    expect(entries.length).toBeGreaterThanOrEqual(3)
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
    // RFC 4287: required elements, RFC 3339 times, newest first.
    for (const name of ['title', 'id', 'author']) expect(feed.one(name).text, name).not.toBe('')
    expect(feed.one('updated').text).toBe(entries[0]?.updated)
    for (const { title, summary, updated, content } of entries) {
      expect(updated).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
      expect(title && summary).toBeTruthy()
      expect(content.all('p').length).toBeGreaterThan(0)
      for (const link of [
        ...content.all('a').map(({ attributes }) => attributes['href']),
        ...content.all('img').map(({ attributes }) => attributes['src']),
      ])
        expect(link).toMatch(/^http:\/\/localhost\/|^https:|^mailto:/)
    }
    const moments = entries.map(({ updated }) => updated)
    expect(moments).toEqual(moments.toSorted().reverse())
    const piece = await mainOf(entries[0]?.id ?? '')
    expect(piece.one('h1').text).toBe(entries[0]?.title)
  })

  it('have a feed in the visitor’s language, which every page links', async () => {
    const headers = { 'accept-language': 'it-CH' }
    const feed = await site.app.inject({ url: '/news/feed.xml', headers })
    expect(feed.headers['content-language']).toBe('it-CH')
    const page = await open('/news?lng=fr')
    const alternate = page.all('link').find(({ attributes }) => attributes['type'] === 'application/atom+xml')
    expect(alternate?.attributes['href']).toBe('/news/feed.xml?lng=fr')
    expect(page.link('S’abonner au flux').attributes['href']).toBe('/news/feed.xml?lng=fr')
  })
})

describe('a missing page', () => {
  const missing = async (path: string) => {
    const { statusCode, body } = await site.app.inject({ url: path })
    expect(statusCode, path).toBe(404)
    return readHtml(body)
  }

  it.each([
    '/nicht-da',
    '/product/einhorn',
    '/news/2020-nichts',
    '/survival-training/nichts',
    '/team-events/nichts',
    '/agb/2020-01-01',
    '/event-kalender/00000000-0000-4000-8000-000000000000',
  ])('at %s has no canonical address and no other languages', async (path) => {
    const page = await missing(`${path}?lng=fr`)
    expect(robotsOf(page)).toBe('noindex')
    const links = page.all('link').map(({ attributes }) => attributes)
    expect(links.filter(({ rel }) => rel === 'canonical')).toEqual([])
    expect(links.filter(({ hreflang }) => hreflang)).toEqual([])
  })

  it.each([
    ['de', 'Event-Kalender'],
    ['en', 'Event calendar'],
    ['fr', 'Agenda'],
    ['it', 'Calendario'],
  ])('suggests in %s the page that was meant, three ways and a search', async (language, calendar) => {
    const page = await missing(`/event-kalendr?lng=${language}`)
    const links = page.one('main').all('a')
    expect(robotsOf(page)).toBe('noindex')
    expect(links.filter(({ attributes }) => attributes['class'] === 'go').map(({ text }) => text)).toEqual([
      calendar,
    ])
    expect(links.filter(({ attributes }) => /\bsign\b/.test(attributes['class'] ?? ''))).toHaveLength(3)
    const form = page.one('main').one('form')
    expect(form.attributes['action']).toBe('/suche')
    expect(form.one('input').attributes).toMatchObject({ type: 'search', name: 'q' })
  })

  it('suggests nothing where nothing is like it, and tells where the map ends', async () => {
    const page = await missing('/gibt/es/nicht?lng=de')
    expect(page.one('h1').text).toContain('Hier endet')
    expect(
      page
        .one('main')
        .all('a')
        .map(({ attributes }) => attributes['class']),
    ).not.toContain('go')
  })
})

describe('the search', () => {
  it.each([
    ['de', 'geschaeftsbedingungen', '/agb'],
    ['en', 'cancellation', '/agb'],
    ['fr', 'reservation', '/buchen'],
    ['it', 'buono', '/shop'],
  ])('finds in %s words without their accents, and counts its hits', async (language, text, path) => {
    const main = await mainOf(`/suche?q=${text}&lng=${language}`)
    const hits = main.all('li').flatMap(hrefsIn)
    expect(hits).toContain(path)
    const status = main.all('span').find(({ attributes }) => attributes['role'] === 'status')
    expect(hits).toHaveLength(Number.parseInt(status?.text ?? '', 10))
  })

  it('without words lists every page once, and is not indexed', async () => {
    const page = await open('/suche?lng=de')
    expect(robotsOf(page)).toBe('noindex')
    expect(page.one('main').text).toContain('Alle Seiten')
    const hits = page.one('main').all('li').flatMap(hrefsIn)
    for (const path of ['/', '/team-events/shelter-bau', '/datenschutz', '/news'])
      expect(hits.filter((href) => href === path)).toHaveLength(1)
  })

  it.each(['<script>alert(1)</script> « % \u0000 ﷽ 🧭', 'kompass '.repeat(150)])(
    'accepts %.30j',
    async (text) => {
      const main = await mainOf(`/suche?q=${encodeURIComponent(text)}&lng=de`)
      expect(main.one('input').attributes['type']).toBe('search')
    },
  )
})

describe('the footer', () => {
  it('leads to shop, project management, survival training, team events and philosophy, in this order', async () => {
    const wanted = ['/shop', '/projekt-management', '/survival-training', '/team-events', '/philosophie']
    for (const language of LANGUAGES) {
      const links = hrefsIn((await open(`/?lng=${language}`)).one('footer'))
      expect(links.filter((href) => wanted.includes(href ?? ''))).toEqual(wanted)
    }
  })
})

describe('questions', () => {
  it.each([
    '/survival-training/durchhaltevermoegen',
    '/team-events/feuer-und-fokus',
    '/projekt-management',
    '/product/gutschein-wert',
  ])('of %s are ten, closed, and one is open at a time', async (path) => {
    for (const language of LANGUAGES) {
      const main = await mainOf(`${path}?lng=${language}`)
      const questions = main.all('details').filter(({ attributes }) => attributes['name'] === 'fragen')
      expect(questions).toHaveLength(10)
      for (const question of questions) {
        expect('open' in question.attributes).toBe(false)
        expect(question.one('p').text.length).toBeGreaterThan(20)
      }
    }
  })

  it('are found by the search, which links the answer', async () => {
    const hits = (await mainOf('/suche?q=Hunde&lng=de')).all('li')
    const hit = hits.find(({ text }) => text.includes('Hunde') && text.includes('Aufbruch'))
    expect(hit?.one('a').attributes['href']).toBe('/survival-training/aufbruch#frage-kinder')
    const answer = (await mainOf('/survival-training/aufbruch?lng=de')).byId('frage-kinder')
    expect(answer.tag === 'details' || answer.text.length > 0).toBe(true)
  })
})

describe('legal pages', () => {
  it.each(['/datenschutz', '/impressum', '/agb'])(
    '%s has the same sections, links and figures in all languages',
    async (path) => {
      const skeletons = new Set<string>()
      for (const language of LANGUAGES) {
        const sections = (await mainOf(`${path}?lng=${language}`)).all('section')
        const cells = sections.flatMap((section) => ['td', 'th', 'dd'].flatMap((tag) => section.all(tag)))
        skeletons.add(
          JSON.stringify({
            sections: sections.map(({ attributes }) => attributes['id']),
            links: sections.flatMap(hrefsIn),
            figures: cells.map(({ text }) => text.match(/\d+/g)),
          }),
        )
      }
      expect(skeletons.size).toBe(1)
    },
  )

  it('name the version that an order records, and no payment service while the Testkasse is in use', async () => {
    expect((await mainOf('/agb?lng=it')).byId('fassung').text).toContain(LEGAL_DAYS.terms)
    const privacy = await mainOf('/datenschutz?lng=en')
    expect(privacy.text).toContain('Testkasse')
    expect(privacy.text).not.toContain('Stripe')
  })
})

it.each(['/kontakt/gesendet', '/kontakt/gesendet?ref=20001'])(
  '%s offers help where there is no such message, and is not indexed',
  async (path) => {
    const page = await open(`${path}${path.includes('?') ? '&' : '?'}lng=de`)
    expect(page.one('h1').text).toBe('Diese Nachricht finden wir nicht.')
    expect(robotsOf(page)).toBe('noindex')
    expect(page.one('main').link('Zum Kontakt').attributes['href']).toBe('/kontakt')
  },
)

it('signing in says without script what it needs, and shows no form', async () => {
  const main = await mainOf('/login?lng=de')
  expect(main.one('noscript').text).toBe(asRead(login.noScript))
  expect(main.all('form')).toEqual([])
})

it('a first visit follows the browser’s language, and the languages are links', async () => {
  const { headers, body } = await site.app.inject({ url: '/shop', headers: { 'accept-language': 'fr-CH' } })
  const page = readHtml(body)
  expect(page.one('html').attributes['lang']).toBe('fr-CH')
  expect(page.one('title').text).toContain('Boutique')
  expect(String(headers['set-cookie'] ?? '')).not.toContain('i18next=')
  const links = page.all('a').filter(({ attributes }) => attributes['hreflang'])
  expect(links.map(({ attributes }) => attributes['href'])).toEqual(
    expect.arrayContaining(LANGUAGES.map((language) => `?lng=${language}`)),
  )
  const chosen = await site.app.inject({ url: `${paths.philosophy}?lng=it` })
  expect(String(chosen.headers['set-cookie'])).toMatch(/^i18next=it;/)
})

describe('every answer', () => {
  it('is compressed as asked for, with an ETag that avoids the second transfer', async () => {
    const read = (headers: Record<string, string>) => site.app.inject({ url: '/shop?lng=de', headers })
    const plain = await read({ 'accept-encoding': 'identity' })
    const brotli = await read({ 'accept-encoding': 'br, gzip' })
    const gzip = await read({ 'accept-encoding': 'gzip' })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect([brotli, gzip].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip'])
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body)
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
    expect((await read({ 'if-none-match': String(plain.headers.etag) })).statusCode).toBe(304)
  })

  it.each(['/', '/nicht-da', '/store/gratweg/products', '/healthz'])(
    '%s carries the security headers',
    async (url) => {
      const { headers } = await site.app.inject({ url })
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-frame-options': 'DENY',
      })
    },
  )

  it('that is a page has a policy that allows nothing inline', async () => {
    const policy = (await site.app.inject({ url: '/' })).headers['content-security-policy']
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('unsafe')
  })
})
