import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { bookingScene } from '#test/bookings/booking-scene.ts'
import { vouchers } from '#features/voucher/voucher.tables.server.ts'
import { cancelBooking } from '../change/cancel-booking.server.ts'
import { sweepBookings } from '../book/sweep-bookings.server.ts'
import { expectRefused } from '#test/results.ts'

const {
  event: newEvent,
  voucher: newVoucher,
  booked,
  expectBalance,
  book,
  later,
  deps,
  test: testDatabase,
} = await bookingScene()

describe('a voucher', () => {
  it('pays a part, the rest is due; a later one pays the rest of it', async () => {
    const event = await newEvent()
    const { code, id } = await newVoucher(250_00)
    const first = await booked(event, { voucher: code })
    expect(first.booking).toMatchObject({ state: 'confirmed', payment: 'nothing_due', voucherCents: 200_00 })
    await expectBalance(id, 50_00)
    const second = await booked(event, { voucher: code, way: 'online' })
    expect(second.booking).toMatchObject({ state: 'held', voucherCents: 50_00, totalCents: 200_00 })
    await expectBalance(id, 0)
    await expectRefused(book(event, { voucher: code }), 'voucher_used_up')
  })

  it('is never used twice in simultaneous requests', async () => {
    const event = await newEvent({ places: 100 })
    const { code, id } = await newVoucher(200_00)
    const results = await Promise.all(Array.from({ length: 20 }, () => book(event, { voucher: code })))
    expect(results.filter((result) => result.ok)).toHaveLength(1)
    await expectBalance(id, 0)
  })

  it('of a course pays one place of its level and no other course', async () => {
    const event = await newEvent()
    const { code } = await newVoucher({ kind: 'course', level: 1, amountCents: 180_00 })
    const { code: other } = await newVoucher({ kind: 'course', level: 3, amountCents: 300_00 })
    await expectRefused(book(event, { voucher: other }), 'voucher_other_course')
    const { booking } = await booked(event, { voucher: code, people: 2 })
    expect(booking).toMatchObject({ voucherCents: 200_00, totalCents: 400_00, payment: 'invoiced' })
  })

  it('is returned when a hold ends unpaid, and when a booking is cancelled in time', async () => {
    const event = await newEvent()
    const { code, id } = await newVoucher(100_00)
    await booked(event, { voucher: code, way: 'online' })
    later(16)
    await sweepBookings(deps)
    await expectBalance(id, 100_00)
    const { booking } = await booked(event, { voucher: code })
    await cancelBooking(deps, booking.id)
    await expectBalance(id, 100_00)
  })

  it.each([
    ['voucher_lapsed', { validUntil: '2020-01-31' }],
    ['voucher_voided', { suspendedAt: new Date() }],
  ])('is refused as %s, and keeps its balance', async (code, change) => {
    const event = await newEvent()
    const voucher = await newVoucher(200_00)
    await deps.db.update(vouchers).set(change).where(eq(vouchers.id, voucher.id))
    await expectRefused(book(event, { voucher: voucher.code }), code)
    await expectBalance(voucher.id, 200_00)
  })

  it('bought with test payments counts only for test payments', async () => {
    const event = await newEvent()
    const { code } = await newVoucher({ kind: 'value', amountCents: 200_00, test: true })
    const { bookingVoucherPort } = await import('#features/booking/http/booking-ports.ts')
    const port = bookingVoucherPort({ acceptTest: false, key: deps.key })
    const ask = {
      voucher: { code },
      serviceId: 'aufbruch',
      perPersonCents: 200_00,
      totalCents: 200_00,
      now: deps.clock(),
    }
    await expectRefused(port.appraise(deps.db, ask), 'voucher_test')
    expect((await booked(event, { voucher: code })).booking.payment).toBe('nothing_due')
  })

  it('leaves nothing to pay, or at least the minimum of a payment page', async () => {
    const event = await newEvent({ places: 4 })
    const { code } = await newVoucher(199_80)
    const { booking } = await booked(event, { voucher: code, way: 'online' })
    expect(booking).toMatchObject({ state: 'held', totalCents: 200_00, voucherCents: 199_50 })
  })

  it('and bookings together sum to zero: each amount taken from a voucher is on a booking', async () => {
    const { rows } = await testDatabase.database.$client.query(`
      select b.id from bookings b join vouchers v on v.id = b.voucher_id and v.kind = 'value'
      where b.voucher_cents + coalesce((select sum(e.amount_cents) from voucher_entries e where e.booking_id = b.id), 0) <> 0`)
    expect(rows).toEqual([])
  })
})
