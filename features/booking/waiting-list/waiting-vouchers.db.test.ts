import { describe, expect, it } from 'vitest'
import { openBookingScene } from '#test/bookings/booking-scene.ts'
import { sweepBookings } from '../book/sweep-bookings.server.ts'
import { cancelBooking } from '../change/cancel-booking.server.ts'
import type { BookingForm } from '../rules/booking-form.schema.ts'
import { grantPlace } from '../staff/staff-mark-booking.server.ts'
import { acceptOffer } from './accept-offer.server.ts'
import { forThisFile } from '#test/for-this-file.ts'
import { accepted } from '#test/results.ts'

const STAFF = '00000000-0000-4000-8000-000000000001'
const {
  event: newEvent,
  booked,
  deps,
  voucher: newVoucher,
  expectBalance,
  expectStored,
  later,
} = await forThisFile(openBookingScene())

const someone = () => `${crypto.randomUUID()}@example.ch`

describe('a voucher entered for the waiting list', () => {
  async function waiting(form: Partial<BookingForm>) {
    const event = await newEvent({ places: 1 })
    const full = await booked(event, { way: 'online', email: someone() })
    const { booking } = await booked(event, { waitIfFull: true, email: someone(), ...form })
    return { booking, free: () => cancelBooking(deps, full.booking.id) }
  }

  it('is kept, pays when the place is taken, and is returned with a cancellation', async () => {
    const { code, id } = await newVoucher({ kind: 'value', amountCents: 250_00 })
    const { booking, free } = await waiting({ voucher: code, way: 'online' })
    expect(booking).toMatchObject({ state: 'waitlisted', voucherId: id, voucherCents: 0 })
    await expectBalance(id, 250_00)
    await free()
    expect(await acceptOffer(deps, booking.id)).toEqual({ ok: true, value: { payUrl: null } })
    await expectStored(booking.id, {
      state: 'confirmed',
      payment: 'nothing_due',
      voucherCents: 200_00,
    })
    await expectBalance(id, 50_00)
    await cancelBooking(deps, booking.id)
    await expectBalance(id, 250_00)
  })

  it('pays its part; the rest is paid on the hosted page, and the voucher is returned when it is not', async () => {
    const { code, id } = await newVoucher({ kind: 'value', amountCents: 50_00 })
    const { booking, free } = await waiting({ voucher: code, way: 'online' })
    await free()
    expect(await accepted(acceptOffer(deps, booking.id))).toMatchObject({ payUrl: expect.any(String) })
    await expectStored(booking.id, { state: 'held', voucherCents: 50_00 })
    later(16)
    await sweepBookings(deps)
    await expectBalance(id, 50_00)
  })

  it('that was used elsewhere meanwhile pays nothing, and never pays twice', async () => {
    const { code, id } = await newVoucher({ kind: 'value', amountCents: 200_00 })
    const { booking, free } = await waiting({ voucher: code, way: 'online' })
    await booked(await newEvent(), { voucher: code, email: someone() })
    await free()
    await acceptOffer(deps, booking.id)
    await expectStored(booking.id, { state: 'held', voucherCents: 0, voucherId: null })
    await expectBalance(id, 0)
  })

  it('pays too when staff give the place', async () => {
    const { code } = await newVoucher({ kind: 'course', level: 1, amountCents: 180_00 })
    const { booking, free } = await waiting({ voucher: code })
    await free()
    expect(await accepted(grantPlace(deps, booking.id, STAFF))).toMatchObject({
      state: 'confirmed',
      payment: 'nothing_due',
      voucherCents: 200_00,
    })
  })
})
