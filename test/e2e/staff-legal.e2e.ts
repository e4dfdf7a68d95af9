import legalTexts from '#features/messages/texts/legal.ts'
import staffLegalTexts from '#features/messages/texts/staff-legal.ts'
import { test } from './office-site.ts'
import { expect, expectAccessible } from './site.ts'
import { aMember, openStaff } from './staff-site.ts'

const { help, changes, problems, publish, placeholders } = staffLegalTexts.de

test('an owner writes a legal text in Markdown, sees page and difference, and publishes it as a version', async ({
  page,
  request,
}) => {
  await openStaff(page, { member: await aMember(request), language: 'de', address: '?legal=imprint' })
  await expect(page.getByText(help)).toBeVisible()
  const field = (language: string) => page.getByRole('textbox', { name: language, exact: true })
  const choose = (language: string) => page.getByRole('button', { name: new RegExp(`^${language}`) }).first()
  const german = await field('Deutsch').inputValue()
  await field('Deutsch').fill(`${german}\n\n## Haftung\n\nFür **Links** siehe [AGB](/agb), {phone}.`)
  await expect(page.frameLocator('iframe').locator('#haftung strong')).toHaveText('Links')
  await expect(page.getByText(problems.sections_differ).first()).toBeVisible()

  await page.getByText(placeholders).click()
  for (const language of ['English', 'Français', 'Italiano']) {
    await choose(language).click()
    const text = await field(language).inputValue()
    await field(language).fill(`${text}\n\n## Links\n\n**Links** [AGB](/agb),`)
    await page.getByTitle('{phone}', { exact: true }).click()
    await expect(field(language)).toHaveValue(/\{phone\}$/)
  }
  await expect(page.getByText(changes.problems)).toBeHidden()
  await page.getByRole('button', { name: 'DE 1' }).click()
  await expect(page.getByText(legalTexts.de.difference.sections.added)).toBeVisible()
  await page.getByRole('button', { name: publish.now }).click()
  await expect(page.getByText(publish.done, { exact: true })).toBeVisible()

  await page.goto('/impressum?lng=fr')
  await expect(page.locator('#haftung strong')).toHaveText('Links')
})

test('a sentence that cannot be published is found in the text from its list', async ({ page, request }) => {
  await openStaff(page, { member: await aMember(request), language: 'de', address: '?legal=terms' })
  const field = page.getByRole('textbox', { name: 'Français', exact: true })
  await page
    .getByRole('button', { name: /^Français/ })
    .first()
    .click()
  const text = await field.inputValue()
  await field.fill(`${text}\n\n- <b>un point</b> de plus`)
  await page
    .getByRole('button', { name: /^Deutsch/ })
    .first()
    .click()
  await page.getByRole('button', { name: /^Français, ##/ }).click()
  await expect(field).toBeFocused()
  expect(
    await field.evaluate((area: HTMLTextAreaElement) =>
      area.value.slice(area.selectionStart, area.selectionEnd),
    ),
  ).toContain('{#fassung}')
  await expect(page.frameLocator('iframe').getByText('<b>un point</b> de plus')).toBeVisible()
  await page.evaluate(() => document.querySelector('iframe')?.remove())
  await expectAccessible(page)
})
