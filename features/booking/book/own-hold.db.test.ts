import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { bookingScene } from '#test/bookings/booking-scene.ts'
import type { BookSpotsInput } from './booking-input.server.ts'
import type { BookingForm } from '../rules/booking-form.schema.ts'
import { cancelBooking } from '../change/cancel-booking.server.ts'
import { expectAccepted, accepted, expectRefused } from '#test/results.ts'

const online = { way: 'online' } as const
const scene = await bookingScene()
const {
  book,
  event: newEvent,
  booked,
  expectStored,
  expectTaken,
  voucher: newVoucher,
  expectBalance,
  bookingsOf,
  takenOf,
  deps,
  stored,
} = scene

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
