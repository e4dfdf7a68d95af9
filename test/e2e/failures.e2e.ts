import { scriptOf } from './script-of.ts'
import { expect, hydrated, test } from './site.ts'

test('the first uncaught error covers the page, later ones do not replace it', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/erster Fehler|zweiter Fehler/)
  await page.goto('/philosophie?lng=de')
  await hydrated(page)
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('erster Fehler')
    })
  })
  const overlay = page.getByRole('alert')
  await expect(overlay.getByRole('heading', { name: 'Runtime-Fehler' })).toBeVisible()
  await expect(overlay).toContainText('erster Fehler')
  await page.evaluate(() => {
    void Promise.reject(new Error('zweiter Fehler'))
  })
  await page.waitForTimeout(200)
  await expect(overlay).not.toContainText('zweiter Fehler')
  await expect(overlay).toHaveCount(1)
  const box = await overlay.boundingBox()
  expect(box?.width).toBe(page.viewportSize()?.width)
  expect(box?.height).toBe(page.viewportSize()?.height)
})

test('an unhandled rejection is shown too, without its stack', async ({ page, expectProblem }) => {
  expectProblem(/abgelehnt/)
  await page.goto('/philosophie?lng=fr')
  await hydrated(page)
  await page.evaluate(() => {
    void Promise.reject(new Error('abgelehnt'))
  })
  const overlay = page.getByRole('alert')
  await expect(overlay).toContainText('Runtime-Fehler')
  await expect(overlay.locator('pre')).toHaveText('abgelehnt')
})

test("a page's code that cannot be loaded raises vite:preloadError and ends in the router's error page", async ({
  page,
  expectProblem,
}) => {
  expectProblem(
    /Failed to load resource|dynamically imported module|Unexpected Application Error|React Router|ErrorBoundary/,
  )
  await page.goto('/philosophie?lng=de')
  await hydrated(page)
  await page.evaluate(() => {
    window.addEventListener('vite:preloadError', () => {
      document.documentElement.dataset.preloadError = 'raised'
    })
  })
  await page.route(scriptOf('app/routes/public/shop/shop-page.tsx'), (route) => route.abort())
  await page.getByRole('contentinfo').getByRole('link', { name: 'Shop und Gutscheine' }).click()
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-preload-error', 'raised')
})

test('a handled preload error is not thrown again', async ({ page, expectProblem }) => {
  expectProblem(/Failed to load resource/)
  await page.goto('/philosophie?lng=de')
  await hydrated(page)
  await page.evaluate(() => {
    window.addEventListener('vite:preloadError', (event) => {
      event.preventDefault()
      document.documentElement.dataset.preloadError = 'handled'
    })
  })
  await page.route(scriptOf('app/routes/public/shop/shop-page.tsx'), (route) => route.abort())
  await page.getByRole('contentinfo').getByRole('link', { name: 'Shop und Gutscheine' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-preload-error', 'handled')
  await page.waitForTimeout(300)
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
})
