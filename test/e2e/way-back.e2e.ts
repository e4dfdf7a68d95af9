import eventTexts from '#features/calendar/texts/event.ts'
import { book, BOOKED, BOOKING, formOf, MY_BOOKING } from './booking-site.ts'
import { expect, expectAccessible, expectRoom, hydrated, test } from './site.ts'
import { addEvent, aMember, anInput } from './staff-site.ts'

const { de: eventDe } = eventTexts

const beginning = (text: string) => new RegExp(`^${text.split('{')[0]}`)

test('after leaving a payment a visitor is offered the booking on the page of any event, releases the places, and books again with the same details', async ({
  page,
  request,
}) => {
  const member = await aMember(request)
  const date = await addEvent(request, member, { ...anInput(160), places: 3 })
  const other = await addEvent(request, member, anInput(165))
  await page.goto(`/event-kalender/${other}?lng=de`)
  const notice = page.getByRole('region', { name: beginning(eventDe.open.title) })
  await expect(page.locator('h1')).toBeVisible()
  await expect(notice).toHaveCount(0)

  await page.goto(`/buchen?serviceId=aufbruch&eventId=${date}&people=3&lng=de`)
  await hydrated(page)
  const fields = formOf(page)
  await fields.name.fill('Lia Muster')
  await fields.email.fill('way-back@example.ch')
  await fields.terms.check()
  await fields.send.click()
  await page.waitForURL(/testkasse/)
  const till = page.url()
  const paid = page.getByRole('region', { name: 'Ihre Buchung' })
  await expect(paid).toContainText(/3 Personen, 3\s×\sCHF/)

  await page.goto(`/event-kalender/${other}?lng=de`)
  await hydrated(page)
  await expect(notice).toBeVisible()
  await expectAccessible(page)
  await expectRoom(page)
  await notice.getByRole('link', { name: eventDe.open.pay }).click()
  await page.waitForURL(till)
  await page.goBack()
  await notice.getByRole('link', { name: eventDe.open.change }).click()
  await hydrated(page)
  const open = page.getByRole('region', { name: beginning(BOOKING.de.open.title) })
  await open.getByRole('button', { name: BOOKING.de.open.release }).click()
  await expect(open).toHaveCount(0)
  await page.goto(`/event-kalender/${other}?lng=de`)
  await expect(page.locator('h1')).toBeVisible()
  await expect(notice).toHaveCount(0)
})

test('a held place shows until when it can be paid; an earlier booking is booked again, with people and details', async ({
  page,
  request,
}) => {
  const date = await addEvent(request, await aMember(request), { ...anInput(170), places: 9 })
  const held = await book(request, { eventId: date, people: 1, way: 'online' })
  await page.goto(`/buchung/${held}?lng=de`)
  await hydrated(page)
  await expect(page.getByRole('main')).toContainText(/Bezahlen Sie bis \d\d\.\d\d Uhr/)
  await expectAccessible(page)
  const reference = await book(request, { eventId: date, people: 3, phone: '079 333 22 11' })
  await page.goto(`/buchung/${reference}?lng=de`)
  await hydrated(page)
  const my = MY_BOOKING.de
  await page.getByRole('button', { name: my.cancel.open }).click()
  await page.getByRole('dialog').getByRole('button', { name: my.cancel.confirm }).click()
  await page.getByRole('link', { name: my.bookAgain }).click()
  await page.waitForURL(/\/buchen/)
  const fields = formOf(page)
  await expect(fields.name).toHaveValue('Lia Muster')
  await expect(fields.email).toHaveValue('lia@example.ch')
  await expect(fields.form.locator('[name="phone"]')).toHaveValue('079 333 22 11')
  await expect(fields.people).toHaveValue('3')
  await expect(fields.invoice).toBeChecked()
  await expect(fields.city).toHaveValue('Cham')
  await expect(fields.form.locator('[name="eventId"]')).toHaveValue(date)
  // The server makes it for this visitor alone.
  const made = await request.get(page.url())
  expect(made.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  expect(await made.text()).toContain('value="079 333 22 11"')
  await fields.terms.check()
  await fields.send.click()
  await page.waitForURL(BOOKED)
  await expect(page.locator('h1')).toHaveText(/Plätze sind gebucht/)
})
