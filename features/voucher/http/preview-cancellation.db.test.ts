import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { countOf } from '#test/sample.ts'
import { forThisFile } from '#test/for-this-file.ts'
import { cancelBooking } from '#features/booking/change/cancel-booking.server.ts'
import { readStaffBookings } from '#features/booking/staff/staff-read-bookings.server.ts'
import { previewCancellation } from '#features/booking/rules/booking-balance.ts'
import { voidVouchers } from '#features/voucher/void-vouchers.server.ts'
import { vouchers } from '#features/voucher/voucher.tables.server.ts'
import { openInvoiceScene, STAFF } from '#test/invoice-scene.ts'
import { payBookingByVoucher } from './pay-booking-by-voucher.ts'

const scene = await forThisFile(openInvoiceScene())

const anyCase = fc.record({
  people: fc.integer({ min: 1, max: 3 }),
  withCourse: fc.boolean(),
  first: fc.integer({ min: 1, max: 250 }).map((francs) => francs * 100),
  more: fc.array(
    fc.integer({ min: 1, max: 250 }).map((francs) => francs * 100),
    { maxLength: 2 },
  ),
  /** Which of them is void by then: refunded to its buyer. */
  voided: fc.option(fc.nat(2)),
  fee: fc.oneof(
    fc.constantFrom(0, 100_00, 150_00, 200_00, 400_00),
    fc.nat(600).map((francs) => francs * 100),
  ),
})

it('shows staff before a cancellation its result, for any vouchers used', async () => {
  await fc.assert(
    fc.asyncProperty(anyCase, async ({ people, withCourse, first, more, voided, fee }) => {
      const eventId = await scene.event({ places: 20, priceCents: 200_00 })
      const one = withCourse
        ? await scene.voucher({ kind: 'course', level: 1, amountCents: 180_00 })
        : await scene.voucher({ kind: 'value', amountCents: first })
      const email = `${randomUUID()}@example.ch`
      const { booking } = await scene.booked(eventId, { people, email, voucher: one.code })
      const all = [one.id]
      for (const amountCents of more) {
        const { code, id } = await scene.voucher({ kind: 'value', amountCents })
        await payBookingByVoucher(scene.deps, booking.id, code)
        all.push(id)
      }
      const gone = voided === null ? undefined : all[voided]
      if (gone) await makeVoid(gone)
      const read = async () => {
        const { db, clock } = scene.deps
        const event = await scene.deps.events.find(db, eventId, 'de')
        if (!event) throw new Error('no event')
        const found = await readStaffBookings(db, scene.deps, event, clock())
        return found.find(({ id }) => id === booking.id)
      }
      const before = await read()
      if (!before) throw new Error('no booking')
      const preview = previewCancellation(before, { feeCents: fee, voucher: before.voucher })
      expect(await cancelBooking(scene.deps, booking.id, { staffId: STAFF, feeCents: fee })).toMatchObject({
        ok: true,
      })
      const after = await read()
      expect(after?.account).toEqual(preview.account)
      expect(after?.voucher?.worthCents).toBe(preview.voucher?.worthCents)
    }),
    { numRuns: countOf(40), examples: [[COURSE_AND_VALUE]] },
  )
})

/** The value voucher covers what is above the fee: the course voucher stays used. */
const COURSE_AND_VALUE = {
  people: 2,
  withCourse: true,
  first: 100_00,
  more: [100_00],
  voided: null,
  fee: 200_00,
}

async function makeVoid(id: string): Promise<void> {
  const { db, clock } = scene.deps
  const [row] = await db.select().from(vouchers).where(eq(vouchers.id, id))
  await db.transaction((tx) => voidVouchers(tx, [row?.orderLineId ?? ''], clock()))
}
