import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { refundDueCents } from '#features/booking/booking.ts'
import { outstandingCents } from '#features/booking/rules/booking-balance.ts'
import { overpaidCents, payableCents } from '#features/invoice/invoice.ts'
import { openInvoiceScene } from '#test/invoice-scene.ts'
import { forThisFile } from '#test/for-this-file.ts'
import { expectRefused } from '#test/results.ts'

const scene = await forThisFile(openInvoiceScene())
const { billed, booked, cancel, credit, draftOf, expectStored, invoice: stored, pay } = scene

/** Five people at CHF 200 each, with a sent invoice. */
async function group() {
  const eventId = await scene.event({ places: 20, priceCents: 200_00 })
  const { booking } = await booked(eventId, { people: 5 })
  return { bookingId: booking.id, id: (await billed(booking.id)).id }
}

it('lowers what the booking owes, once for repeated requests; nothing asks for it again', async () => {
  const { bookingId, id } = await group()
  const note = { id: randomUUID() }
  await Promise.all([1, 2, 3].map(() => credit(id, 150_00, note)))
  expect(outstandingCents(await scene.stored(bookingId))).toBe(850_00)
  expect(payableCents(await stored(id))).toBe(850_00)
  await pay(id, 850_00)
  await expectStored(bookingId, { payment: 'paid', paidCents: 850_00 })
  expect(await draftOf(bookingId)).toMatchObject({ value: { id } })
})

it.each([
  ['fewer people', (id: string) => scene.people(id, 4), 200_00],
  ['a cancellation', (id: string) => cancel(id, 800_00), 200_00],
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
  await expectStored(bookingId, { payment: 'nothing_due', totalCents: 0 })
  await expectRefused(draftOf(bookingId), 'nothing_due')
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
  await scene.people(bookingId, 6)
  expect(outstandingCents(await scene.stored(bookingId))).toBe(1100_00)
  await scene.people(bookingId, 4)
  await expectStored(bookingId, { totalCents: 700_00 })
})

it.each([300_00, 400_00])(
  'of more than one place (%i of 40000 Rappen) leaves the price of places that are booked later',
  async (cents) => {
    const event = await scene.event({ priceCents: 200_00 })
    const { booking } = await booked(event, { people: 2 })
    await credit((await billed(booking.id)).id, cents)
    const totalCents = 400_00 - cents
    await expectStored(booking.id, { totalCents })
    await scene.people(booking.id, 3)
    const more = await scene.stored(booking.id)
    expect([more.totalCents, outstandingCents(more)]).toEqual([totalCents + 200_00, totalCents + 200_00])
    await scene.people(booking.id, 2)
    await expectStored(booking.id, { totalCents })
  },
)

it('of a cancelled booking lowers its fee', async () => {
  const { bookingId, id } = await group()
  await cancel(bookingId, 400_00)
  await credit(id, 100_00)
  const booking = await scene.stored(bookingId)
  expect(booking).toMatchObject({ feeCents: 300_00, totalCents: 1000_00 })
  expect([outstandingCents(booking), payableCents(await stored(id))]).toEqual([300_00, 300_00])
})
