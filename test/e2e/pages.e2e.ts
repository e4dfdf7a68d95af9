import type { Browser, Page } from '@playwright/test'
import { LANGUAGES, type Language } from '#i18n/languages.ts'
import { languagesOf, quarterOf } from '#test/sample.ts'
import { CONTENT_ROUTES, TEMPLATE_ROUTES } from '#test/content-routes.ts'
import { openOwnSite } from './own-site.ts'
import { scriptOf } from './script-of.ts'
import { expect, expectAccessible, hydrated, test } from './site.ts'

const HTML_LANG = { de: 'de-CH', en: 'en', fr: 'fr-CH', it: 'it-CH' }

const WIDE = { width: 1440, height: 900 }
const NARROW = { width: 390, height: 844 }
/** Accessibility issues depend on language or width, never on both. */
const JUDGED_AT: Record<Language, typeof WIDE> = { de: WIDE, en: NARROW, fr: WIDE, it: NARROW }

for (const path of TEMPLATE_ROUTES)
  test(`${path} is accessible, without errors or console output, on desktop and phone`, async ({ page }) => {
    await watchLayoutShifts(page)
    for (const language of languagesOf(path))
      for (const size of [WIDE, NARROW]) await look(page, path, language, size, size === JUDGED_AT[language])
  })

for (const [index, path] of CONTENT_ROUTES.filter((route) => !isTemplate(route)).entries()) {
  const [wide, narrow] = [LANGUAGES[index % 4] ?? 'de', LANGUAGES[(index + 1) % 4] ?? 'de']
  test(`${path} is accessible, without errors or console output, in ${wide} on desktop and in ${narrow} on phone`, async ({
    page,
  }) => {
    await watchLayoutShifts(page)
    const looks = [
      { language: wide, size: WIDE },
      { language: narrow, size: NARROW },
    ]
    for (const { language, size } of quarterOf(path, looks)) await look(page, path, language, size, true)
  })
}

function isTemplate(path: string): boolean {
  return (TEMPLATE_ROUTES as readonly string[]).includes(path)
}

async function look(
  page: Page,
  path: string,
  language: Language,
  size: typeof WIDE,
  isJudged: boolean,
): Promise<void> {
  await page.setViewportSize(size)
  const answer = await page.goto(`${path}?lng=${language}`)
  expect(answer?.status()).toBe(200)
  await hydrated(page)
  await expect(page.locator('html')).toHaveAttribute('lang', HTML_LANG[language])
  await expect(page.locator('h1')).toHaveCount(1)
  if (isJudged) await expectAccessible(page)
  await expectNothingShifted(page, `${language}, ${size.width} px wide`)
}

/** Cumulative layout shift without user input, as in Core Web Vitals. */
async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { at: number; value: number }[] = []
    const typefaces: number[] = []
    const sum = (counted: typeof shifts) => String(counted.reduce((all, { value }) => all + value, 0))
    const sumUp = () => {
      const byTypeface = ({ at }: { at: number }) => typefaces.some((moment) => Math.abs(at - moment) < 150)
      document.documentElement.dataset['shifted'] = sum(shifts.filter((shift) => !byTypeface(shift)))
      document.documentElement.dataset['shiftedByTypeface'] = sum(shifts.filter(byTypeface))
    }
    document.fonts.addEventListener('loadingdone', () => {
      typefaces.push(performance.now())
      sumUp()
    })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { startTime, value, hadRecentInput } = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
        }
        if (!hadRecentInput) shifts.push({ at: startTime, value })
      }
      sumUp()
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Zero to two decimals. A late font on a busy machine may shift one line: a fifth of the "good" threshold. */
async function expectNothingShifted(page: Page, where: string): Promise<void> {
  const { shifted, shiftedByTypeface } = await page.evaluate(() => ({ ...document.documentElement.dataset }))
  expect(Number(shifted ?? 0), where).toBeLessThan(0.005)
  expect(Number(shiftedByTypeface ?? 0), `${where}, by a late typeface`).toBeLessThan(0.02)
}

test('both redirects answer 302 and keep the query', async ({ request }) => {
  const first = await request.get('/pm-request?von=mail', { maxRedirects: 0 })
  expect(first.status()).toBe(302)
  expect(first.headers()['location']).toBe('/projekt-anfrage?von=mail')
  const second = await request.get('/projekt-anfrage?von=mail', { maxRedirects: 0 })
  expect(second.status()).toBe(302)
  expect(second.headers()['location']).toBe('/projekt-management/anfrage?von=mail')
})

test('an unknown path is a 404 with the helpful page', async ({ page, expectProblem }) => {
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

const SLOW_PARTS = {
  code: {
    pattern: () => scriptOf('app/routes/public/legal/imprint-page.tsx'),
    link: 'Impressum',
    title: /Impressum/,
  },
  words: { pattern: () => /\/locales\//, link: 'Impressum', title: /Impressum/ },
  data: { pattern: () => /\/store\//, link: 'Shop und Gutscheine', title: /Shop|Gutscheine/ },
}

for (const [part, { pattern, link, title }] of Object.entries(SLOW_PARTS))
  test(`a page whose ${part} loads slowly shows ’Lade...’ meanwhile`, async ({ page }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.goto('/?lng=de')
    await hydrated(page)
    await page.route(pattern(), async (route) => {
      await held
      await route.continue()
    })
    await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Lade...' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    release()
    await expect(page).toHaveTitle(title)
    await expect(page.getByText('Lade...')).toHaveCount(0)
  })

test('no ’Lade...’ flashes where a page loads within 300 ms', async ({ page }) => {
  await page.clock.install()
  await page.goto('/?lng=de')
  await hydrated(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.route(/\/store\//, () => {}) // never answered
  await page.getByRole('contentinfo').getByRole('link', { name: 'Shop und Gutscheine', exact: true }).click()
  await page.clock.runFor(299)
  await expect(page.getByText('Lade...')).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(page.getByText('Lade...')).toBeVisible()
})

test('every page is complete within 220 KB for the first visitor after a start', async ({ browser }) => {
  const site = await openOwnSite({})
  const sizes: Record<string, number> = {}
  try {
    for (const path of FIRST_VISITS) {
      sizes[path] = await bytesOfFirstVisit(browser, site.origin + path)
      expect(sizes[path], path).toBeLessThanOrEqual(220 * 1024)
    }
  } finally {
    await site.stop()
  }
  console.log('first visit, bytes:', sizes)
})

const FIRST_VISITS = ['/', '/shop', '/product/peilkompass', '/survival-training', '/team-events', '/nicht-da']

/** Bytes with headers, without cache. */
async function bytesOfFirstVisit(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  await context.close()
  return bytes
}
