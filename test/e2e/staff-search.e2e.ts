import searchDe from '#content/staff-search/de.ts'
import searchIt from '#content/staff-search/it.ts'
import telephoneDe from '#content/staff-telephone/de.ts'
import { fill } from '#i18n/format.ts'
import { book } from './booking-site.ts'
import { expect, expectAccessible, test } from './site.ts'
import { addEvent, aColleague, aMember, anInput, DESK, openStaff } from './staff-site.ts'

const SHOTS = process.env['SHOTS']

test.describe.configure({ timeout: 120_000 })

/** Letters only, so that no other test finds them. */
function aName(): string {
  const letters = () => String.fromCharCode(97 + Math.floor(Math.random() * 26))
  return `Zora ${Array.from({ length: 10 }, letters).join('')}`
}

test('the search opens from every field, links to the results, and to the telephone sheet', async ({
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
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/suchen-1440.png` })
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
})

test('a known caller is filled in with Enter, a new one by number', async ({ page, request }) => {
  await page.setViewportSize({ width: 1440, height: 960 })
  const member = await aMember(request)
  const eventId = await addEvent(request, member, anInput(36))
  const name = aName()
  const digits = String(1_000_000 + Math.floor(Math.random() * 8_999_999))
  const phone = `078 ${digits.slice(0, 3)} ${digits.slice(3, 5)} ${digits.slice(5)}`
  await book(request, { eventId, name, phone })
  await openStaff(page, { member, language: 'de', address: '?telephone=new' })
  const lookup = page.getByRole('combobox', { name: searchDe.lookup.label })
  await expect(lookup).toBeFocused()
  await page.keyboard.type(`+41 ${phone.slice(1)}`)
  await expect(page.getByRole('option').first()).toContainText(name)
  await expectAccessible(page)
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/telefon-suche.png` })
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(telephoneDe.who.name, { exact: true })).toHaveValue(name)
  await expect(page.getByRole('radio').first()).toBeFocused()
  await lookup.fill('079 999 88 77')
  await page.getByRole('option', { name: fill(searchDe.lookup.new, { text: '079 999 88 77' }) }).click()
  await expect(page.getByLabel(telephoneDe.who.phone, { exact: true })).toHaveValue('079 999 88 77')
  await expect(page.getByLabel(telephoneDe.who.name, { exact: true })).toBeFocused()
})

test('on a phone the search is a word at the bottom, and fills the screen', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const member = await aMember(request)
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
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/suchen-390.png` })
  await palette.getByRole('option').filter({ hasText: DESK.it.parts.orders }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(DESK.it.orders.title)
})

test('a guide finds participants, and no customers', async ({ page, request }) => {
  const owner = await aMember(request)
  const guide = await aColleague(request, owner, 'guide')
  const eventId = await addEvent(request, owner, anInput(37))
  const name = aName()
  await book(request, { eventId, name })
  await openStaff(page, { member: guide, language: 'de' })
  await expect(page.getByRole('button', { name: new RegExp(searchDe.placeholder) })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: searchDe.placeholder })).toBeFocused()
  await page.keyboard.type(name.slice(5))
  await expect(page.getByRole('dialog').getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toContainText(name)
})
