import { expect, hydrated, test } from './site.ts'

const LEVELS = [
  '/survival-training#aufbruch',
  '/survival-training#durchhaltevermoegen',
  '/survival-training#klarer-kompass',
]
const EVENTS = [
  '/team-events#back-to-the-roots',
  '/team-events#feuer-und-fokus',
  '/team-events#orientierungspunkt',
  '/team-events#shelter-bau',
  '/team-events#wasser-und-willenskraft',
  '/team-events#survival-mindset',
]
const ENTRIES = [
  '/',
  '/projekt-management',
  '/survival-training',
  ...LEVELS,
  '/team-events',
  ...EVENTS,
  '/philosophie',
  '/team',
  '/event-kalender',
  '/shop',
  '/kontakt',
]

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test.beforeEach(async ({ page }) => {
    await page.goto('/philosophie?lng=de')
    await hydrated(page)
  })

  test('the navigation lists every entry in the specified order', async ({ page }) => {
    const links = page.getByRole('banner').getByRole('navigation').first().locator('a')
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(ENTRIES)
  })

  test('a dropdown opens by keyboard, is navigated with the arrows and closes with Escape', async ({
    page,
  }) => {
    const button = page.getByRole('button', { name: 'Untermenü Survival-Training' })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('link', { name: 'Aufbruch', exact: true }).first()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Escape')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(button).toBeFocused()
  })

  test('a dropdown opens on hover and links to its anchor', async ({ page }) => {
    await page.getByRole('link', { name: 'Team-Events', exact: true }).first().hover()
    await page.getByRole('banner').getByRole('link', { name: 'Shelter-Bau' }).first().click()
    await expect(page).toHaveURL(/\/team-events#shelter-bau$/)
    await expect(page.locator('#shelter-bau')).toBeInViewport()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test.beforeEach(async ({ page }) => {
    await page.goto('/philosophie?lng=de')
    await hydrated(page)
    await page.getByRole('button', { name: 'Menü öffnen' }).tap()
  })

  test('the menu is limited to the viewport minus 113 px, traps the focus and closes with Escape', async ({
    page,
  }) => {
    const menu = page.getByRole('dialog', { name: 'Menü' })
    await expect(menu).toBeVisible()
    const heights = await menu
      .locator('.menu-scroll')
      .evaluate((element) => ({ limit: getComputedStyle(element).maxHeight, height: element.clientHeight }))
    expect(heights.limit).toBe('731px')
    expect(heights.height).toBeLessThanOrEqual(844 - 113)
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(page.getByRole('button', { name: 'Menü öffnen' })).toBeFocused()
  })

  test('the menu navigates and closes', async ({ page }) => {
    const menu = page.getByRole('dialog', { name: 'Menü' })
    await menu.getByRole('link', { name: /^Event-Kalender/ }).tap()
    await expect(page).toHaveURL(/\/event-kalender$/)
    await expect(menu).toBeHidden()
  })

  test('the menu changes the language', async ({ page }) => {
    await page.getByRole('dialog', { name: 'Menü' }).getByRole('link', { name: 'Français' }).tap()
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CH')
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})

test('the badge counts all pieces and is hidden at zero', async ({ page }) => {
  await page.goto('/product/feldbuch?lng=de')
  await hydrated(page)
  await expect(page.getByRole('button', { name: 'Warenkorb öffnen', exact: true })).toBeVisible()
  await expect(page.locator('header .badge')).toHaveCount(0)
  await page.getByRole('button', { name: 'Eins mehr' }).click()
  await page.getByRole('button', { name: /In den Warenkorb/ }).click()
  await expect(page.getByRole('button', { name: 'Warenkorb öffnen, 2 Artikel' })).toBeVisible()
  await expect(page.locator('header .badge')).toHaveText('2')
})
