import { describe, expect, it } from 'vitest'
import { openBookingScene } from '#test/bookings/booking-scene.ts'
import { nameParticipants } from './edit-details.server.ts'
import { changePeople } from './change-people.server.ts'
import { moveBooking } from './move-booking.server.ts'
import { cancelBooking } from './cancel-booking.server.ts'
import { forThisFile } from '#test/for-this-file.ts'
import { accepted, expectRefused } from '#test/results.ts'

const { booked, event: newEvent, deps, paid, expectTaken } = await forThisFile(openBookingScene())

describe('a booking', () => {
  it('is cancelled by the terms: nothing, half, or all of the price', async () => {
    for (const [days, fee] of [
      [20, 0],
      [10, 100_00],
      [1, 200_00],
    ] as const) {
      const { booking } = await booked(await newEvent({ days }))
      const cancelled = await cancelBooking(deps, booking.id)
      expect(cancelled).toMatchObject({ ok: true, value: { state: 'cancelled', feeCents: fee } })
    }
  })

  it('paid online is due a refund of all but the fee', async () => {
    const { booking } = await booked(await newEvent({ days: 10 }), { way: 'online' })
    await paid(booking.id, 200_00)
    expect(await accepted(cancelBooking(deps, booking.id))).toMatchObject({
      feeCents: 100_00,
      payment: 'refund_due',
      paidCents: 200_00,
    })
  })

  it('moves to another date of the course with its money, and is refused at a full one', async () => {
    const from = await newEvent()
    const to = await newEvent({ days: 40 })
    const full = await newEvent({ days: 41, places: 1 })
    await booked(full)
    const { booking } = await booked(from, { people: 2 })
    await expectRefused(moveBooking(deps, booking.id, full), 'sold_out')
    expect(await accepted(moveBooking(deps, booking.id, to))).toMatchObject({
      eventId: to,
      people: 2,
      state: 'confirmed',
    })
    await expectTaken(from, 0)
    await expectTaken(to, 2)
    await expectRefused(moveBooking(deps, booking.id, to), 'not_changeable')
  })

  it('can swap dates with another without a deadlock', async () => {
    const a = await newEvent({ places: 3 })
    const b = await newEvent({ places: 3, days: 33 })
    const first = await booked(a)
    const second = await booked(b)
    const results = await Promise.all([
      moveBooking(deps, first.booking.id, b),
      moveBooking(deps, second.booking.id, a),
    ])
    expect(results.map((result) => result.ok)).toEqual([true, true])
    await expectTaken(a, 1)
    await expectTaken(b, 1)
  })

  it('becomes smaller by the terms, and larger on invoice while there is room', async () => {
    const event = await newEvent({ places: 4 })
    const { booking } = await booked(event, { people: 3 })
    await expectRefused(changePeople(deps, booking.id, 5), 'sold_out', { placesLeft: 1 })
    expect(await accepted(changePeople(deps, booking.id, 4))).toMatchObject({ people: 4, totalCents: 800_00 })
    expect(await accepted(changePeople(deps, booking.id, 1))).toMatchObject({ people: 1, totalCents: 200_00 })
    await expectTaken(event, 1)
  })

  it('stores the names of participants, no more than places', async () => {
    const { booking } = await booked(await newEvent(), { people: 2 })
    expect(await accepted(nameParticipants(deps, booking.id, ['Eins', 'Zwei', 'Drei']))).toMatchObject({
      participants: ['Eins', 'Zwei'],
    })
  })
})
