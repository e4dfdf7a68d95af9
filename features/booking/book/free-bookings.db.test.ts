import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BookingScene, openBookingScene } from '#test/bookings/booking-scene.ts'
import type { BookingForm } from '../rules/booking-form.schema.ts'
import { cancelBooking } from '../change/cancel-booking.server.ts'
import { moveBooking } from '../change/move-booking.server.ts'
import { sweepBookings } from './sweep-bookings.server.ts'

let scene: BookingScene

beforeAll(async () => {
  scene = await openBookingScene()
})
afterAll(() => scene.close())

type Selection = Partial<BookingForm> & { network: string }
const book = (event: string, { network, ...form }: Selection) => scene.book(event, form, { network })
const booked = (event: string, { network, ...form }: Selection) => scene.booked(event, form, { network })

let count = 0
const invented = () => `visitor${(count += 1)}@example.ch`
const TOO_MANY = { refusal: { code: 'too_many_held' } }

describe('a date that costs nothing', () => {
  it('keeps places for others when one network books with invented addresses', async () => {
    const event = await scene.event({ places: 20, priceCents: 0 })
    const network = crypto.randomUUID()
    const results = await Promise.all(
      [5, 5, 5, 5].map((people) => book(event, { people, email: invented(), network })),
    )
    expect(results.filter(({ ok }) => ok)).toHaveLength(2)
    expect(results.filter(({ ok }) => !ok)).toMatchObject([TOO_MANY, TOO_MANY])
    expect(await scene.takenOf(event)).toBe(10)
    expect(await book(event, { people: 6, email: invented(), network: crypto.randomUUID() })).toMatchObject({
      ok: true,
    })
  })

  it('is not taken whole by one booking', async () => {
    const event = await scene.event({ places: 11, priceCents: 0 })
    const network = crypto.randomUUID()
    expect(await book(event, { people: 11, email: invented(), network })).toMatchObject(TOO_MANY)
    expect(await book(event, { people: 6, email: invented(), network })).toMatchObject({ ok: true })
  })

  it('counts an address in whatever network it is typed, and for as long as the date stands', async () => {
    const event = await scene.event({ places: 12, priceCents: 0 })
    const email = invented()
    const { booking } = await booked(event, { people: 6, email, network: crypto.randomUUID() })
    expect(booking.state).toBe('confirmed')
    scene.later(2 * 24 * 60)
    const again = { email: email.toUpperCase(), network: crypto.randomUUID() }
    expect(await book(event, again)).toMatchObject(TOO_MANY)
    await cancelBooking(scene.deps, booking.id)
    expect(await book(event, again)).toMatchObject({ ok: true })
  })

  it('stores for a day which network booked, then deletes it', async () => {
    const event = await scene.event({ places: 12, priceCents: 0 })
    const network = crypto.randomUUID()
    const { booking } = await booked(event, { people: 6, email: invented(), network })
    scene.later(23 * 60)
    await sweepBookings(scene.deps)
    expect(await book(event, { email: invented(), network })).toMatchObject(TOO_MANY)
    scene.later(61)
    await sweepBookings(scene.deps)
    expect((await scene.stored(booking.id)).network).toBeNull()
    expect(await book(event, { email: invented(), network })).toMatchObject({ ok: true })
  })

  it('is not filled by moving bookings from other dates', async () => {
    const [full, other] = [
      await scene.event({ places: 12, priceCents: 0 }),
      await scene.event({ places: 12, priceCents: 0 }),
    ]
    const network = crypto.randomUUID()
    await booked(full, { people: 6, email: invented(), network })
    const { booking } = await booked(other, { people: 6, email: invented(), network })
    expect(await moveBooking(scene.deps, booking.id, full)).toMatchObject({ refusal: { code: 'ask_us' } })
    expect(await moveBooking(scene.deps, booking.id, full, { staffId: crypto.randomUUID() })).toMatchObject({
      ok: true,
    })
  })
})

describe('more people than there are places', () => {
  it('are refused, also when their network has reached its limit', async () => {
    const network = crypto.randomUUID()
    await booked(await scene.event({ places: 30 }), { people: 30, way: 'online', network })
    const event = await scene.event({ places: 12 })
    expect(await book(event, { people: 31, way: 'online', network })).toMatchObject({
      refusal: { code: 'sold_out', placesLeft: 12 },
    })
    expect(await book(event, { people: 1, way: 'online', network })).toMatchObject(TOO_MANY)
  })
})
