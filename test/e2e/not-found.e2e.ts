import { languagesOf } from '#test/sample.ts'
import { expect, expectAccessible, hydrated, test } from './site.ts'

const CALENDAR = { de: 'Event-Kalender', en: 'Event calendar', fr: 'Agenda', it: 'Calendario' }

test('a mistyped address is a 404 that suggests the page, on desktop and phone', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/404/)
  for (const language of languagesOf('not found')) {
    const answer = await page.goto(`/event-kalendr?lng=${language}`)
    expect(answer?.status()).toBe(404)
    await hydrated(page)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('main a.go')).toHaveText(CALENDAR[language])
    await expect(page.locator('main .sign')).toHaveCount(3)
    await page.setViewportSize({ width: 1440, height: 900 })
    await expectAccessible(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectAccessible(page)
  }
})

test('an address with a line break or a broken escape is a 404 that works in the browser too', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/404/)
  for (const address of ['/shop/%0d%0a', '/100%zz']) {
    const answer = await page.goto(`${address}?lng=en`)
    expect(answer?.status()).toBe(404)
    await hydrated(page)
    await expect(page.locator('main .sign')).toHaveCount(3)
  }
})

test('from a 404 the page is one search away, by keyboard and without loading another document', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/404/)
  await page.goto('/quittenmarmelade?lng=de')
  await hydrated(page)
  await expect(page.locator('main a.go')).toHaveCount(0)
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

test('the search is in the visitor’s language, finds words without their accents and counts correctly', async ({
  page,
}) => {
  for (const [language, text, path] of [
    ['de', 'geschaeftsbedingungen', '/agb'],
    ['en', 'cancellation', '/agb'],
    ['fr', 'reservation', '/buchen'],
    ['it', 'buono', '/shop'],
  ] as const) {
    await page.goto(`/suche?q=${text}&lng=${language}`)
    await hydrated(page)
    await expect(page.locator(`main li a[href="${path}"]`)).toBeVisible()
    await expectAccessible(page)
    const count = await page.getByRole('main').getByRole('status').innerText()
    await expect(page.locator('main li a')).toHaveCount(Number.parseInt(count, 10))
  }
})

test('an empty search lists every page, and is not indexed', async ({ page }) => {
  await page.goto('/suche?lng=de')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Alle Seiten')
  for (const path of ['/', '/team-events/shelter-bau', '/datenschutz', '/news'])
    await expect(page.locator(`main li a[href="${path}"]`)).toHaveCount(1)
})

test('the search accepts any text', async ({ page }) => {
  const text = '<script>alert(1)</script> « % \u0000 ﷽ 🧭'
  const answer = await page.goto(`/suche?q=${encodeURIComponent(text)}&lng=de`)
  expect(answer?.status()).toBe(200)
  await expect(page.getByRole('searchbox')).toBeVisible()
  const long = await page.goto(`/suche?q=${'kompass '.repeat(150)}&lng=de`)
  expect(long?.status()).toBe(200)
})

test('a search that does not answer shows an error and another way', async ({ page, expectProblem }) => {
  expectProblem(/503|Failed to load/)
  await page.goto('/suche?lng=de')
  await hydrated(page)
  await page.route(/\/api\/pages/, (route) => route.fulfill({ status: 503 }))
  await page.getByRole('searchbox').fill('kompass')
  await page.getByRole('button', { name: 'Suchen' }).click()
  await expect(page.getByText('Die Suche antwortet gerade nicht.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Zum Kontakt' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the search of a 404 is an ordinary form', async ({ page, expectProblem }) => {
    expectProblem(/404/)
    await page.goto('/feuer?lng=it')
    await page.getByRole('searchbox').fill('bussola')
    await page.getByRole('button', { name: 'Cercare' }).click()
    await expect(page).toHaveURL(/\/suche\?q=bussola$/)
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/risultati/)
  })
})
