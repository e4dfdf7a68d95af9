import type { APIRequestContext } from '@playwright/test'
import { LANGUAGES, type Language } from '#i18n/languages.ts'
import { languagesOf, quarterOf } from '#test/sample.ts'
import { expect, hydrated, test } from './site.ts'

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

/** Paths of one language, with their alternates. */
async function readSitemap(request: APIRequestContext, language: Language) {
  const xml = await (await request.get('/sitemap.xml')).text()
  return [...xml.matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/gs)]
    .map(([, loc = '', rest = '']) => ({ loc: plain(loc), alternates: readAlternates(rest) }))
    .filter(({ loc }) => loc.endsWith(`?lng=${language}`))
}

/** Event pages are alike, so four are enough. */
function withFewDates<Entry extends { loc: string }>(entries: Entry[]): Entry[] {
  const dates = entries.filter(({ loc }) => loc.includes('/event-kalender/'))
  return entries.filter((entry) => !dates.includes(entry) || dates.indexOf(entry) < 4)
}

function readAlternates(markup: string): Record<string, string> {
  return Object.fromEntries(
    [...markup.matchAll(/hreflang="([\w-]+)" href="([^"]*)"/g)].map(([, language, href = '']) => [
      language,
      plain(href),
    ]),
  )
}

function readHead(html: string) {
  const contentOf = (attribute: string, name: string) =>
    plain(new RegExp(`<meta ${attribute}="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '')
  return {
    title: plain(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? ''),
    description: contentOf('name', 'description'),
    robots: contentOf('name', 'robots'),
    canonical: plain(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? ''),
    alternates: readAlternates([...html.matchAll(/<link rel="alternate" hreflang[^>]*>/g)].join('')),
    og: (name: string) => contentOf('property', `og:${name}`),
    structured: /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1],
    links: [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map(([, href = '']) => plain(href)),
  }
}

function plain(markup: string): string {
  return markup
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

for (const language of languagesOf('found')) {
  test(`every page in ${language} has one title, canonical address and share picture`, async ({
    request,
  }) => {
    const all = await readSitemap(request, language)
    expect(all.length).toBeGreaterThan(35)
    const pages = withFewDates(all)
    const titles = new Map<string, string>()
    const descriptions = new Map<string, string>()
    const linked = new Set<string>()
    for (const { loc, alternates } of pages) {
      const answer = await request.get(loc)
      expect(answer.status(), loc).toBe(200)
      const head = readHead(await answer.text())
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
      expect(head.og('title')).toBe(head.title)
      expect(head.og('url')).toBe(loc)
      expect(head.og('locale')).toMatch(new RegExp(`^${language}_`))
      expect(head.og('image:alt').length, loc).toBeGreaterThan(10)
      checkStructured(head.structured, loc)
      for (const link of head.links) linked.add(link)
    }
    await expectNothingForgotten(request, linked, new Set(all.map(({ loc }) => new URL(loc).pathname)))
  })
}

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
async function expectNothingForgotten(request: APIRequestContext, linked: Set<string>, known: Set<string>) {
  for (const path of linked) {
    if (known.has(path)) continue
    const answer = await request.get(path, { maxRedirects: 0 })
    const isPage = answer.headers()['content-type']?.startsWith('text/html')
    if (isPage) expect(readHead(await answer.text()).robots, path).toBe('noindex')
  }
}

test('every page has a drawn picture of 1200 × 630, tested in alternating languages', async ({ request }) => {
  const pages = withFewDates(await readSitemap(request, 'de'))
  for (const [index, { loc, alternates }] of quarterOf('pictures', pages.entries())) {
    const language = LANGUAGES[index % LANGUAGES.length] ?? 'de'
    const head = readHead(await (await request.get(alternates[language] ?? loc)).text())
    const answer = await request.get(head.og('image'))
    expect(answer.status(), loc).toBe(200)
    expect(answer.headers()['content-type']).toBe('image/png')
    expect(answer.headers()['cache-control']).toContain('immutable')
    const png = await answer.body()
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], loc).toEqual([1200, 630])
    expect(png.length, loc).toBeLessThanOrEqual(120 * 1024)
  }
})

test('private and missing pages are neither indexed nor described', async ({ request }) => {
  for (const path of ['/login', '/success', '/nicht-da', '/product/nichts', '/news/nichts']) {
    const head = readHead(await (await request.get(`${path}?lng=de`)).text())
    expect(head.robots, path).toBe('noindex')
    expect(head.structured, path).toBeUndefined()
    expect(head.og('title'), path).toBe('')
  }
})

test('language-neutral addresses are canonical as one of their languages, and none of these as themselves', async ({
  request,
}) => {
  for (const language of LANGUAGES)
    for (const path of ['/', '/shop', '/product/peilkompass', '/team-events/shelter-bau', '/buchen']) {
      const answer = await request.get(path, { headers: { 'accept-language': `${language}-CH` } })
      const html = await answer.text()
      const { canonical, alternates, robots } = readHead(html)
      expect(html, path).toContain(`<html lang="${language}`)
      expect(robots, path).toBe('index, follow')
      expect(canonical, path).toBe(alternates[language])
      expect(canonical).toMatch(new RegExp(`${path}\\?lng=${language}$`))
      // Lighthouse: a page among the alternates may not name another of them canonical.
      expect(Object.values(alternates)).not.toContain(answer.url())
    }
})

test('a navigation removes the metadata of the first page', async ({ page }) => {
  await page.goto('/team?lng=de')
  const described = page.locator('meta[property^="og:"], script[type="application/ld+json"]')
  expect(await described.count()).toBeGreaterThan(10)
  await hydrated(page)
  await page.getByRole('link', { name: 'Philosophie' }).first().click()
  await expect(page).toHaveURL(/philosophie/)
  await expect(described).toHaveCount(0)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /philosophie\?lng=de$/)
})
