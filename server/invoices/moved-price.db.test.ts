import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { changePeople } from '#features/booking/change/change-people.server.ts'
import { moveBooking } from '#features/booking/change/move-booking.server.ts'
import { outstandingCents } from '#features/booking/rules/booking-balance.ts'
import { draftFromSource } from '#features/invoice/change/draft-invoice.server.ts'
import { recordPaymentByHand } from '#features/invoice/change/record-payment.server.ts'
import { payInvoiceByVoucher } from '#features/invoice/pay/pay-by-voucher.server.ts'
import { sendInvoice } from '#features/invoice/change/send-invoice.server.ts'
import { invoices } from '#features/invoice/database/invoice.tables.server.ts'
import { openCents, owedCents } from '#features/invoice/invoice.ts'
import type { BOOKING_FORM } from '#test/bookings/booking-scene.ts'
import { type InvoiceScene, openInvoiceScene, STAFF } from '#test/invoice-scene.ts'

let scene: InvoiceScene
beforeAll(async () => {
  scene = await openInvoiceScene()
})
afterAll(() => scene.close())

const dated = (priceCents: number, days = 40) => scene.event({ days, places: 20, priceCents })

async function booked(form: Partial<typeof BOOKING_FORM> = {}) {
  const { booking } = await scene.booked(await dated(200_00, 30), {
    people: 3,
    email: `${randomUUID()}@example.ch`,
    company: 'Muster AG',
    street: 'Musterweg 5',
    postalCode: '6300',
    city: 'Zug',
    ...form,
  })
  return booking
}

async function moved(id: string, to: string, reprice = true) {
  const result = await moveBooking(scene.bookings, id, to, { staffId: STAFF, reprice })
  if (!result.ok) throw new Error(result.refusal.code)
  return result.value
}

async function invoiced(bookingId: string): Promise<string> {
  const draft = await draftFromSource(scene.deps, { source: 'booking', sourceId: bookingId }, STAFF)
  if (!draft.ok) throw new Error(draft.refusal.code)
  const { id, revision } = draft.value
  const sent = await sendInvoice(scene.deps, id, { seen: revision, staffId: STAFF })
  if (!sent.ok) throw new Error(sent.refusal.code)
  return id
}

const paid = (cents: number) => ({
  id: randomUUID(),
  cents,
  paidOn: scene.deps.clock().toISOString().slice(0, 10),
  way: 'transfer' as const,
  note: null,
})

/** Of a booking and of those that it was moved from, credit notes left out. */
const invoicesOf = (...ids: string[]) =>
  scene.deps.db
    .select()
    .from(invoices)
    .where(and(inArray(invoices.sourceId, ids), eq(invoices.kind, 'invoice')))
    .orderBy(invoices.createdAt, invoices.sequence)

it('the price goes with a booking unless staff say that the new date’s counts', async () => {
  const booking = await booked()
  expect((await moved(booking.id, await dated(250_00), false)).totalCents).toBe(600_00)
  const other = await booked()
  expect((await moved(other.id, await dated(250_00))).totalCents).toBe(750_00)
})

it('a dearer date of what was invoiced sends the difference by itself, once', async () => {
  const booking = await booked()
  const first = await invoiced(booking.id)
  await recordPaymentByHand(scene.deps, first, paid(600_00), STAFF)
  const after = await moved(booking.id, await dated(250_00))
  const all = await invoicesOf(booking.id, after.id)
  expect(all.map((each) => [each.state, owedCents(each), openCents(each)])).toEqual([
    ['sent', 600_00, 0],
    ['sent', 150_00, 150_00],
  ])
  expect(outstandingCents(after)).toBe(150_00)
  const [, second] = all
  await recordPaymentByHand(scene.deps, second?.id ?? '', paid(150_00), STAFF)
  expect(await scene.stored(after.id)).toMatchObject({ paidCents: 750_00, payment: 'paid' })
  // Another date of that price: nothing is left to invoice.
  const last = await moved(after.id, await dated(250_00, 50))
  expect(await invoicesOf(booking.id, after.id, last.id)).toHaveLength(2)
})

it('one more person of what was invoiced is invoiced by itself as well', async () => {
  const booking = await booked()
  await invoiced(booking.id)
  await changePeople(scene.bookings, booking.id, 4, { staffId: STAFF })
  const all = await invoicesOf(booking.id)
  expect(all.map((each) => owedCents(each))).toEqual([600_00, 200_00])
})

it('before any invoice the one that will be written asks for the new price', async () => {
  const booking = await booked()
  const after = await moved(booking.id, await dated(250_00))
  expect(await invoicesOf(booking.id, after.id)).toEqual([])
  await invoiced(after.id)
  expect((await invoicesOf(after.id)).map((each) => owedCents(each))).toEqual([750_00])
})

it('a cheaper date is credited, and what was paid too much goes back', async () => {
  const booking = await booked()
  const first = await invoiced(booking.id)
  await recordPaymentByHand(scene.deps, first, paid(600_00), STAFF)
  const after = await moved(booking.id, await dated(150_00))
  const [invoice] = await invoicesOf(booking.id, after.id)
  expect(invoice).toMatchObject({ creditedCents: 150_00, handedCents: 150_00 })
  expect(await scene.stored(after.id)).toMatchObject({ totalCents: 450_00, paidCents: 600_00 })
})

it('what was paid online is open money of the booking, which an invoice can ask for', async () => {
  const booking = await booked({ way: 'online' })
  await scene.paid(booking.id, 600_00)
  expect(await scene.stored(booking.id)).toMatchObject({ payment: 'paid', paidCents: 600_00 })
  const after = await moved(booking.id, await dated(250_00))
  expect(after).toMatchObject({ payment: 'invoiced', totalCents: 750_00, paidCents: 600_00 })
  expect(outstandingCents(after)).toBe(150_00)
  // Whoever pays it later, by whichever way, settles it.
  const draft = await draftFromSource(scene.deps, { source: 'booking', sourceId: after.id }, STAFF)
  expect(draft.ok && draft.value.totalCents).toBe(150_00)
})

it('the place of a course voucher keeps its price', async () => {
  const course = await scene.voucher({ kind: 'course', level: 1, amountCents: 180_00 })
  const eventId = await scene.event({ days: 30, places: 20, priceCents: 200_00 })
  const { booking } = await scene.booked(eventId, {
    people: 2,
    voucher: course.code,
    email: `${randomUUID()}@example.ch`,
  })
  const to = await scene.event({ days: 40, places: 20, priceCents: 250_00 })
  expect(await moved(booking.id, to)).toMatchObject({ totalCents: 450_00, voucherCents: 200_00 })
})

it('what a value voucher paid beside a course voucher is money, and no place that keeps its price', async () => {
  const course = await scene.voucher({ kind: 'course', level: 1, amountCents: 200_00 })
  const value = await scene.voucher({ kind: 'value', amountCents: 200_00 })
  const eventId = await scene.event({ days: 31, places: 20, priceCents: 200_00 })
  const { booking } = await scene.booked(eventId, {
    people: 2,
    voucher: course.code,
    email: `${randomUUID()}@example.ch`,
  })
  const id = await invoiced(booking.id)
  const by = { code: value.code, id: randomUUID() }
  expect((await payInvoiceByVoucher(scene.deps, id, by, STAFF)).ok).toBe(true)
  const to = await scene.event({ days: 41, places: 20, priceCents: 250_00 })
  expect(await moved(booking.id, to)).toMatchObject({ totalCents: 450_00, voucherCents: 400_00 })
})
