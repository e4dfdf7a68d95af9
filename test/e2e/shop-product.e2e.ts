import paperIt from '#content/voucher/it.ts'
import { expect, expectAccessible, hydrated, test } from './site.ts'

test('has its head, leaders, parts, data and related products', async ({ page }) => {
  await page.goto('/product/peilkompass?lng=de')
  await expect(page).toHaveTitle('Peilkompass – Shop – Gratweg')
  await expect(page.getByRole('img', { name: 'Peilkompass, Zeichnung' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Marschzahlring' })).toBeVisible()
  await expect(page.getByRole('row', { name: 'Gewicht 42 g' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Sie sind hier' })).toContainText('Orientierung')
  await expect(page.getByRole('heading', { name: 'Plane 3 × 3 m' })).toBeVisible()
})

test('choosing an option changes variant, price and total', async ({ page }) => {
  await page.goto('/product/gutschein-wert?lng=de')
  await hydrated(page)
  await page.getByRole('radio', { name: 'CHF 100' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'CHF 200' })).toBeChecked()
  await page.getByRole('button', { name: 'Eins mehr' }).click()
  const sign = page.getByRole('button', { name: /^In den Warenkorb/ })
  await expect(sign).toContainText('CHF 400.00')
  await sign.click()
  await expect(page.locator('.badge')).toHaveText('2')
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toContain('gutschein-wert-200')
})

test('a sold-out product cannot be added', async ({ page }) => {
  await page.goto('/product/reepschnur?lng=de')
  await hydrated(page)
  const sign = page.getByRole('button', { name: 'Ausverkauft' })
  await expect(sign).toHaveAttribute('aria-disabled', 'true')
  await sign.click({ force: true })
  await page.waitForTimeout(300)
  await expect(page.locator('.badge')).toHaveCount(0)
})

test('a product that is not for sale shows so', async ({ page }) => {
  await page.goto('/product/kartenplakat?lng=de')
  await expect(page.getByRole('button', { name: 'Zurzeit nicht erhältlich' })).toBeVisible()
})

test('scarce stock shows how many are left', async ({ page }) => {
  await page.goto('/product/feuerstahl?lng=de')
  await expect(page.getByText('Noch 3 an Lager')).toBeVisible()
})

test('an unknown product is answered with 404 and a link to the shop', async ({ page, expectProblem }) => {
  expectProblem(/404/)
  const response = await page.goto('/product/einhorn?lng=de')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dieses Produkt gibt es nicht mehr.')
  await page.getByRole('main').getByRole('link', { name: 'Zum Shop' }).click()
  await expect(page).toHaveURL(/\/shop$/)
})

test('its name is never cut inside a word, and nothing beside it overflows the page', async ({ page }) => {
  await page.goto('/product/gutschein-durchhaltevermoegen?lng=de')
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const lines = await page
      .getByRole('heading', { level: 1 })
      .evaluate((heading) =>
        Math.round(heading.clientHeight / parseFloat(getComputedStyle(heading).lineHeight)),
      )
    expect.soft(lines, `lines at ${width} px`).toBeLessThanOrEqual(2)
  }
  await page.goto('/product/feldbuch-dreierset?lng=en')
  for (const width of [768, 901]) {
    await page.setViewportSize({ width, height: 800 })
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect.soft(wide, `runs out at ${width} px`).toBeLessThanOrEqual(0)
  }
})

test('a voucher is shown as it arrives, with the chosen amount, in the language of the page', async ({
  page,
}) => {
  await page.goto('/product/gutschein-wert?lng=it')
  await hydrated(page)
  const paper = page.locator('figure').first()
  await expect(paper).toContainText(paperIt.freeChoice)
  await expect(paper).toContainText(paperIt.forWhat)
  await expect(paper).toContainText('CHF\u00a0100.00')
  await page.getByText('CHF 300', { exact: true }).click()
  await expect(paper).toContainText('CHF\u00a0300.00')
  await page.goto('/product/gutschein-klarer-kompass?lng=de')
  await expect(paper).toContainText('Klarer Kompass')
  await expect(paper).toContainText('2½ Tage')
  await expect(page.getByText('auch wenn der Kurs inzwischen mehr kostet').first()).toBeVisible()
  await page.getByRole('link', { name: 'Welche Stufe passt?' }).click()
  await expect(page).toHaveURL(/survival-training\/test/)
})

test('on a phone the voucher stays visible while choosing, and the bar puts it into the cart', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/product/gutschein-wert?lng=de')
  await hydrated(page)
  await page.getByRole('radio', { name: 'CHF 500' }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('textbox', { name: 'Menge' }).scrollIntoViewIfNeeded()
  await expect(page.locator('figure').first()).toBeInViewport({ ratio: 0.95 })
  const add = page.getByRole('button', { name: 'In den Warenkorb' })
  await expect(add).toHaveCount(1)
  await expect(page.locator('.next-step')).toContainText('CHF\u00a0500.00')
  await expectAccessible(page)
  await add.click()
  await expect(page.getByRole('dialog', { name: 'Warenkorb' })).toContainText('Wertgutschein')
})
