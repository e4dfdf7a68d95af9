import { scriptOf } from './script-of.ts'
import { expect, hydrated, test } from './site.ts'

test('on a wide screen a submenu is used by keyboard and by mouse, and leads by its anchor to a page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/philosophie?lng=de')
  await hydrated(page)
  const menu = page.getByRole('navigation', { name: 'Hauptnavigation' })
  const toggle = menu.getByRole('button', { name: 'Untermenü Survival-Training' })
  await toggle.focus()
  await page.keyboard.press('Enter')
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(menu.getByRole('link', { name: 'Aufbruch', exact: true })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await expect(toggle).toBeFocused()

  const link = menu.getByRole('link', { name: 'Klarer Kompass' })
  await menu.getByRole('link', { name: 'Survival-Training', exact: true }).hover()
  await expect(link).toBeVisible()
  await link.click()
  await expect(page).toHaveURL(/\/survival-training#klarer-kompass$/)
  await expect(page.locator('#klarer-kompass')).toBeInViewport()
  await page.getByRole('link', { name: 'Stufe 3 im Detail' }).click()
  await expect(page).toHaveURL(/\/survival-training\/klarer-kompass$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Klarer Kompass')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the menu fits the window, returns the focus, changes the language and leads to a page', async ({
    page,
  }) => {
    await page.goto('/philosophie?lng=de')
    await hydrated(page)
    const opener = page.getByRole('button', { name: 'Menü öffnen' })
    const menu = page.getByRole('dialog', { name: 'Menü' })
    await opener.tap()
    await expect(menu).toBeVisible()
    const heights = await menu
      .locator('.menu-scroll')
      .evaluate((element) => ({ limit: getComputedStyle(element).maxHeight, height: element.clientHeight }))
    expect(heights.limit).toBe('731px')
    expect(heights.height).toBeLessThanOrEqual(844 - 113)
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(opener).toBeFocused()

    await opener.tap()
    await menu.getByRole('link', { name: /^Event-Kalender/ }).tap()
    await expect(page).toHaveURL(/\/event-kalender$/)
    await expect(menu).toBeHidden()

    await opener.tap()
    await menu.getByRole('link', { name: 'Français' }).tap()
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CH')
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})

test('a link loads the next page without a document, at its top and with its own head; Back returns to the old position', async ({
  page,
}) => {
  await page.goto('/?lng=de')
  const described = page.locator('meta[property^="og:"], script[type="application/ld+json"]')
  expect(await described.count()).toBeGreaterThan(10)
  await hydrated(page)
  const documents: string[] = []
  page.on('request', (request) => request.resourceType() === 'document' && documents.push(request.url()))
  await page.evaluate(() => window.scrollTo(0, 900))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Philosophie' }).click()
  await expect(page).toHaveURL(/\/philosophie$/)
  await expect(page).toHaveTitle(/Philosophie/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.locator('#inhalt')).toBeFocused()
  await expect(described).toHaveCount(0)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /philosophie\?lng=de$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/\?lng=de$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
  expect(documents).toEqual([])
})

const SLOW_PARTS = {
  code: {
    pattern: () => scriptOf('features/messages/site/imprint-page.tsx'),
    link: 'Impressum',
    title: /Impressum/,
  },
  words: { pattern: () => /\/locales\//, link: 'Team', title: /Team/ },
  data: { pattern: () => /\/store\//, link: 'Shop und Gutscheine', title: /Shop|Gutscheine/ },
}

test('a page whose code, words or data load slowly shows ’Lade...’ meanwhile', async ({ page }) => {
  await page.goto('/?lng=de')
  await hydrated(page)
  for (const { pattern, link, title } of Object.values(SLOW_PARTS)) {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
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
  }
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
