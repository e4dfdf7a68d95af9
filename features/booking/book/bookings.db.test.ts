import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { events } from '../../calendar/database/calendar.tables.server.ts'
import { swissTime } from '#i18n/format-date.ts'
import { type BookingScene, openBookingScene } from '#test/bookings/booking-scene.ts'
import type { BookedEvent } from '../booking-deps.server.ts'
import { cancelBooking } from '../change/cancel-booking.server.ts'
import { acceptOffer } from '../waiting-list/accept-offer.server.ts'
import { resendBookingMail } from '../staff/staff-mark-booking.server.ts'
import { sweepBookings } from './sweep-bookings.server.ts'
import { remindBookings } from '../mail/remind-bookings.server.ts'
import { viewBooking } from '../change/view-booking.server.ts'

let scene: BookingScene

beforeAll(async () => {
  scene = await openBookingScene()
})
afterAll(() => scene.close())

describe('places', () => {
  it('are never oversold: of 300 simultaneous bookings, exactly 12 succeed', async () => {
    const event = await scene.event({ places: 12 })
    const results = await Promise.all(
      Array.from({ length: 300 }, (_, n) => answered(() => scene.book(event, { email: `p${n}@example.ch` }))),
    )
    expect(results.filter((result) => result.ok)).toHaveLength(12)
    const refusals = results.flatMap((result) => (result.ok ? [] : [result.refusal]))
    expect(refusals.every(({ code }) => code === 'sold_out')).toBe(true)
    expect(await scene.takenOf(event)).toBe(12)
    expect(await scene.bookingsOf(event)).toHaveLength(12)
  })

  it('of groups fill up without skipping one that would have fitted', async () => {
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
    const { booking } = await scene.booked(event, { people: 2 })
    expect(await scene.takenOf(event)).toBe(5)
    await cancelBooking(scene.deps, booking.id)
    expect(await scene.takenOf(event)).toBe(3)
  })

  it('are booked once for a key, for any number of simultaneous requests', async () => {
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
    const { booking, payUrl } = await scene.booked(event, { way: 'online', people: 2, email })
    expect(booking.state).toBe('held')
    expect(payUrl).toContain('http://site.test/testkasse/')
    expect(await scene.newsTo(email)).toEqual([])
    expect(await scene.paid(booking.id, 400_00, 'event-1')).toBe('applied')
    expect(await scene.paid(booking.id, 400_00, 'event-1')).toBe('duplicate')
    expect(await scene.newsTo(email)).toEqual(['confirmed'])
    const [row] = await scene.bookingsOf(event)
    expect(row).toMatchObject({ state: 'confirmed', payment: 'paid', paidCents: 400_00, heldUntil: null })
  })

  it('not completed within 15 minutes frees the places and closes the page', async () => {
    const event = await scene.event({ places: 2 })
    const { booking } = await scene.booked(event, { way: 'online', people: 2 })
    expect(await scene.book(event)).toMatchObject({ ok: false })
    scene.later(16)
    expect(await sweepBookings(scene.deps)).toBeGreaterThanOrEqual(1)
    expect(await scene.takenOf(event)).toBe(0)
    expect(await scene.deps.payments.expireSession(booking.sessionId ?? '')).not.toBe('completed')
    await scene.booked(event, { people: 2 })
  })

  it('that cannot be released because of an error does not block the others', async () => {
    const broken = await scene.event({ places: 2 })
    const sound = await scene.event({ places: 2 })
    for (const event of [broken, sound]) await scene.booked(event, { way: 'online', people: 2 })
    scene.later(16)
    const events: typeof scene.deps.events = {
      ...scene.deps.events,
      lock: async (tx, id) => {
        if (id === broken) throw new Error('broken')
        return scene.deps.events.lock(tx, id)
      },
    }
    await expect(sweepBookings({ ...scene.deps, events })).rejects.toThrow('broken')
    expect([await scene.takenOf(broken), await scene.takenOf(sound)]).toEqual([2, 0])
    await sweepBookings(scene.deps)
    expect(await scene.takenOf(broken)).toBe(0)
  })

  it('too late counts while there is room, and is refunded when there is none', async () => {
    const roomy = await scene.event({ places: 2 })
    const late = await scene.booked(roomy, { way: 'online', email: 'spaet@example.ch' })
    scene.later(16)
    await sweepBookings(scene.deps)
    expect(await scene.paid(late.booking.id, 200_00)).toBe('applied')
    expect((await scene.bookingsOf(roomy))[0]).toMatchObject({ state: 'confirmed', payment: 'paid' })

    const full = await scene.event({ places: 1 })
    const tooLate = await scene.booked(full, { way: 'online' })
    scene.later(16)
    await sweepBookings(scene.deps)
    await scene.booked(full, { email: 'schneller@example.ch' })
    expect(await scene.paid(tooLate.booking.id, 200_00)).toBe('applied')
    const rows = await scene.bookingsOf(full)
    expect(rows.find(({ id }) => id === tooLate.booking.id)).toMatchObject({
      state: 'cancelled',
      payment: 'refund_due',
    })
    expect(await scene.takenOf(full)).toBe(1)
  })
})

describe('a full event', () => {
  it('shows the waiting list without people whose offer or hold is over', async () => {
    const event = await scene.event({ places: 1 })
    const held = await scene.booked(event, { way: 'online', email: 'haelt@example.ch' })
    const waits = await scene.booked(event, { way: 'online', waitIfFull: true, email: 'wartet@example.ch' })
    const next = await scene.booked(event, { way: 'online', waitIfFull: true, email: 'naechste@example.ch' })
    const leftList = async ({ id }: { id: string }) => {
      const seen = {
        reference: '',
        event: (await scene.deps.events.find(scene.deps.db, event, 'de')) as BookedEvent,
        now: scene.deps.clock(),
        vouchers: scene.deps.vouchers,
      }
      const booking = await scene.stored(id)
      return (await viewBooking(scene.deps.db, booking, seen)).leftList
    }
    expect(await leftList(waits.booking)).toBe(false)
    await cancelBooking(scene.deps, waits.booking.id)
    expect(await leftList(waits.booking)).toBe(true)
    await resendBookingMail(scene.deps, waits.booking.id, crypto.randomUUID())
    expect(await scene.newsTo('wartet@example.ch')).toEqual(['waitlisted', 'left_list', 'left_list'])
    await cancelBooking(scene.deps, held.booking.id)
    expect(await leftList(held.booking)).toBe(false)
    scene.later(25 * 60)
    await sweepBookings(scene.deps)
    expect((await scene.stored(next.booking.id)).state).toBe('cancelled')
    expect(await leftList(next.booking)).toBe(false)
  })

  it('accepts waiting people, offers a free place to the first who fits, then to the next', async () => {
    const event = await scene.event({ places: 3 })
    const pair = await scene.booked(event, { people: 2, email: 'paar@example.ch' })
    await scene.booked(event, { people: 1, email: 'eins@example.ch' })
    const three = await scene.booked(event, { people: 3, waitIfFull: true, email: 'drei@example.ch' })
    const two = await scene.booked(event, {
      people: 2,
      waitIfFull: true,
      email: 'zwei@example.ch',
      way: 'online',
    })
    const one = await scene.booked(event, { people: 1, waitIfFull: true, email: 'letzte@example.ch' })
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

  it('requires payment when an online booking takes the offer', async () => {
    const event = await scene.event({ places: 1 })
    const first = await scene.booked(event)
    const next = await scene.booked(event, { way: 'online', waitIfFull: true })
    await cancelBooking(scene.deps, first.booking.id)
    const taken = await acceptOffer(scene.deps, next.booking.id)
    expect(taken).toMatchObject({ ok: true, value: { payUrl: expect.stringContaining('/testkasse/') } })
    await scene.paid(next.booking.id, 200_00)
    expect(await scene.takenOf(event)).toBe(1)
  })
})

it('a booking reminded of a postponed date is reminded of the new one', async () => {
  const event = await scene.event({ days: 10 })
  const email = 'verschoben@example.ch'
  await scene.booked(event, { email })
  scene.later(8 * 24 * 60)
  await remindBookings(scene.deps)
  const { day } = swissTime(new Date(scene.deps.clock().getTime() + 20 * 86_400_000))
  const putOff = { startsLocal: `${day} 09:00:00`, endsLocal: `${day} 17:00:00` }
  await scene.deps.db.update(events).set(putOff).where(eq(events.id, event))
  await remindBookings(scene.deps)
  scene.later(18 * 24 * 60)
  await remindBookings(scene.deps)
  await remindBookings(scene.deps)
  expect(await scene.newsTo(email)).toEqual(['confirmed', 'reminder', 'reminder'])
})

it('an early booking is reminded once, three days before; a recent one is not', async () => {
  const event = await scene.event({ days: 10 })
  await scene.booked(event, { email: 'frueh@example.ch' })
  expect(await remindBookings(scene.deps)).toBe(0)
  scene.later(8 * 24 * 60)
  await scene.booked(event, { email: 'eben@example.ch' })
  await Promise.all([remindBookings(scene.deps), remindBookings(scene.deps)])
  expect(await scene.newsTo('frueh@example.ch')).toEqual(['confirmed', 'reminder'])
  expect(await scene.newsTo('eben@example.ch')).toEqual(['confirmed'])
})

/** A busy machine turns away with 503 who waits too long for a row; clients ask again. */
async function answered<Value>(ask: () => Promise<Value>): Promise<Value> {
  try {
    return await ask()
  } catch (error) {
    if ((error as { statusCode?: number }).statusCode !== 503) throw error
    return answered(ask)
  }
}
