import { expect, expectAccessible, hydrated, test } from './site.ts'

test('by keyboard an option changes voucher, price and total, and a sold-out product cannot be added', async ({
  page,
}) => {
  await page.goto('/product/reepschnur?lng=de')
  await hydrated(page)
  const soldOut = page.getByRole('button', { name: 'Ausverkauft' })
  await expect(soldOut).toHaveAttribute('aria-disabled', 'true')
  await soldOut.focus()
  await page.keyboard.press('Enter')

  await page.goto('/product/gutschein-wert?lng=de')
  await hydrated(page)
  await expect(page.locator('.badge')).toHaveCount(0)
  const paper = page.locator('figure').first()
  await expect(paper).toContainText('CHF\u00a0100.00')
  await page.getByRole('radio', { name: 'CHF 100' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'CHF 200' })).toBeChecked()
  await expect(paper).toContainText('CHF\u00a0200.00')
  await page.getByRole('button', { name: 'Eins mehr' }).click()
  const sign = page.getByRole('button', { name: /^In den Warenkorb/ })
  await expect(sign).toContainText('CHF 400.00')
  await sign.click()
  await expect(page.locator('.badge')).toHaveText('2')
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toContain('gutschein-wert-200')
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

test('the name of a product is never cut inside a word, and nothing beside it overflows the page', async ({
  page,
}) => {
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
