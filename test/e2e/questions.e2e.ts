import { expect, expectAccessible, hydrated, test } from './site.ts'

const PRODUCTS = [
  '/survival-training/durchhaltevermoegen',
  '/team-events/feuer-und-fokus',
  '/projekt-management',
  '/product/gutschein-wert',
]
/** Only what somebody reads: hidden answers are not visible. */
const OPEN = 'details[name=fragen][open] > p'

test('each product answers ten questions, one at a time, accessibly on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of PRODUCTS) {
    await page.goto(`${path}?lng=it`)
    await hydrated(page)
    const questions = page.locator('details[name=fragen]')
    await expect(questions).toHaveCount(10)
    await expect(page.locator(OPEN)).toHaveCount(0)
    await questions.first().locator('summary').click()
    await questions.nth(3).locator('summary').click()
    await expect(page.locator(OPEN)).toHaveCount(1)
    await expect(questions.nth(3).locator('p')).toBeVisible()
    await expectAccessible(page)
  }
})

test('a question about a dog is found by search, and opens', async ({ page }) => {
  await page.goto('/suche?q=Hunde&lng=de')
  await hydrated(page)
  const hit = page.getByRole('main').getByRole('link', { name: 'Hunde' }).first()
  await expect(hit).toContainText('Aufbruch')
  await hit.click()
  await expect(page).toHaveURL(/\/survival-training\/aufbruch#frage-kinder$/)
  await expect(page.locator(OPEN)).toHaveCount(1)
  await expect(page.locator('#frage-kinder')).toBeInViewport()
  await expect(page.getByText('Dürfen Kinder oder Hunde mitkommen?')).toBeInViewport()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the address of a question opens its answer', async ({ page }) => {
    await page.goto('/team-events/back-to-the-roots?lng=fr#frage-toilette')
    await expect(page.locator('#frage-toilette')).toBeVisible()
  })
})
