import invoicesDe from '#content/staff-invoices/de.ts'
import quotesDe from '#content/staff-quotes/de.ts'
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

test.describe.configure({ timeout: 120_000 })
test.use({ viewport: { width: 1440, height: 900 } })

test('a payment of an invoice is entered by keyboard, and the focus moves on among the payments', async ({
  page,
  request,
}) => {
  const member = await aMember(request)
  const eventId = await addEvent(request, member, anInput(41))
  await book(request, { eventId, people: 2, email: `tasten-${eventId.slice(0, 8)}@example.ch` })
  const [booking] = await bookingsOf(request, member, eventId)
  const draft = { source: 'booking', sourceId: booking?.id }
  const { id } = await callStaffApi<{ id: string }>(request, member, '/invoice-drafts', draft)
  await openStaff(page, { member, language: 'de', address: `?invoice=${id}` })
  await page.getByRole('button', { name: /^Senden/ }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: invoicesDe.form.send }).press('Enter')
  const amount = page.getByLabel('Betrag in CHF')
  for (const francs of ['100', '50']) {
    await amount.focus()
    await page.keyboard.press('Control+A')
    await page.keyboard.type(francs)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: invoicesDe.payment.list })).toBeFocused()
  }
})

test('the actions of an event start at the first field and return to its line; J goes to its bookings', async ({
  page,
  request,
}) => {
  const member = await aMember(request)
  const eventId = await addEvent(request, member, anInput(42))
  await book(request, { eventId, email: `tasten-${eventId.slice(0, 8)}@example.ch` })
  await openStaff(page, { member, language: 'de', address: `?event=${eventId}` })
  const { change, repeat, tools } = STAFF.de.event
  const offered = page.getByRole('group', { name: tools })
  for (const name of [change, repeat]) {
    const line = offered.getByRole('button', { name, exact: true })
    await line.press('Enter')
    await expect(page.getByRole('dialog').locator('input, select').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(line).toBeFocused()
  }
  await page.reload()
  const more = page.getByRole('button', {
    name: STAFF_BOOKINGS.de.bookings.more.replace('{name}', 'Lia Muster'),
  })
  await expect(more).toBeVisible()
  await page.keyboard.press('j')
  await expect(more).toBeFocused()
})

test('a booking on the screen has the focus: U moves it, P pays it, and Ctrl with Enter answers the dialogs', async ({
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
  await openStaff(page, { member, language: 'de', address: `?event=${eventId}&booking=${petra?.id}` })
  const dialog = page.getByRole('dialog')
  const more = page.getByRole('button', {
    name: STAFF_BOOKINGS.de.bookings.more.replace('{name}', 'Petra Muster'),
  })
  await expect(more).toBeFocused()
  await page.keyboard.press('p')
  await expect(dialog).toContainText('Petra Muster')
  await page.keyboard.press('Control+Enter')
  await expect(dialog).toHaveCount(0)
  await expect(more).toBeFocused()
  await page.keyboard.press('u')
  await dialog.getByRole('combobox').selectOption(other)
  await page.keyboard.press('Control+Enter')
  await expect(dialog).toHaveCount(0)
  expect(await bookingsOf(request, member, other)).toMatchObject([{ people: 2, payment: 'paid' }])
})

test('a quote without lines shows so where the focus goes', async ({ page, request }) => {
  const member = await aMember(request)
  await openStaff(page, { member, language: 'de', address: '?view=quotes' })
  await page.getByRole('button', { name: quotesDe.add }).press('Enter')
  await page.waitForURL(/quote=/)
  const main = page.getByRole('main')
  await main.getByLabel(quotesDe.email).fill('petra@example.ch')
  await main.getByLabel(quotesDe.name, { exact: true }).fill('Petra Muster')
  await main.getByRole('button', { name: quotesDe.send }).press('Enter')
  const focused = main.locator(':focus')
  await expect(focused).toHaveCount(1)
  expect(await focused.evaluate((element) => element.matches('[aria-invalid], .error-text'))).toBe(true)
})
