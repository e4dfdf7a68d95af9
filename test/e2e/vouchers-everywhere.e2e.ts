import type { APIRequestContext, Page } from '@playwright/test'
import myBooking from '#content/my-booking/de.ts'
import quoteDe from '#content/my-quote/de.ts'
import payDe from '#content/pay-voucher/de.ts'
import payIt from '#content/pay-voucher/it.ts'
import staffInvoices from '#content/staff-invoices/de.ts'
import { swissTime } from '#i18n/format-date.ts'
import { SAMPLE_DRAFT_INPUT } from '../invoice-samples.ts'
import { aQuote } from '../quotes/a-quote.ts'
import { payWithTestkasse } from './booking-site.ts'
import { MAILBOX, mailsTo } from './mailbox.ts'
import { addToCart } from './shopping.ts'
import { expect, expectAccessible, expectRoom, hydrated, test } from './site.ts'
import { act, aMember, callStaffApi, expectFine, openStaff, type Member, toastTitle } from './staff-site.ts'

test.describe.configure({ timeout: 90_000 })
test.use({ viewport: { width: 1440, height: 900 } })

test('vouchers pay part of a quote, on the page of the group and of its invoice, and in the back office', async ({
  page,
  request,
  expectProblem,
}) => {
  // Logged by the browser for codes that do not count.
  expectProblem(/409/)
  const [first = '', second = '', third = '', fourth = ''] = await buyVouchers(page, 4)
  const member = await aMember(request)
  const quote = await sentQuote(request, member)
  await page.goto(quote)
  await hydrated(page)
  const code = page.getByLabel(payDe.label)
  await code.fill('GRAT-0000-0000-0000')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: quoteDe.accept.submit }).click()
  await expect(code).toHaveAccessibleDescription(new RegExp(payDe.problems.voucher_unknown))
  await expectAccessible(page)
  await code.fill(first.toLowerCase())
  await page.getByRole('button', { name: quoteDe.accept.submit }).click()
  await expect(page.getByText(quoteDe.states.accepted)).toBeVisible()
  await page.getByRole('link', { name: quoteDe.toBooking }).click()

  await expect(page.getByText(myBooking.lines.voucher, { exact: true })).toBeVisible()
  await expect(page.getByText(/CHF\s−100\.00/)).toBeVisible()
  await expectAccessible(page)
  const form = page.getByRole('form', { name: payDe.title })
  await form.getByLabel(payDe.label).fill('nein')
  await form.getByRole('button').click()
  await expect(form.getByRole('alert')).toHaveText(payDe.problems.voucher_unknown)
  await expect(form.getByRole('alert')).toBeFocused()
  await form.getByLabel(payDe.label).fill(second)
  await form.getByRole('button').click()
  await expect(toastTitle(page)).toHaveText(payDe.done)
  await expect(page.getByText(/CHF\s−200\.00/)).toBeVisible()
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expectRoom(page)
  }
  await page.setViewportSize({ width: 1440, height: 900 })

  const { event } = await findGroup(request, member, quote)
  await openStaff(page, { member, language: 'de', address: `?event=${event}` })
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
  await expectAccessible(page)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectRoom(page)
  }

  await page.goto(invoice.href)
  await page.getByLabel(staffInvoices.payment.way).selectOption(staffInvoices.ways.voucher)
  await page.getByLabel(staffInvoices.payment.code).fill(fourth)
  await expectFine(page)
  await page.getByRole('button', { name: 'Eintragen' }).click()
  await expect(page.getByRole('rowheader', { name: new RegExp(`${fourth.slice(-4)}$`) })).toBeVisible()
  await expectFine(page)
})

test('without JavaScript the invoice accepts a voucher too', async ({ browser, request, page }) => {
  const [code = ''] = await buyVouchers(page, 1)
  const member = await aMember(request)
  const id = crypto.randomUUID()
  await callStaffApi(request, member, '/invoices', { id, language: 'de' })
  await callStaffApi(request, member, `/invoices/${id}`, {
    draft: { ...SAMPLE_DRAFT_INPUT, email: '' },
    seen: 1,
  })
  await callStaffApi(request, member, `/invoices/${id}/sending`, { seen: 2 })
  const { invoice } = await callStaffApi<{ invoice: { url: string } }>(request, member, `/invoices/${id}`)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto(`${new URL(invoice.url).pathname}?lng=de`)
  await plain.getByLabel(payDe.label).fill('GRAT-0000-0000-0000')
  await plain.getByRole('button', { name: payDe.submit }).click()
  await expect(plain.getByRole('alert')).toHaveText(payDe.problems.voucher_unknown)
  await plain.getByLabel(payDe.label).fill(code)
  await plain.getByRole('button', { name: payDe.submit }).click()
  await expect(plain.getByText(payDe.done)).toBeVisible()
  await expect(plain.getByText(payDe.paid)).toBeVisible()
  await context.close()
})

/** Of CHF 100 each. @returns their codes, from the mail */
async function buyVouchers(page: Page, count: number): Promise<string[]> {
  const email = `${crypto.randomUUID()}@example.ch`
  for (let bought = 0; bought < count; bought++) await addToCart(page, 'gutschein-wert')
  await page
    .getByRole('dialog', { name: 'Warenkorb' })
    .getByRole('button', { name: /^Zur Kasse gehen/ })
    .click()
  await payWithTestkasse(page, email)
  await page.waitForURL(/\/success\?order=/)
  const { request } = page.context()
  await request.get(MAILBOX)
  const read = async () => {
    const texts = await Promise.all(
      (await mailsTo(request, email)).map(async ({ path }) => (await request.get(path)).text()),
    )
    return [...new Set(texts.flatMap((text) => text.match(/GRAT(?:-[0-9A-Z]{4}){3}/g) ?? []))]
  }
  await expect.poll(async () => (await read()).length).toBe(count)
  return read()
}

let days = 700

/** @returns path of its page */
async function sentQuote(request: APIRequestContext, member: Member): Promise<string> {
  const dayIn = (count: number) => swissTime(new Date(Date.now() + count * 86_400_000)).day
  const document = aQuote({ day: dayIn(days++), validUntil: dayIn(14) })
  const draft = { document, inquiryId: null, key: crypto.randomUUID() }
  const { id } = await callStaffApi<{ id: string }>(request, member, '/quotes', draft)
  await callStaffApi(request, member, `/quotes/${id}/sending`, { seen: 1, override: 'zweite Leitung' })
  const { quote } = await callStaffApi<{ quote: { url: string } }>(request, member, `/quotes/${id}`)
  return `${new URL(quote.url).pathname}?lng=de`
}

async function findGroup(request: APIRequestContext, member: Member, path: string) {
  const { quotes } = await callStaffApi<{ quotes: { id: string }[] }>(request, member, '/quotes?filter=all')
  for (const { id } of quotes) {
    const { quote } = await callStaffApi<{ quote: { url: string | null; eventId: string } }>(
      request,
      member,
      `/quotes/${id}`,
    )
    if (quote.url && path.startsWith(new URL(quote.url).pathname)) return { event: quote.eventId }
  }
  throw new Error('the quote is not listed')
}
