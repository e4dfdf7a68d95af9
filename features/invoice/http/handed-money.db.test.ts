import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { countOf } from '#test/sample.ts'
import { amountDueCents, refundDueCents } from '#features/booking/booking.ts'
import { bookings } from '#features/booking/database/booking.tables.server.ts'
import { choosePlan } from '#features/booking/plan-b/choose.server.ts'
import { planRevision } from '#features/booking/plan-b/plan-b.ts'
import { startPlan } from '#features/booking/plan-b/start-plan.server.ts'
import { outstandingCents } from '#features/booking/rules/booking-balance.ts'
import { recordInvoicePaid, recordRefunded } from '#features/booking/staff/staff-settle-booking.server.ts'
import { invoices } from '#features/invoice/database/invoice.tables.server.ts'
import { openCents, overpaidCents } from '#features/invoice/invoice.ts'
import { payInvoiceByVoucher } from '#features/invoice/pay/pay-by-voucher.server.ts'
import type { DisputeStatus } from '#platform/payments/disputes/dispute.ts'
import { findAlert } from '#platform/alerts/raise-alert.ts'
import { openInvoiceScene, STAFF } from '#test/invoice-scene.ts'
import { forThisFile } from '#test/for-this-file.ts'
import { accepted } from '#test/results.ts'

const scene = await forThisFile(openInvoiceScene())
const { booked, cancel, deps, enter, event, report, stored } = scene
const { db } = deps

/** A booking on invoice, not paid. */
async function invoiced(people: number, priceCents = 200_00) {
  const { booking } = await booked(await event({ days: 40, priceCents }), {
    people,
  })
  const { id } = await scene.billed(booking.id)
  return { bookingId: booking.id, invoiceId: id }
}
type Invoiced = Awaited<ReturnType<typeof invoiced>>

/** Paid in full on the invoice's page. */
async function paid(people: number) {
  const of = await invoiced(people)
  await byCard(of, people * 200_00)
  return of
}

const byCard = ({ invoiceId }: Invoiced, amountCents: number) => report(invoiceId, { amountCents })
const refunded = ({ invoiceId }: Invoiced, refundedCents: number) =>
  report(invoiceId, { kind: 'refunded', refundedCents })
const refundFailed = ({ invoiceId }: Invoiced, amountCents: number) =>
  report(invoiceId, { kind: 'refund_failed', refundId: randomUUID(), amountCents })
let minutes = 0
const disputed = ({ invoiceId }: Invoiced, standing: DisputeStatus) =>
  report(invoiceId, {
    occurredAt: new Date(deps.clock().getTime() + ++minutes * 60_000),
    kind: 'disputed',
    disputeId: `dp-${invoiceId}`,
    disputedCents: null,
    standing,
  })
const transfer = scene.payment
const people = ({ bookingId }: Invoiced, count: number) => scene.people(bookingId, count)
const paidBack = ({ bookingId }: Invoiced) => recordRefunded(deps, bookingId, STAFF)
const undo = ({ invoiceId }: Invoiced, paymentId: string) => scene.undo(invoiceId, paymentId)

/** What the invoices and the booking each say of the same money. */
async function balanceOf({ bookingId }: Invoiced) {
  const rows = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.sourceId, bookingId), eq(invoices.kind, 'invoice'), eq(invoices.state, 'sent')))
  const booking = await stored(bookingId)
  return {
    invoiced: rows.reduce((sum, row) => sum + openCents(row), 0),
    handed: rows.reduce((sum, row) => sum + row.handedCents, 0),
    received: rows.reduce((sum, row) => sum + row.paidCents + row.handedCents, 0),
    tooMuch: rows.reduce((sum, row) => sum + overpaidCents(row), 0),
    outstanding: outstandingCents(booking),
    due: refundDueCents(booking),
    kept: amountDueCents(booking) + booking.refundedCents,
    payment: booking.payment,
  }
}
const NOTHING = { invoiced: 0, handed: 0, tooMuch: 0, outstanding: 0, due: 0 }

it('a refund at the provider is the money that the booking had to give back', async () => {
  const fewer = await paid(4)
  await people(fewer, 3)
  expect(await balanceOf(fewer)).toMatchObject({ handed: 200_00, due: 200_00 })
  await refunded(fewer, 200_00)
  expect(await balanceOf(fewer)).toMatchObject({ ...NOTHING, payment: 'paid' })
  const off = await paid(4)
  await cancel(off.bookingId, 400_00)
  await refunded(off, 150_00)
  expect(await balanceOf(off)).toMatchObject({ invoiced: 0, outstanding: 0, handed: 250_00, due: 250_00 })
  await refunded(off, 400_00)
  expect(await balanceOf(off)).toMatchObject({ ...NOTHING, payment: 'paid' })
})

it('that staff recorded before as paid back is not asked for again, whole or in parts', async () => {
  for (const parts of [[200_00], [50_00, 200_00]]) {
    const of = await paid(4)
    await people(of, 3)
    await paidBack(of)
    for (const cents of parts) await refunded(of, cents)
    expect(await balanceOf(of)).toMatchObject({ ...NOTHING, payment: 'refunded' })
    // The next one is another, which nobody recorded.
    await people(of, 2)
    await refunded(of, 400_00)
    expect(await balanceOf(of)).toMatchObject(NOTHING)
  }
})

it('more than had to be given back is asked for again', async () => {
  const of = await paid(4)
  await people(of, 3)
  await refunded(of, 350_00)
  expect(await balanceOf(of)).toMatchObject({ ...NOTHING, invoiced: 150_00, outstanding: 150_00 })
})

it('a payment taken back after fewer people came leaves the same open at the booking and its invoice', async () => {
  for (const isPaidBack of [false, true]) {
    const of = await invoiced(6, 199_95)
    const half = transfer(599_85)
    await enter(of.invoiceId, half)
    await byCard(of, 599_85)
    await people(of, 5)
    if (isPaidBack) await paidBack(of)
    await accepted(undo(of, half.id))
    const open = isPaidBack ? 599_85 : 399_90
    expect(await balanceOf(of)).toMatchObject({ invoiced: open, outstanding: open, due: 0 })
  }
})

it('a payment that the bank takes back after a part was paid back leaves the price open', async () => {
  const of = await paid(4)
  await people(of, 3)
  await paidBack(of)
  expect(await disputed(of, 'lost')).toBe('applied')
  expect(await balanceOf(of)).toMatchObject({ ...NOTHING, invoiced: 600_00, outstanding: 600_00 })
})

it('a payment by voucher that is taken back is covered by money that had to be given back', async () => {
  const of = await invoiced(4)
  const { code } = await scene.voucher(200_00)
  const id = randomUUID()
  await accepted(payInvoiceByVoucher(deps, of.invoiceId, { id, code }, STAFF))
  await byCard(of, 600_00)
  await people(of, 2)
  const before = await balanceOf(of)
  expect(before).toMatchObject({ invoiced: 0, outstanding: 0 })
  await undo(of, id)
  const after = await balanceOf(of)
  expect(after.invoiced).toBe(after.outstanding)
  expect((await scene.invoice(of.invoiceId)).handedCents).toBe(after.due)
})

/** Its event is called off; the customer takes a voucher instead of the money. */
async function becomesVoucher(of: Invoiced) {
  const { eventId } = await stored(of.bookingId)
  const ofEvent = (await db.select().from(bookings).where(eq(bookings.eventId, eventId))).filter(
    ({ state }) => state === 'confirmed',
  )
  const plan = {
    id: randomUUID(),
    eventId,
    to: null,
    otherDates: true,
    vouchers: true,
    until: new Date(deps.clock().getTime() + 48 * 3_600_000),
    byDefault: 'refund' as const,
    seen: planRevision(ofEvent),
  }
  await accepted(startPlan(deps, plan, STAFF))
  await accepted(choosePlan(deps, of.bookingId, { choice: 'voucher' }))
}

const numberOf = async (of: Invoiced) => (await scene.invoice(of.invoiceId)).number ?? ''
const alertNames = async () => String((await findAlert(db, 'paid_back_twice'))?.detail['names'] ?? '')

it('that became a voucher by Plan B and goes back all the same is recorded, and told to the owner', async () => {
  const byTransfer = transfer(400_00)
  for (const [pay, leaves, goesBack] of [
    [byCard, 0, (of: Invoiced) => disputed(of, 'lost')],
    [byCard, 300_00, (of: Invoiced) => refunded(of, 100_00)],
    [byCard, 0, (of: Invoiced) => refunded(of, 400_00)],
    [(of: Invoiced) => enter(of.invoiceId, byTransfer), 0, (of: Invoiced) => undo(of, byTransfer.id)],
  ] as const) {
    const of = await invoiced(2)
    await pay(of, 400_00)
    await becomesVoucher(of)
    const outcome = await goesBack(of)
    expect(outcome === 'applied' || (typeof outcome === 'object' && outcome.ok)).toBe(true)
    expect(await balanceOf(of)).toMatchObject({ ...NOTHING, handed: leaves })
    await scene.expectStored(of.bookingId, { paidCents: 400_00, creditedCents: 400_00 })
    expect(await alertNames()).toContain(await numberOf(of))
  }
})

it('that had gone back twice and comes in after all is no surplus, so that nobody pays it out once more', async () => {
  const [first, again] = [transfer(400_00), transfer(400_00)]
  const byTransfer = (each: typeof first) => (of: Invoiced) => enter(of.invoiceId, each)
  const isCancelled = async (of: Invoiced) => {
    await cancel(of.bookingId, 0)
    await paidBack(of)
  }
  const [one, other] = [transfer(400_00), transfer(400_00)]
  for (const [pay, becomesPaidBack, goes, comes] of [
    [byCard, becomesVoucher, (of) => disputed(of, 'lost'), (of) => disputed(of, 'won')],
    [byCard, becomesVoucher, (of) => refunded(of, 400_00), (of) => refundFailed(of, 400_00)],
    [byTransfer(first), becomesVoucher, (of) => undo(of, first.id), byTransfer(again)],
    [byCard, isCancelled, (of) => disputed(of, 'lost'), (of) => disputed(of, 'won')],
    [byTransfer(one), isCancelled, (of) => undo(of, one.id), byTransfer(other)],
  ] as [
    typeof byCard,
    (of: Invoiced) => Promise<unknown>,
    (of: Invoiced) => Promise<unknown>,
    (of: Invoiced) => Promise<unknown>,
  ][]) {
    const of = await invoiced(2)
    await pay(of, 400_00)
    await becomesPaidBack(of)
    await goes(of)
    expect(await alertNames()).toContain(await numberOf(of))
    await comes(of)
    expect(await balanceOf(of)).toMatchObject({ ...NOTHING, handed: 400_00 })
    expect(await alertNames()).not.toContain(await numberOf(of))
  }
})

it('an invoice whose payment goes back is credited by what its booking does not owe', async () => {
  for (const [first, more, part, last] of [
    [2, 3, 200_00, 2],
    [4, 7, 300_00, 3],
  ] as const) {
    const { booking } = await booked(await event({ days: 40, priceCents: 200_00 }), {
      people: first,
    })
    const bookingId = booking.id
    await accepted(recordInvoicePaid(deps, bookingId, STAFF, undefined, 'transfer'))
    const of = { bookingId, invoiceId: '' }
    await people(of, more)
    const [invoice] = await db.select().from(invoices).where(eq(invoices.sourceId, bookingId))
    of.invoiceId = invoice?.id ?? ''
    const payment = transfer(part)
    await accepted(enter(of.invoiceId, payment))
    await people(of, last)
    await accepted(undo(of, payment.id))
    expect(await balanceOf(of)).toMatchObject({
      invoiced: 0,
      outstanding: 0,
      tooMuch: 0,
      due: (first - Math.min(first, last)) * 200_00,
    })
  }
})

const step = fc.oneof(
  fc.record({ kind: fc.constant('people' as const), count: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ kind: fc.constant('refund' as const), percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ kind: fc.constantFrom('undo' as const, 'paid back' as const) }),
  fc.record({
    kind: fc.constant('dispute' as const),
    standing: fc.constantFrom('inquiry' as const, 'open' as const, 'won' as const, 'lost' as const),
  }),
)

it('invoices and booking ask for the same after any changes, refunds, disputes and reversals', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 6 }), async (steps) => {
      const of = await invoiced(4)
      const half = transfer(300_00)
      await enter(of.invoiceId, half)
      await byCard(of, 500_00)
      let refundedCents = 0
      for (const each of steps) {
        if (each.kind === 'people') {
          // More people are invoiced anew, which is another matter.
          if (each.count < (await stored(of.bookingId)).people) await people(of, each.count)
        } else if (each.kind === 'refund') {
          refundedCents = Math.max(refundedCents, each.percent * 5_00)
          await refunded(of, refundedCents)
        } else if (each.kind === 'undo') await undo(of, half.id)
        else if (each.kind === 'dispute') await disputed(of, each.standing)
        else {
          const { contestedCents } = await stored(of.bookingId)
          const { ok } = await paidBack(of)
          if (contestedCents > 0) expect(ok).toBe(false)
        }
        const { invoiced, outstanding, due, handed, tooMuch, received, kept } = await balanceOf(of)
        expect(invoiced).toBe(outstanding)
        expect(handed).toBeGreaterThanOrEqual(due)
        // Nothing goes out twice.
        expect(tooMuch + due).toBeLessThanOrEqual(Math.max(0, received - kept))
      }
    }),
    { numRuns: countOf(25) },
  )
}, 60_000)
