import { readFile } from 'node:fs/promises'
import staffDe from '#content/staff/de.ts'
import bookingsDe from '#content/staff-bookings/de.ts'
import lists from '#content/staff-lists/de.ts'
import de from '#content/staff-quotes/de.ts'
import { fill } from '#i18n/format.ts'
import { aQuote } from '../quotes/a-quote.ts'
import { book } from './booking-site.ts'
import { expect, expectAccessible, expectRoom, test } from './site.ts'
import { addEvent, aMember, anInput, callStaffApi, dayIn, DESK, openStaff } from './staff-site.ts'

test('quotes are sorted by a title, kept in the address, and saved as they are shown', async ({
  page,
  request,
}) => {
  const member = await aMember(request)
  const tag = member.email.slice(0, 10)
  for (const name of ['Birke', 'Ahorn', 'Äsche']) {
    const sample = aQuote({ day: dayIn(3), validUntil: dayIn(2) })
    const document = { ...sample, customer: { ...sample.customer, company: `${name} ${tag}` } }
    await callStaffApi(request, member, '/quotes', { document, inquiryId: null, key: crypto.randomUUID() })
  }
  await openStaff(page, { member, language: 'de', address: `?view=quotes&filter=all&q=${tag}` })
  const main = page.getByRole('main')
  const names = () => main.getByRole('rowheader').getByRole('link').allInnerTexts()
  const title = main.getByRole('columnheader', { name: de.columns.customer })
  const sort = title.getByRole('link')
  await expect(title).not.toHaveAttribute('aria-sort')
  await sort.press('Enter')
  await expect(title).toHaveAttribute('aria-sort', 'ascending')
  await expect(sort).toBeFocused()
  await expect.poll(names).toEqual([`Ahorn ${tag}`, `Äsche ${tag}`, `Birke ${tag}`])
  await expectAccessible(page)
  await sort.press('Enter')
  await expect(title).toHaveAttribute('aria-sort', 'descending')
  await expect.poll(names).toEqual([`Birke ${tag}`, `Äsche ${tag}`, `Ahorn ${tag}`])

  const saving = page.waitForEvent('download')
  await main.getByRole('button', { name: lists.export, exact: true }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toMatch(/^offerten-\d{4}-\d\d-\d\d\.csv$/)
  const lines = (await readFile(await saved.path(), 'utf8')).trim().split('\r\n')
  expect(lines.slice(1).map((line) => line.split(';')[2])).toEqual([
    `Birke ${tag}`,
    `Äsche ${tag}`,
    `Ahorn ${tag}`,
  ])

  await page.reload()
  await expect.poll(names).toEqual([`Birke ${tag}`, `Äsche ${tag}`, `Ahorn ${tag}`])
  await sort.press('Enter')
  await expect(title).not.toHaveAttribute('aria-sort')
  await page.goBack()
  await expect(title).toHaveAttribute('aria-sort', 'descending')
})

test('on a phone a choice sorts, and titles are reached by keyboard', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const member = await aMember(request)
  const tag = member.email.slice(0, 10)
  for (const company of [`Birke ${tag}`, `Ahorn ${tag}`]) {
    const sample = aQuote({ day: dayIn(3), validUntil: dayIn(2) })
    const document = { ...sample, customer: { ...sample.customer, company } }
    await callStaffApi(request, member, '/quotes', { document, inquiryId: null, key: crypto.randomUUID() })
  }
  await openStaff(page, { member, language: 'de', address: `?view=quotes&filter=all&q=${tag}` })
  const main = page.getByRole('main')
  await main.getByLabel(lists.sort).selectOption(fill(lists.up, { column: de.columns.customer }))
  const names = () => main.locator('tbody th a').allInnerTexts()
  await expect.poll(names).toEqual([`Ahorn ${tag}`, `Birke ${tag}`])
  await expectAccessible(page)
  await expectRoom(page)
  await main.getByLabel(lists.sort).press('Tab')
  const first = main.locator('thead a').first()
  await expect(first).toBeFocused()
  await expect(first).toBeInViewport()
  await expectRoom(page)
})

test('bookings of a date are sorted by a title, saved so, and their mails are found', async ({
  page,
  request,
}) => {
  const member = await aMember(request)
  const id = await addEvent(request, member, anInput(60, { places: 12 }))
  const tag = id.slice(0, 8)
  for (const [name, people] of [
    ['Birke', 1],
    ['Ahorn', 3],
    ['Äsche', 2],
  ] as const)
    await book(request, { eventId: id, name, people, email: `${name}-${tag}@example.ch`.replace('Ä', 'ae') })
  await openStaff(page, { member, language: 'de', address: `?event=${id}` })
  const main = page.getByRole('main')
  const names = () => main.getByRole('rowheader').locator('b').allInnerTexts()
  await expect.poll(names).toEqual(['Birke', 'Ahorn', 'Äsche'])
  const title = main.getByRole('columnheader', { name: bookingsDe.bookings.columns.people })
  await title.getByRole('link').press('Enter')
  await expect(title).toHaveAttribute('aria-sort', 'ascending')
  await expect.poll(names).toEqual(['Birke', 'Äsche', 'Ahorn'])
  await expectAccessible(page)
  const saving = page.waitForEvent('download')
  await main.getByRole('button', { name: staffDe.event.csv }).click()
  const lines = (await readFile(await (await saving).path(), 'utf8')).trim().split('\r\n')
  expect(lines.slice(1).map((line) => line.split(';')[1])).toEqual(['Birke', 'Äsche', 'Ahorn'])

  await openStaff(page, { member, language: 'de', address: `?view=mails&q=${tag}` })
  const to = () => main.getByRole('rowheader').allInnerTexts()
  await expect.poll(async () => (await to()).length).toBe(3)
  await main
    .getByRole('columnheader', { name: DESK.de.mails.columns.to, exact: true })
    .getByRole('link')
    .press('Enter')
  await expect
    .poll(to)
    .toEqual([`aesche-${tag}`, `Ahorn-${tag}`, `Birke-${tag}`].map((at) => `${at}@example.ch`))
  const savingMails = page.waitForEvent('download')
  await main.getByRole('button', { name: lists.export, exact: true }).click()
  const mails = (await readFile(await (await savingMails).path(), 'utf8')).trim().split('\r\n')
  expect(mails.slice(1).map((line) => line.split(';')[0])).toEqual(await to())
  await expectAccessible(page)
})

test('events are filtered and sorted without their months, and saved so', async ({ page, request }) => {
  const member = await aMember(request)
  const tag = member.email.slice(0, 10)
  for (const [name, days] of [
    ['Ahorn', 31],
    ['Birke', 30],
  ] as const)
    await addEvent(request, member, anInput(days, { title: { de: `${name} ${tag}` }, public: false }))
  await openStaff(page, { member, language: 'de', address: `?view=events&filter=private&q=${tag}` })
  const main = page.getByRole('main')
  // Beside it stand the bookings that wait.
  const season = main.getByRole('table').filter({ hasText: tag })
  const names = () => season.getByRole('rowheader').getByRole('link').allInnerTexts()
  await expect.poll(names).toEqual([`Birke ${tag}`, `Ahorn ${tag}`])
  const title = season.getByRole('columnheader', { name: staffDe.season.columns.event })
  await title.getByRole('link').press('Enter')
  await expect.poll(names).toEqual([`Ahorn ${tag}`, `Birke ${tag}`])
  await expect(season).toHaveCount(1)
  await expectAccessible(page)
  const saving = page.waitForEvent('download')
  await main.getByRole('button', { name: lists.export, exact: true }).click()
  const lines = (await readFile(await (await saving).path(), 'utf8')).trim().split('\r\n')
  expect(lines.slice(1).map((line) => line.split(';')[2])).toEqual([`Ahorn ${tag}`, `Birke ${tag}`])
})
