import { randomUUID } from 'node:crypto'
import { expect, test } from './site.ts'
import { addEvent, aMember, anInput, callStaffApi, expectFine, openStaff } from './staff-site.ts'

/** Paid in cash, and cancelled: nothing sends it back by itself. */
test('what is to be paid back by hand is recorded in Today’s row by two presses, and stands in the lists until then', async ({
  page,
  request,
}) => {
  const member = await aMember(request)
  const eventId = await addEvent(request, member, anInput(33, { places: 6 }))
  const name = `Dora ${randomUUID().slice(0, 8)}`
  const form = { eventId, people: 2, name, email: '', phone: '079 555 01 44', way: 'door', language: 'de' }
  const { id } = await callStaffApi<{ id: string }>(request, member, '/bookings', { key: randomUUID(), form })
  await callStaffApi(request, member, `/bookings/${id}/payment`, { cents: 400_00, means: 'cash' })
  await callStaffApi(request, member, `/bookings/${id}/cancellation`, { feeCents: 0 })

  await openStaff(page, {
    member,
    language: 'de',
    address: `?view=bookings&filter=open&q=${encodeURIComponent(name)}`,
  })
  await expect(page.getByRole('row', { name })).toContainText('zurück')
  await openStaff(page, { member, language: 'de', address: '' })
  const row = page.locator('main [data-row^="payback "]').filter({ hasText: name })
  await expect(row).toContainText('400')
  await expectFine(page)
  await row.locator('[data-act-of] :is(a, button)').first().click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /zurück|erstattet|eintragen/i })
    .first()
    .click()
  await expect(row).toHaveCount(0)
})
