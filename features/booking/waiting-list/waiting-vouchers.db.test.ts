import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BookingScene, openBookingScene } from '#test/bookings/booking-scene.ts'
import { sweepBookings } from '../book/sweep-bookings.server.ts'
import { cancelBooking } from '../change/cancel-booking.server.ts'
import type { BookingForm } from '../rules/booking-form.schema.ts'
import { grantPlace } from '../staff/staff-mark-booking.server.ts'
import { acceptOffer } from './accept-offer.server.ts'

const STAFF = '00000000-0000-4000-8000-000000000001'
let scene: BookingScene

beforeAll(async () => {
  scene = await openBookingScene()
})
afterAll(() => scene.close())

const someone = () => `${crypto.randomUUID()}@example.ch`

describe('a voucher entered for the waiting list', () => {
  async function waiting(form: Partial<BookingForm>) {
    const event = await scene.event({ places: 1 })
    const full = await scene.booked(event, { way: 'online', email: someone() })
    const { booking } = await scene.booked(event, { waitIfFull: true, email: someone(), ...form })
    return { booking, free: () => cancelBooking(scene.deps, full.booking.id) }
  }

  it('is kept, pays when the place is taken, and is returned with a cancellation', async () => {
    const { code, id } = await scene.voucher({ kind: 'value', amountCents: 250_00 })
    const { booking, free } = await waiting({ voucher: code, way: 'online' })
    expect(booking).toMatchObject({ state: 'waitlisted', voucherId: id, voucherCents: 0 })
    expect(await scene.balanceOf(id)).toBe(250_00)
    await free()
    expect(await acceptOffer(scene.deps, booking.id)).toEqual({ ok: true, value: { payUrl: null } })
    expect(await scene.stored(booking.id)).toMatchObject({
      state: 'confirmed',
      payment: 'nothing_due',
      voucherCents: 200_00,
    })
    expect(await scene.balanceOf(id)).toBe(50_00)
    await cancelBooking(scene.deps, booking.id)
    expect(await scene.balanceOf(id)).toBe(250_00)
  })

  it('pays its part; the rest is paid on the hosted page, and the voucher is returned when it is not', async () => {
    const { code, id } = await scene.voucher({ kind: 'value', amountCents: 50_00 })
    const { booking, free } = await waiting({ voucher: code, way: 'online' })
    await free()
    expect(await acceptOffer(scene.deps, booking.id)).toMatchObject({ value: { payUrl: expect.any(String) } })
    expect(await scene.stored(booking.id)).toMatchObject({ state: 'held', voucherCents: 50_00 })
    scene.later(16)
    await sweepBookings(scene.deps)
    expect(await scene.balanceOf(id)).toBe(50_00)
  })

  it('that was used elsewhere meanwhile pays nothing, and never pays twice', async () => {
    const { code, id } = await scene.voucher({ kind: 'value', amountCents: 200_00 })
    const { booking, free } = await waiting({ voucher: code, way: 'online' })
    await scene.booked(await scene.event(), { voucher: code, email: someone() })
    await free()
    await acceptOffer(scene.deps, booking.id)
    expect(await scene.stored(booking.id)).toMatchObject({ state: 'held', voucherCents: 0, voucherId: null })
    expect(await scene.balanceOf(id)).toBe(0)
  })

  it('pays too when staff give the place', async () => {
    const { code } = await scene.voucher({ kind: 'course', level: 1, amountCents: 180_00 })
    const { booking, free } = await waiting({ voucher: code })
    await free()
    expect(await grantPlace(scene.deps, booking.id, STAFF)).toMatchObject({
      value: { state: 'confirmed', payment: 'nothing_due', voucherCents: 200_00 },
    })
  })
})
