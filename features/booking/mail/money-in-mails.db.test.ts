import { afterAll, beforeAll, expect, it } from 'vitest'
import { renderBookingNotification } from '#server/bookings/render-booking-mail.ts'
import { fileMessageSource } from '#server/messages/open-messages.ts'
import { type BookingScene, openBookingScene } from '#test/bookings/booking-scene.ts'
import { cancelBooking } from '../change/cancel-booking.server.ts'
import { moveBooking } from '../change/move-booking.server.ts'

let scene: BookingScene

beforeAll(async () => {
  scene = await openBookingScene()
})
afterAll(() => scene.close())

async function textOf(bookingId: string, news: string): Promise<string> {
  const { db: database, key, publicUrl } = scene.deps
  const deps = { database, key, publicUrl, messages: fileMessageSource }
  const { text } = await renderBookingNotification(deps, 'de', { bookingId, news })
  return text.replaceAll('\u00a0', ' ')
}

async function paidWithVoucher() {
  const [from, to] = [await scene.event({ priceCents: 200_00 }), await scene.event({ priceCents: 200_00 })]
  const { code } = await scene.voucher({ kind: 'value', amountCents: 100_00 })
  const { booking } = await scene.booked(from, { way: 'online', people: 3, voucher: code })
  await scene.paid(booking.id, 500_00)
  return { booking, to, code }
}

it('a move states which money and voucher count on the new date', async () => {
  const { booking, to } = await paidWithVoucher()
  const moved = await moveBooking(scene.deps, booking.id, to)
  expect(await textOf(moved.ok ? moved.value.id : '', 'moved')).toContain(
    'Was Sie bezahlt haben, CHF 600.00, davon CHF 100.00 mit einem Gutschein, gilt für das neue Datum.',
  )
})

it('a cancellation states what was paid, what is refunded, and that the voucher is valid again', async () => {
  const { booking, code } = await paidWithVoucher()
  await cancelBooking(scene.deps, booking.id)
  const text = await textOf(booking.id, 'cancelled')
  expect(text).toContain('Bezahlt haben Sie CHF 600.00, davon CHF 100.00 mit einem Gutschein.')
  expect(text).toContain('CHF 500.00 erstatten wir innert 14 Tagen')
  expect(text).toContain(`Gutschein …${code.slice(-4)}: CHF 100.00 sind wieder gutgeschrieben.`)
})
