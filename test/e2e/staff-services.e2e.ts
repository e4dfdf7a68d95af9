import { DRAWINGS } from '#features/pictures/content/drawings.ts'
import staffPicturesTexts from '#features/pictures/texts/staff-pictures.ts'
import staffTexts from '#content/texts/staff.ts'
import staffServicesTexts from '#features/services/texts/staff-services.ts'
import { fill } from '#i18n/format.ts'
import { LANGUAGE_NAMES } from '#i18n/languages.ts'
import { expect, expectAccessible, expectRoom, hydrated, test } from './site.ts'
import { aMember, openStaff, toastTitle } from './staff-site.ts'

const picturesDe = staffPicturesTexts.de
const staffDe = staffTexts.de
const servicesDe = staffServicesTexts.de

const NAMES = {
  de: 'Nachtgang & Glut',
  en: 'Night Walk',
  fr: 'Marche de nuit',
  it: 'Cammino notturno',
} as const

test('a tenth service: started as a copy, published on the website, found there, retired again', async ({
  page,
  request,
}) => {
  const { form, draft, offered } = servicesDe
  const member = await aMember(request)
  await page.setViewportSize({ width: 390, height: 844 })
  await openStaff(page, { member, language: 'de', address: '?view=services' })
  const main = page.getByRole('main')
  await expect(main.getByRole('row').filter({ hasText: 'Shelter-Bau' })).toBeVisible()
  await expectRoom(page)
  await main.getByRole('link', { name: servicesDe.add }).click()

  await main.getByLabel(form.like).selectOption({ label: 'Shelter-Bau' })
  await main.getByRole('button', { name: form.create }).click()
  await expect(main.getByRole('alert')).toContainText(servicesDe.wrong.title)
  await expect(main.getByLabel(LANGUAGE_NAMES.de)).toBeFocused()
  for (const language of ['de', 'en', 'fr', 'it'] as const)
    await main.getByLabel(LANGUAGE_NAMES[language]).fill(NAMES[language])
  await main.getByRole('button', { name: picturesDe.field.change }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: DRAWINGS['feuer']?.name.de ?? '', exact: true })
    .click()
  await main.getByLabel(form.flat).fill('1900')
  await expectRoom(page)
  await expectAccessible(page)
  await main.getByRole('button', { name: form.create }).click()
  await expect(toastTitle(page)).toHaveText(form.created)
  await expect(page).toHaveURL(/laden\/angebote\/nachtgang-und-glut/)
  await expect(
    main.getByText(fill(draft.copied, { name: 'Shelter-Bau', counts: '' }).slice(0, 20)),
  ).toBeVisible()
  expect((await request.get('/team-events/nachtgang-und-glut')).status()).toBe(404)

  await main.getByRole('button', { name: draft.offer }).click()
  await page.getByRole('dialog').getByRole('button', { name: draft.offerSubmit }).click()
  await expect(toastTitle(page)).toHaveText(draft.offered)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expectAccessible(page)

  // Without a reload, so the page itself does not know the service yet.
  await main.getByRole('link', { name: offered.date, exact: true }).click()
  const dialog = page.getByRole('dialog')
  const { fields } = staffDe.dialog
  await expect(dialog.getByLabel(fields.service)).toHaveValue('nachtgang-und-glut')
  await expect(dialog.getByLabel(fields.title, { exact: true })).toHaveValue(NAMES.de)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.goBack()
  await main.getByRole('link', { name: offered.view }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAMES.de)
  await hydrated(page)
  await expect(page.getByRole('main')).toContainText('1’900')

  await openStaff(page, { member, language: 'de', address: '?service=nachtgang-und-glut' })
  await main.getByRole('button', { name: offered.retire }).click()
  await page.getByRole('dialog').getByLabel(offered.leadsTo).selectOption({ label: 'Shelter-Bau' })
  await page.getByRole('dialog').getByRole('button', { name: offered.retireSubmit }).click()
  await expect(toastTitle(page)).toHaveText(offered.retired)
  await page.goto('/team-events/nachtgang-und-glut')
  await expect(page).toHaveURL(/\/team-events\/shelter-bau/)
})
