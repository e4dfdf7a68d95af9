import { PROJECT_LIMITS } from '#features/inquiry/forms/project-inquiry.ts'
import type { Language } from '#i18n/languages.ts'
import { quarterOf } from '#test/sample.ts'
import {
  alertOf,
  chooseProgram,
  fieldOf,
  noticeOf,
  openRequest,
  openStageOf,
  optionOf,
  sendOf,
  sentNumber,
} from './requests.ts'
import { expect, expectFitsEverywhere, hydrated, test, waitUntilLoaded } from './site.ts'

const addressIn = (language: Language) => `/projekt-management/anfrage?lng=${language}`

test('every text at its limit arrives completely, and one character more is refused at its field', async ({
  page,
}) => {
  await openRequest(page, addressIn('de'))
  const longest = (name: string, max: number) => {
    if (name === 'email') return `${'e'.repeat(60)}@${'d.'.repeat(95)}${'x'.repeat(max - 251)}`
    if (name === 'phone') return `+${'4'.repeat(max - 1)}`
    return `${name}-${'ä'.repeat(max - name.length - 2)}z`.slice(-max)
  }
  await optionOf(page, 'service', 'other').check()
  await openStageOf(page, 'budget')
  await optionOf(page, 'budget', 'custom').check()
  const limits = Object.entries(PROJECT_LIMITS)
  for (const [name, max] of limits) {
    await openStageOf(page, name)
    await fieldOf(page, name).fill(`${longest(name, max)}5`)
  }
  await openStageOf(page, 'terms')
  await fieldOf(page, 'terms').check()
  await sendOf(page).click()
  await expect(alertOf(page).getByRole('link')).toHaveCount(limits.length)
  for (const [name] of limits) await expect(fieldOf(page, name)).toHaveAttribute('aria-invalid', 'true')
  for (const [name, max] of limits) await fieldOf(page, name).fill(longest(name, max))
  await expect(alertOf(page)).toHaveCount(0)
  await sendOf(page).click()
  const notice = await noticeOf(page, await sentNumber(page))
  for (const [name, max] of limits) expect(notice, name).toContain(longest(name, max))
})

test('what was typed survives a reload, a change of language and a lost connection', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource/)
  await openRequest(page, addressIn('de'))
  await optionOf(page, 'service', 'interimManagement').check()
  await fieldOf(page, 'description').fill('Die Leitung ist gegangen.')
  await openStageOf(page, 'from')
  await fieldOf(page, 'from').fill('1.9.30')
  await openStageOf(page, 'budget')
  await optionOf(page, 'budget', 'to100').check()
  await openStageOf(page, 'teamSize')
  await fieldOf(page, 'teamSize').selectOption('over20')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('draft:project'))).toContain('gegangen')
  const isKept = async () => {
    await expect(fieldOf(page, 'description')).toHaveValue('Die Leitung ist gegangen.')
    await expect(optionOf(page, 'service', 'interimManagement')).toBeChecked()
    await expect(optionOf(page, 'budget', 'to100')).toBeChecked()
    await expect(fieldOf(page, 'teamSize')).toHaveValue('over20')
  }
  await page.reload()
  await hydrated(page)
  await isKept()
  await expect(fieldOf(page, 'from')).toHaveValue(/^(1\.9\.30|01\.09\.2030)$/)

  await page.locator('details.languages > summary').click()
  await page.locator('details.languages a[hreflang=en]').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tell us about your project')
  await isKept()
  await expect(fieldOf(page, 'from')).toHaveValue('01/09/2030')

  await openStageOf(page, 'email')
  await fieldOf(page, 'firstName').fill('Lia')
  await fieldOf(page, 'lastName').fill('Rossi')
  await fieldOf(page, 'email').fill('tunnel@example.ch')
  await openStageOf(page, 'terms')
  await fieldOf(page, 'terms').check()
  await waitUntilLoaded(page)
  await context.setOffline(true)
  await sendOf(page).click()
  await expect(alertOf(page)).toContainText('You’re offline')
  await isKept()
  await context.setOffline(false)
  await sendOf(page).click()
  await sentNumber(page)
})

test('a link chooses the service, also over the old address', async ({ page }) => {
  await page.goto('/projekt-management?lng=de')
  await hydrated(page)
  await page.getByRole('main').locator('summary', { hasText: 'Interim-Management' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Interim-Management' }).click()
  await expect(optionOf(page, 'service', 'interimManagement')).toBeChecked()
  await page.goto('/pm-request?service=pmo&lng=de')
  await expect(optionOf(page, 'service', 'pmo')).toBeChecked()
})

test('a link chooses the service also where a draft has another, and a choice after it survives a reload', async ({
  page,
}) => {
  const kept = () => page.evaluate(() => localStorage.getItem('draft:project'))
  await openRequest(page, addressIn('de'))
  await optionOf(page, 'service', 'interimManagement').check()
  await fieldOf(page, 'description').fill('Die Leitung ist gegangen.')
  await expect.poll(kept).toContain('gegangen')
  await openRequest(page, `${addressIn('de')}&service=pmo`)
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
  test(`the page in ${language} by ${scheme} is accessible and fits its width from 320 to 1440`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme })
    await openRequest(page, addressIn(language))
    for (const isRefused of [false, true]) {
      if (isRefused) {
        await openStageOf(page, 'budget')
        await optionOf(page, 'budget', 'custom').check()
        await openStageOf(page, 'phone')
        await fieldOf(page, 'phone').fill('abc')
        await openStageOf(page, 'terms')
        await sendOf(page).click()
        await expect(alertOf(page)).toBeFocused()
      }
      await expectFitsEverywhere(page)
    }
  })
}

test('finished stages fold to a summary line, and a draft opens where it stopped', async ({ page }) => {
  await openRequest(page, addressIn('de'))
  await expect(fieldOf(page, 'from')).toBeHidden()
  await optionOf(page, 'service', 'pmo').check()
  await fieldOf(page, 'description').fill('Ein PMO für drei Standorte.')
  await page.getByRole('button', { name: 'Weiter: Zeitraum' }).click()
  await expect(page.getByRole('heading', { name: 'Zeitraum' })).toBeFocused()
  await expect(fieldOf(page, 'description')).toBeHidden()
  await page.reload()
  await hydrated(page)
  await expect(fieldOf(page, 'from')).toBeVisible()
  await page.getByRole('button', { name: /^Vorhaben ?, .*PMO, Ein PMO für drei Standorte.*Ändern$/ }).click()
  await expect(fieldOf(page, 'description')).toHaveValue('Ein PMO für drei Standorte.')
})
