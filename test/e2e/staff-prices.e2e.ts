import staffPricesTexts from '#features/services/texts/staff-prices.ts'
import { fill } from '#i18n/format.ts'
import { formatDay, swissTime } from '#i18n/format-date.ts'
import { test } from './office-site.ts'
import { expect, expectAccessible, hydrated } from './site.ts'
import { aMember, expectFine, openStaff } from './staff-site.ts'

const pricesDe = staffPricesTexts.de

const NAME = 'Klarer Kompass'
const { dialog: texts } = pricesDe

test('a price is raised today and planned for a later day; every page shows it within a second', async ({
  page,
  context,
  request,
}) => {
  // On the worker's own site, because the prices would show in all other tests; its other tests book and charge the first level.
  const visitor = await context.newPage()
  await visitor.goto('/survival-training/klarer-kompass?lng=de')
  await hydrated(visitor)
  const htmlOf = async (path: string) => (await request.get(path)).text()
  await openStaff(page, { member: await aMember(request), language: 'de', address: '?view=prices' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pricesDe.title)
  await expectFine(page)

  const open = () => page.getByRole('button', { name: `${pricesDe.change}: ${NAME}` }).click()
  const dialog = page.getByRole('dialog')
  const amount = dialog.getByLabel(texts.perPerson)
  const save = dialog.getByRole('button', { name: texts.submit })
  await open()
  await amount.fill('gratis')
  await save.click()
  await expect(dialog.getByText(texts.wrong)).toBeVisible()
  await amount.fill('322.50')
  await save.click()
  await expect(page.getByText(texts.done, { exact: true })).toBeVisible()
  for (const path of [
    '/survival-training/klarer-kompass?lng=de',
    '/buchen?lng=fr',
    '/survival-training?lng=it',
  ])
    await expect.poll(() => htmlOf(path)).toContain('322.50')
  // The texts of a page that was open before continue with their price, in every language; dates tell what is charged now.
  await visitor.locator('details.languages > summary').click()
  await visitor.getByRole('link', { name: 'English', exact: true }).first().click()
  await expect(visitor.locator('html')).toHaveAttribute('lang', /^en/)
  const sign = visitor.locator('main a.sign').first()
  await expect(sign).toContainText('CHF\u00a0300')
  await visitor.reload()
  await expect(sign).toContainText('322.50')

  const { day: today } = swissTime(new Date())
  const later = new Date(Date.parse(today) + 96 * 86_400_000).toISOString().slice(0, 10)
  await open()
  await dialog.getByText(texts.earlier).click()
  await expect(dialog.getByText(texts.beginning)).toBeVisible()
  await amount.fill('340')
  await dialog.getByLabel(texts.fromDay).fill(later)
  await save.click()
  const row = page.getByRole('row', { name: NAME })
  const from = fill(pricesDe.from, { day: formatDay('de', later) })
  await expect(row).toContainText(from)
  await expect(row).toContainText('340.00')
  expect(await htmlOf('/survival-training/klarer-kompass?lng=de')).not.toContain('340.00')
  await page.getByRole('button', { name: `${pricesDe.withdraw}: ${NAME}, ${from}` }).click()
  await expect(row).not.toContainText('340.00')

  // How groups of a team event are invoiced.
  const { invoicing } = pricesDe
  const part = page.getByRole('row', { name: 'Feuer & Fokus' })
  await expect(part).toContainText(invoicing.after)
  await page.getByRole('button', { name: `${invoicing.change}: Feuer & Fokus` }).click()
  await dialog.getByLabel(invoicing.dialog.how).selectOption('deposit')
  await dialog.getByLabel(invoicing.dialog.percent).fill('0')
  const keep = dialog.getByRole('button', { name: invoicing.dialog.submit })
  await keep.click()
  await expect(dialog.getByText(invoicing.wrong)).toBeVisible()
  await dialog.getByLabel(invoicing.dialog.percent).fill('40')
  await dialog.getByLabel(invoicing.dialog.days).fill('14')
  await expectAccessible(page)
  await keep.click()
  await expect(part).toContainText(fill(invoicing.deposit.other, { percent: 40, n: 14 }))
})
