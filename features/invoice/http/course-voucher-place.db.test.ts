import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { refundDueCents } from '#features/booking/booking.ts'
import { outstandingCents } from '#features/booking/rules/booking-balance.ts'
import { openCents } from '#features/invoice/invoice.ts'
import { payInvoiceByVoucher } from '#features/invoice/pay/pay-by-voucher.server.ts'
import { openInvoiceScene, STAFF } from '#test/invoice-scene.ts'
import { forThisFile } from '#test/for-this-file.ts'
import { accepted } from '#test/results.ts'

const scene = await forThisFile(openInvoiceScene())
const { billed, booked, credit, event, expectBalance, invoicesOf, paid, people } = scene

/** Two places, one by course voucher and one paid online, moved to a date of another price. */
async function movedWithVoucher(fromCents: number, toCents: number) {
  const course = await scene.voucher({ kind: 'course', level: 1, amountCents: 200_00 })
  const from = await event({ days: 60, places: 20, priceCents: fromCents })
  const { booking } = await booked(from, { people: 2, way: 'online', voucher: course.code })
  await paid(booking.id, fromCents)
  const to = await event({ days: 70, places: 20, priceCents: toCents })
  const moved = await scene.moved(booking.id, to, toCents)
  return { booking: moved, voucherId: course.id }
}

it('a cheaper date leaves the course voucher with its place, refunds the money and invoices nothing', async () => {
  const { booking, voucherId } = await movedWithVoucher(200_00, 100_00)
  expect(booking).toMatchObject({ totalCents: 300_00, voucherCents: 200_00, placeCents: 100_00 })
  expect([refundDueCents(booking), outstandingCents(booking)]).toEqual([100_00, 0])
  await expectBalance(voucherId, 0)
  expect(await invoicesOf(booking.id)).toEqual([])
})

it('whoever stays alone on a cheaper date has the voucher back and pays that date once', async () => {
  const { booking, voucherId } = await movedWithVoucher(200_00, 100_00)
  const alone = await people(booking.id, 1)
  expect(alone).toMatchObject({ totalCents: 100_00, voucherCents: 0, placeCents: null })
  expect([refundDueCents(alone), outstandingCents(alone)]).toEqual([100_00, 0])
  await expectBalance(voucherId, 200_00)
  expect(await invoicesOf(booking.id)).toEqual([])
  expect((await people(booking.id, 3)).totalCents).toBe(300_00)
})

it('whoever stays alone on a dearer date keeps the voucher while the money does not pay for it', async () => {
  const { booking, voucherId } = await movedWithVoucher(100_00, 200_00)
  expect(booking).toMatchObject({ totalCents: 300_00, voucherCents: 100_00, placeCents: 200_00 })
  const alone = await people(booking.id, 1)
  expect(alone).toMatchObject({ totalCents: 100_00, voucherCents: 100_00, placeCents: 200_00 })
  expect([refundDueCents(alone), outstandingCents(alone)]).toEqual([100_00, 0])
  await expectBalance(voucherId, 0)
})

it('a dearer date that was paid costs its price when the voucher goes back', async () => {
  const { booking, voucherId } = await movedWithVoucher(100_00, 200_00)
  await paid(booking.id, 100_00)
  const alone = await people(booking.id, 1)
  expect(alone).toMatchObject({ totalCents: 200_00, voucherCents: 0, placeCents: null })
  expect([refundDueCents(alone), outstandingCents(alone)]).toEqual([0, 0])
  await expectBalance(voucherId, 200_00)
})

it('a place given up for a fee is refunded in money, and the voucher stays where it would leave the fee to invoice', async () => {
  const course = await scene.voucher({ kind: 'course', level: 1, amountCents: 200_00 })
  const soon = await event({ days: 10, places: 20, priceCents: 200_00 })
  const { booking } = await booked(soon, { people: 2, way: 'online', voucher: course.code })
  await paid(booking.id, 200_00)
  const alone = await people(booking.id, 1)
  expect(alone).toMatchObject({ totalCents: 300_00, feeCents: 100_00, voucherCents: 200_00 })
  expect([refundDueCents(alone), outstandingCents(alone)]).toEqual([100_00, 0])
  expect(await invoicesOf(booking.id)).toEqual([])
})

it('a cheaper date gives back to the value voucher beside it, and the course voucher stays', async () => {
  const course = await scene.voucher({ kind: 'course', level: 1, amountCents: 200_00 })
  const value = await scene.voucher(200_00)
  const { booking } = await booked(await event({ days: 60, places: 20, priceCents: 200_00 }), {
    people: 2,
    voucher: course.code,
  })
  const { id } = await billed(booking.id)
  const by = { code: value.code, id: randomUUID() }
  await accepted(payInvoiceByVoucher(scene.deps, id, by, STAFF))
  const to = await event({ days: 70, places: 20, priceCents: 150_00 })
  const moved = await scene.moved(booking.id, to, 150_00)
  expect(moved).toMatchObject({ totalCents: 350_00, voucherCents: 350_00, placeCents: 150_00 })
  expect([refundDueCents(moved), outstandingCents(moved)]).toEqual([0, 0])
  await expectBalance(course.id, 0)
  await expectBalance(value.id, 50_00)
  const invoice = (await invoicesOf(booking.id)).find((each) => each.id === id)
  expect(invoice).toMatchObject({ totalCents: 200_00, creditedCents: 50_00, paidCents: 150_00 })
  expect(await invoicesOf(moved.id)).toEqual([])
})

it('whoever stays alone after a credit note by hand keeps the place that the course voucher pays', async () => {
  const course = await scene.voucher({ kind: 'course', level: 1, amountCents: 200_00 })
  const { booking } = await booked(await event({ days: 60, places: 20, priceCents: 200_00 }), {
    people: 2,
    voucher: course.code,
  })
  const { id } = await billed(booking.id)
  await accepted(credit(id, 100_00))
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
      const { booking } = await booked(await event({ days: 10, priceCents: 200_00 }), {
        people: all,
        voucher: course.code,
      })
      const { id, totalCents } = await billed(booking.id)
      if (isPaid) await accepted(scene.pay(id, totalCents))
      await accepted(credit(id, cents))
      for (const [index, total] of totals.entries()) {
        const fewer = await people(booking.id, all - 1 - index)
        expect(fewer.totalCents).toBe(total)
        const sent = await invoicesOf(booking.id)
        expect(sent).toHaveLength(1)
        expect(outstandingCents(fewer)).toBe(sent.reduce((sum, each) => sum + openCents(each), 0))
      }
      await expectBalance(course.id, 0)
    }
  },
)

it('more people and fewer again leave a booking that was paid online paid: a goodwill refund is not claimed back', async () => {
  const eventId = await event({ days: 60, places: 20, priceCents: 200_00 })
  const { booking } = await booked(eventId, { people: 2, way: 'online' })
  await paid(booking.id, 400_00)
  expect(await people(booking.id, 3)).toMatchObject({ payment: 'invoiced', totalCents: 600_00 })
  expect(await people(booking.id, 2)).toMatchObject({ payment: 'paid', totalCents: 400_00 })
})
