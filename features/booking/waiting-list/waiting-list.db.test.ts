import { describe, expect, it } from 'vitest'
import { bookingScene } from '#test/bookings/booking-scene.ts'
import { cancelBooking } from '../change/cancel-booking.server.ts'
import { accepted, expectAccepted } from '#test/results.ts'
import { sweepBookings } from '../book/sweep-bookings.server.ts'
import type { BookingForm } from '../rules/booking-form.schema.ts'
import { grantPlace } from '../staff/staff-mark-booking.server.ts'
import { acceptOffer } from './accept-offer.server.ts'

const STAFF = '00000000-0000-4000-8000-000000000001'
const {
  event: newEvent,
  booked,
  book,
  expectNews,
  deps,
  voucher: newVoucher,
  expectBalance,
  expectStored,
  later,
} = await bookingScene()

const refusal = { code: 'too_many_waiting' }

async function fullEvent() {
  const event = await newEvent({ places: 4 })
  await booked(event, { people: 4 })
  return event
}

it('an address waits once for a date, from any network and in any spelling', async () => {
  const event = await fullEvent()
  const waits = { email: 'wartet@example.ch', waitIfFull: true }
  const first = await booked(event, waits, { network: 'one' })
  expect(await book(event, { ...waits, email: 'Wartet@Example.ch' }, { network: 'two' })).toMatchObject({
    refusal,
  })
  await expectNews('wartet@example.ch', ['waitlisted'])
  // Another date or address is allowed.
  await accepted(book(await fullEvent(), waits))
  await accepted(book(event, { ...waits, email: 'andere@example.ch' }))
  await cancelBooking(deps, first.id)
  await accepted(book(event, waits))
})

it('the same holds for simultaneous requests', async () => {
  const event = await fullEvent()
  const waits = { email: 'viele@example.ch', waitIfFull: true }
  const results = await Promise.all(
    Array.from({ length: 8 }, (_, n) => book(event, waits, { network: `net-${n}` })),
  )
  expect(results.filter(({ ok }) => ok)).toHaveLength(1)
})

it('an invoice that needs approval is requested once per date and address', async () => {
  const event = await newEvent({ places: 40 })
  const before = deps.invoicePercent
  deps.invoicePercent = 0
  const email = 'firma@example.ch'
  const results = [await book(event, { email }), await book(event, { email })]
  deps.invoicePercent = before
  expect(results).toMatchObject([{ ok: true }, { refusal }])
  await expectNews(email, ['invoice_asked'])
})

const someone = () => `${crypto.randomUUID()}@example.ch`

describe('a voucher entered for the waiting list', () => {
  async function waiting(form: Partial<BookingForm>) {
    const event = await newEvent({ places: 1 })
    const full = await booked(event, { way: 'online', email: someone() })
    const { booking } = await booked(event, { waitIfFull: true, email: someone(), ...form })
    return { booking, free: () => cancelBooking(deps, full.id) }
  }

  it('is kept, pays when the place is taken, and is returned with a cancellation', async () => {
    const { code, id } = await newVoucher(250_00)
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
    const { code, id } = await newVoucher(50_00)
    const { booking, free } = await waiting({ voucher: code, way: 'online' })
    await free()
    await expectAccepted(acceptOffer(deps, booking.id), { payUrl: expect.any(String) })
    await expectStored(booking.id, { state: 'held', voucherCents: 50_00 })
    later(16)
    await sweepBookings(deps)
    await expectBalance(id, 50_00)
  })

  it('that was used elsewhere meanwhile pays nothing, and never pays twice', async () => {
    const { code, id } = await newVoucher(200_00)
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
    await expectAccepted(grantPlace(deps, booking.id, STAFF), {
      state: 'confirmed',
      payment: 'nothing_due',
      voucherCents: 200_00,
    })
  })
})
