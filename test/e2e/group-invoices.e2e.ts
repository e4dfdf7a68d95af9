import myBookingTexts from '#content/texts/my-booking.ts'
import myInvoiceTexts from '#content/texts/my-invoice.ts'
import myQuoteTexts from '#content/texts/my-quote.ts'
import staffInvoicesTexts from '#content/texts/staff-invoices.ts'
import staffQuotesTexts from '#content/texts/staff-quotes.ts'
import { aQuote } from '../quotes/a-quote.ts'
import { mailsTo } from './mailbox.ts'
import { expect, expectAccessible, expectRoom, hydrated, test } from './site.ts'
import { act, aMember, callStaffApi, dayIn, expectFine, openStaff, toastTitle } from './staff-site.ts'

const { de: myBookingDe, it: myBookingIt } = myBookingTexts
const myInvoiceDe = myInvoiceTexts.de
const quoteDe = myQuoteTexts.de
const invoicesDe = staffInvoicesTexts.de
const quotesDe = staffQuotesTexts.de

test.use({ viewport: { width: 1440, height: 900 } })

test('a company pays a deposit, reports its final number and gets the final invoice', async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/422/)
  const member = await aMember(request)
  const document = aQuote({ day: dayIn(760 + Math.floor(Math.random() * 300)), validUntil: dayIn(14) })
  const { email } = document.customer
  const { id } = await callStaffApi<{ id: string }>(request, member, '/quotes', {
    document,
    inquiryId: null,
    key: crypto.randomUUID(),
  })

  // Staff agree on a deposit with this one.
  await openStaff(page, { member, language: 'de', address: `?quote=${id}` })
  const main = page.getByRole('main')
  await expect(main.getByText(quotesDe.invoicing.afterHint)).toBeVisible()
  await main.getByLabel(quotesDe.invoicing.how).selectOption('deposit')
  await expect(main.getByText('Anzahlung CHF 1’231.20: geht bei der Annahme')).toBeVisible()
  await expect(main.getByText('Anzahlung 30 %, CHF 1’231.20; der Rest nach dem Anlass')).toBeVisible()
  await expect(main.getByRole('status').filter({ hasText: new RegExp(`, ${quotesDe.saved}$`) })).toBeVisible()
  await expectFine(page)
  await main.getByRole('button', { name: quotesDe.send }).click()
  const dialog = page.getByRole('dialog')
  const reason = dialog.getByLabel(quotesDe.override)
  // Another run may have the day.
  if (await reason.isVisible()) await reason.fill('zweite Leitung')
  await dialog.getByRole('button', { name: quotesDe.send }).click()
  await expect(main.getByRole('button', { name: quotesDe.resend })).toBeVisible()
  const { quote } = await callStaffApi<{ quote: { url: string } }>(request, member, `/quotes/${id}`)

  // The customer reads of it, and accepts.
  await page.goto(`${new URL(quote.url).pathname}?lng=de`)
  await hydrated(page)
  await expect(page.getByText('Anzahlung 30 %, CHF 1’231.20; der Rest nach dem Anlass')).toBeVisible()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: quoteDe.accept.submit }).dblclick()
  await expect(page.getByText(quoteDe.states.accepted)).toBeVisible()
  await expect
    .poll(async () => (await mailsTo(request, email)).filter(({ subject }) => /R-\d{4}-\d{4}/.test(subject)))
    .toHaveLength(1)
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

  // Two fall ill: the final number.
  await page.goto(booking)
  await hydrated(page)
  const people = page.getByRole('form', { name: myBookingDe.people.title })
  for (let n = 0; n < 2; n += 1) await people.getByRole('button', { name: myBookingDe.people.less }).click()
  await people.getByRole('button', { name: myBookingDe.people.save }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('16')

  // The final invoice: in one press a draft, in another it is sent.
  const { quote: accepted } = await callStaffApi<{ quote: { eventId: string } }>(
    request,
    member,
    `/quotes/${id}`,
  )
  await openStaff(page, { member, language: 'de', address: `/kalender/${accepted.eventId}` })
  await act(page, { name: 'Petra Muster', language: 'de' }, invoicesDe.ofBooking.make)
  const deposit = page.getByRole('group').filter({ hasText: 'Abzüglich' })
  await expect(page.locator('input[value="Abzüglich Anzahlung"]')).toBeVisible()
  await expect(deposit).toHaveCount(0)
  await expect(page.locator('input[value="4500-118"]')).toBeVisible()
  await page.getByRole('button', { name: /^Senden/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: invoicesDe.form.send }).click()
  await expect(toastTitle(page)).toHaveText(invoicesDe.form.sent)
  await expect(main.getByText(`${invoicesDe.invoice.parts.final}, ${invoicesDe.statuses.open}`)).toBeVisible()

  // In Italian, on a phone.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${new URL(booking).pathname}?lng=it`)
  await hydrated(page)
  await expect(page.getByText(myBookingIt.invoices.parts.final)).toBeVisible()
  await expectAccessible(page)
  await expectRoom(page)
})
