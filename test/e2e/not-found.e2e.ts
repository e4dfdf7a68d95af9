import { expect, hydrated, test } from './site.ts'

test('from a 404 the page is one search away, by keyboard and without loading another document; a search that fails says so', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/404|503|Failed to load/)
  await page.goto('/quittenmarmelade?lng=de')
  await hydrated(page)
  const documents: string[] = []
  page.on('request', (request) => request.resourceType() === 'document' && documents.push(request.url()))
  await page.getByRole('searchbox', { name: 'Seite oder Frage suchen' }).fill('biwak')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/suche\?q=biwak$/)
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ Treffer$/)
  await page.getByRole('main').getByRole('link', { name: 'Durchhaltevermögen' }).first().click()
  await expect(page).toHaveURL(/\/survival-training\/durchhaltevermoegen$/)
  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue('biwak')
  await page.getByRole('searchbox').fill('feuer')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/suche\?q=feuer$/)
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue('biwak')

  await page.route(/\/api\/pages/, (route) => route.fulfill({ status: 503 }))
  await page.getByRole('searchbox').fill('kompass')
  await page.getByRole('button', { name: 'Suchen' }).click()
  await expect(page.getByText('Die Suche antwortet gerade nicht.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Zum Kontakt' })).toBeVisible()
  expect(documents).toEqual([])
})

test('a navigation to an unknown page fetches the suggestion in the browser', async ({ page }) => {
  await page.goto('/philosophie?lng=fr')
  await hydrated(page)
  await page.evaluate(() => {
    // like following a mistyped internal link
    window.history.pushState(null, '', '/kontkat')
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  })
  await expect(page.getByRole('heading', { level: 1 })).toContainText('La carte')
  await expect(page.locator('main a.go')).toHaveAttribute('href', '/kontakt')
})
