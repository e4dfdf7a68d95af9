import { describe, expect, it } from 'vitest'
import { bookingScene } from '#test/bookings/booking-scene.ts'
import { countRoundTrips } from '#test/count-round-trips.ts'
import type { BookingForm } from '../rules/booking-form.schema.ts'
import { cancelBooking } from '../change/cancel-booking.server.ts'
import { moveBooking } from '../change/move-booking.server.ts'
import { sweepBookings } from './sweep-bookings.server.ts'
import { accepted, expectRefused } from '#test/results.ts'
import { randomUUID } from 'node:crypto'
import { choosePlan } from '../plan-b/choose.server.ts'
import { planRevision } from '../plan-b/plan-b.ts'
import { startPlan } from '../plan-b/start-plan.server.ts'

const STAFF = '00000000-0000-4000-8000-000000000001'
const scene = await bookingScene()
const {
  event: newEvent,
  booked,
  deps,
  expectTaken,
  book,
  bookWith,
  newsTo,
  later,
  stored,
  bookingsOf,
} = scene

it('a booking on invoice costs at most five round trips and one commit', async () => {
  const event = await newEvent()
  await booked(event, { way: 'invoice' })
  const counted = await countRoundTrips(deps.db.$client, () => booked(event, { way: 'invoice' }))
  expect(counted.roundTrips).toBeLessThanOrEqual(5)
  expect(counted.commits).toBe(1)
  await expectTaken(event, 2)
})

it('unapproved invoices are limited the same for simultaneous and sequential bookings', async () => {
  const event = await newEvent({ places: 20 })
  const deps = { ...scene.deps, invoicePercent: 50 }
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, n) =>
      bookWith(deps, event, { way: 'invoice', email: `firma-${n}@example.ch` }),
    ),
  )
  const states = answers.map((answer) => answer.ok && answer.value.booking.payment)
  expect(states.filter((state) => state === 'invoiced')).toHaveLength(10)
  expect(states.filter((state) => state === 'invoice_asked')).toHaveLength(6)
})

it('a seventh mail within the hour is withheld, even for simultaneous bookings', async () => {
  const email = 'oft@example.ch'
  const events = await Promise.all(Array.from({ length: 9 }, () => newEvent()))
  await Promise.all(events.map((event) => booked(event, { way: 'invoice', email })))
  expect(await newsTo(email)).toHaveLength(6)
})

type Selection = Partial<BookingForm> & { network: string }
const bookFrom = (event: string, { network, ...form }: Selection) => book(event, form, { network })
const bookedFrom = (event: string, { network, ...form }: Selection) => booked(event, form, { network })

let count = 0
const invented = () => `visitor${(count += 1)}@example.ch`
const TOO_MANY = { refusal: { code: 'too_many_held' } }

describe('a date that costs nothing', () => {
  it('keeps places for others when one network books with invented addresses', async () => {
    const event = await newEvent({ places: 20, priceCents: 0 })
    const network = crypto.randomUUID()
    const results = await Promise.all(
      [5, 5, 5, 5].map((people) => bookFrom(event, { people, email: invented(), network })),
    )
    expect(results.filter(({ ok }) => ok)).toHaveLength(2)
    expect(results.filter(({ ok }) => !ok)).toMatchObject([TOO_MANY, TOO_MANY])
    await expectTaken(event, 10)
    await accepted(bookFrom(event, { people: 6, email: invented(), network: crypto.randomUUID() }))
  })

  it('is not taken whole by one booking', async () => {
    const event = await newEvent({ places: 11, priceCents: 0 })
    const network = crypto.randomUUID()
    expect(await bookFrom(event, { people: 11, email: invented(), network })).toMatchObject(TOO_MANY)
    await accepted(bookFrom(event, { people: 6, email: invented(), network }))
  })

  it('counts an address in whatever network it is typed, and for as long as the date stands', async () => {
    const event = await newEvent({ places: 12, priceCents: 0 })
    const email = invented()
    const { booking } = await bookedFrom(event, { people: 6, email, network: crypto.randomUUID() })
    expect(booking.state).toBe('confirmed')
    later(2 * 24 * 60)
    const again = { email: email.toUpperCase(), network: crypto.randomUUID() }
    expect(await bookFrom(event, again)).toMatchObject(TOO_MANY)
    await cancelBooking(deps, booking.id)
    await accepted(bookFrom(event, again))
  })

  it('stores for a day which network booked, then deletes it', async () => {
    const event = await newEvent({ places: 12, priceCents: 0 })
    const network = crypto.randomUUID()
    const { booking } = await bookedFrom(event, { people: 6, email: invented(), network })
    later(23 * 60)
    await sweepBookings(deps)
    expect(await bookFrom(event, { email: invented(), network })).toMatchObject(TOO_MANY)
    later(61)
    await sweepBookings(deps)
    expect((await stored(booking.id)).network).toBeNull()
    await accepted(bookFrom(event, { email: invented(), network }))
  })

  it('is not filled by moving bookings from other dates', async () => {
    const [full, other] = [
      await newEvent({ places: 12, priceCents: 0 }),
      await newEvent({ places: 12, priceCents: 0 }),
    ]
    const network = crypto.randomUUID()
    await bookedFrom(full, { people: 6, email: invented(), network })
    const { booking } = await bookedFrom(other, { people: 6, email: invented(), network })
    await expectRefused(moveBooking(deps, booking.id, full), 'ask_us')
    await accepted(moveBooking(deps, booking.id, full, { staffId: crypto.randomUUID() }))
  })
})

describe('more people than there are places', () => {
  it('are refused, also when their network has reached its limit', async () => {
    const network = crypto.randomUUID()
    await bookedFrom(await newEvent({ places: 30 }), { people: 30, way: 'online', network })
    const event = await newEvent({ places: 12 })
    await expectRefused(bookFrom(event, { people: 31, way: 'online', network }), 'sold_out', {
      placesLeft: 12,
    })
    expect(await bookFrom(event, { people: 1, way: 'online', network })).toMatchObject(TOO_MANY)
  })
})

const aPrivateDate = () => newEvent({ public: false })
const byStaff = { staffId: STAFF, way: 'door', holdDays: 1, staffNote: null, participants: [] } as const

describe('a private date', () => {
  it('is booked by staff only: to visitors who know its id it does not exist', async () => {
    const event = await aPrivateDate()
    const unknown = { refusal: { code: 'unknown_event' } }
    for (const form of [{}, { way: 'online' as const }, { people: 3 }])
      expect(await book(event, form)).toMatchObject(unknown)
    await expectTaken(event, 0)
    expect((await book(event, {}, { byStaff })).ok).toBe(true)
  })

  it('takes no booking that a customer moves', async () => {
    const [event, hidden] = [await newEvent(), await aPrivateDate()]
    const { id } = await booked(event)
    await expectRefused(moveBooking(deps, id, hidden), 'unknown_booking')
    expect((await moveBooking(deps, id, hidden, { staffId: STAFF })).ok).toBe(true)
  })

  it('is neither the other date of a plan B nor one that a customer chooses', async () => {
    const [event, hidden] = [await newEvent(), await aPrivateDate()]
    const { id } = await booked(event)
    const plan = {
      id: randomUUID(),
      eventId: event,
      otherDates: true,
      vouchers: true,
      until: new Date(deps.clock().getTime() + 48 * 3_600_000),
      byDefault: 'refund',
      seen: planRevision(await bookingsOf(event)),
    } as const
    await expectRefused(startPlan(deps, { ...plan, to: { eventId: hidden } }, STAFF), 'unknown_event')
    expect((await startPlan(deps, { ...plan, to: null }, STAFF)).ok).toBe(true)
    await expectRefused(choosePlan(deps, id, { choice: 'other_date', eventId: hidden }), 'choice_unknown')
  })
})
