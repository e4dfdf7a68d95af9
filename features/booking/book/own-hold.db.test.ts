import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BookingScene, openBookingScene } from '#test/bookings/booking-scene.ts'
import type { BookSpotsInput } from './booking-input.server.ts'
import type { BookingForm } from '../rules/booking-form.schema.ts'
import { cancelBooking } from '../change/cancel-booking.server.ts'

const online = { way: 'online' } as const
let scene: BookingScene

beforeAll(async () => {
  scene = await openBookingScene()
})
afterAll(() => scene.close())

/** A browser: keeps its form key, and its cookie names the booking it went to pay for. */
function browser() {
  const idempotencyKey = randomUUID()
  return {
    idempotencyKey,
    send: (event: string, form: Partial<BookingForm> = {}, more: Partial<BookSpotsInput> = {}) =>
      scene.book(event, { ...online, ...form }, { idempotencyKey, ...more }),
  }
}

it('changing the form after returning from payment replaces the hold in one step', async () => {
  const event = await scene.event({ places: 3 })
  const { send } = browser()
  const first = await scene.booked(event, online, { idempotencyKey: 'first-key-of-a-browser' })
  expect(first.booking.state).toBe('held')
  const second = await scene.book(
    event,
    { ...online, people: 3, waitIfFull: true },
    { idempotencyKey: 'first-key-of-a-browser' },
  )
  expect(second).toMatchObject({ ok: true, value: { booking: { state: 'held', people: 3 } } })
  expect(await scene.stored(first.booking.id)).toMatchObject({ state: 'cancelled', payment: 'nothing_due' })
  expect(await scene.takenOf(event)).toBe(3)
  expect(await send(event)).toMatchObject({ refusal: { code: 'sold_out' } })
})

it('the places of an own hold are available to the same customer, also for a browser recognised by its cookie', async () => {
  const event = await scene.event({ places: 2 })
  const held = await scene.booked(event, { ...online, people: 2 })
  const again = await scene.book(
    event,
    { ...online, people: 2, name: 'Anders', waitIfFull: true },
    { openReference: held.reference },
  )
  expect(again).toMatchObject({ ok: true, value: { booking: { state: 'held' } } })
  expect(await scene.takenOf(event)).toBe(2)
})

it('a hold is never lost to a request that cannot be fulfilled', async () => {
  const event = await scene.event({ places: 4 })
  const held = await scene.booked(event, { ...online, people: 2 })
  await scene.booked(event, { people: 1 })
  for (const waitIfFull of [true, false])
    expect(
      await scene.book(event, { ...online, people: 4, waitIfFull }, { openReference: held.reference }),
    ).toMatchObject({ refusal: { code: waitIfFull ? 'hold_kept' : 'sold_out' } })
  expect(await scene.stored(held.booking.id)).toMatchObject({ state: 'held', people: 2 })
  expect(await scene.takenOf(event)).toBe(3)
})

it('a voucher used by an own hold can pay again, also for another date', async () => {
  const [event, other] = [await scene.event(), await scene.event({ days: 40 })]
  const { code, id } = await scene.voucher({ kind: 'value', amountCents: 150_00 })
  const held = await scene.booked(event, { ...online, voucher: code })
  expect(await scene.balanceOf(id)).toBe(0)
  const next = await scene.book(other, { ...online, voucher: code }, { openReference: held.reference })
  expect(next).toMatchObject({ ok: true, value: { booking: { state: 'held', voucherCents: 150_00 } } })
  expect(await scene.balanceOf(id)).toBe(0)
  expect([await scene.takenOf(event), await scene.takenOf(other)]).toEqual([0, 1])
})

it('a hold that was paid meanwhile is kept: the browser is redirected to it', async () => {
  const event = await scene.event()
  const held = await scene.booked(event, online)
  const { deps } = scene
  const { payments } = deps
  const paid = {
    kind: 'paid' as const,
    id: `late-${held.booking.id}`,
    occurredAt: deps.clock(),
    orderId: held.booking.id,
    sessionId: null,
    paymentId: `pay-${held.booking.id}`,
    amountCents: 200_00,
    currency: 'chf',
    customer: { name: null, email: null, phone: null, shippingAddress: null },
    termsAccepted: true,
  }
  deps.payments = { ...payments, readCompletion: async () => paid }
  const again = await scene.book(event, { ...online, people: 2 }, { openReference: held.reference })
  deps.payments = payments
  expect(again).toMatchObject({
    value: { booking: { id: held.booking.id, state: 'confirmed' }, payUrl: null },
  })
  expect(await scene.takenOf(event)).toBe(1)
})

it('two simultaneous requests of one browser leave one hold', async () => {
  const event = await scene.event({ places: 5 })
  const { send } = browser()
  await send(event, { people: 1 })
  await Promise.all([send(event, { people: 2 }), send(event, { people: 3 })])
  const states = (await scene.bookingsOf(event)).map(({ state }) => state)
  expect(states.filter((state) => state === 'held')).toHaveLength(1)
})

it('two browsers that swap dates do not deadlock', async () => {
  const [a, b] = [await scene.event({ places: 1 }), await scene.event({ places: 1, days: 44 })]
  const vouchers = await Promise.all([0, 1].map(() => scene.voucher({ kind: 'value', amountCents: 50_00 })))
  const [first, second] = await Promise.all([
    scene.booked(a, { ...online, voucher: vouchers[0]?.code ?? '' }),
    scene.booked(b, { ...online, voucher: vouchers[1]?.code ?? '' }),
  ])
  const results = await Promise.all([
    scene.book(b, { ...online, voucher: vouchers[0]?.code ?? '' }, { openReference: first.reference }),
    scene.book(a, { ...online, voucher: vouchers[1]?.code ?? '' }, { openReference: second.reference }),
  ])
  expect(results.filter(({ ok }) => ok).length).toBeLessThanOrEqual(1)
  expect([await scene.takenOf(a), await scene.takenOf(b)].every((taken) => (taken ?? 0) <= 1)).toBe(true)
})

it('after releasing a hold the same can be booked again with the same key', async () => {
  const event = await scene.event()
  const { send } = browser()
  const first = await send(event)
  if (!first.ok) throw new Error(first.refusal.code)
  await cancelBooking(scene.deps, first.value.booking.id)
  expect(await send(event)).toMatchObject({ value: { booking: { state: 'held' } } })
})

it('waiting groups are offered places freed by a smaller request', async () => {
  const event = await scene.event({ places: 3 })
  const held = await scene.booked(event, { ...online, people: 3 })
  const waits = await scene.booked(event, { people: 2, waitIfFull: true })
  await scene.book(event, { ...online, people: 1 }, { openReference: held.reference })
  expect((await scene.stored(waits.booking.id)).offeredUntil).not.toBeNull()
  expect(await scene.takenOf(event)).toBe(3)
})
