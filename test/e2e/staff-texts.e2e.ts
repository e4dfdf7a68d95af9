import type { Locator, Page } from '@playwright/test'
import newsletterTexts from '#features/newsletter/texts/newsletter.ts'
import staffTextsTexts from '#features/messages/texts/staff-texts.ts'
import { fill } from '#i18n/format.ts'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#i18n/languages.ts'
import { test } from './office-site.ts'
import { expect, expectAccessible, expectRoom } from './site.ts'
import { aMember, expectFine, openStaff } from './staff-site.ts'

const newsletterDe = newsletterTexts.de
const textsDe = staffTextsTexts.de

const { lead: LEAD, title: TITLE } = newsletterDe

const row = (page: Page, text: string) => page.getByRole('button', { name: text }).first()
const box = (page: Page, language: Language) =>
  page.getByRole('textbox', { name: LANGUAGE_NAMES[language], exact: true })
const bar = (page: Page) => page.getByRole('region', { name: textsDe.publishing, exact: true })
const publish = (page: Page, languages: string) =>
  bar(page).getByRole('button', { name: fill(textsDe.publish, { languages }) })

async function rewrite(field: Locator, text: string): Promise<void> {
  await field.click()
  await field.press('ControlOrMeta+a')
  await field.pressSequentially(text)
}

async function untilSaved(page: Page): Promise<void> {
  await expect(bar(page).getByRole('status')).toContainText(/^gespeichert/)
}

/** On the worker's own site: what is published would show in all other tests. */
test('a sentence is chosen on its page, changed in four languages, published and reverted; the translations are confirmed', async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/status of 422/)
  const read = async (language: Language) => (await request.get(`/newsletter?lng=${language}`)).text()
  await openStaff(page, { member: await aMember(request), language: 'de', address: '?texts=newsletter' })

  // On the page itself, which shows the draft while it is typed.
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(TITLE)
  await frame.getByText(LEAD).click()
  await expect(box(page, 'de')).toBeFocused()
  await rewrite(box(page, 'de'), 'Viermal im Jahr, ')
  await untilSaved(page)
  await page.keyboard.type('und kurz.')
  await expect(frame.getByText('Viermal im Jahr, und kurz.')).toBeVisible()
  expect(await read('de')).toContain(LEAD)
  await frame.getByRole('link', { name: 'Shop' }).first().click()
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(TITLE)
  await page.getByRole('button', { name: textsDe.preview.devices.phone, exact: true }).click()
  await expect.poll(() => frame.locator('html').evaluate(({ clientWidth }) => clientWidth)).toBe(390)
  await page.getByRole('button', { name: 'FR', exact: true }).click()
  await expect(frame.getByRole('heading', { level: 1 })).not.toHaveText(TITLE)
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectRoom(page)
  }

  // What does not fit is reported in place, and stays as typed.
  await page.getByRole('button', { name: textsDe.ways.list }).click()
  await page.getByRole('searchbox', { name: textsDe.search }).fill('Viermal im Jahr, und')
  await row(page, 'Viermal im Jahr, und kurz.').click()
  const german = page.getByRole('region', { name: 'Deutsch', exact: true })
  await rewrite(box(page, 'de'), 'Spaß')
  await expect(german).toContainText(textsDe.problems.sharp_s)
  await rewrite(box(page, 'de'), 'Spass {rabatt}')
  await expect(german).toContainText('«rabatt»')
  await expect(box(page, 'de')).toHaveText('Spass {rabatt}')

  for (const language of LANGUAGES) await rewrite(box(page, language), `Ein Brief, ${language}.`)
  await untilSaved(page)
  expect(await read('fr')).not.toContain('Ein Brief, fr.')
  await expectFine(page)
  await publish(page, 'DE, EN, FR und IT').click()
  await expect(page.getByText(textsDe.published.title)).toBeVisible()
  for (const language of LANGUAGES)
    await expect.poll(() => read(language)).toContain(`Ein Brief, ${language}.`)

  await page.getByText(fill(textsDe.history.published, { language: 'Deutsch' })).click()
  const earlier = page.locator('details[open]')
  await expect(earlier.locator('del').first()).toBeVisible()
  await earlier.getByRole('button', { name: textsDe.history.takeBack }).click()
  await page.getByRole('dialog').getByRole('button', { name: textsDe.history.takeBack }).click()
  await expect.poll(() => read('de')).toContain(LEAD)
  expect(await read('en')).toContain('Ein Brief, en.')

  // The German text is the newer one now: each translation says so until somebody confirms it.
  for (const name of ['Français', 'English', 'Italiano']) {
    const translation = page.getByRole('region', { name, exact: true })
    await expect(translation).toContainText(textsDe.outdated)
    await expect(translation.locator('ins, del').first()).toBeVisible()
    await translation.getByRole('button', { name: textsDe.stillFits }).click()
    await expect(translation).not.toContainText(textsDe.outdated)
    if (name !== 'Français') continue
    await page.getByRole('link', { name: textsDe.title }).last().click()
    await expect(page.getByRole('row', { name: /^Newsletter/ })).toContainText('1 veraltet')
    await expectAccessible(page)
    await page.goBack()
    await page.getByRole('button', { name: textsDe.ways.list }).click()
    await row(page, LEAD).click()
  }
  await expect(bar(page)).toHaveCount(0)
  await box(page, 'de').press('Escape')
  await expect(row(page, LEAD)).toBeFocused()
})
