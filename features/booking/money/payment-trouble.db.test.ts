import { desc, eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { LANGUAGES } from '#i18n/languages.ts'
import type { PaymentEvent } from '#platform/payments/payments.ts'
import { testkasseSessions } from '#platform/payments/testkasse/testkasse.tables.ts'
import { bookingScene } from '#test/bookings/booking-scene.ts'
import { accepted, expectRefused } from '#test/results.ts'
import { sweepBookings } from '../book/sweep-bookings.server.ts'
import { bookingEvents, bookings } from '../database/booking.tables.server.ts'
import { countWaitingBookings, listWaitingBookings } from '../staff/staff-read-bookings.server.ts'
import { payOnlineInstead } from './pay-online-instead.server.ts'
import { recordBookingPayment } from './record-booking-payment.server.ts'

const scene = await bookingScene()
const {
  event: newEvent,
  voucher: newVoucher,
  booked,
  deps,
  stored,
  newsTo,
  expectStored,
  expectTaken,
  expectNews,
  later,
  paid,
} = scene

async function held() {
  const event = await newEvent()
  const { booking } = await booked(event, {
    way: 'online',
    people: 2,
    email: `${randomUUID()}@example.ch`,
  })
  return { event, booking: await stored(booking.id) }
}

function receive(booking: { id: string; sessionId: string | null }, received: object) {
  const { sessionId } = booking
  const head = { id: randomUUID(), occurredAt: deps.clock(), orderId: booking.id, sessionId }
  return recordBookingPayment(deps, { ...head, ...received } as PaymentEvent)
}

const customer = { name: null, email: null, phone: null, shippingAddress: null }

it.each([
  { amountCents: 399_99, currency: 'chf' },
  { amountCents: 400_01, currency: 'chf' },
  { amountCents: 400_00, currency: 'eur' },
])(
  '%o instead of CHF 400 pays for no place: it is free again, and the owner is notified once',
  async (paid) => {
    const { event, booking } = await held()
    const received = {
      kind: 'paid',
      ...paid,
      customer,
      termsAccepted: true,
      paymentId: `pay-${booking.id}`,
    } as const
    const before = (await newsTo('owner@example.ch')).length
    expect(await receive(booking, received)).toBe('applied')
    expect(await receive(booking, received)).toBe('unchanged')
    await expectStored(booking.id, {
      state: 'cancelled',
      payment: 'open',
      paidCents: 0,
      needsAttention: ['amount_mismatch'],
    })
    await expectTaken(event, 0)
    expect((await newsTo('owner@example.ch')).slice(before)).toEqual(['amount_mismatch'])
    await expectNews(booking.email ?? '', [])
  },
)

it('the amount on the page pays, also after a voucher took its part', async () => {
  const event = await newEvent()
  const { code } = await newVoucher(150_00)
  const { id } = await booked(event, { way: 'online', people: 2, voucher: code })
  const stored = await scene.stored(id)
  const paid = {
    kind: 'paid',
    currency: 'chf',
    customer,
    termsAccepted: true,
    paymentId: 'pay-rest',
  } as const
  expect(await receive(stored, { ...paid, amountCents: 250_00 })).toBe('applied')
  await expectStored(id, {
    state: 'confirmed',
    payment: 'paid',
    needsAttention: [],
  })
})

it('a payment of another page that differs from the price of a held place does not confirm it', async () => {
  const { booking } = await held()
  const paid = { kind: 'paid', currency: 'chf', customer, termsAccepted: true, sessionId: 'other' } as const
  expect(await receive(booking, { ...paid, amountCents: 1_00, paymentId: 'pay-one' })).toBe('applied')
  await expectStored(booking.id, {
    state: 'held',
    paidCents: 0,
    needsAttention: ['amount_mismatch'],
  })
  expect(await receive(booking, { ...paid, amountCents: 400_00, paymentId: 'pay-all' })).toBe('applied')
  await expectStored(booking.id, {
    state: 'confirmed',
    payment: 'paid',
    paidCents: 400_00,
  })
})

it('a payment of the wrong mode is ignored, and the place waits for a real one', async () => {
  const { booking } = await held()
  expect(await receive(booking, { kind: 'wrong_mode', paymentId: 'pay-wrong' })).toBe('applied')
  await expectStored(booking.id, {
    state: 'held',
    paidCents: 0,
    needsAttention: ['wrong_mode'],
  })
})

it('a dispute is found by its payment, shown to staff and reported to the owner, and so is its end', async () => {
  const { booking } = await held()
  const paymentId = `pay-${booking.id}`
  const paid = { kind: 'paid', amountCents: 400_00, currency: 'chf', customer, termsAccepted: true } as const
  await receive(booking, { ...paid, paymentId })
  const byPayment = { id: null as unknown as string, sessionId: null }
  const waiting = await countWaitingBookings(deps.db, deps.clock())
  const before = (await newsTo('owner@example.ch')).length
  const dispute = { kind: 'disputed', disputeId: 'dp_1', disputedCents: 400_00, paymentId }
  await receive(byPayment, { ...dispute, standing: 'inquiry' })
  await receive(byPayment, { ...dispute, standing: 'open' })
  await expectStored(booking.id, { state: 'confirmed', needsAttention: ['disputed'] })
  expect(await countWaitingBookings(deps.db, deps.clock())).toBe(waiting + 1)
  await receive(byPayment, { ...dispute, standing: 'won' })
  await expectStored(booking.id, { needsAttention: ['dispute_won'] })
  const listed = await listWaitingBookings(deps.db, deps.clock())
  expect(listed.find(({ id }) => id === booking.id)?.needsAttention).toEqual(['dispute_won'])
  const news = (await newsTo('owner@example.ch')).slice(before)
  expect(news).toEqual(['dispute_inquiry', 'disputed', 'dispute_won'])
})

it.each(LANGUAGES)(
  'in %s the payment page states what is paid, for how many, and what a voucher pays',
  async (language) => {
    const event = await newEvent({ priceCents: 200_00 })
    const { code } = await newVoucher(100_00)
    const { id } = await booked(event, { way: 'online', people: 3, voucher: code }, { language })
    const [session] = await deps.db.select().from(testkasseSessions).where(eq(testkasseSessions.orderId, id))
    const { lines, totalCents, discount } = session?.request ?? {}
    expect(lines).toMatchObject([{ quantity: 3, unitPriceCents: 200_00 }])
    expect(lines?.[0]?.detail).toMatch(/, 3 pe/i)
    expect(discount).toMatchObject({ cents: 100_00 })
    expect(discount?.title).toContain(code.slice(-4))
    expect(totalCents).toBe(500_00)
  },
)

describe('paying online instead', () => {
  // Every invoice needs approval.
  const deps = { ...scene.deps, invoicePercent: 0 }

  let eventId: string

  beforeEach(async () => {
    eventId = await newEvent({ places: 12 })
  })

  async function requestInvoice(
    people: number,
    email = `${crypto.randomUUID()}@example.ch`,
  ): Promise<string> {
    const { booking } = await accepted(scene.bookWith(deps, eventId, { people, email }))
    expect(booking).toMatchObject({ state: 'waitlisted', payment: 'invoice_asked' })
    return booking.id
  }

  async function pay(id: string, network?: string): Promise<string> {
    return (await accepted(payOnlineInstead(deps, id, { network }))).payUrl ?? ''
  }

  const bookingsOfEvent = () => deps.db.select().from(bookings).where(eq(bookings.eventId, eventId))

  it('turns a booking that asked for an invoice into one paid online, once for any number of requests', async () => {
    const email = `${crypto.randomUUID()}@example.ch`
    const id = await requestInvoice(5, email)
    const urls = await Promise.all([pay(id), pay(id), pay(id)])
    expect(new Set(urls).size).toBe(1)
    expect(await bookingsOfEvent()).toMatchObject([{ id, state: 'held', payment: 'open', people: 5 }])
    await expectTaken(eventId, 5)
    await paid(id, 1000_00)
    expect(await bookingsOfEvent()).toMatchObject([{ id, state: 'confirmed', payment: 'paid' }])
    await expectTaken(eventId, 5)
    await expectNews(email, ['invoice_asked', 'confirmed'])
    await expectRefused(payOnlineInstead(deps, id), 'not_changeable')
  })

  it('awaits approval again when nothing was paid, and can be paid later on a page of its own', async () => {
    const id = await requestInvoice(5)
    const first = await pay(id)
    const [held] = await bookingsOfEvent()
    later(16)
    await sweepBookings(deps)
    expect(await bookingsOfEvent()).toMatchObject([{ state: 'waitlisted', payment: 'invoice_asked' }])
    await expectTaken(eventId, 0)
    expect(await pay(id)).not.toBe(first)
    // The end of the first page is reported late.
    const late = {
      kind: 'expired' as const,
      id: crypto.randomUUID(),
      occurredAt: deps.clock(),
      orderId: id,
      sessionId: held?.sessionId ?? null,
      paymentId: null,
    }
    expect(await recordBookingPayment(deps, late)).toBe('unchanged')
    expect(await bookingsOfEvent()).toMatchObject([{ state: 'held' }])
    const lines = await deps.db
      .select({ action: bookingEvents.action })
      .from(bookingEvents)
      .where(eq(bookingEvents.bookingId, id))
      .orderBy(desc(bookingEvents.id))
    expect(lines.map(({ action }) => action)).toEqual([
      'paid_online_instead',
      'released',
      'paid_online_instead',
      'booked',
    ])
  })

  it('confirms no place that is taken: of many simultaneous requests the last ones are refused', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => requestInvoice(5)))
    const results = await Promise.all(ids.map((id) => payOnlineInstead(deps, id)))
    expect(results.filter(({ ok }) => ok)).toHaveLength(2)
    expect(results.filter(({ ok }) => !ok)).toMatchObject(
      Array.from({ length: 3 }, () => ({ refusal: { code: 'sold_out', placesLeft: 2 } })),
    )
    await expectTaken(eventId, 10)
  })

  it('holds no more places for one network than any other booking may', async () => {
    const network = crypto.randomUUID()
    await pay(await requestInvoice(10), network)
    for (const _ of [1, 2]) {
      eventId = await newEvent({ places: 12 })
      await pay(await requestInvoice(10), network)
    }
    eventId = await newEvent({ places: 12 })
    const id = await requestInvoice(10)
    await expectRefused(payOnlineInstead(deps, id, { network }), 'too_many_held')
    await expectTaken(eventId, 0)
  })

  it('holds no more for one network either with simultaneous requests for different dates', async () => {
    const network = crypto.randomUUID()
    const ids: string[] = []
    for (let i = 0; i < 6; i++) {
      eventId = await newEvent({ places: 12 })
      ids.push(await requestInvoice(10))
    }
    const results = await Promise.all(ids.map((id) => payOnlineInstead(deps, id, { network })))
    expect(results.filter(({ ok }) => ok)).toHaveLength(3)
    expect(results.filter(({ ok }) => !ok)).toMatchObject(
      Array(3).fill({ refusal: { code: 'too_many_held' } }),
    )
  })
})
