import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refundDueCents } from '#features/booking/booking.ts'
import { cancelBooking } from '#features/booking/change/cancel-booking.server.ts'
import { changePeople } from '#features/booking/change/change-people.server.ts'
import { outstandingCents } from '#features/booking/rules/booking-balance.ts'
import { creditInvoice } from '#features/invoice/change/credit-invoice.server.ts'
import { draftFromSource } from '#features/invoice/change/draft-invoice.server.ts'
import { recordPaymentByHand } from '#features/invoice/change/record-payment.server.ts'
import { sendInvoice } from '#features/invoice/change/send-invoice.server.ts'
import { findInvoice } from '#features/invoice/database/invoices-repository.server.ts'
import { overpaidCents, payableCents } from '#features/invoice/invoice.ts'
import { swissTime } from '#i18n/format-date.ts'
import { type InvoiceScene, openInvoiceScene, STAFF } from '#test/invoice-scene.ts'

let scene: InvoiceScene

beforeAll(async () => {
  scene = await openInvoiceScene()
})
afterAll(() => scene.close())

const draftOf = (bookingId: string) =>
  draftFromSource(scene.deps, { source: 'booking', sourceId: bookingId }, STAFF)

async function invoiced(bookingId: string): Promise<string> {
  const drafted = await draftOf(bookingId)
  if (!drafted.ok) throw new Error(drafted.refusal.code)
  const { id, revision } = drafted.value
  const sent = await sendInvoice(scene.deps, id, { seen: revision, staffId: STAFF })
  if (!sent.ok) throw new Error(sent.refusal.code)
  return id
}

/** Five people at CHF 200 each, with a sent invoice. */
async function group() {
  const eventId = await scene.event({ places: 20, priceCents: 200_00 })
  const { booking } = await scene.booked(eventId, { people: 5, email: `${randomUUID()}@example.ch` })
  return { bookingId: booking.id, id: await invoiced(booking.id) }
}

const credit = (id: string, cents: number) =>
  creditInvoice(scene.deps, id, { id: randomUUID(), cents, reason: 'Kulanz' }, STAFF)
const pay = (id: string, cents: number) =>
  recordPaymentByHand(
    scene.deps,
    id,
    { id: randomUUID(), cents, paidOn: swissTime(scene.deps.clock()).day, way: 'transfer', note: null },
    STAFF,
  )
const stored = async (id: string) => {
  const invoice = await findInvoice(scene.deps.db, { id })
  if (!invoice) throw new Error('no invoice')
  return invoice
}

it('lowers what the booking owes, once for repeated requests; nothing asks for it again', async () => {
  const { bookingId, id } = await group()
  const note = { id: randomUUID(), cents: 150_00, reason: 'Kulanz' }
  await Promise.all([1, 2, 3].map(() => creditInvoice(scene.deps, id, note, STAFF)))
  expect(outstandingCents(await scene.stored(bookingId))).toBe(850_00)
  expect(payableCents(await stored(id))).toBe(850_00)
  await pay(id, 850_00)
  expect(await scene.stored(bookingId)).toMatchObject({ payment: 'paid', paidCents: 850_00 })
  expect(await draftOf(bookingId)).toMatchObject({ value: { id } })
})

it.each([
  ['fewer people', (id: string) => changePeople(scene.bookings, id, 4, { staffId: STAFF }), 200_00],
  [
    'a cancellation',
    (id: string) => cancelBooking(scene.bookings, id, { staffId: STAFF, feeCents: 800_00 }),
    200_00,
  ],
])(
  'lowers it too while money is to be paid back after %s, and swallows none of that',
  async (_, change, due) => {
    const { bookingId, id } = await group()
    await pay(id, 1000_00)
    await change(bookingId)
    expect(refundDueCents(await scene.stored(bookingId))).toBe(due)
    await credit(id, 150_00)
    const booking = await scene.stored(bookingId)
    expect(refundDueCents(booking)).toBe(due)
    expect(overpaidCents(await stored(id))).toBe(150_00)
    expect(booking.state === 'cancelled' ? booking.feeCents : booking.totalCents).toBe(650_00)
  },
)

it('of all of it leaves nothing due', async () => {
  const { bookingId, id } = await group()
  await credit(id, 1000_00)
  expect(await scene.stored(bookingId)).toMatchObject({ payment: 'nothing_due', totalCents: 0 })
  expect(await draftOf(bookingId)).toMatchObject({ refusal: { code: 'nothing_due' } })
})

it('leaves what was paid too much with the invoice alone', async () => {
  const { bookingId, id } = await group()
  await pay(id, 1000_00)
  await credit(id, 200_00)
  const booking = await scene.stored(bookingId)
  expect(booking).toMatchObject({ payment: 'paid', paidCents: 800_00, totalCents: 800_00 })
  expect([outstandingCents(booking), refundDueCents(booking), overpaidCents(await stored(id))]).toEqual([
    0, 0, 200_00,
  ])
})

it('stays off when people join or leave, at the price of the other places', async () => {
  const { bookingId, id } = await group()
  await credit(id, 100_00)
  await changePeople(scene.bookings, bookingId, 6, { staffId: STAFF })
  expect(outstandingCents(await scene.stored(bookingId))).toBe(1100_00)
  await changePeople(scene.bookings, bookingId, 4, { staffId: STAFF })
  expect(await scene.stored(bookingId)).toMatchObject({ totalCents: 700_00 })
})

it.each([300_00, 400_00])(
  'of more than one place (%i of 40000 Rappen) leaves the price of places that are booked later',
  async (cents) => {
    const event = await scene.event({ priceCents: 200_00 })
    const { booking } = await scene.booked(event, { people: 2, email: `${randomUUID()}@example.ch` })
    await credit(await invoiced(booking.id), cents)
    const totalCents = 400_00 - cents
    expect(await scene.stored(booking.id)).toMatchObject({ totalCents })
    await changePeople(scene.bookings, booking.id, 3, { staffId: STAFF })
    const more = await scene.stored(booking.id)
    expect([more.totalCents, outstandingCents(more)]).toEqual([totalCents + 200_00, totalCents + 200_00])
    await changePeople(scene.bookings, booking.id, 2, { staffId: STAFF })
    expect(await scene.stored(booking.id)).toMatchObject({ totalCents })
  },
)

it('of a cancelled booking lowers its fee', async () => {
  const { bookingId, id } = await group()
  await cancelBooking(scene.bookings, bookingId, { staffId: STAFF, feeCents: 400_00 })
  await credit(id, 100_00)
  const booking = await scene.stored(bookingId)
  expect(booking).toMatchObject({ feeCents: 300_00, totalCents: 1000_00 })
  expect([outstandingCents(booking), payableCents(await stored(id))]).toEqual([300_00, 300_00])
})
