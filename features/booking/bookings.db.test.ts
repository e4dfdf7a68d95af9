import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BookingScene, openBookingScene } from '#test/bookings/booking-scene.ts'
import { cancelBooking, changePeople, moveBooking, nameParticipants } from './change-booking.server.ts'
import { acceptOffer } from './accept-offer.server.ts'
import { recordBookingPayment } from './record-booking-payment.server.ts'
import { sweepBookings } from './sweep-bookings.server.ts'
import { remindBookings } from './remind-bookings.server.ts'
import type { Booked } from './book-spots.server.ts'

let scene: BookingScene

beforeAll(async () => {
  scene = await openBookingScene()
})
afterAll(() => scene.close())

async function booked(...args: Parameters<BookingScene['book']>): Promise<Booked> {
  const result = await scene.book(...args)
  if (!result.ok) throw new Error(result.refusal.code)
  return result.value
}

const paid = (bookingId: string, amountCents: number, id: string = crypto.randomUUID()) =>
  recordBookingPayment(scene.deps, {
    kind: 'paid',
    id,
    occurredAt: scene.deps.clock(),
    orderId: bookingId,
    sessionId: null,
    paymentId: `pay-${id}`,
    amountCents,
    currency: 'chf',
    customer: { name: null, email: null, phone: null, shippingAddress: null },
    termsAccepted: true,
  })

describe('places', () => {
  it('never oversell: of 300 people who press at once, exactly 12 get one', async () => {
    const event = await scene.event({ places: 12 })
    const results = await Promise.all(
      Array.from({ length: 300 }, (_, n) => scene.book(event, { email: `p${n}@example.ch` })),
    )
    expect(results.filter((result) => result.ok)).toHaveLength(12)
    const refusals = results.flatMap((result) => (result.ok ? [] : [result.refusal]))
    expect(refusals.every(({ code }) => code === 'sold_out')).toBe(true)
    expect(await scene.takenOf(event)).toBe(12)
    expect(await scene.bookingsOf(event)).toHaveLength(12)
  })

  it('of groups fill up without a gap that somebody would have fitted into', async () => {
    const event = await scene.event({ places: 10 })
    await Promise.all([4, 3, 5, 2, 6, 1].map((people) => scene.book(event, { people })))
    const taken = await scene.takenOf(event)
    expect(taken).toBeLessThanOrEqual(10)
    const rest = 10 - (taken ?? 0)
    expect(rest === 0 || (await scene.book(event, { people: rest })).ok).toBe(true)
  })

  it('given away by telephone are not sold', async () => {
    const event = await scene.event({ places: 5, taken: 3, blocked: 3 })
    expect(await scene.book(event, { people: 3 })).toMatchObject({
      ok: false,
      refusal: { code: 'sold_out', placesLeft: 2 },
    })
    const { booking } = await booked(event, { people: 2 })
    expect(await scene.takenOf(event)).toBe(5)
    await cancelBooking(scene.deps, booking.id)
    expect(await scene.takenOf(event)).toBe(3)
  })

  it('are booked once for a key, however often and at once it is sent', async () => {
    const event = await scene.event()
    const results = await Promise.all(
      Array.from({ length: 20 }, () => scene.book(event, { people: 2 }, { idempotencyKey: 'one press' })),
    )
    const ids = results.map((result) => result.ok && result.value.booking.id)
    expect(new Set(ids).size).toBe(1)
    expect(await scene.takenOf(event)).toBe(2)
    const other = await scene.book(event, { people: 3 }, { idempotencyKey: 'one press' })
    expect(other).toMatchObject({ ok: false, refusal: { code: 'idempotency_key_reused' } })
  })

  it('are not sold at another price than the one shown', async () => {
    const event = await scene.event()
    expect(await scene.book(event, { people: 2, shownTotalCents: 1 })).toMatchObject({
      ok: false,
      refusal: { code: 'price_changed', totalCents: 400_00 },
    })
  })
})

describe('paying online', () => {
  it('holds the places, confirms them with the money, and mails once', async () => {
    const event = await scene.event()
    const email = 'zahlt@example.ch'
    const { booking, payUrl } = await booked(event, { way: 'online', people: 2, email })
    expect(booking.state).toBe('held')
    expect(payUrl).toContain('http://site.test/testkasse/')
    expect(await scene.newsTo(email)).toEqual([])
    expect(await paid(booking.id, 400_00, 'event-1')).toBe('applied')
    expect(await paid(booking.id, 400_00, 'event-1')).toBe('duplicate')
    expect(await scene.newsTo(email)).toEqual(['confirmed'])
    const [row] = await scene.bookingsOf(event)
    expect(row).toMatchObject({ state: 'confirmed', payment: 'paid', paidCents: 400_00, heldUntil: null })
  })

  it('not done within a quarter of an hour frees the places; the page is closed', async () => {
    const event = await scene.event({ places: 2 })
    const { booking } = await booked(event, { way: 'online', people: 2 })
    expect(await scene.book(event)).toMatchObject({ ok: false })
    scene.later(16)
    expect(await sweepBookings(scene.deps)).toBeGreaterThanOrEqual(1)
    expect(await scene.takenOf(event)).toBe(0)
    expect(await scene.deps.payments.expireSession(booking.sessionId ?? '')).not.toBe('completed')
    await booked(event, { people: 2 })
  })

  it('too late counts while there is room, and is given back when there is none', async () => {
    const roomy = await scene.event({ places: 2 })
    const late = await booked(roomy, { way: 'online', email: 'spaet@example.ch' })
    scene.later(16)
    await sweepBookings(scene.deps)
    expect(await paid(late.booking.id, 200_00)).toBe('applied')
    expect((await scene.bookingsOf(roomy))[0]).toMatchObject({ state: 'confirmed', payment: 'paid' })

    const full = await scene.event({ places: 1 })
    const tooLate = await booked(full, { way: 'online' })
    scene.later(16)
    await sweepBookings(scene.deps)
    await booked(full, { email: 'schneller@example.ch' })
    expect(await paid(tooLate.booking.id, 200_00)).toBe('applied')
    const rows = await scene.bookingsOf(full)
    expect(rows.find(({ id }) => id === tooLate.booking.id)).toMatchObject({
      state: 'cancelled',
      payment: 'refund_due',
    })
    expect(await scene.takenOf(full)).toBe(1)
  })
})

describe('a voucher', () => {
  it('pays a part, the rest is due; a later one pays the rest of it', async () => {
    const event = await scene.event()
    const { code, id } = await scene.voucher({ kind: 'value', amountCents: 250_00 })
    const first = await booked(event, { voucher: code })
    expect(first.booking).toMatchObject({ state: 'confirmed', payment: 'nothing_due', voucherCents: 200_00 })
    expect(await scene.balanceOf(id)).toBe(50_00)
    const second = await booked(event, { voucher: code, way: 'online' })
    expect(second.booking).toMatchObject({ state: 'held', voucherCents: 50_00, totalCents: 200_00 })
    expect(await scene.balanceOf(id)).toBe(0)
    expect(await scene.book(event, { voucher: code })).toMatchObject({
      ok: false,
      refusal: { code: 'voucher_used_up' },
    })
  })

  it('is never used twice, however many try at once', async () => {
    const event = await scene.event({ places: 100 })
    const { code, id } = await scene.voucher({ kind: 'value', amountCents: 200_00 })
    const results = await Promise.all(Array.from({ length: 20 }, () => scene.book(event, { voucher: code })))
    expect(results.filter((result) => result.ok)).toHaveLength(1)
    expect(await scene.balanceOf(id)).toBe(0)
  })

  it('of a course pays one place of its level and no other course', async () => {
    const event = await scene.event()
    const { code } = await scene.voucher({ kind: 'course', level: 1, amountCents: 180_00 })
    const { code: other } = await scene.voucher({ kind: 'course', level: 3, amountCents: 300_00 })
    expect(await scene.book(event, { voucher: other })).toMatchObject({
      refusal: { code: 'voucher_other_course' },
    })
    const { booking } = await booked(event, { voucher: code, people: 2 })
    expect(booking).toMatchObject({ voucherCents: 200_00, totalCents: 400_00, payment: 'invoiced' })
  })

  it('comes back when a hold ends unpaid, and when a booking is cancelled in time', async () => {
    const event = await scene.event()
    const { code, id } = await scene.voucher({ kind: 'value', amountCents: 100_00 })
    await booked(event, { voucher: code, way: 'online' })
    scene.later(16)
    await sweepBookings(scene.deps)
    expect(await scene.balanceOf(id)).toBe(100_00)
    const { booking } = await booked(event, { voucher: code })
    await cancelBooking(scene.deps, booking.id)
    expect(await scene.balanceOf(id)).toBe(100_00)
  })

  it('bought at the test till counts only there', async () => {
    const event = await scene.event()
    const { code } = await scene.voucher({ kind: 'value', amountCents: 200_00, test: true })
    const { bookingVoucherPort } = await import('#server/bookings/booking-ports.ts')
    const vouchers = bookingVoucherPort({ acceptTest: false })
    const ask = {
      voucher: { code },
      serviceId: 'aufbruch',
      perPersonCents: 200_00,
      totalCents: 200_00,
      now: scene.deps.clock(),
    }
    expect(await vouchers.appraise(scene.deps.db, ask)).toMatchObject({ refusal: { code: 'voucher_test' } })
    expect((await booked(event, { voucher: code })).booking.payment).toBe('nothing_due')
  })

  it('and bookings together sum to zero: what left a voucher stands on a booking', async () => {
    const { rows } = await scene.test.database.$client.query(`
      select b.id from bookings b join vouchers v on v.id = b.voucher_id and v.kind = 'value'
      where b.voucher_cents + coalesce((select sum(e.amount_cents) from voucher_entries e where e.booking_id = b.id), 0) <> 0`)
    expect(rows).toEqual([])
  })
})

describe('a full event', () => {
  it('lets people wait, offers a free place to the first who fits, then to the next', async () => {
    const event = await scene.event({ places: 3 })
    const pair = await booked(event, { people: 2, email: 'paar@example.ch' })
    await booked(event, { people: 1, email: 'eins@example.ch' })
    const three = await booked(event, { people: 3, waitIfFull: true, email: 'drei@example.ch' })
    const two = await booked(event, { people: 2, waitIfFull: true, email: 'zwei@example.ch', way: 'online' })
    const one = await booked(event, { people: 1, waitIfFull: true, email: 'letzte@example.ch' })
    expect([three, two, one].map(({ booking }) => booking.state)).toEqual(Array(3).fill('waitlisted'))

    await cancelBooking(scene.deps, pair.booking.id)
    expect(await scene.newsTo('drei@example.ch')).toEqual(['waitlisted'])
    expect(await scene.newsTo('zwei@example.ch')).toEqual(['waitlisted', 'offered'])
    expect(await scene.takenOf(event)).toBe(3)
    expect(await scene.book(event)).toMatchObject({ refusal: { code: 'sold_out', placesLeft: 0 } })

    scene.later(25 * 60)
    await sweepBookings(scene.deps)
    expect(await scene.newsTo('zwei@example.ch')).toEqual(['waitlisted', 'offered', 'offer_lapsed'])
    expect(await scene.newsTo('letzte@example.ch')).toEqual(['waitlisted', 'offered'])
    expect(await acceptOffer(scene.deps, two.booking.id)).toMatchObject({
      ok: false,
      refusal: { code: 'offer_over' },
    })
    expect(await acceptOffer(scene.deps, one.booking.id)).toEqual({ ok: true, value: { payUrl: null } })
    expect(await scene.takenOf(event)).toBe(2)
  })

  it('asks who pays online for the money when they take the offer', async () => {
    const event = await scene.event({ places: 1 })
    const first = await booked(event)
    const next = await booked(event, { way: 'online', waitIfFull: true })
    await cancelBooking(scene.deps, first.booking.id)
    const taken = await acceptOffer(scene.deps, next.booking.id)
    expect(taken).toMatchObject({ ok: true, value: { payUrl: expect.stringContaining('/testkasse/') } })
    await paid(next.booking.id, 200_00)
    expect(await scene.takenOf(event)).toBe(1)
  })
})

describe('a booking', () => {
  it('is cancelled by the terms: nothing, half, or all of the price', async () => {
    for (const [days, fee] of [
      [20, 0],
      [10, 100_00],
      [1, 200_00],
    ] as const) {
      const { booking } = await booked(await scene.event({ days }))
      const cancelled = await cancelBooking(scene.deps, booking.id)
      expect(cancelled).toMatchObject({ ok: true, value: { state: 'cancelled', feeCents: fee } })
    }
  })

  it('paid online owes the money back beyond the fee', async () => {
    const { booking } = await booked(await scene.event({ days: 10 }), { way: 'online' })
    await paid(booking.id, 200_00)
    expect(await cancelBooking(scene.deps, booking.id)).toMatchObject({
      value: { feeCents: 100_00, payment: 'refund_due', paidCents: 200_00 },
    })
  })

  it('moves to another date of the course with its money, and not to a full one', async () => {
    const from = await scene.event()
    const to = await scene.event({ days: 40 })
    const full = await scene.event({ days: 41, places: 1 })
    await booked(full)
    const { booking } = await booked(from, { people: 2 })
    expect(await moveBooking(scene.deps, booking.id, full)).toMatchObject({ refusal: { code: 'sold_out' } })
    const moved = await moveBooking(scene.deps, booking.id, to)
    expect(moved).toMatchObject({ ok: true, value: { eventId: to, people: 2, state: 'confirmed' } })
    expect([await scene.takenOf(from), await scene.takenOf(to)]).toEqual([0, 2])
    expect(await moveBooking(scene.deps, booking.id, to)).toMatchObject({
      refusal: { code: 'not_changeable' },
    })
  })

  it('is moved both ways at once without standing in each other’s way', async () => {
    const a = await scene.event({ places: 3 })
    const b = await scene.event({ places: 3, days: 33 })
    const first = await booked(a)
    const second = await booked(b)
    const results = await Promise.all([
      moveBooking(scene.deps, first.booking.id, b),
      moveBooking(scene.deps, second.booking.id, a),
    ])
    expect(results.map((result) => result.ok)).toEqual([true, true])
    expect([await scene.takenOf(a), await scene.takenOf(b)]).toEqual([1, 1])
  })

  it('becomes smaller by the terms, and larger on invoice as long as there is room', async () => {
    const event = await scene.event({ places: 4 })
    const { booking } = await booked(event, { people: 3 })
    expect(await changePeople(scene.deps, booking.id, 5)).toMatchObject({
      refusal: { code: 'sold_out', placesLeft: 1 },
    })
    expect(await changePeople(scene.deps, booking.id, 4)).toMatchObject({
      value: { people: 4, totalCents: 800_00 },
    })
    expect(await changePeople(scene.deps, booking.id, 1)).toMatchObject({
      value: { people: 1, totalCents: 200_00 },
    })
    expect(await scene.takenOf(event)).toBe(1)
  })

  it('takes the names of those who come, no more than places', async () => {
    const { booking } = await booked(await scene.event(), { people: 2 })
    const named = await nameParticipants(scene.deps, booking.id, ['Eins', 'Zwei', 'Drei'])
    expect(named).toMatchObject({ value: { participants: ['Eins', 'Zwei'] } })
  })
})

it('who booked long ago is reminded once, three days before; who booked just now is not', async () => {
  const event = await scene.event({ days: 10 })
  await booked(event, { email: 'frueh@example.ch' })
  expect(await remindBookings(scene.deps)).toBe(0)
  scene.later(8 * 24 * 60)
  await booked(event, { email: 'eben@example.ch' })
  await Promise.all([remindBookings(scene.deps), remindBookings(scene.deps)])
  expect(await scene.newsTo('frueh@example.ch')).toEqual(['confirmed', 'reminder'])
  expect(await scene.newsTo('eben@example.ch')).toEqual(['confirmed'])
})
