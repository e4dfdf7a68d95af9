import { LANGUAGES } from '#i18n/languages.ts'
import { expect, expectAccessible, hydrated, test } from './site.ts'

const PAGES = [
  '/',
  '/projekt-management',
  '/projekt-management/anfrage',
  '/survival-training',
  '/survival-training/aufbruch',
  '/survival-training/durchhaltevermoegen',
  '/survival-training/klarer-kompass',
  '/team-events',
  '/team-events/back-to-the-roots',
  '/team-events/feuer-und-fokus',
  '/team-events/orientierungspunkt',
  '/team-events/shelter-bau',
  '/team-events/wasser-und-willenskraft',
  '/team-events/survival-mindset',
  '/philosophie',
  '/team',
  '/kontakt',
  '/datenschutz',
  '/impressum',
  '/agb',
  '/event-kalender',
  '/shop',
  '/product/peilkompass',
  '/buchen',
  '/success',
  '/login',
]
const HTML_LANG = { de: 'de-CH', en: 'en', fr: 'fr-CH', it: 'it-CH' }

for (const path of PAGES) {
  test(`${path} answers in four languages, hydrates silently and is accessible`, async ({
    page,
    request,
  }) => {
    const titles = new Set<string>()
    for (const language of LANGUAGES) {
      const answer = await request.get(`${path}?lng=${language}`)
      expect(answer.status()).toBe(200)
      const html = await answer.text()
      expect(html).toContain(`<html lang="${HTML_LANG[language]}"`)
      expect(html).toMatch(/<h1[\s>]/)
      expect(html).toContain(`rel="canonical" href="`)
      expect(html.match(/<link rel="alternate" hreflang="(de|en|fr|it|x-default)"/g)).toHaveLength(5)
      titles.add(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '')
    }
    expect(titles.has('')).toBe(false)

    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${path}?lng=de`)
    await hydrated(page)
    await expectAccessible(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectAccessible(page)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
}

test('no page scrolls sideways at 320 px in any language', async ({ page }) => {
  test.setTimeout(180_000)
  await page.setViewportSize({ width: 320, height: 640 })
  const wide: string[] = []
  for (const path of PAGES)
    for (const language of LANGUAGES) {
      await page.goto(`${path}?lng=${language}`, { waitUntil: 'domcontentloaded' })
      if (await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth))
        wide.push(`${path} ${language}`)
    }
  expect(wide).toEqual([])
})

test('both redirect hops answer 302 and keep the query', async ({ request }) => {
  const first = await request.get('/pm-request?von=mail', { maxRedirects: 0 })
  expect(first.status()).toBe(302)
  expect(first.headers()['location']).toBe('/projekt-anfrage?von=mail')
  const second = await request.get('/projekt-anfrage?von=mail', { maxRedirects: 0 })
  expect(second.status()).toBe(302)
  expect(second.headers()['location']).toBe('/projekt-management/anfrage?von=mail')
})

test('an unknown path is a 404 with the page that helps', async ({ page, expectProblem }) => {
  expectProblem(/404/)
  const answer = await page.goto('/gibt/es/nicht?lng=de')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hier endet')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await hydrated(page)
  await expectAccessible(page)
})

test('a link loads the next page without a document, at its top; Back returns to the old position', async ({
  page,
}) => {
  await page.goto('/?lng=de')
  await hydrated(page)
  const documents: string[] = []
  page.on('request', (request) => request.resourceType() === 'document' && documents.push(request.url()))
  await page.evaluate(() => window.scrollTo(0, 900))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Philosophie' }).click()
  await expect(page).toHaveURL(/\/philosophie$/)
  await expect(page).toHaveTitle(/Philosophie/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.locator('#inhalt')).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(/\/\?lng=de$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
  expect(documents).toEqual([])
})

test('an anchor of the navigation scrolls to its section', async ({ page }) => {
  await page.goto('/?lng=de')
  await hydrated(page)
  await page.goto('/team-events#shelter-bau')
  await expect(page.locator('#shelter-bau')).toBeInViewport()
})

test("a slow page shows 'Lade...' meanwhile", async ({ page }) => {
  await page.route(/philosoph|intro-page/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await page.goto('/?lng=de')
  await hydrated(page)
  await page.route(/\/locales\//, (route) => route.continue())
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
  await expect(page.getByText('Lade...')).toBeVisible()
  await expect(page).toHaveTitle(/Impressum/)
  await expect(page.getByText('Lade...')).toBeHidden()
})

test('every page is complete within 220 KB on a first visit', async ({ browser, baseURL }) => {
  test.setTimeout(120_000)
  const sizes: Record<string, number> = {}
  const paths = ['/', '/shop', '/product/peilkompass', '/survival-training', '/team-events', '/nicht-da']
  // The best compression is made in the background of the very first visit after a start.
  for (const path of paths) await (await browser.newPage()).goto(`${baseURL}${path}`)
  await new Promise((resolve) => setTimeout(resolve, 3000))
  for (const path of paths) {
    const context = await browser.newContext()
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    let bytes = 0
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength
    })
    await page.goto(`${baseURL}${path}`)
    await page.waitForLoadState('networkidle')
    sizes[path] = bytes
    await context.close()
  }
  console.log('first visit, bytes:', sizes)
  for (const [path, bytes] of Object.entries(sizes)) expect(bytes, path).toBeLessThanOrEqual(220 * 1024)
})
