import staffNewsTexts from '#features/news/texts/staff-news.ts'
import { fill } from '#i18n/format.ts'
import { formatDay, swissTime } from '#i18n/format-date.ts'
import { test } from './office-site.ts'
import { expect, expectAccessible } from './site.ts'
import { aMember, expectFine, openStaff, pasteInto } from './staff-site.ts'

const newsDe = staffNewsTexts.de

const { fields, add } = newsDe
const SLUG = 'ein-abend-am-feuer'
const LEAD =
  'Am Freitagabend sitzen wir zwei Stunden am Feuer am Zugersee. Alle sind willkommen, auch ohne Kurs.'

test('a news article is written in four languages, planned, published and taken down', async ({
  page,
  request,
}) => {
  // On the worker's own site, because the piece would show in all other tests.
  const status = async (path: string) => (await request.get(path)).status()
  const htmlOf = async (path: string) => (await request.get(path)).text()
  await openStaff(page, { member: await aMember(request), language: 'de', address: '?view=news' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(newsDe.title)
  await expectFine(page)

  await page.getByRole('button', { name: add.action }).click()
  await expect(page.getByRole('dialog').getByLabel(add.label)).toBeFocused()
  await page.keyboard.type('Ein Abend am Feuer')
  await page.getByRole('dialog').getByRole('button', { name: add.submit }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ein Abend am Feuer')
  await expect(page.getByText(newsDe.problems.lead_missing)).toBeVisible()
  for (const [language, title] of [
    ['DE', 'Ein Abend am Feuer'],
    ['EN', 'An evening by the fire'],
    ['FR', 'Une soirée au coin du feu'],
    ['IT', 'Una sera attorno al fuoco'],
  ] as const) {
    await page.getByRole('group', { name: newsDe.language }).getByRole('button', { name: language }).click()
    await expect(page.getByLabel(fields.title, { exact: true })).toBeFocused()
    await pasteInto(page.getByLabel(fields.title, { exact: true }), `${title}\n\n${LEAD}\n\nAm Freitag.`)
    await expect(page.getByLabel(fields.title, { exact: true })).toHaveValue(title)
    await expect(page.getByLabel(fields.lead, { exact: true })).toHaveValue(LEAD)
    await expect(page.getByLabel(fields.body, { exact: true })).toHaveValue('Am Freitag.')
    if (language === 'DE') {
      await page.getByLabel(fields.body, { exact: true }).fill('# Zu gross')
      await expect(page.getByText('# Zu gross').last()).toBeVisible()
      await expect(page.getByText(fill(newsDe.problems.heading_level, { at: '# Zu gross' }))).toBeVisible()
      await expectAccessible(page)
    }
    await page
      .getByLabel(fields.body, { exact: true })
      .fill('## Wann\n\nAm **Freitag**, siehe [Kalender](/event-kalender).')
    await expect(page.getByText(newsDe.complete, { exact: true })).toBeVisible()
  }
  await page.getByRole('group', { name: newsDe.language }).getByRole('button', { name: 'FR' }).click()
  await page.getByRole('button', { name: `${newsDe.goOn}: Italiano` }).click()
  await expect(page.getByLabel(fields.title, { exact: true })).toHaveValue('Una sera attorno al fuoco')
  await expect(page.getByLabel(fields.title, { exact: true })).toBeFocused()
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Una sera attorno al fuoco')

  const later = new Date(Date.parse(swissTime(new Date()).day) + 9 * 86_400_000).toISOString().slice(0, 10)
  await page.getByLabel(fields.date).fill(later)
  await page.getByRole('button', { name: fill(newsDe.plan, { day: formatDay('de', later) }) }).click()
  await expect(page.getByRole('button', { name: newsDe.withdraw.planned })).toBeVisible()
  expect(await status(`/news/${SLUG}?lng=de`)).toBe(404)
  await page.getByRole('button', { name: newsDe.issue.test }).click()
  await expect(page.getByText(newsDe.issue.testDone, { exact: true })).toBeVisible()
  // On a phone its bar stands above the words at the foot.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect
    .poll(() =>
      page.getByRole('button', { name: newsDe.withdraw.planned }).evaluate((button) => {
        const { left, top, width, height } = button.getBoundingClientRect()
        return document.elementFromPoint(left + width / 2, top + height / 2) === button
      }),
    )
    .toBe(true)
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.getByLabel(fields.date).fill(swissTime(new Date()).day)
  await page.getByRole('button', { name: newsDe.publish, exact: true }).click()
  await expect(page.getByRole('button', { name: newsDe.withdraw.published })).toBeVisible()
  await expect.poll(() => htmlOf('/news?lng=fr')).toContain('Une soirée au coin du feu')
  await page.getByText(newsDe.issue.mail).click()
  await expect(page.getByText('Français\u202f: Une soirée au coin du feu')).toBeVisible()
  await page.getByRole('button', { name: newsDe.withdraw.published }).click()
  await page.getByRole('dialog').getByRole('button', { name: newsDe.withdraw.published }).click()
  await expect.poll(() => status(`/news/${SLUG}?lng=de`)).toBe(404)
})
