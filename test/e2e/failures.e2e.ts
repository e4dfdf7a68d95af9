import { scriptOf } from './script-of.ts'
import { expect, hydrated, test } from './site.ts'

test('the first uncaught error covers the page, without its stack; later ones do not replace it', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/erster Fehler|zweiter Fehler/)
  await page.goto('/philosophie?lng=fr')
  await hydrated(page)
  await page.evaluate(() => void Promise.reject(new Error('erster Fehler')))
  const overlay = page.getByRole('alert')
  await expect(overlay.getByRole('heading', { name: 'Runtime-Fehler' })).toBeVisible()
  await expect(overlay.locator('pre')).toHaveText('erster Fehler')
  const [later] = await Promise.all([
    page.waitForEvent('pageerror'),
    page.evaluate(() => {
      setTimeout(() => {
        throw new Error('zweiter Fehler')
      })
    }),
  ])
  expect(later.message).toBe('zweiter Fehler')
  await expect(overlay.locator('pre')).toHaveText('erster Fehler')
  await expect(overlay).toHaveCount(1)
  const box = await overlay.boundingBox()
  expect([box?.width, box?.height]).toEqual([page.viewportSize()?.width, page.viewportSize()?.height])
})

test("a page's code that cannot be loaded raises vite:preloadError; unless that is handled it ends in the router's error page", async ({
  page,
  expectProblem,
}) => {
  expectProblem(
    /Failed to load resource|dynamically imported module|Unexpected Application Error|React Router|ErrorBoundary/,
  )
  await page.goto('/philosophie?lng=de')
  await hydrated(page)
  await page.evaluate(() => {
    window.addEventListener('vite:preloadError', (event) => {
      const { dataset } = document.documentElement
      if (dataset['preloadError']) dataset['preloadError'] = 'raised'
      else {
        event.preventDefault()
        dataset['preloadError'] = 'handled'
      }
    })
  })
  const failed = page.getByRole('heading', { name: 'Unexpected Application Error!' })
  const { promise: aborted, resolve: abort } = Promise.withResolvers<void>()
  await page.route(scriptOf('features/catalog/site/shop/shop-page.tsx'), (route) => {
    abort()
    return route.abort()
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Shop und Gutscheine' }).click()
  await aborted
  await expect(page.locator('html')).toHaveAttribute('data-preload-error', 'handled')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(failed).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)

  // What is loaded in other ways ends as quietly: here what reads the data of a page.
  await page.evaluate(() => delete document.documentElement.dataset['preloadError'])
  const read = Promise.withResolvers<void>()
  await page.route(scriptOf('features/calendar/site/calendar.loader.ts'), (route) => {
    read.resolve()
    return route.abort()
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Event-Kalender' }).click()
  await read.promise
  await expect(page.locator('html')).toHaveAttribute('data-preload-error', 'handled')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(failed).toHaveCount(0)

  await page.route(scriptOf('features/news/site/news-page.tsx'), (route) => route.abort())
  await page.getByRole('contentinfo').getByRole('link', { name: 'News', exact: true }).click()
  await expect(failed).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-preload-error', 'raised')
})
