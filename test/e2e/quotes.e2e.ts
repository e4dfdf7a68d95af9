import { quoteMailTexts } from '#features/quote/mail/quote-mail.texts.ts'
import { swissTime } from '#i18n/format-date.ts'
import { fill } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'
import de from '#content/my-quote/de.ts'
import fr from '#content/my-quote/fr.ts'
import { aQuote } from '../quotes/a-quote.ts'
import { mailsTo } from './mailbox.ts'
import { expect, expectAccessible, expectRoom, hydrated, test } from './site.ts'
import { aMember, callStaffApi, type Member } from './staff-site.ts'

let days = 400
const dayIn = (count: number) => swissTime(new Date(Date.now() + count * 86_400_000)).day

interface Quote {
  id: string
  email: string
  url: string
}

/** Drafted and sent by staff, 18 people on a day of their own. */
async function sentQuote(
  request: Parameters<typeof callStaffApi>[0],
  member: Member,
  language: Language = 'de',
  more: Partial<ReturnType<typeof aQuote>> = {},
): Promise<Quote> {
  const document = { ...aQuote({ day: dayIn(days++), validUntil: dayIn(14) }), language, ...more }
  const key = crypto.randomUUID()
  const { id } = await callStaffApi<{ id: string }>(request, member, '/quotes', {
    document,
    inquiryId: null,
    key,
  })
  // Other runs may have taken the day.
  await callStaffApi(request, member, `/quotes/${id}/sending`, { seen: 1, override: 'zweite Leitung' })
  const { quote } = await callStaffApi<{ quote: { url: string; number: number } }>(
    request,
    member,
    `/quotes/${id}`,
  )
  const { email } = document.customer
  const subject = fill(quoteMailTexts[language].sent.subject, { number: quote.number })
  await expect
    .poll(async () => (await mailsTo(request, email)).map((mail) => mail.subject))
    .toEqual([subject])
  return { id, email, url: `${new URL(quote.url).pathname}?lng=${language}` }
}

test('a quote is read, asked about and accepted, and becomes a booking', async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/422/)
  const member = await aMember(request)
  const quote = await sentQuote(request, member)
  await page.goto(quote.url)
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Feuer & Fokus für 18 Personen')
  await expect(page.getByText('CHF 4’104.00')).toBeVisible()
  await expectAccessible(page)
  await expectRoom(page)

  await page.getByLabel(de.ask.text).fill('Gibt es Parkplätze?')
  await page.getByRole('button', { name: de.ask.submit }).click()
  await expect(page.getByText(de.ask.done).first()).toBeVisible()

  const accept = page.getByRole('button', { name: de.accept.submit })
  await accept.click()
  await expect(page.getByText(de.problems.agreed)).toBeVisible()
  await page.getByLabel(de.accept.orderNumber).fill('B-77')
  await page.getByRole('checkbox').check()
  await accept.click()
  await expect(page.getByText(de.states.accepted)).toBeVisible()
  await page.getByRole('link', { name: de.toBooking }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('18')
  await expect(page.getByText('CHF 4’104.00').first()).toBeVisible()
})

test('its PDF opens from the page, and an unknown link says so', async ({ page, request, expectProblem }) => {
  expectProblem(/404/)
  const member = await aMember(request)
  const quote = await sentQuote(request, member, 'fr')
  await page.goto(quote.url)
  const href = await page.getByRole('link', { name: fr.pdf }).getAttribute('href')
  const file = await request.get(href ?? '')
  expect(file.headers()['content-type']).toBe('application/pdf')
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
  await expectAccessible(page)
  const answer = await page.goto('/offerte/nothing?lng=fr')
  expect(answer?.status()).toBe(404)
  await expect(page.getByText(fr.unknown.title)).toBeVisible()
})

test('without script it is accepted too, and declined with a reason', async ({ browser, request }) => {
  const member = await aMember(request)
  const [first, second] = [await sentQuote(request, member), await sentQuote(request, member)]
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(first.url)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: de.accept.submit }).click()
  await expect(page.getByText(de.states.accepted)).toBeVisible()
  await page.goto(second.url)
  await page.getByText(de.decline.submit).first().click()
  await page.getByLabel(de.decline.reason).fill('zu teuer')
  await page.getByRole('button', { name: de.decline.submit }).click()
  await expect(page.getByText(de.states.declined)).toBeVisible()
  const { quote } = await callStaffApi<{ quote: { declineReason: string } }>(
    request,
    member,
    `/quotes/${second.id}`,
  )
  expect(quote.declineReason).toBe('zu teuer')
  await context.close()
})
