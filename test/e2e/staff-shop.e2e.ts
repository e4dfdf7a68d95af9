import staffProductTexts from '#features/catalog/texts/staff-product.ts'
import staffShopTexts from '#features/catalog/texts/staff-shop.ts'
import type { StaffProduct } from '#features/catalog/staff/staff-product.ts'
import { fill } from '#i18n/format.ts'
import { test } from './office-site.ts'
import { expect, expectAccessible } from './site.ts'
import { aMember, callStaffApi, expectFine, openStaff } from './staff-site.ts'

const shopDe = staffShopTexts.de

test('a price and a stock are changed, and the shop shows them', async ({ page, request }) => {
  // On the worker's own site, because prices and stock would show in all other tests.
  const member = await aMember(request)
  const { products } = await callStaffApi<{ products: StaffProduct[] }>(request, member, '/products')
  const product = products.find(({ id }) => id === 'trinkflasche')
  const [variant] = product?.variants ?? []
  if (!product || !variant?.stock) throw new Error('no bottle')
  const shop = async () => (await request.get(`/product/${product.id}?lng=de`)).text()
  await openStaff(page, { member, language: 'de', address: '?view=shop' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shopDe.title)
  await expectFine(page)

  await page
    .getByRole('button', { name: `${shopDe.changePrice}: ${product.title}` })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(shopDe.price.amount, { exact: true }).fill('')
  await dialog.getByRole('button', { name: shopDe.price.submit }).click()
  await expect(dialog.getByText(shopDe.price.wrong)).toBeVisible()
  await dialog.getByLabel(shopDe.price.amount, { exact: true }).fill('87.50')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: shopDe.price.submit }).click()
  await expect(page.getByText(shopDe.price.done, { exact: true })).toBeVisible()
  await expect.poll(shop).toContain('87.50')

  await page
    .getByRole('button', { name: `${shopDe.changeStock}: ${product.title}` })
    .first()
    .click()
  await dialog.getByLabel(shopDe.stock.pieces).fill('100001')
  await dialog.getByRole('button', { name: shopDe.stock.submit }).click()
  await expect(dialog.getByText(shopDe.stock.wrong)).toBeVisible()
  await dialog.getByLabel(shopDe.stock.pieces).fill('7')
  await dialog.getByLabel(shopDe.stock.note).fill('Lieferung vom Montag')
  await dialog.getByRole('button', { name: shopDe.stock.submit }).click()
  const free = variant.stock.onHand - variant.stock.held + 7
  await expect(page.getByRole('row', { name: product.title }).first()).toContainText(
    fill(shopDe.free, { n: free }),
  )
  await page.getByRole('button', { name: `${shopDe.hide}: ${product.title}` }).click()
  await expect(page.getByRole('button', { name: `${shopDe.show}: ${product.title}` })).toBeVisible()

  const voucher = products.find(({ isValueVoucher }) => isValueVoucher)
  const voucherPage = async () => (await request.get(`/product/${voucher?.id}?lng=fr`)).text()
  const { validity } = shopDe
  const open = () => page.getByRole('button', { name: `${validity.change}: ${validity.title}` }).click()
  await open()
  const years = dialog.getByLabel(validity.years)
  await expect(years).toHaveValue('10')
  await years.fill('11')
  await dialog.getByRole('button', { name: validity.submit }).click()
  await expect(dialog.getByText(fill(validity.wrong, { least: 1, most: 10 }))).toBeVisible()
  await expectAccessible(page)
  await years.fill('1')
  await dialog.getByRole('button', { name: validity.submit }).click()
  await expect(page.getByText(validity.done, { exact: true })).toBeVisible()
  await expect.poll(voucherPage).toContain('Valable un an dès l’émission')
})

test('a product that was saved, and then could not be published, is published by the next press', async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource/)
  const { publish, description } = staffProductTexts.de
  const member = await aMember(request)
  const created = { title: 'Filzhut', priceCents: 5900, stock: 5 }
  const { id } = await callStaffApi<{ id: string }>(request, member, '/products', created)
  await openStaff(page, { member, language: 'de', address: `?product=${id}` })
  await page.getByLabel(description).first().fill('Kratzt nicht.')
  const address = `**/api/staff/products/${id}/publication`
  await page.route(address, (route) => route.abort())
  const press = page.getByRole('button', { name: publish, exact: true })
  await press.click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.unroute(address)
  await press.click()
  const read = () => callStaffApi<{ state: string }>(request, member, `/products/${id}`)
  await expect.poll(async () => (await read()).state).toBe('published')
})
