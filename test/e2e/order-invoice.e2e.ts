import cartDe from '#content/cart-voucher/de.ts'
import orderDe from '#content/order-invoice/de.ts'
import ordersDe from '#content/staff-orders/de.ts'
import successDe from '#content/success/de.ts'
import { fill } from '#i18n/format.ts'
import { AUTH_SECRET } from './auth-secret.ts'
import { openOwnSite } from './own-site.ts'
import { addToCart, storedQuantities } from './shopping.ts'
import { consoleProblems, expect, expectAccessible, expectRoom, hydrated, test } from './site.ts'
import { aMember, callStaffApi, openStaff, toastTitle } from './staff-site.ts'

test.describe.configure({ timeout: 300_000 })

test('a company orders by invoice in two tabs, once, and the back office shows it open, then cancelled', async ({
  browser,
}) => {
  const site = await openOwnSite({ AUTH_JWT_SECRET: AUTH_SECRET })
  const context = await browser.newContext({ baseURL: site.origin })
  const page = await context.newPage()
  const problems = consoleProblems(page)
  const member = await aMember(context.request)
  await page.goto('/auf-rechnung?lng=de')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(orderDe.closed.title)
  await callStaffApi(context.request, member, '/company/orderInvoices', {
    value: { offered: true, mostCents: 500_00 },
    seen: 0,
  })
  const panel = await addToCart(page, 'peilkompass')
  await panel.getByRole('link', { name: cartDe.byInvoice }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(orderDe.title)
  await page.getByRole('button', { name: new RegExp(`^${orderDe.submit}`) }).click()
  await expect(page.getByRole('alert')).toContainText(orderDe.check)
  await expect(page.getByText(orderDe.problems.agreed)).toBeVisible()
  await expectAccessible(page)
  const { fields } = orderDe
  const form = page.getByRole('main')
  const fillIn = async () => {
    await form.getByLabel(fields.company).fill('Muster AG')
    await form.getByLabel(fields.name).fill('Petra Muster')
    await form.getByLabel(fields.email).fill('einkauf@muster.example')
    await form.getByLabel(fields.street).fill('Musterweg 5')
    await form.getByLabel(fields.postalCode).fill('6300')
    await form.getByLabel(fields.city, { exact: true }).fill('Zug')
    await page.getByLabel(orderDe.agree).check()
  }
  await fillIn()
  await page.getByLabel(orderDe.elsewhere).check()
  await expect(page.getByRole('group', { name: orderDe.delivery })).toBeVisible()
  await expectAccessible(page)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectRoom(page)
  }
  await page.getByLabel(orderDe.elsewhere).uncheck()
  const key = await page.evaluate(() => localStorage.getItem('order-invoice'))
  const second = await context.newPage()
  await second.goto('/auf-rechnung?lng=de')
  await hydrated(second)
  await page.getByRole('button', { name: new RegExp(`^${orderDe.submit}`) }).click()
  await expect(page).toHaveURL(/\/success\?order=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(successDe.invoiced.title)
  await expect.poll(() => storedQuantities(page)).toEqual({})
  await expect(second.getByText(orderDe.empty)).toBeVisible()
  expect(key).not.toBeNull()
  await expectAccessible(page)

  await openStaff(page, { member, language: 'de', address: '?order=10001' })
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Muster AG, Petra Muster')
  await expect(page.getByRole('link', { name: fill(ordersDe.money.invoice, { number: 'R-' }) })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: ordersDe.cancel.open }).click()
  await page.getByRole('dialog').getByRole('button', { name: ordersDe.cancel.submit, exact: true }).click()
  await expect(toastTitle(page)).toHaveText(ordersDe.cancel.done)
  await expect(page.getByRole('button', { name: ordersDe.cancel.open })).toBeHidden()
  expect(problems.filter((problem) => !problem.includes('422'))).toEqual([])
  await context.close()
  await site.stop()
})
