import type { APIRequestContext } from '@playwright/test'
import myBookingTexts from '#content/texts/my-booking.ts'
import myQuoteTexts from '#content/texts/my-quote.ts'
import payVoucherTexts from '#content/texts/pay-voucher.ts'
import staffInvoicesTexts from '#content/texts/staff-invoices.ts'
import { swissTime } from '#i18n/format-date.ts'
import { aQuote } from '../quotes/a-quote.ts'
import { buy, voucherCodesOf } from './office-orders.ts'
import { expect, hydrated, test } from './site.ts'
import { act, aMember, callStaffApi, expectFine, openStaff, type Member, toastTitle } from './staff-site.ts'

const myBooking = myBookingTexts.de
const quoteDe = myQuoteTexts.de
const { de: payDe, it: payIt } = payVoucherTexts
const staffInvoices = staffInvoicesTexts.de

test.use({ viewport: { width: 1440, height: 900 } })

test('vouchers pay part of a quote, on the page of the group and of its invoice, and in the back office', async ({
  page,
  request,
  expectProblem,
}) => {
  // Logged by the browser for codes that do not count.
  expectProblem(/409/)
  const buyer = `${crypto.randomUUID()}@example.ch`
  await buy(request, { 'gutschein-wert-100': 4 }, buyer)
  const [first, second = '', third = '', fourth = ''] = await voucherCodesOf(request, buyer, 4)
  const member = await aMember(request)
  const { id, url } = await sentQuote(request, member)
  await page.goto(url)
  await hydrated(page)
  const code = page.getByLabel(payDe.label)
  await code.fill('GRAT-0000-0000-0000')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: quoteDe.accept.submit }).click()
  await expect(code).toHaveAccessibleDescription(new RegExp(payDe.problems.voucher_unknown))
  await code.fill(first.toLowerCase())
  await page.getByRole('button', { name: quoteDe.accept.submit }).click()
  await expect(page.getByText(quoteDe.states.accepted)).toBeVisible()
  await page.getByRole('link', { name: quoteDe.toBooking }).click()

  await expect(page.getByText(myBooking.lines.voucher, { exact: true })).toBeVisible()
  await expect(page.getByText(/CHF\s−100\.00/)).toBeVisible()
  const form = page.getByRole('form', { name: payDe.title })
  await form.getByLabel(payDe.label).fill('nein')
  await form.getByRole('button').click()
  await expect(form.getByRole('alert')).toHaveText(payDe.problems.voucher_unknown)
  await expect(form.getByRole('alert')).toBeFocused()
  await form.getByLabel(payDe.label).fill(second)
  await form.getByRole('button').click()
  await expect(toastTitle(page)).toHaveText(payDe.done)
  await expect(page.getByText(/CHF\s−200\.00/)).toBeVisible()
  await expectFine(page)

  const { quote } = await callStaffApi<{ quote: { eventId: string } }>(request, member, `/quotes/${id}`)
  await openStaff(page, { member, language: 'de', address: `/kalender/${quote.eventId}` })
  await act(page, { name: 'Petra Muster', language: 'de' }, 'Rechnung stellen')
  await expect(page.getByLabel('Preis in CHF').last()).toHaveValue(/200/)
  await page.getByLabel('Strasse').fill('Beispielweg')
  await page.getByLabel('Nr.').fill('12')
  await page.getByRole('button', { name: /^Senden/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Senden' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/R-\d{4}-\d{4}/)
  const invoice = new URL(page.url())
  invoice.searchParams.set('lng', 'de')
  const link = await page.getByRole('link', { name: 'Seite der Kundschaft' }).getAttribute('href')
  const { pathname } = new URL(link ?? '')

  await page.goto(`${pathname}?lng=it`)
  await hydrated(page)
  await page.getByLabel(payIt.label).fill(third)
  await page.getByRole('button', { name: payIt.submit }).click()
  await expect(page.getByText(payIt.paid)).toBeVisible()
  await expectFine(page)

  await page.goto(invoice.href)
  await page.getByLabel(staffInvoices.payment.way).selectOption(staffInvoices.ways.voucher)
  await page.getByLabel(staffInvoices.payment.code).fill(fourth)
  await page.getByRole('button', { name: 'Eintragen' }).click()
  await expect(page.getByRole('rowheader', { name: new RegExp(`${fourth.slice(-4)}$`) })).toBeVisible()
  await expectFine(page)
})

let days = 700

/** @returns it with the path of its page */
async function sentQuote(request: APIRequestContext, member: Member): Promise<{ id: string; url: string }> {
  const dayIn = (count: number) => swissTime(new Date(Date.now() + count * 86_400_000)).day
  const document = aQuote({ day: dayIn(days++), validUntil: dayIn(14) })
  const draft = { document, inquiryId: null, key: crypto.randomUUID() }
  const { id } = await callStaffApi<{ id: string }>(request, member, '/quotes', draft)
  await callStaffApi(request, member, `/quotes/${id}/sending`, { seen: 1, override: 'zweite Leitung' })
  const { quote } = await callStaffApi<{ quote: { url: string } }>(request, member, `/quotes/${id}`)
  return { id, url: `${new URL(quote.url).pathname}?lng=de` }
}
