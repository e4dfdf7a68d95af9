import { readFile } from 'node:fs/promises'
import staffShopTexts from '#features/catalog/texts/staff-shop.ts'
import { fill, plural } from '#i18n/format.ts'
import { test } from './office-site.ts'
import { expect } from './site.ts'
import { aMember, expectFine, openStaff } from './staff-site.ts'

const shopDe = staffShopTexts.de

const { file: messages } = shopDe

test('products are exported as CSV and imported with changes, with a new one that the shop shows', async ({
  page,
  request,
}) => {
  // On the worker's own site, because the products would show in all other tests.
  const member = await aMember(request)
  await openStaff(page, { member, language: 'de', address: '?view=shop' })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: messages.save }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^products-\d{4}-\d\d-\d\d\.csv$/)
  const csv = await readFile(await download.path(), 'utf8')
  const [head = ''] = csv.split('\r\n')
  const columns = head.replace('\ufeff', '').split(';')
  const newLine = (size: string) => {
    const values: Record<string, string> = {
      product_id: 'wollhemd',
      variant_id: `wollhemd-${size.toLowerCase()}`,
      title_de: 'Wollhemd',
      title_fr: 'Chemise de laine',
      description_de: 'Kratzt nicht, wärmt auch nass.',
      variant_title_de: size,
      option_de: 'Grösse',
      option_value_de: size,
      price_chf: '129',
      stock: '6',
    }
    return columns.map((column) => values[column] ?? '').join(';')
  }
  const changed = csv.replace(/^(plane;plane-schiefer;.*);139\.00;/m, '$1;149.00;')
  expect(changed).not.toBe(csv)

  await page.getByRole('button', { name: messages.read }).click()
  const dialog = page.getByRole('dialog')
  const choose = (text: string) =>
    dialog
      .getByLabel(messages.choose)
      .setInputFiles({ name: 'produkte.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await choose(`${changed}${newLine('S')}\r\n${newLine('M').replace('129', 'gratis')}\r\n`)
  await expect(dialog.getByText(messages.blocked)).toBeVisible()
  await expect(dialog.getByRole('row', { name: 'Wollhemd, M' })).toContainText(
    `price_chf: ${messages.problems.not_an_amount}`,
  )
  const apply = dialog.getByRole('button', { name: plural('de', 3, messages.submit) })
  await expect(apply).toHaveCount(0)

  await choose(`${changed}${newLine('S')}\r\n${newLine('M')}\r\n`)
  await expect(dialog.getByRole('row', { name: 'Schiefergrau' })).toContainText('139.00 → 149.00')
  await expect(dialog.getByRole('row', { name: 'Wollhemd, S' })).toContainText(messages.outcomes.new_product)
  const result = dialog.getByRole('status')
  await expect(result).toBeFocused()
  await expect(result).toBeInViewport()
  await dialog.getByText(messages.help.heading).click()
  await expectFine(page)
  await apply.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(plural('de', 3, messages.done), { exact: true })).toBeVisible()
  await expect(page.getByRole('row', { name: 'Wollhemd, S' })).toContainText(fill(shopDe.free, { n: 6 }))
  await expect(dialog).toHaveCount(0)

  const shop = async (address: string) => (await request.get(address)).text()
  await expect.poll(() => shop('/shop?lng=fr')).toContain('Chemise de laine')
  expect(await shop('/product/plane?lng=de')).toContain('149.00')
  await page.goto('/product/wollhemd?lng=de')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wollhemd')
  await expect(page.getByText('Grösse', { exact: true })).toBeVisible()
})
