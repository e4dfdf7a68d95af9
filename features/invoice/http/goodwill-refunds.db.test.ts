import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { moneyLeftCents, refundDueCents } from '#features/booking/booking.ts'
import { cancelBooking } from '#features/booking/change/cancel-booking.server.ts'
import { changePeople } from '#features/booking/change/change-people.server.ts'
import { moveBooking } from '#features/booking/change/move-booking.server.ts'
import { BOOKING_DUE, BOOKING_REFUND, bookings } from '#features/booking/database/booking.tables.server.ts'
import { recordBookingPayment } from '#features/booking/money/record-booking-payment.server.ts'
import { outstandingCents } from '#features/booking/rules/booking-balance.ts'
import { dueOf } from '#features/booking/staff/staff-read-bookings.server.ts'
import { draftFromSource } from '#features/invoice/change/draft-invoice.server.ts'
import { recordPaymentByHand, undoPayment } from '#features/invoice/change/record-payment.server.ts'
import { invoices } from '#features/invoice/database/invoice.tables.server.ts'
import { openCents } from '#features/invoice/invoice.ts'
import { swissTime } from '#i18n/format-date.ts'
import type { DisputeStatus } from '#platform/payments/disputes/dispute.ts'
import { type InvoiceScene, openInvoiceScene, STAFF } from '#test/invoice-scene.ts'

let scene: InvoiceScene
beforeAll(async () => {
  scene = await openInvoiceScene()
})
afterAll(() => scene.close())

const EVENT = { days: 60, places: 20, priceCents: 200_00 }

/** Two places, paid online. */
async function paidOnline() {
  const email = `${randomUUID()}@example.ch`
  const { booking } = await scene.booked(await scene.event(EVENT), { people: 2, way: 'online', email })
  const payment = randomUUID()
  await scene.paid(booking.id, 400_00, payment)
  return { id: booking.id, paymentId: `pay-${payment}` }
}
type Paid = Awaited<ReturnType<typeof paidOnline>>

const head = ({ paymentId }: Paid) => ({
  id: randomUUID(),
  occurredAt: scene.deps.clock(),
  orderId: null,
  sessionId: null,
  paymentId,
})
/** In the provider's dashboard. */
const refunded = (paid: Paid, refundedCents: number) =>
  recordBookingPayment(scene.bookings, { ...head(paid), kind: 'refunded', refundedCents })
const bounced = (paid: Paid, amountCents: number) =>
  recordBookingPayment(scene.bookings, {
    ...head(paid),
    kind: 'refund_failed',
    refundId: randomUUID(),
    amountCents,
  })
const disputed = (paid: Paid, status: DisputeStatus) =>
  recordBookingPayment(scene.bookings, {
    ...head(paid),
    kind: 'disputed',
    disputeId: `dp-${paid.paymentId}`,
    disputedCents: 100_00,
    standing: status,
  })

async function people(bookingId: string, count: number) {
  const changed = await changePeople(scene.bookings, bookingId, count, { staffId: STAFF })
  if (!changed.ok) throw new Error(changed.refusal.code)
}

/** What the customer owes by the booking and by its open invoices, and what goes back. */
async function balanceOf(bookingId: string) {
  const booking = await scene.stored(bookingId)
  const [inSql] = await scene.deps.db
    .select({ due: BOOKING_DUE.mapWith(Number), refund: BOOKING_REFUND.mapWith(Number) })
    .from(bookings)
    .where(eq(bookings.id, bookingId))
  expect(inSql).toEqual({ due: dueOf(booking), refund: refundDueCents(booking) })
  expect(dueOf(booking)).toBe(outstandingCents(booking))
  const sent = await invoicesOf(bookingId)
  return {
    due: outstandingCents(booking),
    invoiced: sent.reduce((sum, each) => sum + openCents(each), 0),
    refund: refundDueCents(booking),
  }
}

async function invoicesOf(bookingId: string) {
  const all = await scene.deps.db.select().from(invoices).where(eq(invoices.sourceId, bookingId))
  return all.filter(({ kind }) => kind === 'invoice')
}

/** Its open invoice. */
async function payInvoice(bookingId: string) {
  const open = (await invoicesOf(bookingId)).find((each) => openCents(each) > 0)
  if (!open) throw new Error('no open invoice')
  const paidOn = swissTime(scene.deps.clock()).day
  const id = randomUUID()
  const payment = { id, cents: openCents(open), paidOn, way: 'transfer', note: '' } as const
  expect((await recordPaymentByHand(scene.deps, open.id, payment, STAFF)).ok).toBe(true)
  return { invoiceId: open.id, paymentId: id }
}

const NOTHING = { due: 0, invoiced: 0, refund: 0 }

it('a goodwill refund is not asked for with the price of one more person, nor when they stay away again', async () => {
  const paid = await paidOnline()
  await refunded(paid, 100_00)
  expect(await balanceOf(paid.id)).toEqual(NOTHING)
  await people(paid.id, 3)
  expect(await balanceOf(paid.id)).toEqual({ due: 200_00, invoiced: 200_00, refund: 0 })
  await people(paid.id, 2)
  expect(await balanceOf(paid.id)).toEqual(NOTHING)
  expect(await draftFromSource(scene.deps, { source: 'booking', sourceId: paid.id }, STAFF)).toMatchObject({
    refusal: { code: 'nothing_due' },
  })
})

it('nor is one after an invoice was paid', async () => {
  const paid = await paidOnline()
  await people(paid.id, 3)
  await payInvoice(paid.id)
  await refunded(paid, 100_00)
  await people(paid.id, 4)
  expect(await balanceOf(paid.id)).toEqual({ due: 200_00, invoiced: 200_00, refund: 0 })
  await people(paid.id, 3)
  expect(await balanceOf(paid.id)).toEqual(NOTHING)
})

it('nor is one while an invoice is open, also when its payment is undone', async () => {
  const paid = await paidOnline()
  await people(paid.id, 3)
  await refunded(paid, 100_00)
  expect(await balanceOf(paid.id)).toEqual({ due: 200_00, invoiced: 200_00, refund: 0 })
  const { invoiceId, paymentId } = await payInvoice(paid.id)
  expect(await balanceOf(paid.id)).toEqual(NOTHING)
  expect(
    (await undoPayment(scene.deps, invoiceId, paymentId, { staffId: STAFF, mayReturnMoney: true })).ok,
  ).toBe(true)
  expect(await balanceOf(paid.id)).toEqual({ due: 200_00, invoiced: 200_00, refund: 0 })
  await payInvoice(paid.id)
  await people(paid.id, 4)
  expect(await balanceOf(paid.id)).toEqual({ due: 200_00, invoiced: 200_00, refund: 0 })
})

it('what was paid for one more person goes back whole, beside the goodwill before', async () => {
  const paid = await paidOnline()
  await refunded(paid, 100_00)
  await people(paid.id, 3)
  await payInvoice(paid.id)
  await people(paid.id, 2)
  expect(await balanceOf(paid.id)).toEqual({ due: 0, invoiced: 0, refund: 200_00 })
})

it('a refund in the dashboard before the place is given up in the office is made once', async () => {
  const paid = await paidOnline()
  await refunded(paid, 200_00)
  await people(paid.id, 1)
  expect(await balanceOf(paid.id)).toEqual(NOTHING)
  await people(paid.id, 2)
  expect(await balanceOf(paid.id)).toEqual({ due: 200_00, invoiced: 200_00, refund: 0 })
})

it('a goodwill refund that does not arrive leaves the booking paid, also after it moved', async () => {
  const paid = await paidOnline()
  await refunded(paid, 100_00)
  const moved = await moveBooking(scene.bookings, paid.id, await scene.event(EVENT), { staffId: STAFF })
  if (!moved.ok) throw new Error(moved.refusal.code)
  const { id } = moved.value
  await bounced(paid, 100_00)
  expect(await balanceOf(id)).toEqual(NOTHING)
  expect(await scene.stored(id)).toMatchObject({ waivedCents: 0, payment: 'paid' })
  await people(id, 1)
  expect(await balanceOf(id)).toEqual({ due: 0, invoiced: 0, refund: 200_00 })
})

it('a cancelled booking gets back what is left after a goodwill refund, once', async () => {
  const paid = await paidOnline()
  await refunded(paid, 100_00)
  expect((await cancelBooking(scene.bookings, paid.id)).ok).toBe(true)
  expect(await balanceOf(paid.id)).toEqual({ due: 0, invoiced: 0, refund: 300_00 })
  expect(moneyLeftCents(await scene.stored(paid.id))).toBe(300_00)
})

it('what a bank took back is asked for by no invoice of more people, and is here again when reinstated', async () => {
  const paid = await paidOnline()
  await disputed(paid, 'lost')
  expect(await balanceOf(paid.id)).toEqual(NOTHING)
  await people(paid.id, 3)
  expect(await balanceOf(paid.id)).toEqual({ due: 200_00, invoiced: 200_00, refund: 0 })
  await disputed(paid, 'reinstated')
  expect(await balanceOf(paid.id)).toEqual({ due: 200_00, invoiced: 200_00, refund: 0 })
  expect(await scene.stored(paid.id)).toMatchObject({ withdrawnCents: 0, waivedCents: 0 })
})
