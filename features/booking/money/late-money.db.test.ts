import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { refundScene } from '#test/bookings/refund-scene.ts'
import { accepted, expectRefused } from '#test/results.ts'
import { sweepBookings } from '../book/sweep-bookings.server.ts'
import { cancelBooking } from '../change/cancel-booking.server.ts'
import { changePeople } from '../change/change-people.server.ts'
import { moveBooking } from '../change/move-booking.server.ts'
import { bookings } from '../database/booking.tables.server.ts'
import { confirmHeld, markAttendance } from '../staff/staff-mark-booking.server.ts'
import { countWaitingBookings, readStaffBookings } from '../staff/staff-read-bookings.server.ts'
import { recordInvoicePaid, recordRefunded } from '../staff/staff-settle-booking.server.ts'
import { payOnlineInstead } from './pay-online-instead.server.ts'
import { recordBookingPayment } from './record-booking-payment.server.ts'

const scene = await refundScene()
const {
  provider,
  paidBooking,
  reportRefund,
  deps,
  work,
  expectStored,
  refundsOf,
  expectSettled,
  total,
  about,
  event: newEvent,
  book,
  reportDispute,
  booked,
  pay,
  later,
  waitingForALock,
} = scene
beforeEach(() => provider.reset())

const STAFF = '00000000-0000-4000-8000-000000000001'

async function staffViewOf(event: string, id: string) {
  const booked = await deps.events.find(deps.db, event, 'de')
  if (!booked) throw new Error('no event')
  const all = await readStaffBookings(deps.db, deps, booked, deps.clock())
  return all.find((each) => each.id === id)
}

it('money that arrives after staff made an invoice of it pays the invoice, and nothing is refunded', async () => {
  const event = await newEvent()
  const { booking } = await booked(event, { way: 'online', people: 2 })
  const payments = { ...deps.payments, expireSession: async () => 'unreachable' as const }
  await confirmHeld({ ...deps, payments }, booking.id, STAFF)
  await pay(booking, 400_00, 'after-invoice')
  await expectStored(booking.id, {
    state: 'confirmed',
    payment: 'paid',
    paidCents: 400_00,
  })
  expect(await refundsOf('after-invoice')).toEqual([])
  expect(await staffViewOf(event, booking.id)).toMatchObject({ dueCents: 0, refundCents: 0 })
})

it('money that arrives after the hold, when all places are gone, is refunded, and its booking waits', async () => {
  const deps = { ...scene.deps, invoicePercent: 0 }
  const event = await newEvent({ places: 2 })
  const { booking } = await booked(event, { people: 2 })
  await scene.deps.db
    .update(bookings)
    .set({ state: 'waitlisted', payment: 'invoice_asked' })
    .where(eq(bookings.id, booking.id))
  await payOnlineInstead(deps, booking.id)
  later(16)
  await sweepBookings(deps)
  await booked(event, { people: 2 })
  await pay(booking, 400_00, `late-${booking.id}`)
  await expectStored(booking.id, { state: 'waitlisted', payment: 'refund_due' })
  await work(`late-${booking.id}`)
  expect(total()).toBe(400_00)
  await expectStored(booking.id, { payment: 'refunded', refundedCents: 400_00 })
})

it('money that arrives while its booking is being moved moves along', async () => {
  const { id } = await paidBooking()
  const to = await newEvent({ days: 45 })
  // The move holds the event's lock; the payment has read the old booking and waits.
  let paying: Promise<unknown> | undefined
  const events: typeof scene.deps.events = {
    ...deps.events,
    async setTaken(tx, eventId, taken) {
      paying ??= pay({ id }, 200_00, `second-${id}`)
      await waitingForALock()
      return deps.events.setTaken(tx, eventId, taken)
    },
  }
  const moved = await moveBooking({ ...deps, events }, id, to)
  await paying
  if (!moved.ok) throw new Error(moved.refusal.code)
  await expectStored(id, { state: 'moved', paidCents: 0 })
  await expectStored(moved.value.id, { paidCents: 400_00, payment: 'refund_due' })
  await work(`second-${id}`)
  expect(total()).toBe(200_00)
  await expectSettled(moved.value.id)
})

it('a refund in the provider’s dashboard after staff recorded it by hand is counted once', async () => {
  const { id, paymentId } = await paidBooking()
  await cancelBooking(deps, id)
  provider.answer = 'no'
  await work(paymentId)
  await accepted(recordRefunded(deps, id, STAFF))
  await reportRefund(id, paymentId, 200_00)
  await expectStored(id, { refundedCents: 200_00, payment: 'refunded' })
})

it('places taken again while their refund is pending are due on invoice', async () => {
  const { id, event, paymentId } = await paidBooking({ people: 2 })
  await changePeople(deps, id, 1)
  await changePeople(deps, id, 2, { staffId: STAFF })
  await work(paymentId)
  await expectStored(id, {
    payment: 'invoiced',
    totalCents: 400_00,
    refundedCents: 200_00,
  })
  expect(await staffViewOf(event, id)).toMatchObject({ dueCents: 200_00, refundCents: 0 })
  await accepted(recordInvoicePaid(deps, id, STAFF))
  expect(await staffViewOf(event, id)).toMatchObject({ payment: 'paid', dueCents: 0 })
})

it('a goodwill refund is not due again', async () => {
  const { id, event, paymentId } = await paidBooking()
  await reportRefund(id, paymentId, 50_00)
  expect(await staffViewOf(event, id)).toMatchObject({ payment: 'refunded', dueCents: 0, refundCents: 0 })
})

it('a moved booking leaves its open refund to the new one, and it is listed once', async () => {
  const { id, paymentId } = await paidBooking({ people: 2 })
  await changePeople(deps, id, 1)
  provider.answer = 'no'
  await work(paymentId)
  const before = await countWaitingBookings(deps.db, deps.clock())
  await accepted(moveBooking(deps, id, await newEvent({ days: 50 })))
  expect(await countWaitingBookings(deps.db, deps.clock())).toBe(before)
})

it('a booking whose payment is open cannot be marked as present', async () => {
  const { booking } = await booked(await newEvent({ days: 1 }), { way: 'online' })
  later(24 * 60)
  for (const state of ['attended', 'confirmed'] as const)
    await expectRefused(markAttendance(deps, booking.id, state, STAFF), 'not_changeable')
})

describe('the provider’s refund event', () => {
  it('that arrives before our record of the refund is counted once', async () => {
    const { id, paymentId } = await paidBooking()
    provider.between = ({ amountCents }) => reportRefund(id, paymentId, amountCents)
    await cancelBooking(deps, id)
    await work(paymentId)
    await expectStored(id, { refundedCents: 200_00 })
    expect(await refundsOf(paymentId)).toMatchObject([{ state: 'done', refundId: expect.any(String) }])
    await expectSettled(id)
  })

  it('that arrives later, twice and in the wrong order changes nothing more', async () => {
    const { id, paymentId } = await paidBooking({ people: 3 })
    await changePeople(deps, id, 2)
    await work(paymentId)
    await cancelBooking(deps, id)
    await work(paymentId)
    expect(await reportRefund(id, paymentId, 600_00)).toBe('unchanged')
    expect(await reportRefund(id, paymentId, 200_00)).toBe('unchanged')
    await expectStored(id, { refundedCents: 600_00 })
    expect(total()).toBe(600_00)
  })

  it('of a refund made in its dashboard leaves nothing to send', async () => {
    const { id, paymentId } = await paidBooking()
    await cancelBooking(deps, id)
    await reportRefund(id, paymentId, 200_00)
    await work(paymentId)
    expect(provider.requests).toEqual([])
    await expectSettled(id)
  })

  it('that has only the payment id finds its booking', async () => {
    const { id, paymentId } = await paidBooking()
    await cancelBooking(deps, id)
    const event = {
      ...about(id, paymentId),
      orderId: null,
      kind: 'refunded',
      refundedCents: 200_00,
    } as const
    expect(await recordBookingPayment(deps, event)).toBe('applied')
    await expectSettled(id)
  })

  it('of part of it, before ours was requested, leaves only the rest to send', async () => {
    const { id, paymentId } = await paidBooking()
    await cancelBooking(deps, id)
    await reportRefund(id, paymentId, 50_00)
    expect(await refundsOf(paymentId)).toMatchObject([
      { state: 'failed' },
      { state: 'owed', amountCents: 150_00 },
    ])
    await work(paymentId)
    expect(total()).toBe(150_00)
    await expectSettled(id)
  })

  it('of part of it, when ours may have left too, stops everything until staff check it', async () => {
    const { id, paymentId } = await paidBooking()
    await cancelBooking(deps, id)
    provider.answer = 'away'
    await expect(work(paymentId)).rejects.toThrow('ECONNREFUSED')
    await reportRefund(id, paymentId, 50_00)
    provider.answer = 'yes'
    await work(paymentId)
    expect(provider.sent.size).toBe(0)
    await expectStored(id, { payment: 'refund_failed', refundedCents: 50_00 })
  })

  it('that overtakes the payment is retried', async () => {
    const event = await newEvent()
    const result = await accepted(book(event, { way: 'online' }))
    const { id } = result.booking
    expect(await reportRefund(id, `early-${id}`, 200_00)).toBe('unknown_payment')
    expect(await reportDispute(`early-${id}`, 'open')).toBe('unknown_booking')
  })

  it('of a refund of its dashboard that fails makes the money due again, once, and tells the owner', async () => {
    const { id, paymentId } = await paidBooking()
    await cancelBooking(deps, id)
    await reportRefund(id, paymentId, 200_00)
    await expectSettled(id)
    const failed = () =>
      recordBookingPayment(deps, {
        ...about(id, paymentId),
        kind: 'refund_failed',
        refundId: `re-${id}`,
        amountCents: 200_00,
      })
    await failed()
    await failed()
    await expectStored(id, { payment: 'refund_failed', refundedCents: 0 })
    expect(await refundsOf(paymentId)).toMatchObject([{ state: 'done' }, { state: 'failed' }])
  })

  it('follows a booking that was moved', async () => {
    const { id, paymentId } = await paidBooking()
    const moved = await accepted(moveBooking(deps, id, await newEvent({ days: 40 })))
    await cancelBooking(deps, moved.id)
    await work(paymentId)
    await reportRefund(id, paymentId, 200_00)
    await expectSettled(moved.id)
    await expectStored(id, { state: 'moved', paidCents: 0, refundedCents: 0 })
  })
})

describe('a crash', () => {
  it('between the provider’s answer and our record leads to the same refund', async () => {
    const { id, paymentId } = await paidBooking()
    await cancelBooking(deps, id)
    provider.between = () => Promise.reject(new Error('killed'))
    await expect(work(paymentId)).rejects.toThrow('killed')
    await expectStored(id, { payment: 'refund_due' })
    provider.between = async () => {}
    await work(paymentId)
    expect(provider.requests.map(({ again }) => again)).toEqual([false, true])
    expect(new Set(provider.requests.map(({ key }) => key)).size).toBe(1)
    expect(total()).toBe(200_00)
    await expectSettled(id)
  })

  it('of a provider’s connection leads to a retry', async () => {
    const { id, paymentId } = await paidBooking()
    await cancelBooking(deps, id)
    provider.answer = 'away'
    await expect(work(paymentId)).rejects.toThrow('ECONNREFUSED')
    expect(await refundsOf(paymentId)).toMatchObject([
      { state: 'owed', attempts: 1, lastError: 'ECONNREFUSED' },
    ])
    provider.answer = 'yes'
    await work(paymentId)
    await expectSettled(id)
  })
})
