import staffDocumentsTexts from '#features/documents/texts/staff-documents.ts'
import staffInvoicesTexts from '#features/invoice/texts/staff-invoices.ts'
import staffMandatesTexts from '#features/quote/texts/staff-mandates.ts'
import staffQuotesTexts from '#features/quote/texts/staff-quotes.ts'
import staffTodayTexts from '#features/today/texts/staff-today.ts'
import { fill } from '#i18n/format.ts'
import { makePdf } from '../make-pdf.ts'
import { aQuote } from '../quotes/a-quote.ts'
import { acceptQuote, sendQuote } from './quote-site.ts'
import { expect, expectAccessible, test } from './site.ts'
import { aMember, dayIn, expectFine, openStaff, toastTitle } from './staff-site.ts'

const documents = staffDocumentsTexts.de
const invoices = staffInvoicesTexts.de
const mandates = staffMandatesTexts.de
const quotes = staffQuotesTexts.de
const today = staffTodayTexts.de

test('an accepted project is a mandate: its next step is due on its day, its documents are kept', async ({
  page,
  request,
}) => {
  const member = await aMember(request)
  const base = aQuote({ day: dayIn(40), validUntil: dayIn(14) })
  const company = `Projekt ${crypto.randomUUID().slice(0, 8)} AG`
  const document = {
    ...base,
    customer: { ...base.customer, company },
    event: null,
    dates: [],
    holds: false,
    lines: base.lines.slice(2),
    discount: null,
  }
  const { id } = await sendQuote(request, member, document)
  await acceptQuote(request, member, { id, date: null })

  await openStaff(page, { member, language: 'de', address: `?quote=${id}` })
  await page.getByRole('link', { name: quotes.toMandate }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(company)
  await expect(page.getByText(fill(mandates.version, { version: 1 }))).toBeVisible()
  await expectFine(page)
  await page.getByLabel(mandates.step).fill('Kick-off vereinbaren')
  await page.getByLabel(mandates.columns.until).fill(dayIn(2))
  await page.getByRole('button', { name: mandates.save }).click()
  await expect(toastTitle(page)).toHaveText(mandates.saved)

  const pdf = await makePdf('Projektvertrag')
  const file = { name: 'Vertrag_2027.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) }
  await page.getByLabel(documents.upload.choose).setInputFiles(file)
  await expect(page.getByText('Vertrag 2027')).toBeVisible()
  await page.getByRole('button', { name: `${mandates.remove}: Vertrag 2027` }).click()
  await page.getByRole('dialog').getByRole('button', { name: mandates.remove, exact: true }).click()
  await expect(page.getByText('Vertrag 2027', { exact: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: invoices.ofBooking.make })).toBeVisible()

  await openStaff(page, { member, language: 'de', address: '' })
  const row = page.getByRole('listitem').filter({ hasText: `${company}: Kick-off vereinbaren` })
  await row.getByRole('link', { name: today.actions.mandate }).click()
  await page.getByRole('button', { name: mandates.close }).click()
  await expect(page.getByText(mandates.closedText)).toBeVisible()
  await openStaff(page, { member, language: 'de', address: '?view=mandates&filter=closed' })
  await expect(page.getByRole('link', { name: company })).toBeVisible()
  await expectAccessible(page)
})
