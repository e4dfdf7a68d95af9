import { beforeEach, describe, expect, it } from 'vitest'
import { refundScene, type RefundScene } from '#test/bookings/refund-scene.ts'
import { cancelBooking } from '../change/cancel-booking.server.ts'
import { changePeople } from '../change/change-people.server.ts'
import { cancelBookingsOfEvent } from '../staff/staff-event-notifications.server.ts'
import { recordRefunded, retryRefund } from '../staff/staff-settle-booking.server.ts'

const STAFF = '00000000-0000-4000-8000-000000000001'
const {
  provider,
  deps,
  paidBooking,
  reportDispute,
  expectStored,
  work,
  noticesOf,
  stored,
  total,
  expectSettled,
  pay,
  refundsOf,
} = await refundScene()
beforeEach(() => provider.reset())

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
