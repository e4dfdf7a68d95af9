import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BookingScene, openBookingScene } from '#test/bookings/booking-scene.ts'
import { nameParticipants } from './name-participants.server.ts'
import { changePeople } from './change-people.server.ts'
import { moveBooking } from './move-booking.server.ts'
import { cancelBooking } from './cancel-booking.server.ts'

let scene: BookingScene

beforeAll(async () => {
  scene = await openBookingScene()
})
afterAll(() => scene.close())

describe('a booking', () => {
  it('is cancelled by the terms: nothing, half, or all of the price', async () => {
    for (const [days, fee] of [
      [20, 0],
      [10, 100_00],
      [1, 200_00],
    ] as const) {
      const { booking } = await scene.booked(await scene.event({ days }))
      const cancelled = await cancelBooking(scene.deps, booking.id)
      expect(cancelled).toMatchObject({ ok: true, value: { state: 'cancelled', feeCents: fee } })
    }
  })

  it('paid online is due a refund of all but the fee', async () => {
    const { booking } = await scene.booked(await scene.event({ days: 10 }), { way: 'online' })
    await scene.paid(booking.id, 200_00)
    expect(await cancelBooking(scene.deps, booking.id)).toMatchObject({
      value: { feeCents: 100_00, payment: 'refund_due', paidCents: 200_00 },
    })
  })

  it('moves to another date of the course with its money, and is refused at a full one', async () => {
    const from = await scene.event()
    const to = await scene.event({ days: 40 })
    const full = await scene.event({ days: 41, places: 1 })
    await scene.booked(full)
    const { booking } = await scene.booked(from, { people: 2 })
    expect(await moveBooking(scene.deps, booking.id, full)).toMatchObject({ refusal: { code: 'sold_out' } })
    const moved = await moveBooking(scene.deps, booking.id, to)
    expect(moved).toMatchObject({ ok: true, value: { eventId: to, people: 2, state: 'confirmed' } })
    expect([await scene.takenOf(from), await scene.takenOf(to)]).toEqual([0, 2])
    expect(await moveBooking(scene.deps, booking.id, to)).toMatchObject({
      refusal: { code: 'not_changeable' },
    })
  })

  it('can swap dates with another without a deadlock', async () => {
    const a = await scene.event({ places: 3 })
    const b = await scene.event({ places: 3, days: 33 })
    const first = await scene.booked(a)
    const second = await scene.booked(b)
    const results = await Promise.all([
      moveBooking(scene.deps, first.booking.id, b),
      moveBooking(scene.deps, second.booking.id, a),
    ])
    expect(results.map((result) => result.ok)).toEqual([true, true])
    expect([await scene.takenOf(a), await scene.takenOf(b)]).toEqual([1, 1])
  })

  it('becomes smaller by the terms, and larger on invoice while there is room', async () => {
    const event = await scene.event({ places: 4 })
    const { booking } = await scene.booked(event, { people: 3 })
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

  it('stores the names of participants, no more than places', async () => {
    const { booking } = await scene.booked(await scene.event(), { people: 2 })
    const named = await nameParticipants(scene.deps, booking.id, ['Eins', 'Zwei', 'Drei'])
    expect(named).toMatchObject({ value: { participants: ['Eins', 'Zwei'] } })
  })
})
