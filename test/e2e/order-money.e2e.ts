import type { BrowserContext, Page } from '@playwright/test'
import cartVoucherTexts from '#features/cart/texts/cart-voucher.ts'
import myInvoiceTexts from '#features/invoice/texts/my-invoice.ts'
import orderInvoiceTexts from '#features/order/texts/order-invoice.ts'
import payVoucherTexts from '#features/voucher/texts/pay-voucher.ts'
import staffInvoicesTexts from '#features/invoice/texts/staff-invoices.ts'
import staffOrdersTexts from '#features/order/texts/staff-orders.ts'
import successTexts from '#features/order/texts/success.ts'
import type { StaffInvoice } from '#features/invoice/staff/staff-invoice.ts'
import type { StaffOrderPage } from '#features/order/staff/staff-order-page.ts'
import { fill } from '#i18n/format.ts'
import { SAMPLE_QR_ACCOUNT } from '../invoice-samples.ts'
import { test } from './office-site.ts'
import { addToCart, storedQuantities } from './shopping.ts'
import { expect, expectAccessible, hydrated } from './site.ts'
import { aMember, callStaffApi, expectFine, openStaff, toastTitle } from './staff-site.ts'

const cartDe = cartVoucherTexts.de
const myInvoiceDe = myInvoiceTexts.de
const orderDe = orderInvoiceTexts.de
const payDe = payVoucherTexts.de
const { de: invoicesDe } = staffInvoicesTexts
const ordersDe = staffOrdersTexts.de
const successDe = successTexts.de

const { correct } = ordersDe
const { payback, payment } = invoicesDe
const COMPANY = {
  company: 'Muster AG',
  name: 'Petra Muster',
  street: 'Musterweg 5',
  postalCode: '6300',
  city: 'Zug',
}

test('an order by invoice in two tabs: its address is corrected, it is overpaid, paid back, and cancelled', async ({
  page,
  context,
  request,
  expectProblem,
}) => {
  expectProblem(/status of 422/)
  await page.setViewportSize({ width: 1440, height: 960 })
  const member = await aMember(request)
  const publish = (part: string, value: object) =>
    callStaffApi(request, member, `/company/${part}`, { value, seen: 0 })
  expect(await (await request.get('/auf-rechnung?lng=de')).text()).toContain(orderDe.closed.title)
  await publish('orderInvoices', { offered: true, mostCents: 500_00 })
  await publish('bankAccount', { ...SAMPLE_QR_ACCOUNT, bank: 'Musterbank' })
  const email = `einkauf-${crypto.randomUUID().slice(0, 8)}@muster.example`
  await orderByInvoice(page, context, email)
  const numberOf = async (query: string) =>
    (await callStaffApi<{ orders: { number: number }[] }>(request, member, `/orders?q=${query}`)).orders[0]
      ?.number ?? 0
  const number = await numberOf(email)
  const { page: order } = await callStaffApi<{ page: StaffOrderPage }>(
    request,
    member,
    `/orders/${number}?lng=de`,
  )
  const { invoice } = await callStaffApi<{ invoice: StaffInvoice }>(
    request,
    member,
    `/invoices/${order.invoice?.id ?? ''}`,
  )
  const { url, totalCents } = invoice
  const customer = new URL(url ?? '').pathname

  // The customer's page offers card and transfer; vouchers were for the cart.
  await page.goto(`${customer}?lng=de`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(myInvoiceDe.states.open.title)
  await expect(page.getByRole('form', { name: payDe.title })).toHaveCount(0)
  await openStaff(page, { member, language: 'de', address: `?order=${number}` })
  await page.getByRole('button', { name: correct.address }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(correct.postalCode).fill('63')
  await dialog.getByRole('button', { name: correct.submit }).click()
  await expect(dialog.getByLabel(correct.postalCode)).toBeFocused()
  await expect(dialog.getByText(correct.wrong)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel(correct.postalCode).fill('6301')
  await dialog.getByLabel(correct.street).fill('Musterweg 15')
  await dialog.getByRole('button', { name: correct.submit }).dblclick()
  await expect(toastTitle(page)).toHaveText(correct.done)
  await expect(page.getByText('Musterweg 15')).toBeVisible()
  await expect(page.getByText(ordersDe.history.what.address_corrected)).toHaveCount(1)
  // Paid fifty too much; forty go back, then the rest after all.
  await openStaff(page, { member, language: 'de', address: `?invoice=${order.invoice?.id}` })
  await expect(page.getByLabel(payment.way).locator('option')).toHaveText(
    (['transfer', 'cash', 'twint', 'card', 'other'] as const).map((way) => invoicesDe.ways[way]),
  )
  await page.getByLabel(payment.amount).fill(String(totalCents / 100 + 50))
  await page.getByRole('button', { name: payment.submit }).click()
  await expect(page.getByText(/CHF\s50\.00 gehen zurück/)).toBeVisible()
  await page.getByRole('button', { name: fill(payback.act, { amount: '' }).split(',')[0] ?? '' }).click()
  await dialog.getByLabel(payment.amount).fill('50.05')
  await dialog.getByRole('button', { name: payback.submit }).click()
  await expect(dialog.getByLabel(payment.amount)).toBeFocused()
  await expectAccessible(page)
  await dialog.getByLabel(payment.amount).fill('50')
  await dialog.getByRole('button', { name: payback.submit }).dblclick()
  await expect(toastTitle(page).last()).toHaveText(payback.done)
  const row = page.getByRole('row').filter({ hasText: payback.row })
  await expect(row).toContainText('−50.00')
  await row.getByRole('button').click()
  await expect(page.getByText(/CHF\s50\.00 gehen zurück/)).toBeVisible()

  // Nobody has sent it yet: it is cancelled whole.
  await openStaff(page, { member, language: 'de', address: `?order=${number}` })
  await page.getByRole('button', { name: ordersDe.cancel.open }).click()
  await dialog.getByRole('button', { name: ordersDe.cancel.submit, exact: true }).click()
  await expect(toastTitle(page)).toHaveText(ordersDe.cancel.done)
  await expect(page.getByRole('button', { name: ordersDe.cancel.open })).toBeHidden()
})

/** From the cart, while a second tab has the same form open. */
async function orderByInvoice(page: Page, context: BrowserContext, email: string): Promise<void> {
  await addToCart(page, 'peilkompass')
  const panel = await addToCart(page, 'peilkompass')
  await panel.getByRole('link', { name: cartDe.byInvoice }).click()
  const { fields } = orderDe
  const main = page.getByRole('main')
  const submit = page.getByRole('button', { name: new RegExp(`^${orderDe.submit}`) })
  await hydrated(page)
  await submit.click()
  await expect(page.getByRole('alert')).toContainText(orderDe.check)
  await expect(page.getByText(orderDe.problems.agreed)).toBeVisible()
  await main.getByLabel(fields.company).fill(COMPANY.company)
  await main.getByLabel(fields.name).fill(COMPANY.name)
  await main.getByLabel(fields.email).fill(email)
  await main.getByLabel(fields.street).fill(COMPANY.street)
  await main.getByLabel(fields.postalCode).fill(COMPANY.postalCode)
  await main.getByLabel(fields.city, { exact: true }).fill(COMPANY.city)
  await page.getByLabel(orderDe.agree).check()
  await page.getByLabel(orderDe.elsewhere).check()
  await expect(page.getByRole('group', { name: orderDe.delivery })).toBeVisible()
  await expectFine(page)
  await page.getByLabel(orderDe.elsewhere).uncheck()
  const second = await context.newPage()
  await second.goto('/auf-rechnung?lng=de')
  await hydrated(second)
  await submit.click()
  await expect(page).toHaveURL(/\/success\?order=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(successDe.invoiced.title)
  await expect.poll(() => storedQuantities(page)).toEqual({})
  await expect(second.getByText(orderDe.empty)).toBeVisible()
  await second.close()
  await expectAccessible(page)
}
