import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { events } from '#features/calendar/calendar.tables.server.ts'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import type { Payments, RefundRequest } from '#platform/payments/payments.ts'
import { paymentRefunds } from '#platform/payments/refunds/refund.tables.ts'
import { type RefundOutcome, sendOwedRefund } from '#platform/payments/refunds/send-owed-refund.ts'
import type { StoredPaymentRefund } from '#platform/payments/refunds/refunds-repository.ts'
import { type BookingScene, openBookingScene } from '#test/bookings/booking-scene.ts'
import { owedCents, receivedCents } from './booking.ts'
import type { BookingDeps } from './booking-deps.server.ts'
import { findBooking, type StoredBooking } from './bookings-repository.server.ts'
import { cancelBooking, changePeople, moveBooking } from './change-booking.server.ts'
import { recordBookingPayment } from './record-booking-payment.server.ts'
import { settleBookingRefund } from './settle-refund.server.ts'
import { cancelBookingsOfEvent } from './staff-event-news.server.ts'
import { recordInvoicePaid, recordRefunded, refundAgain } from './staff-settle-booking.server.ts'

const STAFF = '00000000-0000-4000-8000-000000000001'
const HEAD = {
  customer: { name: null, email: null, phone: null, shippingAddress: null },
  termsAccepted: true,
}

let scene: BookingScene
let deps: BookingDeps
/** What the provider was asked for, and what it really sent: one for each key. */
let asked: RefundRequest[]
let sent: Map<string, number>
let answer: 'yes' | 'no' | 'away'
/** Runs between the provider's yes and our note of it. */
let between: (request: RefundRequest) => Promise<unknown>

beforeAll(async () => {
  scene = await openBookingScene()
})
afterAll(() => scene.close())
beforeEach(() => {
  asked = []
  sent = new Map()
  answer = 'yes'
  between = async () => {}
  const refund: Payments['refund'] = async (request) => {
    asked.push(request)
    if (answer === 'away')
      return { ok: false, refusal: { code: 'provider_unreachable', detail: 'ECONNREFUSED' } }
    if (answer === 'no') return { ok: false, refusal: { code: 'provider_refused', detail: 'card is gone' } }
    sent.set(request.key, request.amountCents)
    await between(request)
    return { ok: true, value: { refundId: `re_${request.key}` } }
  }
  deps = { ...scene.deps, payments: { ...scene.deps.payments, refund } }
})

async function paidBooking(form: Parameters<BookingScene['book']>[1] = {}, days = 30) {
  const event = await scene.event({ days })
  const result = await scene.book(event, {
    way: 'online',
    email: `${crypto.randomUUID()}@example.ch`,
    ...form,
  })
  if (!result.ok) throw new Error(result.refusal.code)
  const { booking } = result.value
  const paymentId = `pay-${booking.id}`
  await pay(booking, booking.totalCents - booking.voucherCents, paymentId)
  return { id: booking.id, event, paymentId }
}

const pay = ({ id }: { id: string }, amountCents: number, paymentId: string) =>
  recordBookingPayment(deps, { ...about(id, paymentId), ...HEAD, kind: 'paid', amountCents, currency: 'chf' })

const toldRefunded = (bookingId: string, paymentId: string, refundedCents: number) =>
  recordBookingPayment(deps, { ...about(bookingId, paymentId), kind: 'refunded', refundedCents })

const about = (orderId: string, paymentId: string) => ({
  id: crypto.randomUUID(),
  occurredAt: scene.deps.clock(),
  orderId,
  sessionId: null,
  paymentId,
})

const refundsOf = (paymentId: string) =>
  scene.deps.db
    .select()
    .from(paymentRefunds)
    .where(eq(paymentRefunds.paymentId, paymentId))
    .orderBy(paymentRefunds.createdAt)

const settle = (refund: StoredPaymentRefund, outcome: RefundOutcome) =>
  settleBookingRefund(deps, refund, outcome)
const log = { info() {}, warn() {}, error() {} }

/** As the job does: every owed refund of a payment, one after the other. */
async function work(paymentId: string): Promise<void> {
  for (let round = 0; round < 5; round++)
    for (const { id, state } of await refundsOf(paymentId))
      if (state === 'owed')
        await sendOwedRefund(
          { db: deps.db, payments: deps.payments, log, settle: { booking: settle, order: settle } },
          id,
        )
}

async function stored(id: string): Promise<StoredBooking> {
  const row = await findBooking(scene.deps.db, { id })
  if (!row) throw new Error('no such booking')
  return row
}

const total = () => [...sent.values()].reduce((sum, cents) => sum + cents, 0)

/** Nobody keeps what they should not: what came and stayed is what is owed. */
async function expectSettled(id: string): Promise<void> {
  const row = await stored(id)
  expect(receivedCents(row)).toBe(owedCents(row))
  expect(row.payment).toBe('refunded')
}

async function noticesOf(bookingId: string) {
  const rows = await scene.deps.db
    .select()
    .from(outgoingMails)
    .where(sql`${outgoingMails.payload}->>'bookingId' = ${bookingId}`)
  return rows.map(({ recipient, payload }) => `${recipient} ${(payload as { news: string }).news}`)
}

describe('a cancelled booking', () => {
  it('owes its money back with the cancellation, and the provider sends it', async () => {
    const { id, paymentId } = await paidBooking({ people: 2 })
    await cancelBooking(deps, id)
    expect(await stored(id)).toMatchObject({ payment: 'refund_due', refundedCents: 0 })
    expect(await refundsOf(paymentId)).toMatchObject([{ state: 'owed', amountCents: 400_00, subjectId: id }])
    await work(paymentId)
    expect(asked).toMatchObject([{ paymentId, orderId: id, amountCents: 400_00, again: false }])
    expect(await stored(id)).toMatchObject({ refundedCents: 400_00 })
    await expectSettled(id)
  })

  it('keeps the fee of the terms', async () => {
    const { id, paymentId } = await paidBooking({}, 10)
    await cancelBooking(deps, id)
    await work(paymentId)
    expect(total()).toBe(100_00)
    expect(await stored(id)).toMatchObject({ feeCents: 100_00, refundedCents: 100_00 })
    await expectSettled(id)
  })

  it('gives the voucher its part and the card the rest; the voucher’s account sums up', async () => {
    const { code, id: voucherId } = await scene.voucher({ kind: 'value', amountCents: 150_00 })
    const { id, paymentId } = await paidBooking({ voucher: code })
    expect(await scene.balanceOf(voucherId)).toBe(0)
    await cancelBooking(deps, id)
    await work(paymentId)
    expect(await scene.balanceOf(voucherId)).toBe(150_00)
    expect(total()).toBe(50_00)
    const { rows } = await scene.test.database.$client.query(
      'select sum(amount_cents)::int as sum from voucher_entries where booking_id = $1',
      [id],
    )
    expect(rows).toEqual([{ sum: 0 }])
    await expectSettled(id)
  })

  it('twice at once owes one refund', async () => {
    const { id, paymentId } = await paidBooking()
    const results = await Promise.all([1, 2, 3].map(() => cancelBooking(deps, id)))
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    await Promise.all([work(paymentId), work(paymentId), work(paymentId)])
    expect(total()).toBe(200_00)
    expect(await refundsOf(paymentId)).toHaveLength(1)
    await expectSettled(id)
  })

  it('that was paid by bank is given back by hand, and the provider is not asked', async () => {
    const event = await scene.event()
    const result = await scene.book(event)
    if (!result.ok) throw new Error(result.refusal.code)
    const { id } = result.value.booking
    await recordInvoicePaid(deps, id, STAFF)
    await cancelBooking(deps, id)
    expect(asked).toEqual([])
    expect(await recordRefunded(deps, id, STAFF)).toMatchObject({ ok: true })
    expect(await recordRefunded(deps, id, STAFF)).toMatchObject({ refusal: { code: 'no_refund_due' } })
    await expectSettled(id)
  })
})

describe('fewer people', () => {
  it('one after the other get their part, never more than was paid', async () => {
    const { id, paymentId } = await paidBooking({ people: 4 })
    await changePeople(deps, id, 3)
    // The first refund has not left yet: the second waits for it.
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

  it('cannot be marked as given back by hand while the provider is sending it', async () => {
    const { id } = await paidBooking({ people: 2 })
    await changePeople(deps, id, 1)
    expect(await recordRefunded(deps, id, STAFF)).toMatchObject({ refusal: { code: 'no_refund_due' } })
  })
})

describe('the provider’s own word', () => {
  it('that arrives before our note of the refund is counted once', async () => {
    const { id, paymentId } = await paidBooking()
    between = ({ amountCents }) => toldRefunded(id, paymentId, amountCents)
    await cancelBooking(deps, id)
    await work(paymentId)
    expect(await stored(id)).toMatchObject({ refundedCents: 200_00 })
    expect(await refundsOf(paymentId)).toMatchObject([{ state: 'done', refundId: expect.any(String) }])
    await expectSettled(id)
  })

  it('that arrives later, twice and in the wrong order changes nothing more', async () => {
    const { id, paymentId } = await paidBooking({ people: 3 })
    await changePeople(deps, id, 2)
    await work(paymentId)
    await cancelBooking(deps, id)
    await work(paymentId)
    expect(await toldRefunded(id, paymentId, 600_00)).toBe('unchanged')
    expect(await toldRefunded(id, paymentId, 200_00)).toBe('unchanged')
    expect(await stored(id)).toMatchObject({ refundedCents: 600_00 })
    expect(total()).toBe(600_00)
  })

  it('of a refund made at its desk leaves nothing to send', async () => {
    const { id, paymentId } = await paidBooking()
    await cancelBooking(deps, id)
    await toldRefunded(id, paymentId, 200_00)
    await work(paymentId)
    expect(asked).toEqual([])
    await expectSettled(id)
  })

  it('that names the payment alone finds its booking', async () => {
    const { id, paymentId } = await paidBooking()
    await cancelBooking(deps, id)
    const told = { ...about(id, paymentId), orderId: null, kind: 'refunded', refundedCents: 200_00 } as const
    expect(await recordBookingPayment(deps, told)).toBe('applied')
    await expectSettled(id)
  })

  it('of part of it, before ours was asked for, leaves only the rest to send', async () => {
    const { id, paymentId } = await paidBooking()
    await cancelBooking(deps, id)
    await toldRefunded(id, paymentId, 50_00)
    expect(await refundsOf(paymentId)).toMatchObject([
      { state: 'failed' },
      { state: 'owed', amountCents: 150_00 },
    ])
    await work(paymentId)
    expect(total()).toBe(150_00)
    await expectSettled(id)
  })

  it('of part of it, when ours may have left too, stops everything until somebody looks', async () => {
    const { id, paymentId } = await paidBooking()
    await cancelBooking(deps, id)
    answer = 'away'
    await expect(work(paymentId)).rejects.toThrow('ECONNREFUSED')
    await toldRefunded(id, paymentId, 50_00)
    answer = 'yes'
    await work(paymentId)
    expect(sent.size).toBe(0)
    expect(await stored(id)).toMatchObject({ payment: 'refund_failed', refundedCents: 50_00 })
  })

  it('that overtakes the payment is asked for again', async () => {
    const event = await scene.event()
    const result = await scene.book(event, { way: 'online' })
    if (!result.ok) throw new Error(result.refusal.code)
    const { id } = result.value.booking
    await expect(toldRefunded(id, `early-${id}`, 200_00)).rejects.toThrow('not known yet')
  })

  it('follows a booking that was moved', async () => {
    const { id, paymentId } = await paidBooking()
    const moved = await moveBooking(deps, id, await scene.event({ days: 40 }))
    if (!moved.ok) throw new Error(moved.refusal.code)
    await cancelBooking(deps, moved.value.id)
    await work(paymentId)
    await toldRefunded(id, paymentId, 200_00)
    await expectSettled(moved.value.id)
    expect(await stored(id)).toMatchObject({ state: 'moved', paidCents: 0, refundedCents: 0 })
  })
})

describe('when something dies', () => {
  it('between the provider’s yes and our note, the same refund is found again', async () => {
    const { id, paymentId } = await paidBooking()
    await cancelBooking(deps, id)
    between = () => Promise.reject(new Error('killed'))
    await expect(work(paymentId)).rejects.toThrow('killed')
    expect(await stored(id)).toMatchObject({ payment: 'refund_due' })
    between = async () => {}
    await work(paymentId)
    expect(asked.map(({ again }) => again)).toEqual([false, true])
    expect(new Set(asked.map(({ key }) => key)).size).toBe(1)
    expect(total()).toBe(200_00)
    await expectSettled(id)
  })

  it('a provider that does not answer is asked again', async () => {
    const { id, paymentId } = await paidBooking()
    await cancelBooking(deps, id)
    answer = 'away'
    await expect(work(paymentId)).rejects.toThrow('ECONNREFUSED')
    expect(await refundsOf(paymentId)).toMatchObject([
      { state: 'owed', attempts: 1, lastError: 'ECONNREFUSED' },
    ])
    answer = 'yes'
    await work(paymentId)
    await expectSettled(id)
  })
})

describe('a refund that is refused', () => {
  it('is told to the owner, not to the customer, and can be sent again or by hand', async () => {
    const { id, paymentId } = await paidBooking()
    await cancelBooking(deps, id)
    answer = 'no'
    await work(paymentId)
    expect(await stored(id)).toMatchObject({ payment: 'refund_failed', refundedCents: 0 })
    const told = await noticesOf(id)
    expect(told.filter((line) => line.endsWith('refund_failed'))).toEqual(['owner@example.ch refund_failed'])
    await refundAgain(deps, id, STAFF)
    expect(await stored(id)).toMatchObject({ payment: 'refund_due' })
    await work(paymentId)
    expect(await stored(id)).toMatchObject({ payment: 'refund_failed' })
    expect(await recordRefunded(deps, id, STAFF)).toMatchObject({ ok: true })
    await expectSettled(id)
  })

  it('after it was promised is owed again', async () => {
    const { id, paymentId } = await paidBooking()
    await cancelBooking(deps, id)
    await work(paymentId)
    const [refund] = await refundsOf(paymentId)
    const lost = { ...about(id, paymentId), kind: 'refund_failed', refundId: refund?.refundId ?? '' } as const
    expect(await recordBookingPayment(deps, lost)).toBe('applied')
    expect(await stored(id)).toMatchObject({ payment: 'refund_failed', refundedCents: 0 })
    await refundAgain(deps, id, STAFF)
    await work(paymentId)
    await expectSettled(id)
  })
})

it('an event that we call off gives everybody everything back', async () => {
  const first = await paidBooking({ people: 2 }, 1)
  const second = await scene.book(first.event, { way: 'online', email: 'zwei@example.ch' })
  if (!second.ok) throw new Error(second.refusal.code)
  const { booking } = second.value
  await pay(booking, 200_00, `pay-${booking.id}`)
  await scene.deps.db.transaction(async (tx) => {
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

it('money paid twice goes back from the second payment', async () => {
  const { id } = await paidBooking()
  await pay({ id }, 200_00, `again-${id}`)
  await work(`again-${id}`)
  expect(asked).toMatchObject([{ paymentId: `again-${id}`, amountCents: 200_00 }])
  expect(await stored(id)).toMatchObject({ state: 'confirmed', payment: 'refunded' })
})

it('the same payment told by two events is one payment', async () => {
  const { id, paymentId } = await paidBooking()
  expect(await pay({ id }, 200_00, paymentId)).toBe('unchanged')
  expect(await stored(id)).toMatchObject({ paidCents: 200_00, payment: 'paid' })
})
