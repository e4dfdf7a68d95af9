import { expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import newsletterTexts from '#features/newsletter/texts/newsletter.ts'
import { LANGUAGES, type Language } from '#i18n/languages.ts'
import { openWholeSite } from '../hostile/open-whole-site.ts'
import { fewOf, languagesOf } from '../sample.ts'
import { asRead, type Html, readHtml } from '../read-html.ts'

const newsletter = newsletterTexts.de

/** Required properties in Google's documentation of rich results. */
const REQUIRED: Record<string, string[]> = {
  BreadcrumbList: ['itemListElement'],
  Course: ['name', 'description', 'provider', 'offers', 'hasCourseInstance'],
  Event: ['name', 'startDate', 'location', 'eventStatus'],
  ItemList: ['itemListElement'],
  LocalBusiness: ['name', 'address'],
  FAQPage: ['mainEntity'],
  NewsArticle: ['headline', 'image', 'datePublished', 'author'],
  Product: ['name', 'image', 'offers'],
  Service: ['name', 'provider'],
  WebSite: ['name', 'url'],
}

const site = await forThisFile(openWholeSite())

const read = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers })

/** Paths of one language, with their alternates. */
async function readSitemap(language: Language) {
  const { body } = await read('/sitemap.xml')
  return [...body.matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/gs)]
    .map(([, loc = '', rest = '']) => ({
      loc: loc.replaceAll('&amp;', '&'),
      alternates: Object.fromEntries(
        [...rest.matchAll(/hreflang="([\w-]+)" href="([^"]*)"/g)].map(([, key = '', href = '']) => [
          key,
          href.replaceAll('&amp;', '&'),
        ]),
      ),
    }))
    .filter(({ loc }) => loc.endsWith(`?lng=${language}`))
}

/** Event pages are alike, so four are enough. */
function withFewDates<Entry extends { loc: string }>(entries: Entry[]): Entry[] {
  const dates = entries.filter(({ loc }) => loc.includes('/event-kalender/'))
  return entries.filter((entry) => !dates.includes(entry) || dates.indexOf(entry) < 4)
}

function readHead(html: string) {
  const page = readHtml(html)
  const contentOf = (key: string, name: string) =>
    page.all('meta').find(({ attributes }) => attributes[key] === name)?.attributes['content'] ?? ''
  const links = page.one('head').all('link')
  return {
    title: page.one('title').text,
    description: contentOf('name', 'description'),
    robots: contentOf('name', 'robots'),
    canonical: hrefOf(links.find(({ attributes }) => attributes['rel'] === 'canonical')),
    alternates: Object.fromEntries(
      links
        .filter(({ attributes }) => attributes['hreflang'])
        .map((link) => [link.attributes['hreflang'] ?? '', hrefOf(link)]),
    ),
    og: (name: string) => contentOf('property', `og:${name}`),
    structured: /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1],
    links: page
      .all('a')
      .map((link) => hrefOf(link).replace(/[#?].*/, ''))
      .filter((href) => href.startsWith('/')),
  }
}

const hrefOf = (link: Html | undefined) => link?.attributes['href'] ?? ''

it.each(languagesOf('found'))(
  'every page in %s has one title, canonical address and share picture',
  async (language) => {
    const all = await readSitemap(language)
    expect(all.length).toBeGreaterThan(35)
    const titles = new Map<string, string>()
    const descriptions = new Map<string, string>()
    const linked = new Set<string>()
    for (const { loc, alternates } of withFewDates(all)) {
      const answer = await read(loc)
      expect(answer.statusCode, loc).toBe(200)
      const head = readHead(answer.body)
      expect(head.robots, loc).toBe('index, follow')
      expect(head.canonical, loc).toBe(loc)
      expect(head.alternates, loc).toEqual(alternates)
      expect(Object.keys(alternates).sort()).toEqual([...LANGUAGES, 'x-default'].sort())
      expect(head.title.length, head.title).toBeGreaterThan(8)
      expect(head.title.length, head.title).toBeLessThanOrEqual(isWrittenByOwner(loc) ? 90 : 60)
      expect(head.description.length, `${loc} ${head.description}`).toBeGreaterThanOrEqual(50)
      expect(head.description.length, `${loc} ${head.description}`).toBeLessThanOrEqual(200)
      expect(titles.get(head.title), `${head.title} on ${loc}`).toBeUndefined()
      expect(descriptions.get(head.description), `${head.description} on ${loc}`).toBeUndefined()
      titles.set(head.title, loc)
      descriptions.set(head.description, loc)
      expect(asRead(head.og('title'))).toBe(head.title)
      expect(head.og('url')).toBe(loc)
      expect(head.og('locale')).toMatch(new RegExp(`^${language}_`))
      expect(head.og('image:alt').length, loc).toBeGreaterThan(10)
      checkStructured(head.structured, loc)
      for (const link of head.links) linked.add(link)
    }
    await expectNothingForgotten(linked, new Set(all.map(({ loc }) => new URL(loc).pathname)))
  },
)

/** Titles of products, events and news come from data. */
function isWrittenByOwner(loc: string): boolean {
  return /\/(product|event-kalender|news)\//.test(loc)
}

function checkStructured(json: string | undefined, loc: string): void {
  const graph = JSON.parse(json ?? 'null') as { '@context': string; '@graph': Record<string, unknown>[] }
  expect(graph['@context'], loc).toBe('https://schema.org')
  expect(graph['@graph'].length, loc).toBeGreaterThan(0)
  for (const node of graph['@graph']) {
    const required = REQUIRED[String(node['@type'])]
    expect(required, `${loc} ${String(node['@type'])}`).toBeDefined()
    for (const property of required ?? []) expect(node, loc).toHaveProperty(property)
  }
}

/** Indexable linked pages must be in the sitemap. */
async function expectNothingForgotten(linked: Set<string>, known: Set<string>): Promise<void> {
  for (const path of linked) {
    if (known.has(path)) continue
    const { headers, body } = await read(path)
    if (String(headers['content-type']).startsWith('text/html') && body)
      expect(readHead(body).robots, path).toBe('noindex')
  }
}

it('every page has a drawn picture of 1200 × 630, tested in alternating languages', {
  timeout: 300_000,
}, async () => {
  const pages = withFewDates(await readSitemap('de'))
  for (const [index, { loc, alternates }] of fewOf('pictures', pages.entries())) {
    const language = LANGUAGES[index % LANGUAGES.length] ?? 'de'
    const head = readHead((await read(alternates[language] ?? '')).body)
    const picture = await read(head.og('image'))
    expect(picture.statusCode, loc).toBe(200)
    expect(picture.headers, loc).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    const png = picture.rawPayload
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], loc).toEqual([1200, 630])
    expect(png.length, loc).toBeLessThanOrEqual(120 * 1024)
  }
})

it.each(['/login', '/success', '/nicht-da', '/product/nichts', '/news/nichts'])(
  '%s is private or missing: neither indexed nor described',
  async (path) => {
    const head = readHead((await read(`${path}?lng=de`)).body)
    expect(head.robots).toBe('noindex')
    expect(head.structured).toBeUndefined()
    expect(head.og('title')).toBe('')
  },
)

it.each(['/', '/shop', '/product/peilkompass', '/team-events/shelter-bau', '/buchen'])(
  '%s without a language is canonical as one of its languages, and none of these as itself',
  async (path) => {
    for (const language of LANGUAGES) {
      const { body } = await read(path, { 'accept-language': `${language}-CH` })
      const { canonical, alternates, robots } = readHead(body)
      expect(body).toContain(`<html lang="${language}`)
      expect(robots).toBe('index, follow')
      expect(canonical).toBe(alternates[language])
      expect(canonical).toMatch(new RegExp(`${path}\\?lng=${language}$`))
      // Lighthouse: a page among the alternates may not name another of them canonical.
      expect(Object.values(alternates)).not.toContain(`http://localhost${path}`)
    }
  },
)

it.each([
  ['/newsletter/bestaetigen', newsletter.confirm.unknown.title],
  ['/newsletter/abmelden', newsletter.leave.unknown.title],
])(
  '%s with a made-up token finds nothing, is neither cached nor indexed, and sends no referrer',
  async (path, title) => {
    const { headers, body } = await read(`${path}?token=${'a'.repeat(43)}&lng=de`)
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    expect(readHtml(body).one('h1').text).toBe(asRead(title))
    expect(readHead(body).robots).toBe('noindex')
  },
)
