import myBookingTexts from '#features/booking/texts/my-booking.ts'
import myGroupTexts from '#features/booking/texts/my-group.ts'
import staffBookingsTexts from '#features/booking/texts/staff-bookings.ts'
import formProblemsTexts from '#content/texts/form-problems.ts'
import { fill } from '#i18n/format.ts'
import { book } from './booking-site.ts'
import { expect, expectAccessible, expectRoom, hydrated, test } from './site.ts'
import { addEvent, aMember, anInput, openStaff } from './staff-site.ts'

const myDe = myBookingTexts.de
const { de, fr } = myGroupTexts
const staff = staffBookingsTexts.de
const { de: problems, fr: problemsFr } = formProblemsTexts

test('three friends enter themselves by the link of a booking', async ({ page, browser, request }) => {
  const member = await aMember(request)
  const date = await addEvent(request, member, anInput(75))
  const own = `/buchung/${await book(request, { eventId: date, people: 3, email: 'group@example.ch' })}?lng=de`
  await page.goto(own)
  await hydrated(page)
  await page.getByRole('button', { name: myDe.group.open }).click()
  const link = await page.getByLabel(myDe.group.link).inputValue()
  expect(link).toMatch(/\/gruppe\/[\w-]{43}$/)
  await expectAccessible(page)

  const guest = await browser.newPage()
  await guest.goto(`${link}?lng=de`)
  await hydrated(guest)
  await expectAccessible(guest)
  await expectRoom(guest)
  await guest.getByRole('button', { name: de.enter }).click()
  await expect(guest.getByText(de.problems.nameRequired)).toBeVisible()
  await guest.getByLabel(de.fields.name).fill('Anna Muster')
  await guest.getByRole('combobox', { name: de.fields.food }).selectOption('vegetarian')
  await guest.getByLabel(de.fields.note).fill('Allergie gegen Nüsse')
  await guest.getByRole('button', { name: de.enter }).click()
  await expect(guest.getByText(problems.note.required)).toBeVisible()
  await expect(guest.getByLabel(de.fields.name)).toHaveValue('Anna Muster')
  await guest.getByLabel(problems.note.consent).check()
  await guest.getByRole('button', { name: de.enter }).dblclick()
  await guest.waitForURL(/\/gruppe\/[\w-]{43}\/[\w-]{43}/)
  await expect(guest.locator('.lead')).toHaveText(de.entered)
  await expectAccessible(guest)
  const entry = guest.url()
  await expect(guest.getByRole('img', { name: de.checkIn.alt })).toBeVisible()

  // Without script, in French.
  const plain = await browser.newContext({ javaScriptEnabled: false })
  const second = await plain.newPage()
  await second.goto(`${link}?lng=fr`)
  await second.getByLabel(fr.fields.name).fill('anna muster')
  await second.getByRole('combobox', { name: fr.fields.food }).selectOption('vegan')
  await second.getByLabel(fr.fields.note).fill('Genou fragile')
  await second.getByRole('button', { name: fr.enter }).click()
  await expect(second.getByText(problemsFr.note.required)).toBeVisible()
  await expect(second.getByLabel(fr.fields.note)).toHaveValue('Genou fragile')
  await second.getByLabel(problemsFr.note.consent).check()
  await second.getByRole('button', { name: fr.enter }).click()
  // What was typed is still there.
  await expect(second.getByText(fr.problems.name_taken)).toBeVisible()
  await expect(second.getByLabel(fr.fields.name)).toHaveValue('anna muster')
  await expect(second.getByRole('combobox', { name: fr.fields.food })).toHaveValue('vegan')
  await expect(second.getByLabel(fr.fields.note)).toHaveValue('Genou fragile')
  await expect(second.getByLabel(problemsFr.note.consent)).toBeChecked()
  await second.getByLabel(fr.fields.name).fill('Béatrice')
  await second.getByRole('button', { name: fr.enter }).click()
  await expect(second.locator('.lead')).toHaveText(fr.entered)
  await second.getByRole('button', { name: fr.remove }).click()
  await expect(second.locator('.lead')).toHaveText(fr.removed)
  await plain.close()

  await guest.goto(entry)
  await hydrated(guest)
  await expect(guest.getByLabel(de.fields.note)).toHaveValue('Allergie gegen Nüsse')
  await guest.getByLabel(de.fields.name).fill('Anna Beispiel')
  await guest.getByRole('button', { name: de.save }).click()
  await expect(guest.locator('.toast-title')).toHaveText(de.saved)
  await page.goto(own)
  await hydrated(page)
  await expect(page.getByRole('link', { name: myDe.checkIn.codes })).toBeVisible()
  await expect(page.getByRole('list', { name: myDe.group.guests })).toContainText('Anna Beispiel')
  await expect(page.getByRole('main')).not.toContainText('Nüsse')
  await expectRoom(page)

  const desk = await browser.newPage()
  await openStaff(desk, { member, language: 'de', address: `/kalender/${date}` })
  await desk
    .getByRole('button', { name: fill(staff.bookings.more, { name: '' }) })
    .first()
    .click()
  await expect(desk.getByText('Allergie gegen Nüsse')).toBeVisible()
  await desk.getByRole('button', { name: staff.bookings.showMails }).click()
  await expect(desk.getByRole('listitem').filter({ hasText: 'group@example.ch' })).not.toHaveCount(0)
  await expectAccessible(desk)

  await page.getByRole('button', { name: /Anna Beispiel löschen/ }).click()
  await expect(page.locator('.toast-title')).toHaveText(myDe.group.removed)
  await guest.goto(entry)
  await expect(guest.locator('h1')).toHaveText(de.unknown.title)
})
