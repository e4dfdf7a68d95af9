import { desc, eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { bookingScene } from '#test/bookings/booking-scene.ts'
import { bookingEvents, bookings } from '../database/booking.tables.server.ts'
import { payOnlineInstead } from './pay-online-instead.server.ts'
import { recordBookingPayment } from './record-booking-payment.server.ts'
import { sweepBookings } from '../book/sweep-bookings.server.ts'
import { accepted, expectRefused } from '#test/results.ts'

const scene = await bookingScene()
const { event: newEvent, expectTaken, expectNews, later, paid } = scene
// Every invoice needs approval.
const deps = { ...scene.deps, invoicePercent: 0 }
let eventId: string
beforeEach(async () => {
  eventId = await newEvent({ places: 12 })
})

async function requestInvoice(people: number, email = `${crypto.randomUUID()}@example.ch`): Promise<string> {
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
  expect(results.filter(({ ok }) => !ok)).toMatchObject(Array(3).fill({ refusal: { code: 'too_many_held' } }))
})
