import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { refundScene, type RefundScene } from '#test/bookings/refund-scene.ts'
import { accepted, expectRefused } from '#test/results.ts'
import { events } from '../../calendar/database/calendar.tables.server.ts'
import { cancelBooking } from '../change/cancel-booking.server.ts'
import { changePeople } from '../change/change-people.server.ts'
import { cancelBookingsOfEvent } from '../staff/staff-event-notifications.server.ts'
import { listWaitingBookings, readStaffBookings } from '../staff/staff-read-bookings.server.ts'
import { recordInvoicePaid, recordRefunded, retryRefund } from '../staff/staff-settle-booking.server.ts'
import { recordBookingPayment } from './record-booking-payment.server.ts'

const STAFF = '00000000-0000-4000-8000-000000000001'
const {
  provider,
  paidBooking,
  deps,
  expectStored,
  refundsOf,
  work,
  expectSettled,
  later,
  noticesOf,
  total,
  voucher: newVoucher,
  expectBalance,
  test: testDatabase,
  event: newEvent,
  book,
  about,
  pay,
  reportDispute,
  stored,
} = await refundScene()
beforeEach(() => provider.reset())

describe('a cancelled booking', () => {
  it('is due a refund with the cancellation, and the provider sends it', async () => {
    const { id, paymentId } = await paidBooking({ people: 2 })
    await cancelBooking(deps, id)
    await expectStored(id, { payment: 'refund_due', refundedCents: 0 })
    expect(await refundsOf(paymentId)).toMatchObject([{ state: 'owed', amountCents: 400_00, subjectId: id }])
    await work(paymentId)
    expect(provider.requests).toMatchObject([{ paymentId, orderId: id, amountCents: 400_00, again: false }])
    await expectStored(id, { refundedCents: 400_00 })
    await expectSettled(id)
  })

  it('whose refund is unanswered for a day is reported to the owner once, and retried', async () => {
    const { id, event, paymentId } = await paidBooking()
    const other = await paidBooking()
    await cancelBooking(deps, id)
    provider.answer = 'away'
    const tryOnce = () => expect(work(paymentId)).rejects.toThrow('ECONNREFUSED')
    const waiting = async () => {
      const rows = await listWaitingBookings(deps.db, deps.clock())
      return rows.filter((row) => row.id === id || row.id === other.id)
    }
    const isStuck = async () => {
      const booked = { id: event, startsLocal: '2027-01-01 09:00:00', cancelled: false }
      const rows = await readStaffBookings(deps.db, deps, booked, deps.clock())
      return rows.find((row) => row.id === id)?.refundStuck
    }
    later(23 * 60)
    await tryOnce()
    expect([await waiting(), await isStuck()]).toEqual([[], false])
    const before = (await noticesOf(id)).length
    later(61)
    await tryOnce()
    later(61)
    await tryOnce()
    expect((await noticesOf(id)).slice(before)).toEqual([`${deps.ownerEmail()} refund_stuck`])
    expect(await waiting()).toMatchObject([{ id, payment: 'refund_due', refundStuck: true }])
    expect(await isStuck()).toBe(true)

    provider.answer = 'yes'
    await work(paymentId)
    expect([await waiting(), await isStuck()]).toEqual([[], false])
    await expectSettled(id)
  })

  it('keeps the fee of the terms', async () => {
    const { id, paymentId } = await paidBooking({}, 10)
    await cancelBooking(deps, id)
    await work(paymentId)
    expect(total()).toBe(100_00)
    await expectStored(id, { feeCents: 100_00, refundedCents: 100_00 })
    await expectSettled(id)
  })

  it('refunds the voucher its part and the card the rest; the voucher ledger sums up', async () => {
    const { code, id: voucherId } = await newVoucher(150_00)
    const { id, paymentId } = await paidBooking({ voucher: code })
    await expectBalance(voucherId, 0)
    await cancelBooking(deps, id)
    await work(paymentId)
    await expectBalance(voucherId, 150_00)
    expect(total()).toBe(50_00)
    const { rows } = await testDatabase.database.$client.query(
      'select sum(amount_cents)::int as sum from voucher_entries where booking_id = $1',
      [id],
    )
    expect(rows).toEqual([{ sum: 0 }])
    await expectSettled(id)
  })

  it('twice at once enqueues one refund', async () => {
    const { id, paymentId } = await paidBooking()
    const results = await Promise.all([1, 2, 3].map(() => cancelBooking(deps, id)))
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    await Promise.all([work(paymentId), work(paymentId), work(paymentId)])
    expect(total()).toBe(200_00)
    expect(await refundsOf(paymentId)).toHaveLength(1)
    await expectSettled(id)
  })

  it('that was paid by bank is refunded by hand, and the provider is not called', async () => {
    const event = await newEvent()
    const result = await accepted(book(event))
    const { id } = result.booking
    await recordInvoicePaid(deps, id, STAFF)
    await cancelBooking(deps, id)
    expect(provider.requests).toEqual([])
    await accepted(recordRefunded(deps, id, STAFF))
    await expectRefused(recordRefunded(deps, id, STAFF), 'no_refund_due')
    await expectSettled(id)
  })
})

describe('fewer people', () => {
  it('one after the other get their part, never more than was paid', async () => {
    const { id, paymentId } = await paidBooking({ people: 4 })
    await changePeople(deps, id, 3)
    // The first refund is still pending, so the second waits.
    await changePeople(deps, id, 1)
    expect(await refundsOf(paymentId)).toHaveLength(1)
    await work(paymentId)
    expect((await refundsOf(paymentId)).map(({ amountCents }) => amountCents)).toEqual([200_00, 400_00])
    await expectSettled(id)
    await cancelBooking(deps, id)
    await work(paymentId)
    expect(total()).toBe(800_00)
    await expectSettled(id)
  })

  it('cannot be marked as refunded by hand while the provider is sending it', async () => {
    const { id } = await paidBooking({ people: 2 })
    await changePeople(deps, id, 1)
    await expectRefused(recordRefunded(deps, id, STAFF), 'no_refund_due')
  })
})

describe('a refund that is refused', () => {
  it('is reported to the owner, not to the customer, and can be sent again or by hand', async () => {
    const { id, paymentId } = await paidBooking()
    await cancelBooking(deps, id)
    provider.answer = 'no'
    await work(paymentId)
    await expectStored(id, { payment: 'refund_failed', refundedCents: 0 })
    const notices = await noticesOf(id)
    expect(notices.filter((line) => line.endsWith('refund_failed'))).toEqual([
      'owner@example.ch refund_failed',
    ])
    await retryRefund(deps, id, STAFF)
    await expectStored(id, { payment: 'refund_due' })
    await work(paymentId)
    await expectStored(id, { payment: 'refund_failed' })
    await accepted(recordRefunded(deps, id, STAFF))
    await expectSettled(id)
  })

  it('after it was promised is due again', async () => {
    const { id, paymentId } = await paidBooking()
    await cancelBooking(deps, id)
    await work(paymentId)
    const [refund] = await refundsOf(paymentId)
    const lost = {
      ...about(id, paymentId),
      kind: 'refund_failed',
      refundId: refund?.refundId ?? '',
      amountCents: refund?.amountCents ?? 0,
    } as const
    expect(await recordBookingPayment(deps, lost)).toBe('applied')
    await expectStored(id, { payment: 'refund_failed', refundedCents: 0 })
    await retryRefund(deps, id, STAFF)
    await work(paymentId)
    await expectSettled(id)
  })
})

it('an event that we call off refunds everybody in full', async () => {
  const first = await paidBooking({ people: 2 }, 1)
  const second = await accepted(book(first.event, { way: 'online', email: 'zwei@example.ch' }))
  const { booking } = second
  await pay(booking, 200_00, `pay-${booking.id}`)
  await deps.db.transaction(async (tx) => {
    await deps.events.lock(tx, first.event)
    await tx.update(events).set({ state: 'cancelled' }).where(eq(events.id, first.event))
    await cancelBookingsOfEvent(tx, deps, first.event, STAFF)
  })
  await work(first.paymentId)
  await work(`pay-${booking.id}`)
  expect(total()).toBe(600_00)
  await expectSettled(first.id)
  await expectSettled(booking.id)
})

it('money paid twice is refunded from the second payment', async () => {
  const { id } = await paidBooking()
  await pay({ id }, 200_00, `again-${id}`)
  await work(`again-${id}`)
  expect(provider.requests).toMatchObject([{ paymentId: `again-${id}`, amountCents: 200_00 }])
  await expectStored(id, { state: 'confirmed', payment: 'refunded' })
})

it('one payment reported by two events counts once', async () => {
  const { id, paymentId } = await paidBooking()
  expect(await pay({ id }, 200_00, paymentId)).toBe('unchanged')
  await expectStored(id, { paidCents: 200_00, payment: 'paid' })
})

type Paid = Awaited<ReturnType<RefundScene['paidBooking']>>

const WAYS: [string, (paid: Paid) => Promise<unknown>][] = [
  ['is cancelled by the customer', ({ id }) => cancelBooking(deps, id)],
  ['is cancelled by staff', ({ id }) => cancelBooking(deps, id, { staffId: STAFF, feeCents: 0 })],
  ['has fewer people', ({ id }) => changePeople(deps, id, 1, { staffId: STAFF })],
  [
    'loses its event',
    async ({ event }) => {
      await deps.db.transaction((tx) => cancelBookingsOfEvent(tx, deps, event, STAFF))
    },
  ],
]

describe.each(WAYS)('a booking that %s', (_name, leave) => {
  it('after a lost dispute gets nothing a second time, and asks nobody to pay by hand', async () => {
    const paid = await paidBooking({ people: 2 })
    await reportDispute(paid.paymentId, 'open')
    await reportDispute(paid.paymentId, 'lost')
    await expectStored(paid.id, { withdrawnCents: 400_00, payment: 'refunded' })
    await leave(paid)
    await work(paid.paymentId)
    expect(provider.requests).toEqual([])
    expect(await noticesOf(paid.id)).not.toContain('owner@example.ch refund_failed')
    expect(await recordRefunded(deps, paid.id, STAFF)).toMatchObject({ ok: false })
    expect(await retryRefund(deps, paid.id, STAFF)).toMatchObject({ ok: false })
  })

  it('during a dispute is sent nothing before it is won, then what is due, once', async () => {
    const paid = await paidBooking({ people: 2 })
    await reportDispute(paid.paymentId, 'open')
    await leave(paid)
    await work(paid.paymentId)
    expect(provider.requests).toEqual([])
    expect(await recordRefunded(deps, paid.id, STAFF)).toMatchObject({ ok: false })
    await reportDispute(paid.paymentId, 'won')
    await reportDispute(paid.paymentId, 'won', { minute: 1 })
    await reportDispute(paid.paymentId, 'reinstated', { minute: 1 })
    await work(paid.paymentId)
    const { people } = await stored(paid.id)
    expect(total()).toBe(people === 1 ? 200_00 : 400_00)
    await expectSettled(paid.id)
  })
})

describe('a dispute', () => {
  it('is reported to the owner once, for any order of its events', async () => {
    const { id, paymentId } = await paidBooking({ people: 2 })
    await reportDispute(paymentId, 'lost')
    await reportDispute(paymentId, 'open', { minute: -1 })
    await reportDispute(paymentId, 'lost', { minute: 1 })
    await expectStored(id, {
      withdrawnCents: 400_00,
      contestedCents: 0,
      needsAttention: ['dispute_lost'],
    })
    const notices = await noticesOf(id)
    expect(notices.filter((each) => each.includes('disput'))).toEqual(['owner@example.ch dispute_lost'])
  })

  it('whose money is reinstated leaves the booking paid', async () => {
    const { id, paymentId } = await paidBooking({ people: 2 })
    await reportDispute(paymentId, 'lost')
    await reportDispute(paymentId, 'reinstated', { minute: 1 })
    await expectStored(id, { withdrawnCents: 0, payment: 'paid' })
  })

  it('about a part leaves the rest refundable', async () => {
    const { id, paymentId } = await paidBooking({ people: 2 })
    await reportDispute(paymentId, 'lost', { disputedCents: 100_00 })
    await cancelBooking(deps, id)
    await work(paymentId)
    expect(provider.requests.map(({ amountCents }) => amountCents)).toEqual([300_00])
    await expectStored(id, { refundedCents: 300_00, withdrawnCents: 100_00 })
    await expectSettled(id)
  })

  it('after a part was refunded takes no more than the rest', async () => {
    const { id, paymentId } = await paidBooking({ people: 2 })
    await changePeople(deps, id, 1)
    await work(paymentId)
    await reportDispute(paymentId, 'lost', { disputedCents: 400_00 })
    await expectStored(id, { refundedCents: 200_00, withdrawnCents: 200_00 })
    await cancelBooking(deps, id)
    await work(paymentId)
    expect(total()).toBe(200_00)
  })

  it('about one of two payments keeps both until it closes, and does not affect the other', async () => {
    const { id, paymentId } = await paidBooking({ people: 2 })
    await pay({ id }, 150_00, `${paymentId}-again`)
    await work(`${paymentId}-again`)
    expect(total()).toBe(150_00)
    await pay({ id }, 170_00, `${paymentId}-third`)
    await reportDispute(paymentId, 'open')
    expect(await refundsOf(`${paymentId}-third`)).toMatchObject([{ state: 'halted' }])
    await cancelBooking(deps, id)
    await work(`${paymentId}-third`)
    expect(total()).toBe(150_00)
    await reportDispute(paymentId, 'lost')
    await work(`${paymentId}-third`)
    await work(paymentId)
    expect(total()).toBe(320_00)
    await expectStored(id, { withdrawnCents: 400_00, refundedCents: 320_00 })
    await expectSettled(id)
  })

  it('stops a refund that is not sent yet', async () => {
    const { id, paymentId } = await paidBooking({ people: 2 })
    await cancelBooking(deps, id)
    await reportDispute(paymentId, 'open')
    await work(paymentId)
    expect(provider.requests).toEqual([])
    await reportDispute(paymentId, 'won')
    await work(paymentId)
    expect(total()).toBe(400_00)
  })

  it('that arrives while a refund is being sent counts the refund, not the money twice', async () => {
    const { id, paymentId } = await paidBooking({ people: 2 })
    await cancelBooking(deps, id)
    provider.between = () => reportDispute(paymentId, 'lost')
    await work(paymentId)
    await expectStored(id, { refundedCents: 400_00, withdrawnCents: 0 })
    await work(paymentId)
    expect(total()).toBe(400_00)
  })

  it('won after an unanswered refund retries with the same key', async () => {
    const { id, paymentId } = await paidBooking({ people: 2 })
    await cancelBooking(deps, id)
    provider.answer = 'away'
    await expect(work(paymentId)).rejects.toThrow('ECONNREFUSED')
    await reportDispute(paymentId, 'open')
    provider.answer = 'yes'
    await reportDispute(paymentId, 'won')
    await work(paymentId)
    const [first, second] = provider.requests
    expect(second).toMatchObject({ key: first?.key, again: true })
    await expectSettled(id)
  })

  it('reported by a refused refund is a dispute, not a failed refund', async () => {
    const { id, paymentId } = await paidBooking({ people: 2 })
    await cancelBooking(deps, id)
    provider.answer = 'disputed'
    await work(paymentId)
    await expectStored(id, {
      payment: 'paid',
      contestedCents: 400_00,
      needsAttention: ['disputed'],
    })
    await reportDispute(paymentId, 'open')
    await reportDispute(paymentId, 'lost')
    await expectStored(id, { withdrawnCents: 400_00, needsAttention: ['dispute_lost'] })
    const notices = (await noticesOf(id)).filter((each) => /disput|failed/.test(each))
    expect(notices).toEqual(['owner@example.ch disputed', 'owner@example.ch dispute_lost'])
  })

  it('reported after a failed refund no longer asks for a payment by hand', async () => {
    const { id, paymentId } = await paidBooking({ people: 2 })
    await cancelBooking(deps, id)
    provider.answer = 'no'
    await work(paymentId)
    await expectStored(id, { payment: 'refund_failed' })
    await reportDispute(paymentId, 'open')
    await expectStored(id, { payment: 'paid' })
  })
})
