import staffRecipientsTexts from '#content/texts/staff-recipients.ts'
import { deriveToken } from '#platform/secrets.ts'
import { aQuote } from '../quotes/a-quote.ts'
import { APP_SECRET } from './auth-secret.ts'
import { acceptQuote, sendQuote } from './quote-site.ts'
import { expect, test } from './site.ts'
import { aMember, bookingsOf, dayIn, expectFine, openStaff, toastTitle } from './staff-site.ts'

const recipients = staffRecipientsTexts.de

test('a group requests another day: the mail links to one button that moves the event, once', async ({
  page,
  request,
}) => {
  const member = await aMember(request)
  const document = aQuote({ day: dayIn(150), validUntil: dayIn(14) })
  const { id } = await sendQuote(request, member, document)
  const { bookingId, eventId } = await acceptQuote(request, member, { id, date: 0 })
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
  await expect.poll(async () => (await bookingsOf(request, member, eventId))[0]?.moveRequest).toBeNull()
  await openStaff(page, { member, language: 'de', address: link })
  await expect(page.getByText(recipients.moveRequest.over)).toBeVisible()
})
