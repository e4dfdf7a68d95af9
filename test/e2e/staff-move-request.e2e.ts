import type { StaffBooking } from '#features/booking/rules/staff-booking.ts'
import staffRecipientsTexts from '#content/texts/staff-recipients.ts'
import { deriveToken } from '#platform/secrets.ts'
import { aQuote } from '../quotes/a-quote.ts'
import { APP_SECRET } from './auth-secret.ts'
import { expect, test } from './site.ts'
import { aMember, bookingsOf, callStaffApi, dayIn, expectFine, openStaff, toastTitle } from './staff-site.ts'

const recipients = staffRecipientsTexts.de

test('a group requests another day: the mail links to one button that moves the event, once', async ({
  page,
  request,
}) => {
  const member = await aMember(request)
  const document = aQuote({ day: dayIn(150), validUntil: dayIn(14) })
  const begun = { document, inquiryId: null, key: crypto.randomUUID() }
  const { id } = await callStaffApi<{ id: string }>(request, member, '/quotes', begun)
  await callStaffApi(request, member, `/quotes/${id}/sending`, { seen: 1, override: 'zweite Leitung' })
  const acceptance = { version: 1, date: 0, name: 'Petra Muster', orderNumber: '' }
  await callStaffApi(request, member, `/quotes/${id}/acceptance`, acceptance)
  const { quote } = await callStaffApi<{ quote: { bookingId: string; eventId: string } }>(
    request,
    member,
    `/quotes/${id}`,
  )
  const { bookingId, eventId } = quote
  const reference = deriveToken(Buffer.from(APP_SECRET, 'hex'), 'booking-reference', bookingId)
  const wish = { day: dayIn(157), text: 'Am Freitag haben wir Messe.' }
  expect((await request.post(`/api/bookings/${reference}/move-wish`, { data: wish })).status()).toBe(200)

  const link = `/kalender/${eventId}/buchungen/${bookingId}?confirm=wish`
  // As older mails have it.
  await openStaff(page, { member, language: 'de', address: `?event=${eventId}&booking=${bookingId}` })
  const move = page.getByRole('link', { name: recipients.moveRequest.move })
  await expect(move).toHaveAttribute('href', new RegExp(link.replace('?', '\\?')))
  await move.click()
  const dialog = page.getByRole('dialog', { name: recipients.moveRequest.title })
  await expect(dialog).toContainText(wish.text)
  await expect(dialog.locator('summary')).toHaveCount(1)
  await expectFine(page)
  await dialog.getByRole('button', { name: recipients.moveRequest.submit }).dblclick()
  await expect(toastTitle(page)).toHaveText(recipients.moveRequest.done)
  const file = await callStaffApi<{ event: { input: { starts: string } }; bookings: StaffBooking[] }>(
    request,
    member,
    `/events/${eventId}`,
  )
  expect(file.event.input.starts).toContain(wish.day)
  await expect.poll(async () => (await bookingsOf(request, member, eventId))[0]?.moveRequest).toBeNull()
  await openStaff(page, { member, language: 'de', address: link })
  await expect(page.getByText(recipients.moveRequest.over)).toBeVisible()
})
