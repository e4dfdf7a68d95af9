import { quoteMailTexts } from '#features/quote/mail/quote-mail.texts.ts'
import { formatWeekdayAndDay, swissTime } from '#i18n/format-date.ts'
import { fill } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'
import contactSentTexts from '#features/inquiry/texts/contact-sent.ts'
import myBookingTexts from '#features/booking/texts/my-booking.ts'
import myQuoteTexts from '#features/quote/texts/my-quote.ts'
import staffQuotesTexts from '#features/quote/texts/staff-quotes.ts'
import { aQuote } from '../quotes/a-quote.ts'
import { mailsTo } from './mailbox.ts'
import { fieldOf, openRequest, sendOf } from './requests.ts'
import { sendQuote } from './quote-site.ts'
import { expect, expectFitsEverywhere, hydrated, test } from './site.ts'
import { aMember, callStaffApi, openStaff, type Member } from './staff-site.ts'

const sentDe = contactSentTexts.de
const myDe = myBookingTexts.de
const { de } = myQuoteTexts
const staff = staffQuotesTexts.de

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
  const quote = await sendQuote(request, member, document)
  const { email } = document.customer
  const subject = fill(quoteMailTexts[language].sent.subject, { number: quote.number })
  await expect
    .poll(async () => (await mailsTo(request, email)).map((mail) => mail.subject))
    .toEqual([subject])
  return { id: quote.id, email, url: `${new URL(quote.url).pathname}?lng=${language}` }
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
  await expect(page.getByText('CHF 4’104.00').first()).toBeVisible()
  await expectFitsEverywhere(page)
  await expect(page.getByRole('link', { name: de.pdf })).toHaveAttribute('href', /pdf/)

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

  // The team lead's page: the link comes first, and the number says what it costs before it is changed.
  await hydrated(page)
  await expect(page.getByRole('main')).toContainText(myDe.next.link)
  const headings = page.locator('#aenderungen').getByRole('heading', { level: 3 })
  await expect(headings.first()).toHaveText(myDe.group.title)
  await expect(page.getByLabel(fill(myDe.names.label, { n: 1 }), { exact: true })).toBeHidden()
  await page.getByRole('button', { name: myDe.people.less }).click()
  const number = page.locator('form', { has: page.getByRole('heading', { name: myDe.people.title }) })
  await expect(number.getByRole('status')).toHaveText('CHF 3’886.00 für 17 Personen')
  await page.getByRole('button', { name: myDe.people.save }).dblclick()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('17')
  await expect(page.getByText('CHF 3’886.00').first()).toBeVisible()
})

test('staff start one, are told by the focus what is missing, choose service and people, see the total at once, and send it', async ({
  page,
  request,
}) => {
  const member = await aMember(request)
  const email = `write-${crypto.randomUUID()}@example.ch`
  await openStaff(page, { member, language: 'de', address: '?view=quotes' })
  await page.getByRole('button', { name: staff.add }).click()
  await page.waitForURL(/kundschaft\/offerten\//)
  const main = page.getByRole('main')
  const send = main.getByRole('button', { name: staff.send })
  await send.press('Enter')
  await expect(main.getByLabel(staff.email)).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await main.getByLabel(staff.email).fill(email)
  await main.getByLabel(staff.name, { exact: true }).fill('Petra Muster')
  // Without lines.
  await send.press('Enter')
  const focused = main.locator(':focus')
  await expect(focused).toHaveCount(1)
  await expect
    .poll(() => focused.evaluate((element) => element.matches('[aria-invalid], .error-text')))
    .toBe(true)
  await main.getByLabel(staff.company).fill('Probe Spital AG')
  await main.getByLabel(staff.service).selectOption('shelter-bau')
  await expect(main.locator('b', { hasText: 'CHF 2’800.00' })).toBeVisible()
  for (let n = 0; n < 4; n++) await main.getByRole('button', { name: staff.more }).click()
  await expect(main.locator('b', { hasText: 'CHF 3’440.00' })).toBeVisible()
  // The line of the service, taken away by mistake, is one press away at its price.
  await main.getByRole('button', { name: fill(staff.removeLine, { n: 1 }) }).click()
  await expect(main.locator('b', { hasText: 'CHF 3’440.00' })).toHaveCount(0)
  await main.getByRole('button', { name: staff.kinds.service, exact: true }).click()
  await expect(main.locator('b', { hasText: 'CHF 3’440.00' })).toBeVisible()
  await expect(main.getByRole('button', { name: staff.kinds.service, exact: true })).toHaveCount(0)
  await main.getByRole('button', { name: staff.kinds.extra }).click()
  await expect(main.locator('b', { hasText: 'CHF 3’888.00' })).toBeVisible()
  await main.getByRole('button', { name: staff.addDate }).click()
  await main.getByLabel(staff.day, { exact: true }).fill(dayIn(days++ + 300))
  await expectFitsEverywhere(page)
  await expect(main.getByRole('status').filter({ hasText: new RegExp(`, ${staff.saved}$`) })).toBeVisible()
  await page.reload()
  await hydrated(page)
  await expect(main.getByLabel(staff.company)).toHaveValue('Probe Spital AG')
  await send.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(email)
  const reason = dialog.getByLabel(staff.override)
  // Another run may have the day.
  if (await reason.isVisible()) await reason.fill('zweite Leitung')
  await dialog.getByRole('button', { name: staff.send }).click()
  await expect(main.getByRole('button', { name: staff.resend })).toBeVisible()
  await expect.poll(async () => (await mailsTo(request, email)).length).toBe(1)
  // The picture is of what was sent, until something is changed.
  const paper = page.getByRole('complementary', { name: staff.preview })
  await expect(paper).toContainText('Fassung 1,')
  await main.getByRole('button', { name: staff.more }).click()
  await expect(paper).toContainText('Fassung 2,')
})

test('a request with a published price gets its binding quote at once; staff confirm the date', async ({
  page,
  request,
}) => {
  const member = await aMember(request)
  const email = `atonce-${crypto.randomUUID()}@example.ch`
  const day = dayIn(days++ + 100)
  await openRequest(page, '/buchen/anfrage?serviceId=shelter-bau&people=18&lng=de')
  const [year, month, date] = day.split('-')
  for (const [name, text] of Object.entries({
    from: `${date}.${month}.${year}`,
    name: 'Petra Muster',
    company: 'Muster Maschinenbau AG',
    email,
  }))
    await fieldOf(page, name).fill(text)
  await fieldOf(page, 'terms').check()
  await sendOf(page).click()
  await page.getByRole('link', { name: sentDe.quote.open }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shelter-Bau für 18 Personen')
  await expect(page.getByText(de.awaitsDate)).toBeVisible()
  await expect(page.getByRole('button', { name: de.accept.submit })).toHaveCount(0)
  const url = page.url()

  const { quotes } = await callStaffApi<{ quotes: { id: string; awaitsDate: boolean }[] }>(
    request,
    member,
    `/quotes?filter=all&q=${encodeURIComponent(email)}`,
  )
  expect(quotes).toMatchObject([{ awaitsDate: true }])
  // At the back office the sign asks the same as the link in the owner's mail.
  await openStaff(page, { member, language: 'de', address: `?quote=${quotes[0]?.id}` })
  await page.getByRole('button', { name: staff.confirmDate }).click()
  const confirmation = page.getByRole('dialog', { name: staff.confirming.title })
  await expect(confirmation.getByRole('button', { name: staff.confirmDate })).toBeVisible()
  await expect(confirmation).toContainText(formatWeekdayAndDay('de', day))
  const link = `?quote=${quotes[0]?.id}&confirm=date`
  await openStaff(page, { member, language: 'de', address: link })
  const dialog = page.getByRole('dialog', { name: staff.confirming.title })
  await expect(dialog).toContainText('Muster Maschinenbau AG')
  await expectFitsEverywhere(page)
  const reason = dialog.getByLabel(staff.override)
  if (await reason.isVisible()) await reason.fill('zweite Leitung')
  await dialog.getByRole('button', { name: staff.confirmDate }).dblclick()
  await expect(page.getByRole('button', { name: staff.resend })).toBeVisible()
  await openStaff(page, { member, language: 'de', address: link })
  await expect(page.getByText(staff.confirming.over.sent)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto(url)
  await expect(page.getByRole('button', { name: de.accept.submit })).toBeVisible()
})
