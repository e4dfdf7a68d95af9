import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import cartVoucherTexts from '#content/texts/cart-voucher.ts'
import myInvoiceTexts from '#content/texts/my-invoice.ts'
import orderInvoiceTexts from '#content/texts/order-invoice.ts'
import payVoucherTexts from '#content/texts/pay-voucher.ts'
import staffInvoicesTexts from '#content/texts/staff-invoices.ts'
import staffOrdersTexts from '#content/texts/staff-orders.ts'
import staffTodayTexts from '#content/texts/staff-today.ts'
import successTexts from '#content/texts/success.ts'
import type { StaffInvoice } from '#features/invoice/staff/staff-invoice.ts'
import type { StaffOrderPage } from '#features/order/staff/staff-order-page.ts'
import { fill } from '#i18n/format.ts'
import { SAMPLE_QR_ACCOUNT } from '../invoice-samples.ts'
import { openPdfReader } from '../read-qr-of-pdf.ts'
import { test } from './office-site.ts'
import { addToCart, storedQuantities } from './shopping.ts'
import { expect, expectAccessible, expectRoom, hydrated } from './site.ts'
import { aMember, callStaffApi, expectFine, openStaff, toastTitle } from './staff-site.ts'

const cartDe = cartVoucherTexts.de
const myInvoiceDe = myInvoiceTexts.de
const orderDe = orderInvoiceTexts.de
const payDe = payVoucherTexts.de
const { de: invoicesDe, it: invoicesIt } = staffInvoicesTexts
const ordersDe = staffOrdersTexts.de
const todayIt = staffTodayTexts.it
const successDe = successTexts.de

const { sign, form, correct, comeBack } = ordersDe
const { payback, payment } = invoicesDe
const COMPANY = {
  company: 'Muster AG',
  name: 'Petra Muster',
  street: 'Musterweg 5',
  postalCode: '6300',
  city: 'Zug',
}

test('an order by invoice in two tabs: its address corrected between two parcels, overpaid, refunded, credited; another is cancelled', async ({
  page,
  context,
  request,
  expectProblem,
}) => {
  expectProblem(/status of 422/)
  await page.setViewportSize({ width: 1440, height: 960 })
  const reader = await openPdfReader()
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
  const readInvoice = async () =>
    (await callStaffApi<{ invoice: StaffInvoice }>(request, member, `/invoices/${order.invoice?.id ?? ''}`))
      .invoice
  const { url, totalCents } = await readInvoice()
  const customer = new URL(url ?? '').pathname

  // The customer's page offers card and transfer; vouchers were for the cart.
  await page.goto(`${customer}?lng=de`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(myInvoiceDe.states.open.title)
  await expect(page.getByRole('form', { name: payDe.title })).toHaveCount(0)
  const pdf = await downloadPdf(page)
  expect(await reader.textOf(pdf)).toContain('Muster AG')
  expect(await reader.qrOf(pdf)).toContain((totalCents / 100).toFixed(2))

  // Two parcels; the street was wrong in between.
  await openStaff(page, { member, language: 'de', address: `?order=${number}` })
  await page.getByLabel(new RegExp(form.quantity)).selectOption('1')
  await page.getByRole('button', { name: fill(sign.send, { n: 1 }) }).click()
  await expect(page.getByRole('button', { name: fill(sign.send, { n: 2 }) })).toBeVisible()
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
  const [label] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: ordersDe.paper.label, exact: true }).click(),
  ])
  expect(await reader.textOf(await contentOf(label))).toContain('Musterweg 15 6301 Zug')
  await page.getByRole('button', { name: fill(sign.send, { n: 2 }) }).click()
  await expect(page.getByRole('button', { name: correct.address })).toHaveCount(0)
  const firstSlip = page.getByRole('button', { name: /Lieferschein: Paket 1/ })
  const [slip] = await Promise.all([page.waitForEvent('download'), firstSlip.click()])
  expect(await reader.textOf(await contentOf(slip))).toContain('Musterweg 5 6300 Zug')

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

  // One piece returns: its money is credited, and is too much as well.
  await openStaff(page, { member, language: 'de', address: `?order=${number}` })
  await page.getByRole('button', { name: comeBack.open }).click()
  await dialog.getByRole('checkbox', { name: /kompass/i }).check()
  await dialog.getByRole('button', { name: comeBack.submit }).click()
  await expect(dialog).toBeHidden()
  const credited = await readInvoice()
  expect(credited).toMatchObject({
    creditedCents: totalCents / 2,
    overpaidCents: totalCents / 2 + 50_00,
    status: 'overpaid',
  })
  await page.goto(`${customer}?lng=de`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(myInvoiceDe.states.overpaid.title)
  await expectAccessible(page)
  const [note] = credited.creditNotes
  const creditNote = await request.get(`/api/staff/invoices/${note?.id}/pdf?lng=de`, {
    headers: { authorization: `Bearer ${member.token}` },
  })
  const creditText = await reader.textOf(await creditNote.body())
  expect(creditText).toContain(note?.number)
  expect(creditText).toContain(credited.number)
  expect(await reader.qrOf(await creditNote.body())).toBeUndefined()

  // In Italian, on a phone, from Today.
  await page.setViewportSize({ width: 390, height: 844 })
  await openStaff(page, { member, language: 'it', address: '' })
  const surplus = page.locator('[data-row]').filter({ hasText: credited.number ?? '' })
  await surplus.getByRole('button', { name: todayIt.actions.surplus }).click()
  await dialog.getByRole('button', { name: invoicesIt.payback.submit }).click()
  await expect(surplus).toHaveCount(0)
  await openStaff(page, { member, language: 'it', address: `?invoice=${order.invoice?.id}` })
  await expect(page.getByRole('row').filter({ hasText: invoicesIt.payback.row })).toHaveCount(2)
  expect(await readInvoice()).toMatchObject({ status: 'paid', overpaidCents: 0 })
  await expectFine(page)
  await page.goto(`${customer}?lng=it`)
  await expectRoom(page)
  reader.close()

  // One that nobody has sent yet is cancelled whole.
  const other = await cancellable(request, totalCents / 2)
  await page.setViewportSize({ width: 1440, height: 960 })
  await openStaff(page, { member, language: 'de', address: `?order=${await numberOf(other)}` })
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Muster AG, Petra Muster')
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

/** One piece, ordered by invoice without the pages. @returns the address of the buyer */
async function cancellable(request: APIRequestContext, seenCents: number): Promise<string> {
  const email = `storno-${crypto.randomUUID().slice(0, 8)}@muster.example`
  const { termsVersion } = (await (await request.get('/api/order-invoices')).json()) as {
    termsVersion: string
  }
  const ordered = await request.post('/api/order-invoices', {
    data: {
      ...COMPANY,
      email,
      key: crypto.randomUUID().replaceAll('-', ''),
      items: [{ variant_id: 'peilkompass-grad', quantity: 1 }],
      phone: '',
      country: 'CH',
      reference: '',
      delivery: null,
      termsVersion,
      agreed: true,
      seenCents,
    },
  })
  expect(ordered.ok(), await ordered.text()).toBe(true)
  return email
}

async function downloadPdf(page: Page): Promise<Buffer> {
  const href = await page.getByRole('link', { name: myInvoiceDe.download }).getAttribute('href')
  const answer = await page.request.get(href ?? '')
  expect(answer.headers()['content-type']).toBe('application/pdf')
  return answer.body()
}

async function contentOf(download: {
  createReadStream: () => Promise<NodeJS.ReadableStream>
}): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}
