import type { Page } from '@playwright/test'
import { FIRST_PRICES } from '#content/first-prices.ts'
import { SURVIVAL_COURSES } from '#content/services.ts'
import { formatFrancs } from '#i18n/format.ts'
import { languagesOf } from '#test/sample.ts'
import { expect, expectAccessible, hydrated, test } from './site.ts'

const OVERVIEW = '/survival-training'
const PAGES = [OVERVIEW, ...SURVIVAL_COURSES.map(({ id }) => `${OVERVIEW}/${id}`)]
const TEST = `${OVERVIEW}/test`
const WIDTHS = [1440, 390] as const

for (const path of [...PAGES, `${TEST}?experience=2&walk=3&night=2`])
  test(`${path} is accessible in dark mode, at 1440 and 390 px`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}lng=de`)
      await hydrated(page)
      await expectAccessible(page)
    }
  })

for (const path of PAGES)
  test(`${path} shows the prices of the services and links to booking and gift`, async ({ page }) => {
    const courses = SURVIVAL_COURSES.filter(({ id }) => path === OVERVIEW || path.endsWith(id))
    for (const language of languagesOf(`prices of ${path}`)) {
      await page.goto(`${path}?lng=${language}`)
      for (const { id } of courses) {
        const price = formatFrancs(language, FIRST_PRICES[id][0])
        const sign = page.locator(`main a.sign[href="/buchen?serviceId=${id}"]`).first()
        await expect(sign).toBeVisible()
        await expect(sign).toContainText(price)
        await expect(page.locator(`main a[href="/product/gutschein-${id}"]`).first()).toBeVisible()
      }
    }
  })

test('every voucher that the pages link is in the shop', async ({ request }) => {
  for (const { id } of SURVIVAL_COURSES)
    expect((await request.get(`/product/gutschein-${id}`)).status()).toBe(200)
})

for (const width of WIDTHS)
  test(`each anchor of the navigation scrolls to its level, right below the top edge, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const { id } of SURVIVAL_COURSES) {
      await page.goto(`${OVERVIEW}?lng=de#${id}`)
      await hydrated(page)
      await expect
        .poll(() => page.locator(`#${id}`).evaluate((level) => Math.round(level.getBoundingClientRect().top)))
        .toBeLessThanOrEqual(40)
      expect(
        await page.locator(`#${id}`).evaluate((level) => level.getBoundingClientRect().top),
      ).toBeGreaterThanOrEqual(0)
    }
  })

test('the menu of the header links to the anchor, and the anchor to its page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/philosophie?lng=de')
  await hydrated(page)
  const menu = page.getByRole('navigation', { name: 'Hauptnavigation' })
  const toggle = menu.getByRole('button', { name: 'Untermenü Survival-Training' })
  const link = menu.getByRole('link', { name: 'Klarer Kompass' })
  await toggle.hover()
  await expect(link).toBeVisible()
  await toggle.click()
  await link.click()
  await expect(page).toHaveURL(/\/survival-training#klarer-kompass$/)
  await expect(page.locator('#klarer-kompass')).toBeInViewport()
  await page.getByRole('link', { name: 'Stufe 3 im Detail' }).click()
  await expect(page).toHaveURL(/\/survival-training\/klarer-kompass$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Klarer Kompass')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('without JavaScript a level page is complete: day plan, packing list, safety, dates, signs', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${OVERVIEW}/durchhaltevermoegen?lng=fr`)
  for (const name of [
    'Deux jours, une courte nuit',
    'Ce qui va dans le sac',
    'Une heure de veille, le reste pour dormir',
    'Si vous ne pouvez pas venir',
    'Prochaines dates',
  ])
    await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.locator('time[datetime="21:00"]').first()).toBeVisible()
  await page.getByText('Tout le déroulement, heure par heure').click()
  await expect(page.getByText('Pain et fromage, à l’abri du vent.')).toBeVisible()
  await expect(page.locator('#termine a[href*="eventId="]').first()).toBeVisible()
  await context.close()
})

const SHOWN = (page: Page) => page.getByRole('status').locator('h2:visible')

test('three answers show the level without loading, the most cautious one counts, and the address contains them', async ({
  page,
}) => {
  await page.goto(`${TEST}?lng=de`)
  await hydrated(page)
  const answer = (name: string) => page.getByRole('radio', { name }).check()
  await expect(page.getByText('Die Empfehlung erscheint hier')).toBeVisible()
  await answer('Viel')
  await answer('10 km und mehr')
  await expect(SHOWN(page)).toHaveCount(0)
  await answer('Zwei Nächte draussen')
  await expect(SHOWN(page)).toHaveText(/Stufe\s3: Klarer Kompass/)
  await answer('Eine Nacht im Biwak')
  await expect(SHOWN(page)).toHaveText(/Stufe\s2: Durchhalte/)
  await answer('Bis 6 km')
  await expect(SHOWN(page)).toHaveText(/Stufe\s1: Aufbruch/)
  await expect(page).toHaveURL(/experience=3&walk=1&night=2/)
  await page.reload()
  await expect(SHOWN(page)).toHaveText(/Stufe\s1: Aufbruch/)
})

test('without JavaScript the test is a form that leads to the level, its price, date and voucher', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${TEST}?lng=en`)
  for (const name of ['Some', '10 km or more', 'Two nights outdoors'])
    await page.getByText(name, { exact: true }).click()
  await page.getByRole('button', { name: 'Show my level' }).click()
  await expect(page).toHaveURL(/\?experience=2&walk=3&night=3$/)
  await expect(SHOWN(page)).toHaveCount(1)
  const result = page.getByRole('status')
  await expect(result.locator('a.sign:visible')).toContainText('CHF\u00a0250')
  await expect(result.locator('a.sign:visible')).toHaveAttribute('href', /durchhaltevermoegen&eventId=/)
  await expect(result.locator('a[href="/product/gutschein-durchhaltevermoegen"]')).toBeVisible()
  await context.close()
})

test('the next date in the head links to the list of dates', async ({ page }) => {
  await page.goto(`${OVERVIEW}/aufbruch?lng=de`)
  await hydrated(page)
  await page.locator('main a[href="#termine"]').click()
  await expect(page.locator('#termine')).toBeInViewport()
})

test('on a phone the booking bar covers neither the head, the dates nor the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(`${OVERVIEW}/aufbruch?lng=de`)
  await hydrated(page)
  const bar = page.locator('.next-step')
  await expect(bar).not.toBeInViewport()
  const terms = page.getByRole('link', { name: 'Alle Bedingungen in den AGB' })
  await page.evaluate(() => document.getElementById('sicherheit')?.scrollIntoView())
  await expect(bar).toBeInViewport()
  await terms.focus()
  const covered = await terms.evaluate((link) => {
    const { bottom } = link.getBoundingClientRect()
    const edge = document.querySelector('.next-step')?.getBoundingClientRect().top ?? 0
    return bottom > edge
  })
  expect(covered).toBe(false)
  await page.evaluate(() => document.getElementById('termine')?.scrollIntoView())
  const [barEnd, datesStart] = await Promise.all([
    bar.evaluate((element) => element.getBoundingClientRect().bottom),
    page.locator('#termine').evaluate((element) => element.getBoundingClientRect().top),
  ])
  expect(barEnd).toBeLessThanOrEqual(datesStart)
})

test('a calendar that does not answer leaves the page complete', async ({ page, expectProblem }) => {
  expectProblem(/503/)
  await page.route('**/api/events*', (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto('/philosophie?lng=de')
  await hydrated(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Survival-Training' }).click()
  await expect(page.getByText('Die Termine konnten nicht geladen werden.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Die Stufen im Vergleich' })).toBeVisible()
})

/** Whether the poster's view transition runs on the way to the first level. */
async function glides(page: Page): Promise<boolean> {
  await page.goto(`${OVERVIEW}?lng=de`)
  await hydrated(page)
  const poster = page.locator('main img').first()
  await expect(poster).toHaveCSS('view-transition-name', 'aufbruch')
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      document.documentElement.dataset['glided'] = 'yes'
      return start(update)
    }
  })
  await page.getByRole('link', { name: 'Stufe 1 im Detail' }).click()
  await expect(page).toHaveURL(/aufbruch$/)
  await expect(page.locator('h1')).toContainText('Aufbruch')
  await expect(poster).toHaveCSS('view-transition-name', 'aufbruch')
  return page.evaluate(() => document.documentElement.dataset['glided'] === 'yes')
}

test('the poster is animated from the overview to its page', async ({ page }) => {
  // Busy machines skip transitions.
  await expect.poll(() => glides(page), { timeout: 45_000 }).toBe(true)
})

test('without animation on a slow processor: the page is shown at once', async ({ page, context }) => {
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 10 })
  expect(await glides(page)).toBe(false)
})

test('without animation for reduced motion', async ({ page }) => {
  const moving = () =>
    page.evaluate(async () => {
      await document.startViewTransition(() => {}).ready
      return document.getAnimations().length
    })
  await page.goto(`${OVERVIEW}?lng=de`)
  await hydrated(page)
  expect(await moving()).toBeGreaterThan(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await hydrated(page)
  expect(await moving()).toBe(0)
})
