import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { countOf } from '#test/sample.ts'
import { vouchers } from '#features/voucher/voucher.tables.server.ts'
import { billBooking, billsOf } from '#test/bookings/bill-booking.ts'
import { refundScene } from '#test/bookings/refund-scene.ts'
import { bookings } from '../database/booking.tables.server.ts'
import { recordInvoicePaid, recordRefunded } from '../staff/staff-settle-booking.server.ts'
import { choosePlan } from './choose.server.ts'
import { planRevision } from './plan-b.ts'
import { readStaffPlans } from './read-plan.server.ts'
import { startPlan } from './start-plan.server.ts'
import { sweepPlans } from './sweep-plans.server.ts'
import { accepted } from '#test/results.ts'

const STAFF = '00000000-0000-4000-8000-000000000001'
const PAID_BY = [
  'card',
  'voucher',
  'both',
  'course',
  'invoice',
  'invoice_paid',
  'door',
  'group',
  'partly',
  'billed',
  'billed_partly',
  'billed_paid',
] as const
const BILLED: Partial<Record<(typeof PAID_BY)[number], number>> = {
  billed: 0,
  billed_partly: 37,
  billed_paid: 100,
}
const CHOICES = ['new_date', 'other_date', 'voucher', 'refund', 'silent'] as const

const scene = await refundScene()
const {
  voucher: newVoucher,
  booked,
  pay,
  reportRefund,
  event: newEvent,
  bookingsOf,
  later,
  work,
  stored,
  deps,
} = scene

const anyGuest = fc.record({
  paidBy: fc.constantFrom(...PAID_BY),
  choice: fc.constantFrom(...CHOICES),
  people: fc.integer({ min: 1, max: 3 }),
})
const anyEvent = fc.record({
  guests: fc.array(anyGuest, { minLength: 1, maxLength: 7 }),
  isPostponed: fc.boolean(),
  byDefault: fc.constantFrom('new_date' as const, 'refund' as const),
})

/** @returns the booking's id */
async function aGuest(
  event: string,
  { paidBy, people }: { paidBy: (typeof PAID_BY)[number]; people: number },
) {
  const email = `${randomUUID()}@example.ch`
  const kind = paidBy === 'course' ? 'course' : 'value'
  const amountCents = paidBy === 'both' ? 70_00 : paidBy === 'course' ? 200_00 : 900_00
  const isByVoucher = paidBy === 'voucher' || paidBy === 'both' || paidBy === 'course'
  const voucher = isByVoucher
    ? (await newVoucher({ kind, amountCents, ...(kind === 'course' && { level: 1 }) })).code
    : ''
  const isLater = ['invoice', 'door', 'group', 'billed'].some((each) => paidBy.startsWith(each))
  const way = isLater ? 'invoice' : 'online'
  const { booking } = await booked(event, { way, email, people, voucher })
  const { id } = booking
  if (booking.state === 'held') await pay(booking, booking.totalCents - booking.voucherCents, `pay-${id}`)
  if (paidBy === 'door') await deps.db.update(bookings).set({ dueWay: 'door' }).where(eq(bookings.id, id))
  if (paidBy === 'group') {
    const agreedPrice = { fewest: 1, totalCents: [700_00, 700_00, 700_00], finalUntil: '2030-01-01' }
    await deps.db.update(bookings).set({ agreedPrice, totalCents: 700_00 }).where(eq(bookings.id, id))
  }
  if (paidBy === 'invoice_paid' || paidBy === 'group') await recordInvoicePaid(deps, id, STAFF)
  const percent = BILLED[paidBy]
  if (percent !== undefined) await billBooking(scene, id, percent)
  // Goodwill at the provider's dashboard.
  if (paidBy === 'partly') await reportRefund(id, `pay-${id}`, 30_00)
  return id
}

it('keeps paid = kept + returned + vouchers for every booking of every event, for any choices', async () => {
  await fc.assert(
    fc.asyncProperty(anyEvent, async ({ guests, isPostponed, byDefault }) => {
      const event = await newEvent({ days: 12, places: 40 })
      const third = await newEvent({ days: 33, places: 40 })
      const to = isPostponed ? { eventId: await newEvent({ days: 26, places: 40 }) } : null
      const ids: string[] = []
      for (const guest of guests) ids.push(await aGuest(event, guest))
      const before = await sums()
      await accepted(
        startPlan(
          deps,
          {
            id: randomUUID(),
            eventId: event,
            to,
            otherDates: true,
            vouchers: true,
            until: new Date(deps.clock().getTime() + 3 * 3_600_000),
            byDefault: isPostponed ? byDefault : 'refund',
            seen: planRevision((await bookingsOf(event)).filter(({ state }) => state === 'confirmed')),
          },
          STAFF,
        ),
      )
      for (const [index, { choice }] of guests.entries()) {
        const id = ids[index] ?? ''
        if (choice === 'silent') continue
        const input = { choice, ...(choice === 'other_date' && { eventId: third }) }
        // Twice at once, as from two tabs.
        const [one, two] = await Promise.all([choosePlan(deps, id, input), choosePlan(deps, id, input)])
        const isOffered = choice !== 'new_date' || isPostponed
        expect([one.ok, two.ok]).toEqual([isOffered, isOffered])
      }
      later(4 * 60)
      await Promise.all([sweepPlans(deps), sweepPlans(deps)])
      for (const id of ids) await work(`pay-${id}`)
      const [plan] = await readStaffPlans(deps, event, deps.clock())
      for (const guest of plan?.guests ?? []) {
        const { paidCents, refundCents, voucherCents, bookedCents, state, bookingId } = guest
        expect(paidCents - refundCents - voucherCents - bookedCents).toBe(0)
        if (state === 'cancelled') expect(bookedCents).toBe(0)
        const bills = await billsOf(scene, bookingId)
        if (state === 'cancelled') expect(bills.payable).toBe(0)
        expect(bills.settled).toBeLessThanOrEqual(bills.payable)
        const issued = await deps.db.select().from(vouchers).where(eq(vouchers.bookingId, bookingId))
        const { creditedCents } = await stored(bookingId)
        expect(issued.reduce((sum, { initialCents }) => sum + initialCents, 0)).toBe(creditedCents)
        // What no provider can send goes back by hand, once.
        await recordRefunded(deps, bookingId, STAFF)
        const row = await stored(bookingId)
        expect(row.refundedCents + row.creditedCents).toBeLessThanOrEqual(row.paidCents)
      }
      // The vouchers are worth more by what became one and by what went back onto them, and by nothing else.
      const after = await sums()
      const asVouchers = (plan?.guests ?? []).reduce((sum, { voucherCents }) => sum + voucherCents, 0)
      expect(after.worth - before.worth).toBe(asVouchers)
      expect(after.paid).toBe(before.paid)
    }),
    { numRuns: countOf(14) },
  )
})

/** Of everything in this database. */
async function sums() {
  const { rows } = await deps.db.execute<{ paid: number; worth: number }>(sql`
    select coalesce(sum(paid_cents), 0)::int as paid,
      (select coalesce(sum(amount_cents), 0)::int from voucher_entries) as worth
    from bookings`)
  return { paid: rows[0]?.paid ?? 0, worth: rows[0]?.worth ?? 0 }
}
