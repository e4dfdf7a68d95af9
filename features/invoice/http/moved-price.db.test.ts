import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { countOf } from '#test/sample.ts'
import { refundDueCents } from '#features/booking/booking.ts'
import { changePeople } from '#features/booking/change/change-people.server.ts'
import { moveBooking } from '#features/booking/change/move-booking.server.ts'
import { listMovedIds } from '#features/booking/database/bookings-repository.server.ts'
import { outstandingCents } from '#features/booking/rules/booking-balance.ts'
import { openCents, payableCents } from '#features/invoice/invoice.ts'
import { openInvoicePayment } from '#features/invoice/pay/open-invoice-payment.server.ts'
import { payInvoiceByVoucher } from '#features/invoice/pay/pay-by-voucher.server.ts'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import type { BOOKING_FORM } from '#test/bookings/booking-scene.ts'
import { forThisFile } from '#test/for-this-file.ts'
import { openInvoiceScene, STAFF } from '#test/invoice-scene.ts'
import { accepted } from '#test/results.ts'

const scene = await forThisFile(openInvoiceScene())
const { deps, expectStored, invoicesOf, paid, pay, billed, booked, credit, event, expectBalance, people } =
  scene

describe('the price of a moved booking', () => {
  const { db } = deps
  const dated = (priceCents: number, days = 40) => scene.event({ days, places: 20, priceCents })

  async function booked(form: Partial<typeof BOOKING_FORM> = {}) {
    const { booking } = await scene.booked(await dated(200_00, 30), {
      people: 3,
      company: 'Muster AG',
      street: 'Musterweg 5',
      postalCode: '6300',
      city: 'Zug',
      ...form,
    })
    return booking
  }

  /** @param isPriced the price of the new date counts */
  async function moved(id: string, to: string, isPriced = true) {
    const priceCents = isPriced ? await priceOf(to) : undefined
    return scene.moved(id, to, priceCents)
  }

  async function priceOf(eventId: string) {
    const event = await deps.events.find(db, eventId, 'de')
    return event?.priceCents ?? 0
  }

  const invoiced = async (bookingId: string) => (await scene.billed(bookingId)).id

  it('the price is kept by a moved booking unless staff choose that of the new date', async () => {
    const booking = await booked()
    expect((await moved(booking.id, await dated(250_00), false)).totalCents).toBe(600_00)
    const other = await booked()
    expect((await moved(other.id, await dated(250_00))).totalCents).toBe(750_00)
  })

  it('a dearer date of an invoiced booking sends an invoice of the difference, once', async () => {
    const booking = await booked()
    const first = await invoiced(booking.id)
    await pay(first, 600_00)
    const after = await moved(booking.id, await dated(250_00))
    const all = await invoicesOf(booking.id, after.id)
    expect(all.map((each) => [each.state, payableCents(each), openCents(each)])).toEqual([
      ['sent', 600_00, 0],
      ['sent', 150_00, 150_00],
    ])
    expect(outstandingCents(after)).toBe(150_00)
    const [, second] = all
    await pay(second?.id ?? '', 150_00)
    await expectStored(after.id, { paidCents: 750_00, payment: 'paid' })
    // Another date of that price: nothing is left to invoice.
    const last = await moved(after.id, await dated(250_00, 50))
    expect(await invoicesOf(booking.id, after.id, last.id)).toHaveLength(2)
  })

  it('one more person of an invoiced booking is invoiced automatically as well', async () => {
    const booking = await booked()
    await invoiced(booking.id)
    await scene.people(booking.id, 4)
    const all = await invoicesOf(booking.id)
    expect(all.map((each) => payableCents(each))).toEqual([600_00, 200_00])
  })

  it('before any invoice the next one has the new price', async () => {
    const booking = await booked()
    const after = await moved(booking.id, await dated(250_00))
    expect(await invoicesOf(booking.id, after.id)).toEqual([])
    await invoiced(after.id)
    expect((await invoicesOf(after.id)).map((each) => payableCents(each))).toEqual([750_00])
  })

  it('a cheaper date is credited, and an overpayment is refunded', async () => {
    const booking = await booked()
    const first = await invoiced(booking.id)
    await pay(first, 600_00)
    const after = await moved(booking.id, await dated(150_00))
    const [invoice] = await invoicesOf(booking.id, after.id)
    expect(invoice).toMatchObject({ creditedCents: 150_00, handedCents: 150_00 })
    await expectStored(after.id, { totalCents: 450_00, paidCents: 600_00 })
  })

  it('the difference to a dearer date after an online payment is invoiced at once, by mail with a payment page', async () => {
    const { booking } = await scene.booked(await dated(200_00, 32), {
      people: 3,
      way: 'online',
    })
    await paid(booking.id, 600_00)
    await expectStored(booking.id, { payment: 'paid', paidCents: 600_00 })
    const after = await moved(booking.id, await dated(250_00))
    expect(after).toMatchObject({ payment: 'invoiced', totalCents: 750_00, paidCents: 600_00 })
    const [invoice, ...others] = await invoicesOf(booking.id, after.id)
    if (!invoice) throw new Error('nothing was invoiced')
    expect(others).toEqual([])
    expect([invoice.state, openCents(invoice)]).toEqual(['sent', 150_00])
    const mails = await db
      .select()
      .from(outgoingMails)
      .where(eq(outgoingMails.recipient, booking.email ?? ''))
    expect(mails.map(({ kind }) => kind)).toContain('invoice-sent')
    await accepted(openInvoicePayment(deps, invoice, 'de'))
    await pay(invoice.id, 150_00)
    await expectStored(after.id, { paidCents: 750_00, payment: 'paid' })
  })

  it('one more person of what was paid online is invoiced by itself as well', async () => {
    const { booking } = await scene.booked(await dated(200_00, 33), {
      people: 1,
      way: 'online',
    })
    await paid(booking.id, 200_00)
    await scene.people(booking.id, 2)
    expect((await invoicesOf(booking.id)).map((each) => openCents(each))).toEqual([200_00])
  })

  it('the place of a course voucher keeps its price', async () => {
    const course = await scene.voucher({ kind: 'course', level: 1, amountCents: 180_00 })
    const eventId = await scene.event({ days: 30, places: 20, priceCents: 200_00 })
    const { booking } = await scene.booked(eventId, {
      people: 2,
      voucher: course.code,
    })
    const to = await scene.event({ days: 40, places: 20, priceCents: 250_00 })
    expect(await moved(booking.id, to)).toMatchObject({ totalCents: 450_00, voucherCents: 200_00 })
  })

  it('what a value voucher paid beside a course voucher is money, and no place that keeps its price', async () => {
    const course = await scene.voucher({ kind: 'course', level: 1, amountCents: 200_00 })
    const value = await scene.voucher(200_00)
    const eventId = await scene.event({ days: 31, places: 20, priceCents: 200_00 })
    const { booking } = await scene.booked(eventId, {
      people: 2,
      voucher: course.code,
    })
    const id = await invoiced(booking.id)
    const by = { code: value.code, id: randomUUID() }
    await accepted(payInvoiceByVoucher(deps, id, by, STAFF))
    const to = await scene.event({ days: 41, places: 20, priceCents: 250_00 })
    expect(await moved(booking.id, to)).toMatchObject({ totalCents: 450_00, voucherCents: 400_00 })
  })

  it('people come and go at the price of their own place, whatever the voucher’s place cost', async () => {
    const course = await scene.voucher({ kind: 'course', level: 1, amountCents: 200_00 })
    const { booking } = await scene.booked(await dated(200_00, 60), {
      people: 3,
      voucher: course.code,
      company: 'Muster AG',
      street: 'Musterweg 5',
      postalCode: '6300',
      city: 'Zug',
    })
    const after = await moved(booking.id, await dated(250_00, 70))
    expect(after).toMatchObject({ totalCents: 700_00, voucherCents: 200_00 })
    const people = async (count: number) => {
      const changed = await scene.people(after.id, count)
      return changed.totalCents
    }
    expect([await people(4), await people(2), await people(1), await people(3)]).toEqual([
      950_00, 450_00, 200_00, 700_00,
    ])
  })

  it('whoever had the voucher’s place alone is joined at the price of the new date', async () => {
    const course = await scene.voucher({ kind: 'course', level: 1, amountCents: 200_00 })
    const { booking } = await scene.booked(await dated(200_00, 61), {
      people: 1,
      voucher: course.code,
    })
    const after = await moved(booking.id, await dated(250_00, 71))
    expect(after.totalCents).toBe(200_00)
    const grown = await scene.people(after.id, 2)
    expect(grown.totalCents).toBe(450_00)
  })

  it('a price that is no longer the one that staff saw moves nothing', async () => {
    const booking = await booked()
    const to = await dated(250_00)
    const displayed = { staffId: STAFF, priceCents: 240_00 }
    const refused = await moveBooking(deps, booking.id, to, displayed)
    expect(refused).toEqual({ ok: false, refusal: { code: 'changed_meanwhile' } })
    await expectStored(booking.id, { state: 'confirmed', totalCents: 600_00 })
  })

  it('after any moves and changes of people what is due is what the invoices leave open, and the places sum to the total', async () => {
    const step = fc.oneof(
      fc.record({ do: fc.constant('move' as const), price: fc.integer({ min: 1, max: 400 }) }),
      fc.record({ do: fc.constant('people' as const), count: fc.integer({ min: 1, max: 5 }) }),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('invoice' as const, 'online' as const),
        fc.boolean(),
        fc.array(step, { minLength: 1, maxLength: 4 }),
        async (way, byVoucher, steps) => {
          const course = byVoucher && (await scene.voucher({ kind: 'course', level: 1, amountCents: 200_00 }))
          let booking = await booked({ way, people: 2, ...(course && { voucher: course.code }) })
          if (way === 'invoice') await invoiced(booking.id)
          else await paid(booking.id, booking.totalCents - booking.voucherCents)
          let placeCents = 200_00
          for (const each of steps) {
            const before = booking
            if (each.do === 'move') {
              placeCents = each.price * 100
              booking = await moved(booking.id, await dated(placeCents))
              expect(booking.voucherCents).toBe(before.voucherCents)
            } else {
              const changed = await accepted(changePeople(deps, booking.id, each.count, { staffId: STAFF }))
              booking = changed
            }
            // The voucher's place keeps its price as long as the voucher pays it; without it all cost the same.
            const own = booking.voucherCents || placeCents
            expect(booking.totalCents).toBe(placeCents * (booking.people - 1) + own)
            const isLess = booking.totalCents <= before.totalCents && booking.people <= before.people
            if (isLess && outstandingCents(before) === 0) expect(outstandingCents(booking)).toBe(0)
          }
          const ids = await listMovedIds(db, booking)
          const open = (await invoicesOf(...ids)).reduce((sum, each) => sum + openCents(each), 0)
          expect(open - outstandingCents(booking)).toBe(0)
          const { paidCents, voucherCents, refundedCents } = booking
          const kept = paidCents + voucherCents - refundedCents - refundDueCents(booking)
          expect(kept + outstandingCents(booking)).toBe(booking.totalCents)
        },
      ),
      {
        numRuns: countOf(16),
        examples: [
          ['online', true, [{ do: 'move', price: 100 }]],
          [
            'online',
            true,
            [
              { do: 'move', price: 300 },
              { do: 'people', count: 1 },
            ],
          ],
        ],
      },
    )
  })
})

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
