import staffSearchTexts from '#features/search/texts/staff-search.ts'
import staffTelephoneTexts from '#features/booking/texts/staff-telephone.ts'
import { book } from './booking-site.ts'
import { expect, expectAccessible, test } from './site.ts'
import { addEvent, aMember, anInput, DESK, openStaff } from './staff-site.ts'

const { de: searchDe, it: searchIt } = staffSearchTexts
const telephoneDe = staffTelephoneTexts.de

/** Letters only, so that no other test finds them. */
function aName(): string {
  const letters = () => String.fromCharCode(97 + Math.floor(Math.random() * 26))
  return `Zora ${Array.from({ length: 10 }, letters).join('')}`
}

test('the search opens from every field, links to the results and to the telephone sheet, and fills a phone', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1440, height: 960 })
  const member = await aMember(request)
  const eventId = await addEvent(request, member, anInput(35))
  const name = aName()
  const email = `${name.slice(5)}@example.ch`
  await book(request, { eventId, name, email, phone: '079 123 45 67' })
  await openStaff(page, { member, language: 'de', address: '?view=requests' })
  await page.getByLabel(DESK.de.requests.search).focus()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: searchDe.placeholder })
  await expect(field).toBeFocused()
  await page.keyboard.type(name.slice(5, 12))
  const options = page.getByRole('option')
  await expect(options.first()).toContainText(name)
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await expect(options).toHaveCount(3)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByLabel(DESK.de.requests.search)).toBeFocused()
  // The booking is the second, the command the last.
  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await page.keyboard.type(name.slice(5, 12))
  await expect(options).toHaveCount(3)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aufbruch im Nebel')
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible()
  await page.getByRole('button', { name: new RegExp(searchDe.placeholder) }).click()
  await expect(field).toBeFocused()
  await page.keyboard.type(name.slice(5, 12))
  await expect(options).toHaveCount(3)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(telephoneDe.title)
  await expect(page.getByLabel(telephoneDe.who.name, { exact: true })).toHaveValue(name)
  await expect(page.getByLabel(new RegExp(`^${telephoneDe.who.email}`))).toHaveValue(email)

  // On a phone it is a word at the bottom, and fills the screen.
  await page.setViewportSize({ width: 390, height: 844 })
  await openStaff(page, { member, language: 'it' })
  await page
    .getByRole('navigation', { name: DESK.it.parts.short })
    .getByRole('button', { name: searchIt.open })
    .click()
  const palette = page.getByRole('dialog', { name: searchIt.label })
  await palette.getByRole('combobox').fill('> ')
  await expect(palette.getByRole('option').first()).toBeVisible()
  await palette.getByRole('combobox').fill(DESK.it.parts.orders)
  await expectAccessible(page)
  await palette.getByRole('option').filter({ hasText: DESK.it.parts.orders }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(DESK.it.orders.title)
})
