import { describe, expect, it } from 'vitest'
import { openBookingScene } from '#test/bookings/booking-scene.ts'
import type { BookingForm } from '../rules/booking-form.schema.ts'
import { cancelBooking } from '../change/cancel-booking.server.ts'
import { moveBooking } from '../change/move-booking.server.ts'
import { sweepBookings } from './sweep-bookings.server.ts'
import { forThisFile } from '#test/for-this-file.ts'
import { accepted, expectRefused } from '#test/results.ts'

const scene = await forThisFile(openBookingScene())
const { event: newEvent, expectTaken, later, deps, stored } = scene

type Selection = Partial<BookingForm> & { network: string }
const book = (event: string, { network, ...form }: Selection) => scene.book(event, form, { network })
const booked = (event: string, { network, ...form }: Selection) => scene.booked(event, form, { network })

let count = 0
const invented = () => `visitor${(count += 1)}@example.ch`
const TOO_MANY = { refusal: { code: 'too_many_held' } }

describe('a date that costs nothing', () => {
  it('keeps places for others when one network books with invented addresses', async () => {
    const event = await newEvent({ places: 20, priceCents: 0 })
    const network = crypto.randomUUID()
    const results = await Promise.all(
      [5, 5, 5, 5].map((people) => book(event, { people, email: invented(), network })),
    )
    expect(results.filter(({ ok }) => ok)).toHaveLength(2)
    expect(results.filter(({ ok }) => !ok)).toMatchObject([TOO_MANY, TOO_MANY])
    await expectTaken(event, 10)
    await accepted(book(event, { people: 6, email: invented(), network: crypto.randomUUID() }))
  })

  it('is not taken whole by one booking', async () => {
    const event = await newEvent({ places: 11, priceCents: 0 })
    const network = crypto.randomUUID()
    expect(await book(event, { people: 11, email: invented(), network })).toMatchObject(TOO_MANY)
    await accepted(book(event, { people: 6, email: invented(), network }))
  })

  it('counts an address in whatever network it is typed, and for as long as the date stands', async () => {
    const event = await newEvent({ places: 12, priceCents: 0 })
    const email = invented()
    const { booking } = await booked(event, { people: 6, email, network: crypto.randomUUID() })
    expect(booking.state).toBe('confirmed')
    later(2 * 24 * 60)
    const again = { email: email.toUpperCase(), network: crypto.randomUUID() }
    expect(await book(event, again)).toMatchObject(TOO_MANY)
    await cancelBooking(deps, booking.id)
    await accepted(book(event, again))
  })

  it('stores for a day which network booked, then deletes it', async () => {
    const event = await newEvent({ places: 12, priceCents: 0 })
    const network = crypto.randomUUID()
    const { booking } = await booked(event, { people: 6, email: invented(), network })
    later(23 * 60)
    await sweepBookings(deps)
    expect(await book(event, { email: invented(), network })).toMatchObject(TOO_MANY)
    later(61)
    await sweepBookings(deps)
    expect((await stored(booking.id)).network).toBeNull()
    await accepted(book(event, { email: invented(), network }))
  })

  it('is not filled by moving bookings from other dates', async () => {
    const [full, other] = [
      await newEvent({ places: 12, priceCents: 0 }),
      await newEvent({ places: 12, priceCents: 0 }),
    ]
    const network = crypto.randomUUID()
    await booked(full, { people: 6, email: invented(), network })
    const { booking } = await booked(other, { people: 6, email: invented(), network })
    await expectRefused(moveBooking(deps, booking.id, full), 'ask_us')
    await accepted(moveBooking(deps, booking.id, full, { staffId: crypto.randomUUID() }))
  })
})

describe('more people than there are places', () => {
  it('are refused, also when their network has reached its limit', async () => {
    const network = crypto.randomUUID()
    await booked(await newEvent({ places: 30 }), { people: 30, way: 'online', network })
    const event = await newEvent({ places: 12 })
    await expectRefused(book(event, { people: 31, way: 'online', network }), 'sold_out', { placesLeft: 12 })
    expect(await book(event, { people: 1, way: 'online', network })).toMatchObject(TOO_MANY)
  })
})
