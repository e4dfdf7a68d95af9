import type { Page } from '@playwright/test'
import staffAlertsTexts from '#features/today/texts/staff-alerts.ts'
import staffBlockedTexts from '#features/calendar/texts/staff-blocked.ts'
import staffInvoicesTexts from '#features/invoice/texts/staff-invoices.ts'
import staffOrdersTexts from '#features/order/texts/staff-orders.ts'
import staffTodayTexts from '#features/today/texts/staff-today.ts'
import { fill } from '#i18n/format.ts'
import { aQuote } from '../quotes/a-quote.ts'
import { book } from './booking-site.ts'
import { buy } from './office-orders.ts'
import { test } from './office-site.ts'
import { tabTo } from './shopping.ts'
import { sendQuote } from './quote-site.ts'
import { expect, expectAccessible, expectRoom } from './site.ts'
import { addEvent, aMember, anInput, callStaffApi, dayIn, openStaff, STAFF } from './staff-site.ts'

const alertsDe = staffAlertsTexts.de
const blocked = staffBlockedTexts.de
const invoices = staffInvoicesTexts.de
const orders = staffOrdersTexts.de
const de = staffTodayTexts.de

const rowOf = (page: Page, text: string) => page.locator('main [data-row]').filter({ hasText: text })
const focusedOf = (page: Page) => page.locator('main [data-row]:focus-within')

test('a row is done in place, leaves, and the next one has the focus; S and Z put off and undo; O opens', async ({
  page,
  request,
}) => {
  const member = await aMember(request)
  const undecided = { minimumParticipants: 6, places: 12, decideBy: dayIn(1) }
  await addEvent(request, member, anInput(2, { ...undecided, title: { de: 'Feuer am Grat' } }))
  await addEvent(request, member, anInput(3, { ...undecided, title: { de: 'Nacht am See' } }))
  const sample = aQuote({ day: dayIn(3), validUntil: dayIn(2) })
  const customer = { ...sample.customer, company: 'Läuft Ab AG' }
  await sendQuote(request, member, { ...sample, customer })

  await openStaff(page, { member, language: 'de', address: '' })
  const main = page.getByRole('main')
  const row = (text: string) => rowOf(page, text)
  const focused = focusedOf(page)
  const [fire, night] = [row('Feuer am Grat: findet statt?'), row('Nacht am See: findet statt?')]
  await expect(fire).toContainText('0 kommen, mindestens 6')
  await expect(row('läuft ab, Läuft Ab AG')).toContainText('CHF 4’104')
  const week = main.getByRole('region', { name: de.week })
  await expect(week.getByRole('link', { name: 'Nacht am See' })).toBeVisible()
  await expect(week.getByRole('link', { name: 'Läuft Ab AG' })).toBeVisible()
  await expectAccessible(page)

  // Keys: down the rows to the last one, and up again.
  const last = main.locator('[data-row]').last()
  await page.keyboard.press('j')
  await expect(focused).toHaveCount(1)
  for (let rows = await main.locator('[data-row]').count(); rows >= 0; rows -= 1)
    await page.keyboard.press('j')
  await expect(last.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('k')
  await expect(last.locator(':focus')).toHaveCount(0)

  // The event is decided in its dialog; the row leaves, and the next has the focus.
  await fire.getByRole('button', { name: de.actions.decision }).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Feuer am Grat')
  await dialog.getByRole('button', { name: STAFF.de.event.goAhead }).click()
  await dialog.getByRole('button', { name: STAFF.de.ask.goAhead.submit }).click()
  await expect(fire).toHaveCount(0)
  await expect(focused).toHaveCount(1)

  // Put off by S, taken back by Z, from the keyboard alone.
  const decide = night.getByRole('button', { name: de.actions.decision })
  await decide.focus()
  await page.keyboard.press('s')
  await expect(night).toHaveCount(0)
  await expect(main.getByText(fill(de.later.done, { about: 'Nacht am See: findet statt?' }))).toBeVisible()
  await expect(main.getByText(de.later.list.one)).toBeVisible()
  await page.keyboard.press('z')
  await expect(night).toHaveCount(1)
  await expect(main.getByText(de.later.list.one)).toHaveCount(0)
  // Where it returns, one continues.
  await expect(decide).toBeFocused()

  // Taking one back takes a while: what is pressed in another row meanwhile is done, and keeps the focus.
  await page.keyboard.press('s')
  await expect(night).toHaveCount(0)
  await page.keyboard.press('z')
  const ending = row('läuft ab, Läuft Ab AG')
  await ending.getByRole('button', { name: de.actions.quote_expires }).press('Enter')
  await expect(dialog).toBeVisible()
  await expect(night).toHaveCount(1)

  // A quote that ends: a later day is a new version, and the row leaves.
  await dialog.getByLabel('Gültig bis').fill(dayIn(14))
  const reason = dialog.getByLabel('Grund, nur für uns')
  if (await reason.isVisible()) await reason.fill('zweite Leitung')
  await dialog.getByRole('button', { name: de.acts.quoteEnd.submit }).click()
  await expect(ending).toHaveCount(0)
  await expect(dialog).toHaveCount(0)

  await decide.focus()
  await page.keyboard.press('o')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Nacht am See')
})

test('an invoice, money to pay back, a kept place, a lead and a parcel are each done in Today’s row by two presses; alerts are answered by keyboard', async ({
  page,
  request,
}) => {
  const member = await aMember(request)
  const call = <Value>(path: string, body?: object) => callStaffApi<Value>(request, member, path, body)
  // A booking on invoice, a place that is kept, an event that nobody leads, an order.
  const far = await addEvent(request, member, anInput(40, { places: 9 }))
  await book(request, { eventId: far, company: 'Petra Zeile AG', email: 'petra.zeile@example.ch' })
  const form = {
    eventId: far,
    people: 1,
    name: 'Hans Halt',
    email: 'hans@example.ch',
    phone: '079 000 00 34',
    way: 'hold',
    holdDays: 2,
    language: 'de',
  }
  await call('/bookings', { key: crypto.randomUUID(), form })
  const dora = {
    eventId: far,
    people: 2,
    name: 'Dora Bar',
    email: '',
    phone: '079 555 01 44',
    way: 'door',
    language: 'de',
  }
  const { id } = await call<{ id: string }>('/bookings', { key: crypto.randomUUID(), form: dora })
  await call(`/bookings/${id}/payment`, { cents: 400_00, means: 'cash' })
  await call(`/bookings/${id}/cancellation`, { feeCents: 0 })
  await addEvent(request, member, anInput(2, { title: { de: 'Glut am Bach' } }))
  await buy(request, { 'feldbuch-gelb': 1 }, 'urs.zeile@example.ch')
  const { orders: listed } = await call<{ orders: { number: number }[] }>('/orders?q=urs.zeile@example.ch')
  const raisedAt = new Date().toISOString()
  const alerts = [
    { code: 'untrusted_proxy', detail: { header: 'x-forwarded-for' }, raisedAt },
    { code: 'clock_jumped', detail: { day: '2038-11-22', last: '2026-11-22' }, raisedAt },
  ]
  await page.route('**/api/staff/alerts*', (route) => route.fulfill({ json: { alerts } }))

  await page.setViewportSize({ width: 1440, height: 960 })
  await openStaff(page, { member, language: 'de', address: '' })
  const dialog = page.getByRole('dialog')
  const act = (text: string) => rowOf(page, text).locator('[data-act-of] :is(a, button)').first()

  // Nobody has written this one yet: the draft is made and shown, and sent by the second press.
  await expect(act('Petra Zeile')).toHaveAccessibleName(new RegExp(`^${de.actions.to_invoice}`))
  await act('Petra Zeile').press('Enter')
  await expect(dialog).toContainText('petra.zeile@example.ch')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: invoices.form.send }).dblclick()
  await expect(rowOf(page, 'Petra Zeile')).toHaveCount(0)

  // Paid in cash, and cancelled: nothing sends it back by itself.
  await expect(rowOf(page, 'Dora Bar')).toContainText('400')
  await act('Dora Bar').click()
  await dialog
    .getByRole('button', { name: /zurück|erstattet|eintragen/i })
    .first()
    .click()
  await expect(rowOf(page, 'Dora Bar')).toHaveCount(0)

  await act('Hans Halt').click()
  await expect(dialog).toContainText('Hans Halt')
  await dialog.locator('[type="submit"]').click()
  await expect(rowOf(page, 'Hans Halt').and(page.locator('[data-row^="hold "]'))).toHaveCount(0)

  await act('Glut am Bach: wer leitet?').press('Enter')
  await dialog.getByLabel(blocked.guides.lead).selectOption({ index: 1 })
  await dialog.getByRole('button', { name: blocked.guides.save }).click()
  await expect(rowOf(page, 'Glut am Bach: wer leitet?')).toHaveCount(0)

  const parcel = `Bestellung ${listed[0]?.number} versenden`
  await act(parcel).press('Enter')
  await dialog.getByRole('button', { name: new RegExp(fill(orders.sign.send, { n: 1 })) }).click()
  await expect(rowOf(page, parcel)).toHaveCount(0)
  await expect(dialog).toHaveCount(0)

  const alertsPart = page.getByRole('region', { name: alertsDe.title })
  await expect(alertsPart).toContainText(alertsDe.codes.untrusted_proxy.title)
  await expect(alertsPart).toContainText(alertsDe.codes.untrusted_proxy.remedy)
  const confirm = alertsPart.getByRole('button', { name: alertsDe.confirm })
  await confirm.press('Enter')
  await expect(dialog).toContainText('22. November 2038')
  await expectAccessible(page)
  await tabTo(page, dialog.getByRole('button', { name: STAFF.de.ask.keep }))
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(confirm).toBeFocused()
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await expectRoom(page)
  }
})
