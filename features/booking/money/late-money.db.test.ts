import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { openRefundScene, type RefundScene } from '#test/bookings/refund-scene.ts'
import { changePeople } from '../change/change-people.server.ts'
import { moveBooking } from '../change/move-booking.server.ts'
import { cancelBooking } from '../change/cancel-booking.server.ts'
import { bookings } from '../database/booking.tables.server.ts'
import { payOnlineInstead } from './pay-online-instead.server.ts'
import { sweepBookings } from '../book/sweep-bookings.server.ts'
import { confirmHeld } from '../staff/staff-confirm-held.server.ts'
import { markAttendance } from '../staff/staff-mark-booking.server.ts'
import { recordInvoicePaid, recordRefunded } from '../staff/staff-settle-booking.server.ts'
import { countWaitingBookings } from '../staff/staff-waiting-bookings.server.ts'
import { readStaffBookings } from '../staff/staff-read-bookings.server.ts'

const STAFF = '00000000-0000-4000-8000-000000000001'
let scene: RefundScene

beforeAll(async () => {
  scene = await openRefundScene()
})
afterAll(() => scene.close())
beforeEach(() => scene.provider.reset())

async function staffViewOf(event: string, id: string) {
  const booked = await scene.deps.events.find(scene.deps.db, event, 'de')
  if (!booked) throw new Error('no event')
  const all = await readStaffBookings(scene.deps.db, scene.deps, booked, scene.deps.clock())
  return all.find((each) => each.id === id)
}

it('money that arrives after staff made an invoice of it pays the invoice, and nothing is refunded', async () => {
  const event = await scene.event()
  const { booking } = await scene.booked(event, { way: 'online', people: 2 })
  const payments = { ...scene.deps.payments, expireSession: async () => 'unreachable' as const }
  await confirmHeld({ ...scene.deps, payments }, booking.id, STAFF)
  await scene.pay(booking, 400_00, 'after-invoice')
  expect(await scene.stored(booking.id)).toMatchObject({
    state: 'confirmed',
    payment: 'paid',
    paidCents: 400_00,
  })
  expect(await scene.refundsOf('after-invoice')).toEqual([])
  expect(await staffViewOf(event, booking.id)).toMatchObject({ dueCents: 0, refundCents: 0 })
})

it('money that arrives twice for one booking is refunded once', async () => {
  const { id, paymentId } = await scene.paidBooking({ people: 2 })
  await scene.pay({ id }, 400_00, `again-${id}`)
  expect(await scene.stored(id)).toMatchObject({
    state: 'confirmed',
    payment: 'refund_due',
    paidCents: 800_00,
  })
  await scene.work(`again-${id}`)
  await scene.work(paymentId)
  expect(scene.total()).toBe(400_00)
  await scene.expectSettled(id)
})

it('money that arrives after the hold, when all places are gone, is refunded, and its booking waits', async () => {
  const deps = { ...scene.deps, invoicePercent: 0 }
  const event = await scene.event({ places: 2 })
  const { booking } = await scene.booked(event, { people: 2 })
  await scene.deps.db
    .update(bookings)
    .set({ state: 'waitlisted', payment: 'invoice_asked' })
    .where(eq(bookings.id, booking.id))
  await payOnlineInstead(deps, booking.id)
  scene.later(16)
  await sweepBookings(deps)
  await scene.booked(event, { people: 2 })
  await scene.pay(booking, 400_00, `late-${booking.id}`)
  expect(await scene.stored(booking.id)).toMatchObject({ state: 'waitlisted', payment: 'refund_due' })
  await scene.work(`late-${booking.id}`)
  expect(scene.total()).toBe(400_00)
  expect(await scene.stored(booking.id)).toMatchObject({ payment: 'refunded', refundedCents: 400_00 })
})

it('money that arrives while its booking is being moved moves along', async () => {
  const { id } = await scene.paidBooking()
  const to = await scene.event({ days: 45 })
  // The move holds the event's lock; the payment has read the old booking and waits.
  let paying: Promise<unknown> | undefined
  const events: typeof scene.deps.events = {
    ...scene.deps.events,
    async setTaken(tx, eventId, taken) {
      paying ??= scene.pay({ id }, 200_00, `second-${id}`)
      await scene.waitingForALock()
      return scene.deps.events.setTaken(tx, eventId, taken)
    },
  }
  const moved = await moveBooking({ ...scene.deps, events }, id, to)
  await paying
  if (!moved.ok) throw new Error(moved.refusal.code)
  expect(await scene.stored(id)).toMatchObject({ state: 'moved', paidCents: 0 })
  expect(await scene.stored(moved.value.id)).toMatchObject({ paidCents: 400_00, payment: 'refund_due' })
  await scene.work(`second-${id}`)
  expect(scene.total()).toBe(200_00)
  await scene.expectSettled(moved.value.id)
})

it('a refund in the provider’s dashboard after staff recorded it by hand is counted once', async () => {
  const { id, paymentId } = await scene.paidBooking()
  await cancelBooking(scene.deps, id)
  scene.provider.answer = 'no'
  await scene.work(paymentId)
  expect(await recordRefunded(scene.deps, id, STAFF)).toMatchObject({ ok: true })
  await scene.reportRefund(id, paymentId, 200_00)
  expect(await scene.stored(id)).toMatchObject({ refundedCents: 200_00, payment: 'refunded' })
})

it('places taken again while their refund is pending are due on invoice', async () => {
  const { id, event, paymentId } = await scene.paidBooking({ people: 2 })
  await changePeople(scene.deps, id, 1)
  await changePeople(scene.deps, id, 2, { staffId: STAFF })
  await scene.work(paymentId)
  expect(await scene.stored(id)).toMatchObject({
    payment: 'invoiced',
    totalCents: 400_00,
    refundedCents: 200_00,
  })
  expect(await staffViewOf(event, id)).toMatchObject({ dueCents: 200_00, refundCents: 0 })
  expect(await recordInvoicePaid(scene.deps, id, STAFF)).toMatchObject({ ok: true })
  expect(await staffViewOf(event, id)).toMatchObject({ payment: 'paid', dueCents: 0 })
})

it('a goodwill refund is not due again', async () => {
  const { id, event, paymentId } = await scene.paidBooking()
  await scene.reportRefund(id, paymentId, 50_00)
  expect(await staffViewOf(event, id)).toMatchObject({ payment: 'refunded', dueCents: 0, refundCents: 0 })
})

it('a moved booking leaves its open refund to the new one, and it is listed once', async () => {
  const { id, paymentId } = await scene.paidBooking({ people: 2 })
  await changePeople(scene.deps, id, 1)
  scene.provider.answer = 'no'
  await scene.work(paymentId)
  const before = await countWaitingBookings(scene.deps.db, scene.deps.clock())
  expect(await moveBooking(scene.deps, id, await scene.event({ days: 50 }))).toMatchObject({ ok: true })
  expect(await countWaitingBookings(scene.deps.db, scene.deps.clock())).toBe(before)
})

it('a booking whose payment is open cannot be marked as present', async () => {
  const { booking } = await scene.booked(await scene.event({ days: 1 }), { way: 'online' })
  scene.later(24 * 60)
  for (const state of ['attended', 'confirmed'] as const)
    expect(await markAttendance(scene.deps, booking.id, state, STAFF)).toMatchObject({
      refusal: { code: 'not_changeable' },
    })
})
