import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refundDueCents } from '#features/booking/booking.ts'
import { changePeople } from '#features/booking/change/change-people.server.ts'
import { moveBooking } from '#features/booking/change/move-booking.server.ts'
import { outstandingCents } from '#features/booking/rules/booking-balance.ts'
import { creditInvoice } from '#features/invoice/change/credit-invoice.server.ts'
import { draftFromSource } from '#features/invoice/change/draft-invoice.server.ts'
import { sendInvoice } from '#features/invoice/change/send-invoice.server.ts'
import { recordPaymentByHand } from '#features/invoice/change/record-payment.server.ts'
import { openCents } from '#features/invoice/invoice.ts'
import { swissTime } from '#i18n/format-date.ts'
import { invoices } from '#features/invoice/database/invoice.tables.server.ts'
import { payInvoiceByVoucher } from '#features/invoice/pay/pay-by-voucher.server.ts'
import { type InvoiceScene, openInvoiceScene, STAFF } from '#test/invoice-scene.ts'

let scene: InvoiceScene
beforeAll(async () => {
  scene = await openInvoiceScene()
})
afterAll(() => scene.close())

/** Two places, one by course voucher and one paid online, moved to a date of another price. */
async function movedWithVoucher(fromCents: number, toCents: number) {
  const course = await scene.voucher({ kind: 'course', level: 1, amountCents: 200_00 })
  const from = await scene.event({ days: 60, places: 20, priceCents: fromCents })
  const email = `${randomUUID()}@example.ch`
  const { booking } = await scene.booked(from, { people: 2, way: 'online', voucher: course.code, email })
  await scene.paid(booking.id, fromCents)
  const to = await scene.event({ days: 70, places: 20, priceCents: toCents })
  const moved = await moveBooking(scene.bookings, booking.id, to, { staffId: STAFF, priceCents: toCents })
  if (!moved.ok) throw new Error(moved.refusal.code)
  return { booking: moved.value, voucherId: course.id }
}

async function people(bookingId: string, count: number) {
  const changed = await changePeople(scene.bookings, bookingId, count, { staffId: STAFF })
  if (!changed.ok) throw new Error(changed.refusal.code)
  return changed.value
}

const invoicesOf = (bookingId: string) =>
  scene.deps.db.select().from(invoices).where(eq(invoices.sourceId, bookingId))

it('a cheaper date leaves the course voucher with its place, refunds the money and invoices nothing', async () => {
  const { booking, voucherId } = await movedWithVoucher(200_00, 100_00)
  expect(booking).toMatchObject({ totalCents: 300_00, voucherCents: 200_00, placeCents: 100_00 })
  expect([refundDueCents(booking), outstandingCents(booking)]).toEqual([100_00, 0])
  expect(await scene.balanceOf(voucherId)).toBe(0)
  expect(await invoicesOf(booking.id)).toEqual([])
})

it('whoever stays alone on a cheaper date has the voucher back and pays that date once', async () => {
  const { booking, voucherId } = await movedWithVoucher(200_00, 100_00)
  const alone = await people(booking.id, 1)
  expect(alone).toMatchObject({ totalCents: 100_00, voucherCents: 0, placeCents: null })
  expect([refundDueCents(alone), outstandingCents(alone)]).toEqual([100_00, 0])
  expect(await scene.balanceOf(voucherId)).toBe(200_00)
  expect(await invoicesOf(booking.id)).toEqual([])
  expect((await people(booking.id, 3)).totalCents).toBe(300_00)
})

it('whoever stays alone on a dearer date keeps the voucher while the money does not pay for it', async () => {
  const { booking, voucherId } = await movedWithVoucher(100_00, 200_00)
  expect(booking).toMatchObject({ totalCents: 300_00, voucherCents: 100_00, placeCents: 200_00 })
  const alone = await people(booking.id, 1)
  expect(alone).toMatchObject({ totalCents: 100_00, voucherCents: 100_00, placeCents: 200_00 })
  expect([refundDueCents(alone), outstandingCents(alone)]).toEqual([100_00, 0])
  expect(await scene.balanceOf(voucherId)).toBe(0)
})

it('a dearer date that was paid costs its price when the voucher goes back', async () => {
  const { booking, voucherId } = await movedWithVoucher(100_00, 200_00)
  await scene.paid(booking.id, 100_00)
  const alone = await people(booking.id, 1)
  expect(alone).toMatchObject({ totalCents: 200_00, voucherCents: 0, placeCents: null })
  expect([refundDueCents(alone), outstandingCents(alone)]).toEqual([0, 0])
  expect(await scene.balanceOf(voucherId)).toBe(200_00)
})

it('a place given up for a fee is refunded in money, and the voucher stays where it would leave the fee to invoice', async () => {
  const course = await scene.voucher({ kind: 'course', level: 1, amountCents: 200_00 })
  const soon = await scene.event({ days: 10, places: 20, priceCents: 200_00 })
  const email = `${randomUUID()}@example.ch`
  const { booking } = await scene.booked(soon, { people: 2, way: 'online', voucher: course.code, email })
  await scene.paid(booking.id, 200_00)
  const alone = await people(booking.id, 1)
  expect(alone).toMatchObject({ totalCents: 300_00, feeCents: 100_00, voucherCents: 200_00 })
  expect([refundDueCents(alone), outstandingCents(alone)]).toEqual([100_00, 0])
  expect(await invoicesOf(booking.id)).toEqual([])
})

it('a cheaper date gives back to the value voucher beside it, and the course voucher stays', async () => {
  const course = await scene.voucher({ kind: 'course', level: 1, amountCents: 200_00 })
  const value = await scene.voucher({ kind: 'value', amountCents: 200_00 })
  const { booking } = await scene.booked(await scene.event({ days: 60, places: 20, priceCents: 200_00 }), {
    people: 2,
    voucher: course.code,
    email: `${randomUUID()}@example.ch`,
  })
  const draft = await draftFromSource(scene.deps, { source: 'booking', sourceId: booking.id }, STAFF)
  if (!draft.ok) throw new Error(draft.refusal.code)
  const { id, revision } = draft.value
  await sendInvoice(scene.deps, id, { seen: revision, staffId: STAFF })
  const by = { code: value.code, id: randomUUID() }
  expect((await payInvoiceByVoucher(scene.deps, id, by, STAFF)).ok).toBe(true)
  const to = await scene.event({ days: 70, places: 20, priceCents: 150_00 })
  const moved = await moveBooking(scene.bookings, booking.id, to, { staffId: STAFF, priceCents: 150_00 })
  if (!moved.ok) throw new Error(moved.refusal.code)
  expect(moved.value).toMatchObject({ totalCents: 350_00, voucherCents: 350_00, placeCents: 150_00 })
  expect([refundDueCents(moved.value), outstandingCents(moved.value)]).toEqual([0, 0])
  expect(await scene.balanceOf(course.id)).toBe(0)
  expect(await scene.balanceOf(value.id)).toBe(50_00)
  const invoice = (await invoicesOf(booking.id)).find((each) => each.id === id)
  expect(invoice).toMatchObject({ totalCents: 200_00, creditedCents: 50_00, paidCents: 150_00 })
  expect(await invoicesOf(moved.value.id)).toEqual([])
})

it('whoever stays alone after a credit note by hand keeps the place that the course voucher pays', async () => {
  const course = await scene.voucher({ kind: 'course', level: 1, amountCents: 200_00 })
  const { booking } = await scene.booked(await scene.event({ days: 60, places: 20, priceCents: 200_00 }), {
    people: 2,
    voucher: course.code,
    email: `${randomUUID()}@example.ch`,
  })
  const draft = await draftFromSource(scene.deps, { source: 'booking', sourceId: booking.id }, STAFF)
  if (!draft.ok) throw new Error(draft.refusal.code)
  const { id, revision } = draft.value
  await sendInvoice(scene.deps, id, { seen: revision, staffId: STAFF })
  const credit = { id: randomUUID(), cents: 100_00, reason: 'Kulanz' }
  expect((await creditInvoice(scene.deps, id, credit, STAFF)).ok).toBe(true)
  const alone = await people(booking.id, 1)
  expect(alone).toMatchObject({ totalCents: 200_00, voucherCents: 200_00, payment: 'paid' })
  expect(outstandingCents(alone)).toBe(0)
})

it.each([false, true])(
  'who gives places up near the date after a credit note never owes more than before (invoice paid: %s)',
  async (isPaid) => {
    for (const { people: all, cents, totals } of [
      { people: 2, cents: 150_00, totals: [225_00] },
      { people: 3, cents: 300_00, totals: [250_00, 250_00] },
      { people: 3, cents: 100_00, totals: [400_00, 350_00] },
    ]) {
      const course = await scene.voucher({ kind: 'course', level: 1, amountCents: 200_00 })
      const { booking } = await scene.booked(await scene.event({ days: 10, priceCents: 200_00 }), {
        people: all,
        voucher: course.code,
        email: `${randomUUID()}@example.ch`,
      })
      const draft = await draftFromSource(scene.deps, { source: 'booking', sourceId: booking.id }, STAFF)
      if (!draft.ok) throw new Error(draft.refusal.code)
      const { id, revision, totalCents } = draft.value
      await sendInvoice(scene.deps, id, { seen: revision, staffId: STAFF })
      const paidOn = swissTime(scene.deps.clock()).day
      const payment = { id: randomUUID(), cents: totalCents, paidOn, way: 'transfer', note: '' } as const
      if (isPaid) expect((await recordPaymentByHand(scene.deps, id, payment, STAFF)).ok).toBe(true)
      const credit = { id: randomUUID(), cents, reason: 'Kulanz' }
      expect((await creditInvoice(scene.deps, id, credit, STAFF)).ok).toBe(true)
      for (const [index, total] of totals.entries()) {
        const fewer = await people(booking.id, all - 1 - index)
        expect(fewer.totalCents).toBe(total)
        const sent = (await invoicesOf(booking.id)).filter(({ kind }) => kind === 'invoice')
        expect(sent).toHaveLength(1)
        expect(outstandingCents(fewer)).toBe(sent.reduce((sum, each) => sum + openCents(each), 0))
      }
      expect(await scene.balanceOf(course.id)).toBe(0)
    }
  },
)

it('more people and fewer again leave a booking that was paid online paid: a goodwill refund is not claimed back', async () => {
  const eventId = await scene.event({ days: 60, places: 20, priceCents: 200_00 })
  const email = `${randomUUID()}@example.ch`
  const { booking } = await scene.booked(eventId, { people: 2, way: 'online', email })
  await scene.paid(booking.id, 400_00)
  expect(await people(booking.id, 3)).toMatchObject({ payment: 'invoiced', totalCents: 600_00 })
  expect(await people(booking.id, 2)).toMatchObject({ payment: 'paid', totalCents: 400_00 })
})
