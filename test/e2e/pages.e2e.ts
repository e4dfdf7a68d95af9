import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { paths } from '#content/paths.ts'
import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import { CONTENT_ROUTES, TEMPLATE_ROUTES } from '#test/content-routes.ts'
import { limitMs } from '#test/machine-speed.ts'
import { quarterOf } from '#test/sample.ts'
import { openOwnSite } from './own-site.ts'
import { reasonsAgainstRestoring } from './restores.ts'
import { expect, expectAccessible, hydrated, test } from './site.ts'
import { expectTextsInPlace } from './texts-in-place.ts'

const HTML_LANG = { de: 'de-CH', en: 'en', fr: 'fr-CH', it: 'it-CH' }

const WIDE = { width: 1440, height: 900 }
const NARROW = { width: 390, height: 844 }
/** Each language, both widths, both colour schemes. */
const LOOKS = [
  { language: 'de', size: WIDE, colorScheme: 'light' },
  { language: 'en', size: NARROW, colorScheme: 'dark' },
  { language: 'fr', size: WIDE, colorScheme: 'dark' },
  { language: 'it', size: NARROW, colorScheme: 'light' },
] as const

const MONTH = 'the month of a course'
/** Pages whose address is not among the routes. */
const OTHERS: Record<string, (request: APIRequestContext) => Promise<string>> = {
  [MONTH]: async (request) => {
    const { startsAt } = await aCourse(request)
    return `${paths.calendar}?ansicht=monat&monat=${startsAt.slice(0, 7)}&`
  },
  'the page of a date': async (request) => `${paths.calendar}/${(await aCourse(request)).id}?`,
  'the answer of the level test': async () => `${paths.levelTest}?experience=2&walk=3&night=2&`,
  'a voucher of any amount': async () => `${paths.product('gutschein-wert')}?`,
  'a sold-out product': async () => `${paths.product('reepschnur')}?`,
  'the dates of a service': async () => `${paths.booking}?serviceId=klarer-kompass&`,
  'the booking of a date': async (request) => `${paths.booking}?eventId=${(await aCourse(request)).id}&`,
  'the hits of a search': async () => `${paths.search}?q=kurs&`,
}

for (const path of CONTENT_ROUTES)
  test(`${path} is accessible, without errors or console output, nothing moves, and texts stay in their boxes`, async ({
    page,
  }) => {
    await watchLayoutShifts(page)
    await look(page, path, `${path}?`, expectNothingShifted)
    await expectTextsInPlace(page, path)
    if ((TEMPLATE_ROUTES as readonly string[]).includes(path))
      expect(await reasonsAgainstRestoring(page), 'against restoring it on Back').toEqual([])
  })

for (const [name, addressOf] of Object.entries(OTHERS))
  test(`${name} is accessible, without errors or console output, and texts stay in their boxes`, async ({
    page,
    request,
  }) => {
    await look(page, name, await addressOf(request))
    await expectTextsInPlace(page, name, name === MONTH ? [390, 768, 900] : [])
  })

/** A day after another, so that its bar spans two. */
async function aCourse(request: APIRequestContext): Promise<CalendarEvent> {
  const answer = await request.get('/api/events?service=durchhaltevermoegen&limit=1')
  const [event] = ((await answer.json()) as { events: CalendarEvent[] }).events
  if (!event) throw new Error('no course of two days is planned')
  return event
}

/** `address` ends with `?` or `&`. */
async function look(
  page: Page,
  name: string,
  address: string,
  check: (page: Page, where: string) => Promise<void> = async () => {},
): Promise<void> {
  for (const { language, size, colorScheme } of quarterOf(name, LOOKS)) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme })
    const answer = await page.goto(`${address}lng=${language}`)
    expect(answer?.status()).toBe(200)
    await hydrated(page)
    await expect(page.locator('html')).toHaveAttribute('lang', HTML_LANG[language])
    await expect(page.locator('h1')).toHaveCount(1)
    await expectAccessible(page)
    await check(page, `${language}, ${size.width} px wide`)
  }
}

test('a missing page is accessible in both widths, and works where its address cannot be decoded', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/404/)
  for (const [address, size] of [
    ['/event-kalendr', WIDE],
    ['/shop/%0d%0a', NARROW],
    ['/100%zz', NARROW],
  ] as const) {
    await page.setViewportSize(size)
    const answer = await page.goto(`${address}?lng=en`)
    expect(answer?.status()).toBe(404)
    await hydrated(page)
    await expect(page.locator('main .sign')).toHaveCount(3)
    if (address !== '/100%zz') await expectAccessible(page)
  }
  await page.goto('/nicht-da?lng=de')
  await hydrated(page)
  await expectTextsInPlace(page, 'a missing page')
})

test('a page that listens to its unload is known not to be restored', async ({ page }) => {
  await page.addInitScript(() => addEventListener('unload', () => {}))
  await page.goto('/')
  expect(await reasonsAgainstRestoring(page)).toEqual(['UnloadHandlerExistsInMainFrame'])
})

/** Cumulative layout shift without user input, as in Core Web Vitals. */
async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript((nearMs) => {
    const shifts: { at: number; value: number }[] = []
    const typefaces: { from: number; to: number }[] = []
    const sum = (counted: typeof shifts) => String(counted.reduce((all, { value }) => all + value, 0))
    const sumUp = () => {
      const byTypeface = ({ at }: { at: number }) => typefaces.some(({ from, to }) => from <= at && at <= to)
      document.documentElement.dataset['shifted'] = sum(shifts.filter((shift) => !byTypeface(shift)))
      document.documentElement.dataset['shiftedByTypeface'] = sum(shifts.filter(byTypeface))
    }
    document.fonts.addEventListener('loadingdone', () => {
      const typeface = { from: performance.now() - nearMs, to: Number.POSITIVE_INFINITY }
      typefaces.push(typeface)
      // A busy machine draws what has changed long after the event.
      const drawn = () => {
        typeface.to = performance.now() + nearMs
        sumUp()
      }
      requestAnimationFrame(() => requestAnimationFrame(drawn))
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
  }, limitMs(150))
}

/**
 * Zero to two decimals. Where fonts come late, on a busy machine, a line may break elsewhere: at most 0.075 on any page,
 * which Core Web Vitals call good up to 0.1.
 */
async function expectNothingShifted(page: Page, where: string): Promise<void> {
  const { shifted, shiftedByTypeface } = await page.evaluate(() => ({ ...document.documentElement.dataset }))
  expect(Number(shifted ?? 0), where).toBeLessThan(0.005)
  expect(Number(shiftedByTypeface ?? 0), `${where}, by a late typeface`).toBeLessThan(0.1)
}

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

/**
 * Bytes with headers, without cache, and without the pictures below the window that a page leaves for later: how early
 * the browser loads these depends on its version and on how fast it believes the network to be.
 */
async function bytesOfFirstVisit(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const urls = new Map<string, string>()
  const bytes = new Map<string, number>()
  session.on('Network.requestWillBeSent', ({ requestId, request }) => urls.set(requestId, request.url))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = urls.get(requestId) ?? requestId
    bytes.set(url, (bytes.get(url) ?? 0) + encodedDataLength)
  })
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  const later = await page
    .locator('img[loading=lazy]')
    .evaluateAll((images) =>
      images
        .filter((image) => image.getBoundingClientRect().top >= innerHeight)
        .map((image) => (image as HTMLImageElement).src),
    )
  await context.close()
  return [...bytes].reduce((sum, [url, count]) => sum + (later.includes(url) ? 0 : count), 0)
}
