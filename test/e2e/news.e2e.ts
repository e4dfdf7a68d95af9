import { languagesOf } from '#test/sample.ts'
import { expect, hydrated, test } from './site.ts'

const PIECE = '/news/feuer-ohne-feuerzeug'
const HTML_LANG = { de: 'de-CH', en: 'en', fr: 'fr-CH', it: 'it-CH' }

for (const language of languagesOf('feed')) {
  test(`the feed is valid Atom in ${language}`, async ({ page, request, baseURL }) => {
    const answer = await request.get(`/news/feed.xml?lng=${language}`)
    expect(answer.headers()['content-type']).toBe('application/atom+xml; charset=utf-8')
    expect(answer.headers()['content-language']).toBe(HTML_LANG[language])
    await page.goto('/news')
    const feed = await page.evaluate(readFeed, await answer.text())
    expect(feed.problem).toBeNull()
    expect(feed.root).toBe('{http://www.w3.org/2005/Atom}feed')
    expect(feed.language).toBe(HTML_LANG[language])
    expect(feed.self).toBe(`${baseURL}/news/feed.xml?lng=${language}`)
    expect(feed.entries.length).toBeGreaterThanOrEqual(3)
    expect(new Set(feed.entries.map(({ id }) => id)).size).toBe(feed.entries.length)
    // RFC 4287: required elements, RFC 3339 times, newest first.
    expect([feed.title, feed.id, feed.author].every(Boolean)).toBe(true)
    expect(feed.updated).toBe(feed.entries[0]?.updated)
    for (const { title, updated, summary, markup, links } of feed.entries) {
      expect(updated).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
      expect(title && summary).toBeTruthy()
      expect(markup).toContain('<p>')
      for (const link of links) expect(link).toMatch(new RegExp(`^${baseURL}/|^https:|^mailto:`))
    }
    const moments = feed.entries.map(({ updated }) => updated)
    expect(moments).toEqual(moments.toSorted().reverse())
    const piece = await request.get(feed.entries[0]?.id ?? '')
    expect(await piece.text()).toContain(feed.entries[0]?.title)
  })
}

/** Runs in the browser, whose XML parser is strict. */
function readFeed(source: string) {
  const feed = new DOMParser().parseFromString(source, 'application/xml')
  const text = (of: Element | Document, name: string) => of.querySelector(name)?.textContent ?? ''
  const { documentElement: root } = feed
  return {
    problem: feed.querySelector('parsererror')?.textContent ?? null,
    root: `{${root.namespaceURI}}${root.localName}`,
    language: root.getAttribute('xml:lang'),
    self: feed.querySelector('link[rel=self]')?.getAttribute('href'),
    title: text(feed, 'feed > title'),
    id: text(feed, 'feed > id'),
    author: text(feed, 'feed > author > name'),
    updated: text(feed, 'feed > updated'),
    entries: [...feed.querySelectorAll('entry')].map((entry) => {
      const markup = text(entry, 'content[type=html]')
      const html = new DOMParser().parseFromString(markup, 'text/html')
      return {
        id: text(entry, 'id'),
        title: text(entry, 'title'),
        updated: text(entry, 'updated'),
        summary: text(entry, 'summary'),
        markup,
        links: [...html.querySelectorAll('[href], [src]')].map(
          (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
        ),
      }
    }),
  }
}

test('the feed is in the visitor’s language, and every page links it', async ({ page, request }) => {
  const answer = await request.get('/news/feed.xml', { headers: { 'accept-language': 'it-CH' } })
  expect(answer.headers()['content-language']).toBe('it-CH')
  await page.goto('/news?lng=fr')
  await expect(page.locator('link[type="application/atom+xml"]')).toHaveAttribute(
    'href',
    '/news/feed.xml?lng=fr',
  )
  const shown = page.getByRole('link', { name: 'S’abonner au flux' })
  await expect(shown).toHaveAttribute('href', '/news/feed.xml?lng=fr')
})

test('links lead from the list through the articles and to the next step', async ({ page }) => {
  await page.goto('/?lng=de')
  await hydrated(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'News' }).click()
  await expect(page).toHaveTitle('News aus Projekten und Kursen – Gratweg')
  await page.getByRole('link', { name: 'Feuer ohne Feuerzeug: vier Fehler, die alle machen' }).click()
  await expect(page).toHaveTitle('Feuer ohne Feuerzeug: vier Fehler, die alle machen – Gratweg')
  await expect(page.locator('time')).toHaveText('28.\u00a0Oktober 2026')
  await expect(page.locator('blockquote')).toBeVisible()
  await page.getByRole('link', { name: /^Älter/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gutscheine gibt es jetzt zum Ausdrucken')
  await page.getByRole('link', { name: /^Neuer/ }).click()
  await expect(page).toHaveURL(PIECE)
  await page.getByRole('link', { name: 'Feuer & Fokus ansehen' }).click()
  await expect(page).toHaveURL('/team-events/feuer-und-fokus')
})

test('a change of language keeps the article', async ({ page }) => {
  await page.goto(`${PIECE}?lng=de`)
  await hydrated(page)
  await page.getByRole('banner').getByText('DE', { exact: true }).click()
  await page.getByRole('link', { name: 'Italiano' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Fuoco senza accendino: quattro errori comuni',
  )
  await expect(page.locator('time')).toHaveText('28\u00a0ottobre 2026')
})

test('a missing article is answered with 404 and a link back', async ({ page, expectProblem }) => {
  expectProblem(/404/)
  const answer = await page.goto('/news/gibt-es-nicht?lng=de')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diesen Beitrag gibt es nicht.')
  await page.getByRole('link', { name: 'Alle News ansehen' }).click()
  await expect(page).toHaveURL('/news')
})

test('a missing page of the list shows the last one', async ({ page, request }) => {
  await page.goto('/news?page=99&lng=de')
  await expect(page.getByRole('listitem').filter({ has: page.locator('time') })).toHaveCount(3)
  expect((await request.get('/api/news?page=0')).status()).toBe(400)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('an article can be read and left', async ({ page }) => {
    await page.goto('/news?lng=en')
    await page.getByRole('link', { name: 'Gift vouchers you can print yourself' }).click()
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('What’s on the sheet')
    await page.getByRole('link', { name: 'All news' }).click()
    await expect(page).toHaveURL('/news')
  })
})
