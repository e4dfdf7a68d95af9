import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { moneyLeftCents, refundDueCents } from '#features/booking/booking.ts'
import { cancelBooking } from '#features/booking/change/cancel-booking.server.ts'
import { BOOKING_DUE, BOOKING_REFUND, bookings } from '#features/booking/database/booking.tables.server.ts'
import { recordBookingPayment } from '#features/booking/money/record-booking-payment.server.ts'
import { outstandingCents } from '#features/booking/rules/booking-balance.ts'
import { dueOf } from '#features/booking/staff/staff-read-bookings.server.ts'
import { openCents } from '#features/invoice/invoice.ts'
import type { DisputeStatus } from '#platform/payments/disputes/dispute.ts'
import { openInvoiceScene } from '#test/invoice-scene.ts'
import { forThisFile } from '#test/for-this-file.ts'
import { accepted, expectRefused } from '#test/results.ts'

const scene = await forThisFile(openInvoiceScene())
const { deps, event, expectStored, invoicesOf, people, stored } = scene

const EVENT = { days: 60, places: 20, priceCents: 200_00 }

/** Two places, paid online. */
async function paidOnline() {
  const { booking } = await scene.booked(await event(EVENT), { people: 2, way: 'online' })
  const payment = randomUUID()
  await scene.paid(booking.id, 400_00, payment)
  return { id: booking.id, paymentId: `pay-${payment}` }
}
type Paid = Awaited<ReturnType<typeof paidOnline>>

const head = ({ paymentId }: Paid) => ({
  id: randomUUID(),
  occurredAt: deps.clock(),
  orderId: null,
  sessionId: null,
  paymentId,
})
/** In the provider's dashboard. */
const refunded = (paid: Paid, refundedCents: number) =>
  recordBookingPayment(deps, { ...head(paid), kind: 'refunded', refundedCents })
const bounced = (paid: Paid, amountCents: number) =>
  recordBookingPayment(deps, {
    ...head(paid),
    kind: 'refund_failed',
    refundId: randomUUID(),
    amountCents,
  })
const disputed = (paid: Paid, status: DisputeStatus) =>
  recordBookingPayment(deps, {
    ...head(paid),
    kind: 'disputed',
    disputeId: `dp-${paid.paymentId}`,
    disputedCents: 100_00,
    standing: status,
  })

/** What the customer owes by the booking and by its open invoices, and what goes back. */
async function balanceOf(bookingId: string) {
  const booking = await stored(bookingId)
  const [inSql] = await deps.db
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

/** Its open invoice. */
async function payInvoice(bookingId: string) {
  const open = (await invoicesOf(bookingId)).find((each) => openCents(each) > 0)
  if (!open) throw new Error('no open invoice')
  const payment = scene.payment(openCents(open))
  await accepted(scene.enter(open.id, payment))
  return { invoiceId: open.id, paymentId: payment.id }
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
  await expectRefused(scene.draftOf(paid.id), 'nothing_due')
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
  await accepted(scene.undo(invoiceId, paymentId))
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
  const moved = await scene.moved(paid.id, await event(EVENT))
  const { id } = moved
  await bounced(paid, 100_00)
  expect(await balanceOf(id)).toEqual(NOTHING)
  await expectStored(id, { waivedCents: 0, payment: 'paid' })
  await people(id, 1)
  expect(await balanceOf(id)).toEqual({ due: 0, invoiced: 0, refund: 200_00 })
})

it('a cancelled booking gets back what is left after a goodwill refund, once', async () => {
  const paid = await paidOnline()
  await refunded(paid, 100_00)
  await accepted(cancelBooking(deps, paid.id))
  expect(await balanceOf(paid.id)).toEqual({ due: 0, invoiced: 0, refund: 300_00 })
  expect(moneyLeftCents(await stored(paid.id))).toBe(300_00)
})

it('what a bank took back is asked for by no invoice of more people, and is here again when reinstated', async () => {
  const paid = await paidOnline()
  await disputed(paid, 'lost')
  expect(await balanceOf(paid.id)).toEqual(NOTHING)
  await people(paid.id, 3)
  expect(await balanceOf(paid.id)).toEqual({ due: 200_00, invoiced: 200_00, refund: 0 })
  await disputed(paid, 'reinstated')
  expect(await balanceOf(paid.id)).toEqual({ due: 200_00, invoiced: 200_00, refund: 0 })
  await expectStored(paid.id, { withdrawnCents: 0, waivedCents: 0 })
})
