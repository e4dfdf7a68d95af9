import { randomUUID } from 'node:crypto'
import { desc, inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { draftFromSource } from '#features/invoice/change/draft-invoice.server.ts'
import { invoices } from '#features/invoice/database/invoice.tables.server.ts'
import { billBooking } from '#test/bookings/bill-booking.ts'
import { refundScene } from '#test/bookings/refund-scene.ts'
import { cancelBooking } from '../change/cancel-booking.server.ts'
import { changePeople } from '../change/change-people.server.ts'
import { bookingReplacements } from '../database/booking.tables.server.ts'
import { grantPlace } from '../staff/staff-mark-booking.server.ts'
import { acceptOffer } from './accept-offer.server.ts'
import { expectAccepted, accepted } from '#test/results.ts'

const STAFF = '00000000-0000-4000-8000-000000000001'

const scene = await refundScene()
const {
  event: newEvent,
  booked,
  pay,
  work,
  stored,
  deps,
  expectNews,
  expectStored,
  voucher: newVoucher,
} = scene

/** Ten days before, when half of the price is kept. */
const aFullEvent = (places: number) => newEvent({ days: 10, places })

async function paid(event: string, people = 1) {
  const { booking } = await booked(event, {
    way: 'online',
    people,
    email: `${randomUUID()}@example.ch`,
  })
  await pay(booking, booking.totalCents, `pay-${booking.id}`)
  return booking.id
}

async function waiting(event: string, people = 1, way: 'online' | 'invoice' = 'invoice') {
  const form = { way, people, waitIfFull: true, email: `${randomUUID()}@example.ch` }
  const { booking } = await booked(event, form)
  expect(booking.state).toBe('waitlisted')
  return booking.id
}

async function settled(id: string) {
  await work(`pay-${id}`)
  const { feeCents, refundedCents, payment } = await stored(id)
  return { feeCents, refundedCents, payment }
}

describe('a late cancellation', () => {
  it('has its fee refunded when the waiting list takes the place, not before', async () => {
    const event = await aFullEvent(1)
    const late = await paid(event)
    const next = await waiting(event)
    await cancelBooking(deps, late)
    expect(await settled(late)).toMatchObject({ feeCents: 100_00, refundedCents: 100_00 })
    await accepted(acceptOffer(deps, next))
    expect(await settled(late)).toMatchObject({ feeCents: 0, refundedCents: 200_00, payment: 'refunded' })
    const { email } = await stored(late)
    await expectNews(email ?? '', ['confirmed', 'cancelled', 'replaced'])
  })

  it('has the invoice of its fee credited, and a draft of one deleted, when the waiting list takes the place', async () => {
    const event = await aFullEvent(2)
    const byInvoice = async () =>
      (await booked(event, { people: 1, email: `${randomUUID()}@example.ch` })).booking.id
    const [billed, drafted] = [await byInvoice(), await byInvoice()]
    const next = [await waiting(event), await waiting(event)]
    for (const id of [billed, drafted]) await cancelBooking(deps, id)
    await billBooking(scene, billed, 0)
    const sold = { source: 'booking', sourceId: drafted } as const
    await expectAccepted(draftFromSource(deps, sold, STAFF), { totalCents: 100_00 })
    for (const id of next) await accepted(acceptOffer(deps, id))
    for (const id of [billed, drafted]) await expectStored(id, { feeCents: 0, payment: 'nothing_due' })
    expect(
      await deps.db
        .select()
        .from(invoices)
        .where(inArray(invoices.sourceId, [billed, drafted]))
        .orderBy(desc(invoices.kind)),
    ).toMatchObject([
      { kind: 'invoice', state: 'sent', totalCents: 100_00, creditedCents: 100_00 },
      { kind: 'credit_note', totalCents: 100_00, note: expect.stringContaining('Stornogebühr') },
    ])
  })

  it('has the fee refunded in money, and a course voucher stays with its place', async () => {
    const event = await aFullEvent(3)
    const { code } = await newVoucher({ kind: 'course', level: 1, amountCents: 200_00 })
    const form = { way: 'online' as const, people: 3, voucher: code, email: `${randomUUID()}@example.ch` }
    const { booking } = await booked(event, form)
    await pay(booking, 400_00, `pay-${booking.id}`)
    const next = await waiting(event)
    await changePeople(deps, booking.id, 2)
    expect(await settled(booking.id)).toMatchObject({ feeCents: 100_00, refundedCents: 100_00 })
    await accepted(acceptOffer(deps, next))
    expect(await settled(booking.id)).toEqual({ feeCents: 0, refundedCents: 200_00, payment: 'refunded' })
    await expectStored(booking.id, { totalCents: 400_00, voucherCents: 200_00 })
  })

  it('has it refunded once, for any number of simultaneous takers', async () => {
    const event = await aFullEvent(2)
    const [one, two] = [await paid(event), await paid(event)]
    const next = [await waiting(event), await waiting(event)]
    await cancelBooking(deps, one)
    await cancelBooking(deps, two)
    await Promise.all([
      ...next.flatMap((id) => [acceptOffer(deps, id), acceptOffer(deps, id)]),
      ...next.map((id) => grantPlace(deps, id, STAFF)),
    ])
    for (const id of [one, two])
      expect(await settled(id)).toMatchObject({ feeCents: 0, refundedCents: 200_00 })
    const rows = await deps.db.select().from(bookingReplacements)
    const ofThese = rows.filter(({ replacedById }) => next.includes(replacedById))
    expect(ofThese.map(({ places, backCents }) => [places, backCents])).toEqual([
      [1, 100_00],
      [1, 100_00],
    ])
    const third = await waiting(event)
    await cancelBooking(deps, next[0] ?? '', { staffId: STAFF, feeCents: 0 })
    await acceptOffer(deps, third)
    expect(await settled(one)).toMatchObject({ refundedCents: 200_00 })
  })

  it('waits until the place is paid for, when the next customer pays online', async () => {
    const event = await aFullEvent(1)
    const late = await paid(event)
    const next = await waiting(event, 1, 'online')
    await cancelBooking(deps, late)
    await acceptOffer(deps, next)
    expect(await settled(late)).toMatchObject({ feeCents: 100_00 })
    await pay({ id: next }, 200_00, `pay-${next}`)
    expect(await settled(late)).toMatchObject({ feeCents: 0, refundedCents: 200_00 })
  })

  it('owes no fee on the waiting list, whatever staff enter', async () => {
    const event = await aFullEvent(1)
    await paid(event)
    const next = await waiting(event, 1, 'online')
    const cancelled = await cancelBooking(deps, next, { staffId: STAFF, feeCents: 100_00 })
    expect(cancelled).toMatchObject({ value: { state: 'cancelled', feeCents: 0 } })
  })

  it('is refunded for the places that are taken, also of a booking that became smaller', async () => {
    const event = await aFullEvent(3)
    const late = await paid(event, 3)
    const next = await waiting(event)
    await changePeople(deps, late, 1)
    await expectStored(late, { feeCents: 200_00, totalCents: 400_00 })
    await acceptOffer(deps, next)
    // The other of the two places is still free.
    await expectStored(late, { feeCents: 100_00, totalCents: 300_00 })
    const more = await booked(event, { email: 'more@example.ch' })
    expect(more.booking.state).toBe('confirmed')
    const last = await waiting(event)
    await cancelBooking(deps, late)
    await acceptOffer(deps, last)
    await expectStored(late, { state: 'cancelled', feeCents: 100_00 })
    expect(await settled(late)).toMatchObject({ feeCents: 100_00, refundedCents: 500_00 })
  })

  it('is not refunded while nobody from the list takes the place', async () => {
    const event = await aFullEvent(2)
    const late = await paid(event)
    await cancelBooking(deps, late)
    await booked(event, { email: 'new@example.ch' })
    expect(await settled(late)).toMatchObject({ feeCents: 100_00, refundedCents: 100_00 })
  })
})
