import staffSearchTexts from '#features/search/texts/staff-search.ts'
import staffTelephoneTexts from '#features/booking/texts/staff-telephone.ts'
import { fill } from '#i18n/format.ts'
import { book } from './booking-site.ts'
import { expect, expectAccessible, test } from './site.ts'
import { act, addEvent, aMember, anInput, bookingsOf, expectFine, openStaff, rowOf } from './staff-site.ts'

const searchDe = staffSearchTexts.de
const telephoneDe = staffTelephoneTexts.de

/** As somebody calls. */
test('by keyboard only: a known caller, then one without an address is booked on one sheet, printed, and pays in cash once, by two', async ({
  page,
  browser,
  request,
  expectProblem,
}) => {
  expectProblem(/409/)
  await page.setViewportSize({ width: 1440, height: 960 })
  const member = await aMember(request)
  const eventId = await addEvent(request, member, anInput(31, { places: 6 }))
  const letters = () => String.fromCharCode(97 + Math.floor(Math.random() * 26))
  const known = `Zora ${Array.from({ length: 10 }, letters).join('')}`
  await book(request, { eventId, name: known, phone: '078 555 01 21' })
  await openStaff(page, { member, language: 'de', address: `/kalender/${eventId}` })
  await page.getByRole('link', { name: telephoneDe.open }).click()
  await expect(page.getByRole('heading', { level: 1, name: telephoneDe.title })).toBeVisible()

  // A known caller is found by part of the name, a new one starts with the number.
  const lookup = page.getByRole('combobox', { name: searchDe.lookup.label })
  const name = page.getByLabel(telephoneDe.who.name, { exact: true })
  const phone = page.getByLabel(telephoneDe.who.phone, { exact: true })
  await expect(lookup).toBeFocused()
  await page.keyboard.type(known.slice(5))
  await expect(page.getByRole('option').first()).toContainText(known)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(name).toHaveValue(known)
  await expect(page.getByRole('radio').first()).toBeFocused()
  const number = `076 ${String(Date.now()).slice(-7)}`
  await lookup.fill(number)
  await page.getByRole('option', { name: fill(searchDe.lookup.new, { text: number }) }).click()
  await expect(phone).toHaveValue(number)
  await expect(name).toBeFocused()
  await page.keyboard.press('Control+Enter')
  // The name is missing.
  await expect(page.getByText(telephoneDe.problems.name)).toBeVisible()
  await expect(name).toBeFocused()
  await page.keyboard.type('Petra Muster')
  await page.getByRole('radio').first().focus()
  await page.keyboard.press('2')
  await expect(page.getByRole('radio', { checked: true }).first()).toBeFocused()
  await page.getByRole('button', { name: telephoneDe.what.others }).click()
  await page
    .locator('label')
    .filter({ has: page.locator(`[value="${eventId}"]`) })
    .click()
  await page.getByRole('textbox', { name: telephoneDe.people.count }).focus()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('3')
  await page.getByLabel(new RegExp(telephoneDe.people.note)).fill('eine Person vegetarisch')
  await page.getByLabel(telephoneDe.people.consent).check()
  await expect(page.getByRole('region', { name: telephoneDe.read.title })).toContainText('3 Plätze')
  await expectFine(page)
  await name.focus()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(/^3 Plätze, .*Petra Muster\./)).toBeVisible()
  await expect(page.getByText(telephoneDe.done.paper)).toBeVisible()
  await expectFine(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: telephoneDe.done.print }).click()
  expect((await downloading).suggestedFilename()).toMatch(/^buchung-\d+\.pdf$/)

  // Two take the same money.
  await page.getByRole('link', { name: telephoneDe.done.event }).click()
  await expect(rowOf(page, 'Petra Muster')).toContainText('an der Tür')
  const colleague = await browser.newPage()
  await openStaff(colleague, { member, language: 'de', address: `/kalender/${eventId}` })
  const desks = [page, colleague]
  for (const desk of desks) {
    await act(desk, { name: 'Petra Muster', language: 'de' }, 'Zahlung erhalten')
    await expect(desk.getByRole('dialog').getByLabel('Wie bezahlt')).toHaveValue('cash')
  }
  await Promise.all(
    desks.map((desk) => desk.getByRole('dialog').getByRole('button', { name: 'Ja, erhalten' }).dblclick()),
  )
  const bookingOf = async () =>
    (await bookingsOf(request, member, eventId)).find(({ name: each }) => each === 'Petra Muster')
  await expect.poll(async () => (await bookingOf())?.payment).toBe('paid')
  const booking = await bookingOf()
  expect(booking).toMatchObject({
    email: null,
    people: 3,
    phone: number,
    dueCents: 0,
    note: 'eine Person vegetarisch',
  })
  expect(booking?.paidCents).toBe(booking?.totalCents)
  // At the desk that was first.
  const visibleText = async () =>
    (await Promise.all(desks.map((desk) => desk.getByRole('main').textContent()))).join('')
  await expect.poll(visibleText).toContain('Zahlung erhalten, bar')
  await colleague.close()
})
