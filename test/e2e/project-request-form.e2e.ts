import type { Language } from '#i18n/languages.ts'
import { quarterOf } from '#test/sample.ts'
import { alertOf, chooseProgram, fieldOf, openRequest, openStageOf, optionOf, sendOf } from './requests.ts'
import { expect, expectFitsEverywhere, hydrated, test } from './site.ts'

const addressIn = (language: Language) => `/projekt-management/anfrage?lng=${language}`

test('finished stages fold to a summary line; what was typed survives a reload and a change of language, and opens where it stopped', async ({
  page,
}) => {
  await openRequest(page, addressIn('de'))
  await expect(fieldOf(page, 'from')).toBeHidden()
  await optionOf(page, 'service', 'interimManagement').check()
  await fieldOf(page, 'description').fill('Die Leitung ist gegangen.')
  await page.getByRole('button', { name: 'Weiter: Zeitraum' }).click()
  await expect(page.getByRole('heading', { name: 'Zeitraum' })).toBeFocused()
  await expect(fieldOf(page, 'description')).toBeHidden()
  await fieldOf(page, 'from').fill('1.9.30')
  await openStageOf(page, 'budget')
  await optionOf(page, 'budget', 'to100').check()
  await openStageOf(page, 'teamSize')
  await fieldOf(page, 'teamSize').selectOption('over20')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('draft:project'))).toContain('over20')
  const isKept = async () => {
    await expect(fieldOf(page, 'description')).toHaveValue('Die Leitung ist gegangen.')
    await expect(optionOf(page, 'service', 'interimManagement')).toBeChecked()
    await expect(optionOf(page, 'budget', 'to100')).toBeChecked()
    await expect(fieldOf(page, 'teamSize')).toHaveValue('over20')
  }
  await page.reload()
  await hydrated(page)
  await isKept()
  await expect(fieldOf(page, 'description')).toBeHidden()
  await expect(fieldOf(page, 'from')).toHaveValue(/^(1\.9\.30|01\.09\.2030)$/)

  await page.locator('details.languages > summary').click()
  await page.locator('details.languages a[hreflang=en]').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tell us about your project')
  await isKept()
  await expect(fieldOf(page, 'from')).toHaveValue('01/09/2030')
  await page.locator('main form [data-stage] > header button').first().click()
  await expect(fieldOf(page, 'description')).toBeVisible()
})

test('a link of the page chooses the service also where a draft has another, and a choice after it survives a reload', async ({
  page,
}) => {
  const kept = () => page.evaluate(() => localStorage.getItem('draft:project'))
  await openRequest(page, addressIn('de'))
  await optionOf(page, 'service', 'interimManagement').check()
  await fieldOf(page, 'description').fill('Die Leitung ist gegangen.')
  await expect.poll(kept).toContain('gegangen')
  await page.goto('/projekt-management?lng=de')
  await hydrated(page)
  const service = page.getByRole('main').locator('details', { hasText: 'PMO' }).first()
  await service.locator('summary').click()
  await service.getByRole('link').click()
  await expect(fieldOf(page, 'description')).toHaveValue('Die Leitung ist gegangen.')
  await expect(optionOf(page, 'service', 'pmo')).toBeChecked()
  await openStageOf(page, 'service')
  await optionOf(page, 'service', 'agileCoaching').check()
  await expect.poll(kept).toContain('agileCoaching')
  await page.reload()
  await hydrated(page)
  await expect(fieldOf(page, 'description')).toHaveValue('Die Leitung ist gegangen.')
  await expect(optionOf(page, 'service', 'agileCoaching')).toBeChecked()
})

test('a refused file marks its stage, until it is removed', async ({ page }) => {
  await openRequest(page, addressIn('de'))
  await optionOf(page, 'service', 'pmo').check()
  await fieldOf(page, 'description').fill('Mit Beilage.')
  await chooseProgram(page)
  await openStageOf(page, 'terms')
  await sendOf(page).click()
  await expect(alertOf(page).getByRole('link', { name: 'plan.exe' })).toBeVisible()
  const targets = await alertOf(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(targets).toEqual([
    '#anfrage-attachments',
    '#anfrage-firstName',
    '#anfrage-lastName',
    '#anfrage-email',
    '#anfrage-terms',
  ])
  await expect(fieldOf(page, 'service').first()).toBeVisible()
  await page.getByRole('button', { name: 'plan.exe entfernen' }).click()
  await expect(fieldOf(page, 'service').first()).toBeVisible()
  await openStageOf(page, 'from')
  await expect(page.getByRole('button', { name: /^Vorhaben ?, ausgefüllt. PMO, Mit Beilage/ })).toBeVisible()
})

for (const [language, scheme] of quarterOf('project form', [
  ['de', 'light'],
  ['it', 'dark'],
  ['fr', 'light'],
] as const)) {
  test(`the refused form in ${language} by ${scheme} is accessible and fits its width from 320 to 1440`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme })
    await openRequest(page, addressIn(language))
    await openStageOf(page, 'budget')
    await optionOf(page, 'budget', 'custom').check()
    await openStageOf(page, 'phone')
    await fieldOf(page, 'phone').fill('abc')
    await openStageOf(page, 'terms')
    await sendOf(page).click()
    await expect(alertOf(page)).toBeFocused()
    await expectFitsEverywhere(page)
  })
}
