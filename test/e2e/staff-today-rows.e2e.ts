import blocked from '#content/staff-blocked/de.ts'
import invoices from '#content/staff-invoices/de.ts'
import orders from '#content/staff-orders/de.ts'
import de from '#content/staff-today/de.ts'
import { fill } from '#i18n/format.ts'
import { AUTH_SECRET } from './auth-secret.ts'
import { book } from './booking-site.ts'
import { openOwnSite } from './own-site.ts'
import { addToCart, checkOut } from './shopping.ts'
import { expect, expectAccessible, test } from './site.ts'
import { addEvent, aMember, anInput, callStaffApi, openStaff } from './staff-site.ts'

/** On a site of its own: what is due of others would stand between. */
test('an invoice, a kept place, a lead and a parcel are each done in Today’s row by two presses, and the row leaves', async ({
  browser,
}) => {
  const site = await openOwnSite({ AUTH_JWT_SECRET: AUTH_SECRET })
  const context = await browser.newContext({ baseURL: site.origin, viewport: { width: 1440, height: 960 } })
  const page = await context.newPage()
  const { request } = context
  const member = await aMember(request)
  const call = <Value>(path: string, body?: object) => callStaffApi<Value>(request, member, path, body)

  // A booking on invoice, a place that is kept, an event that nobody leads, an order.
  const far = await addEvent(request, member, anInput(40, { places: 9 }))
  await book(request, { eventId: far, name: 'Petra Muster', email: 'petra@example.ch' })
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
  await addEvent(request, member, anInput(2, { title: { de: 'Feuer am Grat' } }))
  await addToCart(page, 'feldbuch')
  await checkOut(page, 'urs@example.ch', true)

  await openStaff(page, { member, language: 'de', address: '' })
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  const row = (kind: string) => main.locator(`[data-row^="${kind} "]`)
  const act = (kind: string) => row(kind).locator('[data-act-of] :is(a, button)').first()
  const submit = dialog.locator('[type="submit"]')

  // Nobody has written this one yet: the draft is made and shown, and sent by the second press.
  await expect(act('to_invoice')).toHaveAccessibleName(new RegExp(`^${de.actions.to_invoice}`))
  await act('to_invoice').press('Enter')
  await expect(dialog).toContainText('petra@example.ch')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: invoices.form.send }).dblclick()
  await expect(row('to_invoice')).toHaveCount(0)

  await act('hold').click()
  await expect(dialog).toContainText('Hans Halt')
  await submit.click()
  await expect(row('hold')).toHaveCount(0)

  await act('lead').press('Enter')
  await dialog.getByLabel(blocked.guides.lead).selectOption({ index: 1 })
  await dialog.getByRole('button', { name: blocked.guides.save }).click()
  await expect(row('lead')).toHaveCount(0)

  await act('parcel').press('Enter')
  await dialog.getByRole('button', { name: new RegExp(fill(orders.sign.send, { n: 1 })) }).click()
  await expect(row('parcel')).toHaveCount(0)
  await expect(dialog).toHaveCount(0)
  await context.close()
})
