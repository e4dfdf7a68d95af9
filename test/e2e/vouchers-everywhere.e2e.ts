import myBookingTexts from '#features/booking/texts/my-booking.ts'
import myQuoteTexts from '#features/quote/texts/my-quote.ts'
import payVoucherTexts from '#features/voucher/texts/pay-voucher.ts'
import { aQuote } from '../quotes/a-quote.ts'
import { buy, voucherCodesOf } from './office-orders.ts'
import { sendQuote } from './quote-site.ts'
import { expect, hydrated, test } from './site.ts'
import { aMember, dayIn, expectFine, toastTitle } from './staff-site.ts'

const myBooking = myBookingTexts.de
const quoteDe = myQuoteTexts.de
const { de: payDe } = payVoucherTexts

test.use({ viewport: { width: 1440, height: 900 } })

test('vouchers pay part of a quote as it is accepted, and on the page of the group', async ({
  page,
  request,
  expectProblem,
}) => {
  // Logged by the browser for codes that do not count.
  expectProblem(/409/)
  const buyer = `${crypto.randomUUID()}@example.ch`
  await buy(request, { 'gutschein-wert-100': 2 }, buyer)
  const [first, second = ''] = await voucherCodesOf(request, buyer, 2)
  const member = await aMember(request)
  const day = dayIn(700 + Math.floor(Math.random() * 300))
  const { url } = await sendQuote(request, member, aQuote({ day, validUntil: dayIn(14) }))
  await page.goto(`${new URL(url).pathname}?lng=de`)
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
})
