import type { APIRequestContext } from '@playwright/test'
import myDe from '#content/my-booking/de.ts'
import quoteDe from '#content/my-quote/de.ts'
import sentDe from '#content/contact-sent/de.ts'
import type { PlanFile } from '#app/routes/staff/events/event-api.ts'
import { BOOKED } from './booking-site.ts'
import { fieldOf, sendOf } from './requests.ts'
import { expect, hydrated, test } from './site.ts'
import { aMember, bookingsOf, callStaffApi, dayIn, type Member } from './staff-site.ts'

test.describe.configure({ timeout: 90_000 })

const GUESTS = Array.from({ length: 18 }, (_, n) => `Gast ${String.fromCharCode(65 + n)}`)

test('a company requests 18 places, gets its quote at once, enters its guests, loses two, is postponed; everything sums up', async ({
  page,
  request,
}) => {
  const email = `day-${crypto.randomUUID().slice(0, 8)}@example.ch`
  const member = await aMember(request)
  const wished = 1100 + Math.floor(Math.random() * 300)
  const [year, month, date] = dayIn(wished).split('-')

  await page.goto('/team-events/feuer-und-fokus?lng=de')
  await hydrated(page)
  const typed = { from: `${date}.${month}.${year}`, name: 'Petra Muster', email, company: 'Muster AG' }
  for (const [name, text] of Object.entries({ ...typed, people: '18' })) await fieldOf(page, name).fill(text)
  await fieldOf(page, 'terms').check()
  await sendOf(page).dblclick()
  await page.getByRole('link', { name: sentDe.quote.open }).click()
  await expect(page.getByText(quoteDe.awaitsDate)).toBeVisible()
  const quoteUrl = page.url()

  const { quotes } = await callStaffApi<{ quotes: { id: string }[] }>(
    request,
    member,
    `/quotes?filter=all&q=${email}`,
  )
  expect(quotes).toHaveLength(1)
  const { quote } = await callStaffApi<{ quote: { id: string; revision: number } }>(
    request,
    member,
    `/quotes/${quotes[0]?.id}`,
  )
  const yes = { seen: quote.revision, override: 'zweite Leitung' }
  await Promise.all([1, 2].map(() => callStaffApi(request, member, `/quotes/${quote.id}/sending`, yes)))

  await page.goto(quoteUrl)
  await hydrated(page)
  for (const [label, text] of [
    [quoteDe.accept.street, 'Beispielweg 12'],
    [quoteDe.accept.postalCode, '6340'],
    [quoteDe.accept.city, 'Baar'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: quoteDe.accept.submit }).dblclick()
  await page.getByRole('link', { name: quoteDe.toBooking }).click()
  await page.waitForURL(BOOKED)
  const own = page.url()
  await page.getByRole('button', { name: myDe.group.open }).click()
  const link = (await page.getByLabel(myDe.group.link).inputValue()).split('/gruppe/')[1] ?? ''

  // Everybody twice, as impatient people press.
  const entries = await Promise.all(GUESTS.map((name) => enter(request, link, name)))
  const ill = entries.slice(-2)
  for (const entry of ill)
    expect((await request.post(`/api/groups/${link}/entries/${entry}/removal`)).ok()).toBe(true)
  await page.goto(own)
  await hydrated(page)
  const fewer = page.getByRole('button', { name: myDe.people.less })
  await fewer.click()
  await fewer.click()
  await expect(page.getByText('CHF 3’200.00 für 16 Personen')).toBeVisible()
  await page.getByRole('button', { name: myDe.people.save }).dblclick()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('16')

  // Two of the team postpone it at once: one of them does.
  const event = await eventOf(request, member, email)
  const { preview } = await callStaffApi<PlanFile>(request, member, `/events/${event}/plan`)
  const headers = { authorization: `Bearer ${member.token}` }
  const input = (later: number) => ({
    id: crypto.randomUUID(),
    to: { day: dayIn(wished + later) },
    otherDates: true,
    vouchers: true,
    until: `${dayIn(3)}T12:00`,
    byDefault: 'new_date',
    seen: preview?.seen,
  })
  const pressed = await Promise.all(
    [400, 407].map((later) =>
      request.post(`/api/staff/events/${event}/plan`, { headers, data: input(later) }),
    ),
  )
  expect(pressed.map((answer) => answer.status()).toSorted()).toEqual([200, 409])

  await page.goto(own)
  await hydrated(page)
  await expect(page.getByRole('radio')).toHaveCount(2)
  await page.getByRole('button', { name: myDe.plan.submit.new_date }).dblclick()
  await expect(page.getByText(myDe.plan.chosen, { exact: true })).toBeVisible()

  const [booking, ...others] = await bookingsOf(request, member, event)
  expect(others).toEqual([])
  expect(booking).toMatchObject({
    people: 16,
    totalCents: 16 * 200_00,
    dueCents: 16 * 200_00,
    feeCents: 0,
    onTrust: false,
  })
  expect(booking?.participants.toSorted()).toEqual(GUESTS.slice(0, 16))
  const { plans } = await callStaffApi<PlanFile>(request, member, `/events/${event}/plan`)
  expect(plans).toHaveLength(1)
  const { sums, guests } = plans[0]!
  expect(guests.map(({ choice }) => choice)).toEqual(['new_date'])
  expect(sums.paidCents - sums.refundCents - sums.voucherCents - sums.bookedCents).toBe(0)
})

/** @returns the secret of the entry */
async function enter(request: APIRequestContext, link: string, name: string): Promise<string> {
  const data = { key: crypto.randomUUID(), name, language: 'de' }
  const press = () => request.post(`/api/groups/${link}/entries`, { data })
  const [first, second] = await Promise.all([press(), press()])
  const told = (await first.json()) as { entry: string }
  expect(await second.json()).toEqual(told)
  return told.entry
}

async function eventOf(request: APIRequestContext, member: Member, email: string): Promise<string> {
  const path = `/search?q=${encodeURIComponent(email)}`
  const { hits } = await callStaffApi<{ hits: { kind: string; eventId?: string }[] }>(request, member, path)
  return hits.find(({ kind }) => kind === 'booking')?.eventId ?? ''
}
