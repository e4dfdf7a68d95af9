import staffRosterTexts from '#features/booking/texts/staff-roster.ts'
import { checkInCode, guestCode } from '#features/booking/roster/check-in-code.server.ts'
import { fill } from '#i18n/format.ts'
import jsqr from 'jsqr'
import sharp from 'sharp'
import { APP_SECRET } from './auth-secret.ts'
import { book, MY_BOOKING } from './booking-site.ts'
import {
  aDayWithTwenty,
  aDevice,
  bookingsInOrder,
  countOf,
  hereOf,
  NAMES,
  openRoster,
  tickOf,
  toToday,
} from './roster-site.ts'
import { expect, expectAccessible, expectRoom, hydrated, test } from './site.ts'
import {
  aColleague,
  addEvent,
  aMember,
  anInput,
  bookingsOf,
  callStaffApi,
  expectFine,
  giveEvent,
} from './staff-site.ts'

const rosterDe = staffRosterTexts.de

const { row, strip, scan, door, filters, emergency, doubles, details } = rosterDe
const NO_NET = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|status of 40[013]/

test('a guide and a colleague check in 20 people on two offline devices, both take the same money: nothing is lost or counted twice', async ({
  page,
  browser,
  request,
  baseURL,
  expectProblem,
}) => {
  expectProblem(NO_NET)
  const owner = await aMember(request)
  const [guide, colleague] = [
    await aColleague(request, owner, 'guide'),
    await aColleague(request, owner, 'office'),
  ]
  const event = await aDayWithTwenty(request, owner)
  await giveEvent(request, owner, event, guide)
  const other = await aDevice(browser, baseURL)
  for (const each of [page, other.page]) await each.setViewportSize({ width: 390, height: 844 })
  await openRoster(page, guide, event)
  await openRoster(other.page, colleague, event)
  await expect(countOf(page)).toHaveText('0')
  await expect(page.getByText('von 20 da')).toBeVisible()

  for (const each of [page, other.page]) {
    await each.context().setOffline(true)
    await each.reload()
    await expect(each.getByRole('heading', { level: 1 })).toHaveText(anInput(1).title.de ?? '')
  }
  await expect(page.getByRole('status').filter({ hasText: 'Offline seit' })).toContainText(strip.nothingWaits)

  // A party of three, partly, then those who booked alone; one press is two.
  await page.getByRole('button', { name: /^Ada Muster/, expanded: false }).click()
  await page.getByRole('button', { name: fill(row.tick, { name: fill(row.person, { n: 2 }) }) }).click()
  await expect(tickOf(page, NAMES[0])).toHaveAttribute('aria-pressed', 'mixed')
  await tickOf(page, NAMES[0]).click()
  await expect(tickOf(page, NAMES[0])).toHaveAttribute('aria-pressed', 'true')
  await tickOf(page, NAMES[1]).dblclick()
  for (const name of NAMES.slice(2, 10)) await tickOf(page, name).click()
  await expect(countOf(page)).toHaveText('12')

  // What is due at the door, and that they are here, with one sign.
  const debtor = NAMES[15] ?? ''
  await page
    .getByRole('button', { name: new RegExp(`^${debtor}`) })
    .first()
    .click()
  await page.getByText(door.twint, { exact: true }).click()
  await page.getByRole('button', { name: door.submit }).dblclick()
  await expect(page.getByRole('button', { name: door.submit })).toHaveCount(0)
  await expect(countOf(page)).toHaveText('15')

  // Another tab of the same device knows all of it, and so does a reload.
  const tab = await page.context().newPage()
  await tab.goto(`/verwaltung/liste?event=${event}`)
  await expect(countOf(tab)).toHaveText('15')
  await tickOf(tab, NAMES[10]).click()
  await expect(countOf(page)).toHaveText('16')
  await tab.close()
  await page.reload()
  await expect(countOf(page)).toHaveText('16')
  await expect(page.getByRole('status').filter({ hasText: 'Offline seit' })).toContainText(
    '17 Häkchen warten.',
  )

  // The colleague ticks the rest, one whom the guide has ticked, and takes the same money.
  for (const name of NAMES.slice(9, 15)) await tickOf(other.page, name).click()
  await other.page
    .getByRole('button', { name: new RegExp(`^${debtor}`) })
    .first()
    .click()
  await other.page.getByText(door.cash, { exact: true }).click()
  await other.page.getByRole('button', { name: door.submit }).click()

  // Back in the net: the first answer is lost on its way.
  await page.route(
    '**/roster-marks?*',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await page.context().setOffline(false)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect.poll(() => hereOf(request, owner, event)).toBe(16)
  await other.page.context().setOffline(false)
  await other.page.evaluate(() => window.dispatchEvent(new Event('online')))
  for (const each of [page, other.page]) {
    await each.reload()
    await expect(countOf(each)).toHaveText('20')
    await expect(each.getByText('Häkchen warten')).toHaveCount(0)
    const hint = each.getByText(/^Geld prüfen/)
    await expect(hint).toContainText('CHF')
    await expect(hint).toContainText(door.twint)
    await expectRoom(each)
  }
  await expect(page.getByText(/Kim Muster ist mehrmals eingecheckt/)).toContainText(doubles.you)
  await expect(page.getByText(/Kim Muster ist mehrmals eingecheckt/)).toContainText(colleague.email)
  const bookings = await bookingsOf(request, owner, event)
  expect(bookings.map(({ state }) => state)).toEqual(NAMES.map(() => 'attended'))
  const booked = bookings.find(({ name }) => name === debtor)
  expect(booked).toMatchObject({ payment: 'paid', dueCents: 0, paidCents: booked?.totalCents })
  await other.close()
})

test('a roster is one task on the phone: filters, guest notes, telephone numbers; offline a code finds a guest, a party or a debt', async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(NO_NET)
  const owner = await aMember(request)
  const guide = await aColleague(request, owner, 'guide')
  const event = await aDayWithTwenty(request, owner)
  await giveEvent(request, owner, event, guide)
  const inOrder = await bookingsInOrder(request, owner, event)
  const id = inOrder[0]?.id ?? ''
  const names = ['Ada Muster', 'Bea Muster', 'Cleo Muster']
  await callStaffApi(request, owner, `/bookings/${id}/participants`, { names })
  await openRoster(page, guide, event)
  const list = page.getByRole('main').getByRole('list').first()
  await page.getByRole('button', { name: new RegExp(`^${filters.attention}`) }).click()
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await expect(list).toContainText('Erdnüsse')
  await page.getByRole('button', { name: new RegExp(`^${filters.paying}`) }).click()
  await list.getByRole('button', { expanded: false }).first().click()
  await expect(page.getByRole('link', { name: '079 555 01 02' })).toHaveAttribute('href', 'tel:0795550102')
  await expect(page.getByText(details.phone)).toBeVisible()
  await expectFine(page)
  await page.getByRole('button', { name: emergency.open }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: '1414' })).toHaveAttribute(
    'href',
    'tel:1414',
  )
  await expectAccessible(page)

  await page.context().setOffline(true)
  await page.reload()
  await page.getByRole('button', { name: scan.open }).click()
  const code = page.getByLabel(scan.field)
  const heading = page.getByRole('heading', { level: 1 })
  const here = page.getByRole('button', { name: scan.here, exact: true })
  const later = page.getByText(scan.later, { exact: true })
  const show = async (text: string) => {
    await code.fill(text)
    await code.press('Enter')
  }
  for (const unknown of ['9', 'GRAT-0000-0000-0000']) {
    await show(unknown)
    await expect(page.getByText(scan.unknown)).toBeVisible()
  }
  const key = Buffer.from(APP_SECRET, 'hex')
  await show(guestCode(key, id, 'Cleo Muster'))
  await expect(heading).toHaveText('Cleo Muster')
  if (await later.isVisible()) await later.click()
  await here.click()
  await expect(page.getByText('1 von 20 da')).toBeVisible()
  await show(guestCode(key, id, 'Cleo Muster'))
  await expect(page.getByText(/^Schon eingecheckt: /)).toBeVisible()
  // Somebody who has another name by now: the booking is found, and asks.
  const who = page.getByRole('group', { name: scan.who })
  for (const text of [guestCode(key, id, 'Bea Keller'), checkInCode(key, id)]) {
    await show(text)
    await expect(who.getByLabel('Cleo Muster')).toBeDisabled()
    await expect(who.getByLabel('Bea Muster')).toBeChecked()
  }
  await expectFine(page)
  await who.getByLabel('Bea Muster').uncheck()
  if (await later.isVisible()) await later.click()
  await here.click()
  await expect(page.getByText('2 von 20 da')).toBeVisible()

  // What is due is shown, and may be taken later.
  const debtor = inOrder.at(-1)
  await show(String(debtor?.number))
  await expect(heading).toHaveText(debtor?.name ?? '')
  await expect(page.getByText('CHF 600.00')).toBeVisible()
  await expectAccessible(page)
  await later.click()
  await here.click()
  await expect(page.getByText('5 von 20 da')).toBeVisible()
  await show(String(debtor?.number))
  await expect(page.getByText(/^Schon eingecheckt: Sie, /)).toBeVisible()
  await page.getByRole('button', { name: door.submit }).click()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: scan.back }).click()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect
    .poll(async () => (await bookingsInOrder(request, owner, event)).at(-1))
    .toMatchObject({ state: 'attended', payment: 'paid' })
  await expect(page.getByText('5 von 20 da')).toBeVisible()
})

test('a guest leaves a contact for emergencies, and shows a code on the page of the booking', async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/status of 422/)
  const owner = await aMember(request)
  const id = await addEvent(request, owner, anInput(1))
  const reference = await book(request, { eventId: id, name: 'Lia Muster' })
  const { emergency: contact } = MY_BOOKING.de
  await page.goto(`/buchung/${reference}?lng=de`)
  await hydrated(page)
  await page.getByLabel(contact.phone).fill('079 555 09 09')
  await page.getByRole('button', { name: contact.save }).click()
  await expect(page.getByText(MY_BOOKING.de.problems.invalid)).toBeVisible()
  await page.getByLabel(contact.name).fill('Eva Muster')
  await page.getByLabel(contact.phone).fill('079 555 09 09')
  await page.getByRole('button', { name: contact.save }).click()
  await expect(page.getByText(contact.saved, { exact: true })).toBeVisible()
  await toToday(request, owner, id)
  await page.goto(`/buchung/${reference}?lng=de`)
  const picture = page.getByRole('img', { name: MY_BOOKING.de.checkIn.alt })
  await expect(picture).toBeVisible()
  await expectAccessible(page)
  const text = await codeIn(await picture.screenshot({ scale: 'device' }))
  expect(text).toMatch(/^EIN-[0-9A-F]{20}$/)
  expect(text).not.toContain(reference)
})

async function codeIn(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return jsqr(new Uint8ClampedArray(data), info.width, info.height)?.data
}
