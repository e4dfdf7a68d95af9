import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { swissTime } from '#i18n/format-date.ts'
import { bookingScene } from '#test/bookings/booking-scene.ts'
import { accepted, expectAccepted, expectRefused } from '#test/results.ts'
import { events } from '../../calendar/database/calendar.tables.server.ts'
import type { BookedEvent } from '../booking-deps.server.ts'
import { cancelBooking } from '../change/cancel-booking.server.ts'
import { viewBooking } from '../change/view-booking.server.ts'
import { remindBookings } from '../mail/remind-bookings.server.ts'
import type { BookingForm } from '../rules/booking-form.schema.ts'
import { resendBookingMail } from '../staff/staff-mark-booking.server.ts'
import { acceptOffer } from '../waiting-list/accept-offer.server.ts'
import type { BookSpotsInput } from './booking-input.server.ts'
import { sweepBookings } from './sweep-bookings.server.ts'

const scene = await bookingScene()
const {
  event: newEvent,
  book,
  expectTaken,
  bookingsOf,
  takenOf,
  booked,
  deps,
  expectNews,
  paid,
  later,
  stored,
  expectStored,
  voucher: newVoucher,
  expectBalance,
} = scene

describe('places', () => {
  it('are never oversold: of 300 simultaneous bookings, exactly 12 succeed', async () => {
    const event = await newEvent({ places: 12 })
    const results = await Promise.all(
      Array.from({ length: 300 }, (_, n) => answered(() => book(event, { email: `p${n}@example.ch` }))),
    )
    expect(results.filter((result) => result.ok)).toHaveLength(12)
    const refusals = results.flatMap((result) => (result.ok ? [] : [result.refusal]))
    expect(refusals.every(({ code }) => code === 'sold_out')).toBe(true)
    await expectTaken(event, 12)
    expect(await bookingsOf(event)).toHaveLength(12)
  })

  it('of groups fill up without skipping one that would have fitted', async () => {
    const event = await newEvent({ places: 10 })
    await Promise.all([4, 3, 5, 2, 6, 1].map((people) => book(event, { people })))
    const taken = await takenOf(event)
    expect(taken).toBeLessThanOrEqual(10)
    const rest = 10 - (taken ?? 0)
    expect(rest === 0 || (await book(event, { people: rest })).ok).toBe(true)
  })

  it('given away by telephone are not sold', async () => {
    const event = await newEvent({ places: 5, taken: 3, blocked: 3 })
    await expectRefused(book(event, { people: 3 }), 'sold_out', { placesLeft: 2 })
    const { id } = await booked(event, { people: 2 })
    await expectTaken(event, 5)
    await cancelBooking(deps, id)
    await expectTaken(event, 3)
  })

  it('are booked once for a key, for any number of simultaneous requests', async () => {
    const event = await newEvent()
    const results = await Promise.all(
      Array.from({ length: 20 }, () => book(event, { people: 2 }, { idempotencyKey: 'one press' })),
    )
    const ids = results.map((result) => result.ok && result.value.booking.id)
    expect(new Set(ids).size).toBe(1)
    await expectTaken(event, 2)
    await expectRefused(book(event, { people: 3 }, { idempotencyKey: 'one press' }), 'idempotency_key_reused')
  })

  it('are not sold at another price than the one shown', async () => {
    const event = await newEvent()
    await expectRefused(book(event, { people: 2, shownTotalCents: 1 }), 'price_changed', {
      totalCents: 400_00,
    })
  })
})

describe('paying online', () => {
  it('holds the places, confirms them with the money, and mails once', async () => {
    const event = await newEvent()
    const email = 'zahlt@example.ch'
    const { booking, payUrl } = await booked(event, { way: 'online', people: 2, email })
    expect(booking.state).toBe('held')
    expect(payUrl).toContain('http://site.test/testkasse/')
    await expectNews(email, [])
    expect(await paid(booking.id, 400_00, 'event-1')).toBe('applied')
    expect(await paid(booking.id, 400_00, 'event-1')).toBe('duplicate')
    await expectNews(email, ['confirmed'])
    const [row] = await bookingsOf(event)
    expect(row).toMatchObject({ state: 'confirmed', payment: 'paid', paidCents: 400_00, heldUntil: null })
  })

  it('not completed within 15 minutes frees the places and closes the page', async () => {
    const event = await newEvent({ places: 2 })
    const { booking } = await booked(event, { way: 'online', people: 2 })
    expect(await book(event)).toMatchObject({ ok: false })
    later(16)
    expect(await sweepBookings(deps)).toBeGreaterThanOrEqual(1)
    await expectTaken(event, 0)
    expect(await deps.payments.expireSession(booking.sessionId ?? '')).not.toBe('completed')
    await booked(event, { people: 2 })
  })

  it('that cannot be released because of an error does not block the others', async () => {
    const broken = await newEvent({ places: 2 })
    const sound = await newEvent({ places: 2 })
    for (const event of [broken, sound]) await booked(event, { way: 'online', people: 2 })
    later(16)
    const events: typeof scene.deps.events = {
      ...deps.events,
      lock: async (tx, id) => {
        if (id === broken) throw new Error('broken')
        return deps.events.lock(tx, id)
      },
    }
    await expect(sweepBookings({ ...deps, events })).rejects.toThrow('broken')
    await expectTaken(broken, 2)
    await expectTaken(sound, 0)
    await sweepBookings(deps)
    await expectTaken(broken, 0)
  })

  it('too late counts while there is room, and is refunded when there is none', async () => {
    const roomy = await newEvent({ places: 2 })
    const late = await booked(roomy, { way: 'online', email: 'spaet@example.ch' })
    later(16)
    await sweepBookings(deps)
    expect(await paid(late.id, 200_00)).toBe('applied')
    expect((await bookingsOf(roomy))[0]).toMatchObject({ state: 'confirmed', payment: 'paid' })

    const full = await newEvent({ places: 1 })
    const tooLate = await booked(full, { way: 'online' })
    later(16)
    await sweepBookings(deps)
    await booked(full, { email: 'schneller@example.ch' })
    expect(await paid(tooLate.id, 200_00)).toBe('applied')
    const rows = await bookingsOf(full)
    expect(rows.find(({ id }) => id === tooLate.id)).toMatchObject({
      state: 'cancelled',
      payment: 'refund_due',
    })
    await expectTaken(full, 1)
  })
})

describe('a full event', () => {
  it('shows the waiting list without people whose offer or hold is over', async () => {
    const event = await newEvent({ places: 1 })
    const held = await booked(event, { way: 'online', email: 'haelt@example.ch' })
    const waits = await booked(event, { way: 'online', waitIfFull: true, email: 'wartet@example.ch' })
    const next = await booked(event, { way: 'online', waitIfFull: true, email: 'naechste@example.ch' })
    const leftList = async ({ id }: { id: string }) => {
      const seen = {
        reference: '',
        event: (await deps.events.find(deps.db, event, 'de')) as BookedEvent,
        now: deps.clock(),
        vouchers: deps.vouchers,
      }
      const booking = await stored(id)
      return (await viewBooking(deps.db, booking, seen)).leftList
    }
    expect(await leftList(waits.booking)).toBe(false)
    await cancelBooking(deps, waits.id)
    expect(await leftList(waits.booking)).toBe(true)
    await resendBookingMail(deps, waits.id, crypto.randomUUID())
    await expectNews('wartet@example.ch', ['waitlisted', 'left_list', 'left_list'])
    await cancelBooking(deps, held.id)
    expect(await leftList(held.booking)).toBe(false)
    later(25 * 60)
    await sweepBookings(deps)
    expect((await stored(next.id)).state).toBe('cancelled')
    expect(await leftList(next.booking)).toBe(false)
  })

  it('accepts waiting people, offers a free place to the first who fits, then to the next', async () => {
    const event = await newEvent({ places: 3 })
    const pair = await booked(event, { people: 2, email: 'paar@example.ch' })
    await booked(event, { people: 1, email: 'eins@example.ch' })
    const three = await booked(event, { people: 3, waitIfFull: true, email: 'drei@example.ch' })
    const two = await booked(event, {
      people: 2,
      waitIfFull: true,
      email: 'zwei@example.ch',
      way: 'online',
    })
    const one = await booked(event, { people: 1, waitIfFull: true, email: 'letzte@example.ch' })
    expect([three, two, one].map(({ booking }) => booking.state)).toEqual(Array(3).fill('waitlisted'))

    await cancelBooking(deps, pair.id)
    await expectNews('drei@example.ch', ['waitlisted'])
    await expectNews('zwei@example.ch', ['waitlisted', 'offered'])
    await expectTaken(event, 3)
    await expectRefused(book(event), 'sold_out', { placesLeft: 0 })

    later(25 * 60)
    await sweepBookings(deps)
    await expectNews('zwei@example.ch', ['waitlisted', 'offered', 'offer_lapsed'])
    await expectNews('letzte@example.ch', ['waitlisted', 'offered'])
    await expectRefused(acceptOffer(deps, two.id), 'offer_over')
    expect(await acceptOffer(deps, one.id)).toEqual({ ok: true, value: { payUrl: null } })
    await expectTaken(event, 2)
  })

  it('requires payment when an online booking takes the offer', async () => {
    const event = await newEvent({ places: 1 })
    const first = await booked(event)
    const next = await booked(event, { way: 'online', waitIfFull: true })
    await cancelBooking(deps, first.id)
    await expectAccepted(acceptOffer(deps, next.id), {
      payUrl: expect.stringContaining('/testkasse/'),
    })
    await paid(next.id, 200_00)
    await expectTaken(event, 1)
  })
})

it('a booking reminded of a postponed date is reminded of the new one', async () => {
  const event = await newEvent({ days: 10 })
  const email = 'verschoben@example.ch'
  await booked(event, { email })
  later(8 * 24 * 60)
  await remindBookings(deps)
  const { day } = swissTime(new Date(deps.clock().getTime() + 20 * 86_400_000))
  const putOff = { startsLocal: `${day} 09:00:00`, endsLocal: `${day} 17:00:00` }
  await deps.db.update(events).set(putOff).where(eq(events.id, event))
  await remindBookings(deps)
  later(18 * 24 * 60)
  await remindBookings(deps)
  await remindBookings(deps)
  await expectNews(email, ['confirmed', 'reminder', 'reminder'])
})

it('an early booking is reminded once, three days before; a recent one is not', async () => {
  const event = await newEvent({ days: 10 })
  await booked(event, { email: 'frueh@example.ch' })
  expect(await remindBookings(deps)).toBe(0)
  later(8 * 24 * 60)
  await booked(event, { email: 'eben@example.ch' })
  await Promise.all([remindBookings(deps), remindBookings(deps)])
  await expectNews('frueh@example.ch', ['confirmed', 'reminder'])
  await expectNews('eben@example.ch', ['confirmed'])
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

const online = { way: 'online' } as const

/** A browser: keeps its form key, and its cookie names the booking it went to pay for. */
function browser() {
  const idempotencyKey = randomUUID()
  return {
    idempotencyKey,
    send: (event: string, form: Partial<BookingForm> = {}, more: Partial<BookSpotsInput> = {}) =>
      book(event, { ...online, ...form }, { idempotencyKey, ...more }),
  }
}

it('changing the form after returning from payment replaces the hold in one step', async () => {
  const event = await newEvent({ places: 3 })
  const { send } = browser()
  const first = await booked(event, online, { idempotencyKey: 'first-key-of-a-browser' })
  expect(first.booking.state).toBe('held')
  expect(
    await accepted(
      book(event, { ...online, people: 3, waitIfFull: true }, { idempotencyKey: 'first-key-of-a-browser' }),
    ),
  ).toMatchObject({ booking: { state: 'held', people: 3 } })
  await expectStored(first.id, { state: 'cancelled', payment: 'nothing_due' })
  await expectTaken(event, 3)
  await expectRefused(send(event), 'sold_out')
})

it('the places of an own hold are available to the same customer, also for a browser recognised by its cookie', async () => {
  const event = await newEvent({ places: 2 })
  const held = await booked(event, { ...online, people: 2 })
  expect(
    await accepted(
      book(
        event,
        { ...online, people: 2, name: 'Anders', waitIfFull: true },
        { openReference: held.reference },
      ),
    ),
  ).toMatchObject({ booking: { state: 'held' } })
  await expectTaken(event, 2)
})

it('a hold is never lost to a request that cannot be fulfilled', async () => {
  const event = await newEvent({ places: 4 })
  const held = await booked(event, { ...online, people: 2 })
  await booked(event, { people: 1 })
  for (const waitIfFull of [true, false])
    await expectRefused(
      book(event, { ...online, people: 4, waitIfFull }, { openReference: held.reference }),
      waitIfFull ? 'hold_kept' : 'sold_out',
    )
  await expectStored(held.id, { state: 'held', people: 2 })
  await expectTaken(event, 3)
})

it('a voucher used by an own hold can pay again, also for another date', async () => {
  const [event, other] = [await newEvent(), await newEvent({ days: 40 })]
  const { code, id } = await newVoucher(150_00)
  const held = await booked(event, { ...online, voucher: code })
  await expectBalance(id, 0)
  expect(
    await accepted(book(other, { ...online, voucher: code }, { openReference: held.reference })),
  ).toMatchObject({ booking: { state: 'held', voucherCents: 150_00 } })
  await expectBalance(id, 0)
  await expectTaken(event, 0)
  await expectTaken(other, 1)
})

it('a hold that was paid meanwhile is kept: the browser is redirected to it', async () => {
  const event = await newEvent()
  const held = await booked(event, online)
  const { deps } = scene
  const { payments } = deps
  const paid = {
    kind: 'paid' as const,
    id: `late-${held.id}`,
    occurredAt: deps.clock(),
    orderId: held.id,
    sessionId: null,
    paymentId: `pay-${held.id}`,
    amountCents: 200_00,
    currency: 'chf',
    customer: { name: null, email: null, phone: null, shippingAddress: null },
    termsAccepted: true,
  }
  deps.payments = { ...payments, readCompletion: async () => paid }
  const again = await book(event, { ...online, people: 2 }, { openReference: held.reference })
  deps.payments = payments
  expect(again).toMatchObject({
    value: { booking: { id: held.id, state: 'confirmed' }, payUrl: null },
  })
  await expectTaken(event, 1)
})

it('two simultaneous requests of one browser leave one hold', async () => {
  const event = await newEvent({ places: 5 })
  const { send } = browser()
  await send(event, { people: 1 })
  await Promise.all([send(event, { people: 2 }), send(event, { people: 3 })])
  const states = (await bookingsOf(event)).map(({ state }) => state)
  expect(states.filter((state) => state === 'held')).toHaveLength(1)
})

it('two browsers that swap dates do not deadlock', async () => {
  const [a, b] = [await newEvent({ places: 1 }), await newEvent({ places: 1, days: 44 })]
  const vouchers = await Promise.all([0, 1].map(() => newVoucher(50_00)))
  const [first, second] = await Promise.all([
    booked(a, { ...online, voucher: vouchers[0]?.code ?? '' }),
    booked(b, { ...online, voucher: vouchers[1]?.code ?? '' }),
  ])
  const results = await Promise.all([
    book(b, { ...online, voucher: vouchers[0]?.code ?? '' }, { openReference: first.reference }),
    book(a, { ...online, voucher: vouchers[1]?.code ?? '' }, { openReference: second.reference }),
  ])
  expect(results.filter(({ ok }) => ok).length).toBeLessThanOrEqual(1)
  expect([await takenOf(a), await takenOf(b)].every((taken) => (taken ?? 0) <= 1)).toBe(true)
})

it('after releasing a hold the same can be booked again with the same key', async () => {
  const event = await newEvent()
  const { send } = browser()
  const first = await accepted(send(event))
  await cancelBooking(deps, first.booking.id)
  await expectAccepted(send(event), { booking: { state: 'held' } })
})

it('waiting groups are offered places freed by a smaller request', async () => {
  const event = await newEvent({ places: 3 })
  const held = await booked(event, { ...online, people: 3 })
  const waits = await booked(event, { people: 2, waitIfFull: true })
  await book(event, { ...online, people: 1 }, { openReference: held.reference })
  expect((await stored(waits.id)).offeredUntil).not.toBeNull()
  await expectTaken(event, 3)
})
