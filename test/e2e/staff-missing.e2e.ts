import staffMissingTexts from '#features/facts/texts/staff-missing.ts'
import { UNCONFIRMED } from '#features/facts/content/unconfirmed.ts'
import { languagesOf } from '#test/sample.ts'
import { expect, test } from './site.ts'
import { aMember, expectFine, openStaff } from './staff-site.ts'

const messages = staffMissingTexts

for (const language of languagesOf('still missing'))
  test(`what is missing in ${language}: facts, what they add and where, and what to confirm`, async ({
    page,
    request,
  }) => {
    const { title, facts, unconfirmed } = messages[language]
    const member = await aMember(request)
    await openStaff(page, { member, language, address: '?view=missing' })
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: title })).toBeVisible()
    const [missing, stated] = [page.getByRole('table').first(), page.getByRole('table').last()]
    await expect(missing.locator('tbody tr')).toHaveCount(Object.keys(facts.items).length)
    await expect(stated.locator('tbody tr')).toHaveCount(UNCONFIRMED.length)
    const portrait = missing.getByRole('row', { name: facts.items.portrait.name })
    await expect(portrait).toContainText(facts.items.portrait.gain)
    await expect(portrait.getByRole('link', { name: facts.enter })).toHaveAttribute(
      'href',
      /\/verwaltung\/website\/personen$/,
    )
    await expect(portrait.getByRole('cell').getByRole('link').first()).toHaveAttribute(
      'href',
      '/team#founder',
    )
    await expect(stated).toContainText(UNCONFIRMED[0]?.statement[language] ?? '')
    await expect(page.getByText(unconfirmed.lead)).toBeVisible()
    await expectFine(page)
  })
