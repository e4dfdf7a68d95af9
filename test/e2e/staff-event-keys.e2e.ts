import { book } from './booking-site.ts'
import { expect, test } from './site.ts'
import {
  addEvent,
  aMember,
  anInput,
  bookingsOf,
  callStaffApi,
  openStaff,
  STAFF,
  STAFF_BOOKINGS,
} from './staff-site.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('by keys at an event: its actions return to their line, J goes to a booking, titles sort, P pays it, U moves it, and Ctrl with Enter answers', async ({
  page,
  request,
}) => {
  const member = await aMember(request)
  const eventId = await addEvent(request, member, anInput(43))
  const other = await addEvent(request, member, anInput(44))
  const form = {
    eventId,
    people: 2,
    name: 'Petra Muster',
    phone: '079 000 00 77',
    email: '',
    language: 'de',
    way: 'door',
  }
  await callStaffApi(request, member, '/bookings', { key: crypto.randomUUID(), form })
  await book(request, { eventId, email: `tasten-${eventId.slice(0, 8)}@example.ch` })
  const petra = (await bookingsOf(request, member, eventId)).find(({ name }) => name === 'Petra Muster')
  const moreOf = (name: string) =>
    page.getByRole('button', { name: STAFF_BOOKINGS.de.bookings.more.replace('{name}', name) })
  const dialog = page.getByRole('dialog')
  await openStaff(page, { member, language: 'de', address: `/kalender/${eventId}` })
  const { change, repeat, tools } = STAFF.de.event
  const offered = page.getByRole('group', { name: tools })
  for (const name of [change, repeat]) {
    const line = offered.getByRole('button', { name, exact: true })
    await line.press('Enter')
    await expect(dialog.locator('input, select').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(line).toBeFocused()
    await line.blur()
  }
  await page.keyboard.press('j')
  await expect(page.locator('tbody [aria-controls^="mehr"]:focus')).toHaveCount(1)

  const names = () => page.getByRole('main').getByRole('rowheader').locator('b').allInnerTexts()
  await expect.poll(names).toEqual(['Petra Muster', 'Lia Muster'])
  const people = page.getByRole('columnheader', { name: STAFF_BOOKINGS.de.bookings.columns.people })
  await people.getByRole('link').press('Enter')
  await expect(people).toHaveAttribute('aria-sort', 'ascending')
  await expect.poll(names).toEqual(['Lia Muster', 'Petra Muster'])

  // A link to a booking starts at it.
  await page.goto(`/verwaltung/kalender/${eventId}/buchungen/${petra?.id}?lng=de`)
  await expect(moreOf('Petra Muster')).toBeFocused()
  await page.keyboard.press('p')
  await expect(dialog).toContainText('Petra Muster')
  await page.keyboard.press('Control+Enter')
  await expect(dialog).toHaveCount(0)
  await expect(moreOf('Petra Muster')).toBeFocused()
  // A preview that comes after the move would be of a booking that is gone: that of this date is the last one.
  const previewed = page.waitForResponse(
    (response) =>
      response.url().endsWith('/move-preview') && response.request().postDataJSON()['eventId'] === other,
  )
  await page.keyboard.press('u')
  await dialog.getByRole('combobox').selectOption(other)
  await previewed
  await page.keyboard.press('Control+Enter')
  await expect(dialog).toHaveCount(0)
  expect(await bookingsOf(request, member, other)).toMatchObject([{ people: 2, payment: 'paid' }])
})
