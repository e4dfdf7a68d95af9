import { expect, expectAccessible, hydrated, test } from './site.ts'

/** Only what somebody reads: hidden answers are not visible. */
const OPEN = 'details[name=fragen][open] > p'

test('a question about a dog is found by search and opens, also in place of another, accessibly on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/suche?q=Hunde&lng=de')
  await hydrated(page)
  const hit = page.getByRole('main').getByRole('link', { name: 'Hunde' }).first()
  await expect(hit).toContainText('Aufbruch')
  await hit.click()
  await expect(page).toHaveURL(/\/survival-training\/aufbruch#frage-kinder$/)
  await expect(page.locator(OPEN)).toHaveCount(1)
  await expect(page.locator('#frage-kinder')).toBeInViewport()
  await expect(page.getByText('Dürfen Kinder oder Hunde mitkommen?')).toBeInViewport()
  const first = page.locator('details[name=fragen]').first()
  await first.locator('summary').click()
  await expect(page.locator(OPEN)).toHaveCount(1)
  await expect(first.locator('p')).toBeVisible()
  await expectAccessible(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the address of a question opens its answer', async ({ page }) => {
    await page.goto('/team-events/back-to-the-roots?lng=fr#frage-toilette')
    await expect(page.locator('#frage-toilette')).toBeVisible()
  })
})
