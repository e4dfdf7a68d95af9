import myBookingTexts from '#features/booking/texts/my-booking.ts'
import myInvoiceTexts from '#features/invoice/texts/my-invoice.ts'
import myQuoteTexts from '#features/quote/texts/my-quote.ts'
import staffQuotesTexts from '#features/quote/texts/staff-quotes.ts'
import { aQuote } from '../quotes/a-quote.ts'
import { acceptQuote, draftQuote } from './quote-site.ts'
import { expect, expectAccessible, expectRoom, hydrated, test } from './site.ts'
import { aMember, callStaffApi, dayIn, expectFine, openStaff } from './staff-site.ts'

const { de: myBookingDe, it: myBookingIt } = myBookingTexts
const myInvoiceDe = myInvoiceTexts.de
const quoteDe = myQuoteTexts.de
const quotesDe = staffQuotesTexts.de

test.use({ viewport: { width: 1440, height: 900 } })

test('a deposit is agreed on a quote, and its invoice takes the order number of the company', async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/422/)
  const member = await aMember(request)
  const document = aQuote({ day: dayIn(760 + Math.floor(Math.random() * 300)), validUntil: dayIn(14) })
  const id = await draftQuote(request, member, document)

  // Staff agree on a deposit with this one.
  await openStaff(page, { member, language: 'de', address: `?quote=${id}` })
  const main = page.getByRole('main')
  await expect(main.getByText(quotesDe.invoicing.afterHint)).toBeVisible()
  await main.getByLabel(quotesDe.invoicing.how).selectOption('deposit')
  await expect(main.getByText('Anzahlung CHF 1’231.20: geht bei der Annahme')).toBeVisible()
  await expect(main.getByRole('status').filter({ hasText: new RegExp(`, ${quotesDe.saved}$`) })).toBeVisible()
  await expectFine(page)
  const { quote } = await callStaffApi<{ quote: { revision: number } }>(request, member, `/quotes/${id}`)
  const sending = { seen: quote.revision, override: 'zweite Leitung' }
  await callStaffApi(request, member, `/quotes/${id}/sending`, sending)
  const accepted = await acceptQuote(request, member, { id, date: 0 })

  await page.goto(`${new URL(accepted.url).pathname}?lng=de`)
  await page.getByRole('link', { name: quoteDe.toBooking }).click()
  await expect(page.getByRole('heading', { name: myBookingDe.invoices.title })).toBeVisible()
  await expect(page.getByText(myBookingDe.invoices.parts.deposit)).toBeVisible()
  const booking = page.url()

  // Its bookkeeping wants an order number on the invoice.
  await page.getByRole('link', { name: /^R-\d{4}-\d{4}$/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(myInvoiceDe.states.open.title)
  await hydrated(page)
  const number = page.getByRole('textbox', { name: myInvoiceDe.facts.orderNumber })
  const save = page.getByRole('button', { name: myInvoiceDe.orderNumber.save })
  await save.click()
  await expect(page.getByText(myInvoiceDe.orderNumber.wrong)).toBeVisible()
  await expectFine(page)
  await number.fill('4500-118')
  await save.dblclick()
  await expect(page.getByRole('definition').filter({ hasText: '4500-118' })).toBeVisible()
  await expect(page.getByRole('heading', { name: myInvoiceDe.orderNumber.correct })).toBeVisible()

  // In Italian, on a phone.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${new URL(booking).pathname}?lng=it`)
  await hydrated(page)
  await expect(page.getByText(myBookingIt.invoices.parts.deposit)).toBeVisible()
  await expectAccessible(page)
  await expectRoom(page)
})
