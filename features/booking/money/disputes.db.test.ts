import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openRefundScene, type RefundScene } from '#test/bookings/refund-scene.ts'
import { cancelBooking } from '../change/cancel-booking.server.ts'
import { changePeople } from '../change/change-people.server.ts'
import { cancelBookingsOfEvent } from '../staff/staff-event-notifications.server.ts'
import { recordRefunded, retryRefund } from '../staff/staff-settle-booking.server.ts'

const STAFF = '00000000-0000-4000-8000-000000000001'
let scene: RefundScene

beforeAll(async () => {
  scene = await openRefundScene()
})
afterAll(() => scene.close())
beforeEach(() => scene.provider.reset())

type Paid = Awaited<ReturnType<RefundScene['paidBooking']>>

const WAYS: [string, (paid: Paid) => Promise<unknown>][] = [
  ['is cancelled by the customer', ({ id }) => cancelBooking(scene.deps, id)],
  ['is cancelled by staff', ({ id }) => cancelBooking(scene.deps, id, { staffId: STAFF, feeCents: 0 })],
  ['has fewer people', ({ id }) => changePeople(scene.deps, id, 1, { staffId: STAFF })],
  [
    'loses its event',
    async ({ event }) => {
      await scene.deps.db.transaction((tx) => cancelBookingsOfEvent(tx, scene.deps, event, STAFF))
    },
  ],
]

describe.each(WAYS)('a booking that %s', (_name, leave) => {
  it('after a lost dispute gets nothing a second time, and asks nobody to pay by hand', async () => {
    const paid = await scene.paidBooking({ people: 2 })
    await scene.reportDispute(paid.paymentId, 'open')
    await scene.reportDispute(paid.paymentId, 'lost')
    expect(await scene.stored(paid.id)).toMatchObject({ withdrawnCents: 400_00, payment: 'refunded' })
    await leave(paid)
    await scene.work(paid.paymentId)
    expect(scene.provider.requests).toEqual([])
    expect(await scene.noticesOf(paid.id)).not.toContain('owner@example.ch refund_failed')
    expect(await recordRefunded(scene.deps, paid.id, STAFF)).toMatchObject({ ok: false })
    expect(await retryRefund(scene.deps, paid.id, STAFF)).toMatchObject({ ok: false })
  })

  it('during a dispute is sent nothing before it is won, then what is due, once', async () => {
    const paid = await scene.paidBooking({ people: 2 })
    await scene.reportDispute(paid.paymentId, 'open')
    await leave(paid)
    await scene.work(paid.paymentId)
    expect(scene.provider.requests).toEqual([])
    expect(await recordRefunded(scene.deps, paid.id, STAFF)).toMatchObject({ ok: false })
    await scene.reportDispute(paid.paymentId, 'won')
    await scene.reportDispute(paid.paymentId, 'won', { minute: 1 })
    await scene.reportDispute(paid.paymentId, 'reinstated', { minute: 1 })
    await scene.work(paid.paymentId)
    const { people } = await scene.stored(paid.id)
    expect(scene.total()).toBe(people === 1 ? 200_00 : 400_00)
    await scene.expectSettled(paid.id)
  })
})

describe('a dispute', () => {
  it('is reported to the owner once, for any order of its events', async () => {
    const { id, paymentId } = await scene.paidBooking({ people: 2 })
    await scene.reportDispute(paymentId, 'lost')
    await scene.reportDispute(paymentId, 'open', { minute: -1 })
    await scene.reportDispute(paymentId, 'lost', { minute: 1 })
    expect(await scene.stored(id)).toMatchObject({
      withdrawnCents: 400_00,
      contestedCents: 0,
      needsAttention: ['dispute_lost'],
    })
    const notices = await scene.noticesOf(id)
    expect(notices.filter((each) => each.includes('disput'))).toEqual(['owner@example.ch dispute_lost'])
  })

  it('whose money is reinstated leaves the booking paid', async () => {
    const { id, paymentId } = await scene.paidBooking({ people: 2 })
    await scene.reportDispute(paymentId, 'lost')
    await scene.reportDispute(paymentId, 'reinstated', { minute: 1 })
    expect(await scene.stored(id)).toMatchObject({ withdrawnCents: 0, payment: 'paid' })
  })

  it('about a part leaves the rest refundable', async () => {
    const { id, paymentId } = await scene.paidBooking({ people: 2 })
    await scene.reportDispute(paymentId, 'lost', { disputedCents: 100_00 })
    await cancelBooking(scene.deps, id)
    await scene.work(paymentId)
    expect(scene.provider.requests.map(({ amountCents }) => amountCents)).toEqual([300_00])
    expect(await scene.stored(id)).toMatchObject({ refundedCents: 300_00, withdrawnCents: 100_00 })
    await scene.expectSettled(id)
  })

  it('after a part was refunded takes no more than the rest', async () => {
    const { id, paymentId } = await scene.paidBooking({ people: 2 })
    await changePeople(scene.deps, id, 1)
    await scene.work(paymentId)
    await scene.reportDispute(paymentId, 'lost', { disputedCents: 400_00 })
    expect(await scene.stored(id)).toMatchObject({ refundedCents: 200_00, withdrawnCents: 200_00 })
    await cancelBooking(scene.deps, id)
    await scene.work(paymentId)
    expect(scene.total()).toBe(200_00)
  })

  it('about one of two payments keeps both until it closes, and does not affect the other', async () => {
    const { id, paymentId } = await scene.paidBooking({ people: 2 })
    await scene.pay({ id }, 150_00, `${paymentId}-again`)
    await scene.work(`${paymentId}-again`)
    expect(scene.total()).toBe(150_00)
    await scene.pay({ id }, 170_00, `${paymentId}-third`)
    await scene.reportDispute(paymentId, 'open')
    expect(await scene.refundsOf(`${paymentId}-third`)).toMatchObject([{ state: 'halted' }])
    await cancelBooking(scene.deps, id)
    await scene.work(`${paymentId}-third`)
    expect(scene.total()).toBe(150_00)
    await scene.reportDispute(paymentId, 'lost')
    await scene.work(`${paymentId}-third`)
    await scene.work(paymentId)
    expect(scene.total()).toBe(320_00)
    expect(await scene.stored(id)).toMatchObject({ withdrawnCents: 400_00, refundedCents: 320_00 })
    await scene.expectSettled(id)
  })

  it('stops a refund that is not sent yet', async () => {
    const { id, paymentId } = await scene.paidBooking({ people: 2 })
    await cancelBooking(scene.deps, id)
    await scene.reportDispute(paymentId, 'open')
    await scene.work(paymentId)
    expect(scene.provider.requests).toEqual([])
    await scene.reportDispute(paymentId, 'won')
    await scene.work(paymentId)
    expect(scene.total()).toBe(400_00)
  })

  it('that arrives while a refund is being sent counts the refund, not the money twice', async () => {
    const { id, paymentId } = await scene.paidBooking({ people: 2 })
    await cancelBooking(scene.deps, id)
    scene.provider.between = () => scene.reportDispute(paymentId, 'lost')
    await scene.work(paymentId)
    expect(await scene.stored(id)).toMatchObject({ refundedCents: 400_00, withdrawnCents: 0 })
    await scene.work(paymentId)
    expect(scene.total()).toBe(400_00)
  })

  it('won after an unanswered refund retries with the same key', async () => {
    const { id, paymentId } = await scene.paidBooking({ people: 2 })
    await cancelBooking(scene.deps, id)
    scene.provider.answer = 'away'
    await expect(scene.work(paymentId)).rejects.toThrow('ECONNREFUSED')
    await scene.reportDispute(paymentId, 'open')
    scene.provider.answer = 'yes'
    await scene.reportDispute(paymentId, 'won')
    await scene.work(paymentId)
    const [first, second] = scene.provider.requests
    expect(second).toMatchObject({ key: first?.key, again: true })
    await scene.expectSettled(id)
  })

  it('reported by a refused refund is a dispute, not a failed refund', async () => {
    const { id, paymentId } = await scene.paidBooking({ people: 2 })
    await cancelBooking(scene.deps, id)
    scene.provider.answer = 'disputed'
    await scene.work(paymentId)
    expect(await scene.stored(id)).toMatchObject({
      payment: 'paid',
      contestedCents: 400_00,
      needsAttention: ['disputed'],
    })
    await scene.reportDispute(paymentId, 'open')
    await scene.reportDispute(paymentId, 'lost')
    expect(await scene.stored(id)).toMatchObject({ withdrawnCents: 400_00, needsAttention: ['dispute_lost'] })
    const notices = (await scene.noticesOf(id)).filter((each) => /disput|failed/.test(each))
    expect(notices).toEqual(['owner@example.ch disputed', 'owner@example.ch dispute_lost'])
  })

  it('reported after a failed refund no longer asks for a payment by hand', async () => {
    const { id, paymentId } = await scene.paidBooking({ people: 2 })
    await cancelBooking(scene.deps, id)
    scene.provider.answer = 'no'
    await scene.work(paymentId)
    expect(await scene.stored(id)).toMatchObject({ payment: 'refund_failed' })
    await scene.reportDispute(paymentId, 'open')
    expect(await scene.stored(id)).toMatchObject({ payment: 'paid' })
  })
})
