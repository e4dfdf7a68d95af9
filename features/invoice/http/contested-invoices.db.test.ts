import { asc, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { bookingEvents } from '#features/booking/database/booking.tables.server.ts'
import { recordRefunded } from '#features/booking/staff/staff-settle-booking.server.ts'
import { saveDraft } from '#features/invoice/change/draft-invoice.server.ts'
import { invoiceEvents, invoices } from '#features/invoice/database/invoice.tables.server.ts'
import { findInvoice } from '#features/invoice/database/invoices-repository.server.ts'
import { openCents } from '#features/invoice/invoice.ts'
import { listOverpaid } from '#features/invoice/staff/list-due-invoices.server.ts'
import { readStaffInvoice } from '#features/invoice/staff/staff-read-invoices.server.ts'
import { viewInvoice } from '#features/invoice/view-invoice.server.ts'
import { duePaybacks } from '#features/today/staff/due-payments.server.ts'
import type { AlertCode } from '#kernel/alert-code.ts'
import { findAlert } from '#platform/alerts/raise-alert.ts'
import type { DisputeStatus } from '#platform/payments/disputes/dispute.ts'
import { forThisFile } from '#test/for-this-file.ts'
import { openInvoiceScene, SAMPLE_DRAFT, STAFF } from '#test/invoice-scene.ts'
import { accepted, expectRefused } from '#test/results.ts'

const scene = await forThisFile(openInvoiceScene())
const { billed, deps, expectStored } = scene

/** Two for CHF 400, paid by card on the invoice's page. */
async function paid() {
  const { booking } = await scene.booked(await scene.event({ days: 40, priceCents: 200_00 }), {
    people: 2,
  })
  const { id: invoiceId, number } = await billed(booking.id)
  const of = { bookingId: booking.id, invoiceId, number: number ?? '' }
  await report(of, { amountCents: 400_00 })
  return of
}

type Paid = Awaited<ReturnType<typeof paid>>
let minutes = 0

async function report(of: Paid, event: object) {
  const occurredAt = new Date(deps.clock().getTime() + ++minutes * 60_000)
  expect(await scene.report(of.invoiceId, { occurredAt, ...event })).toBe('applied')
}

const dispute = (of: Paid, status: DisputeStatus) =>
  report(of, { kind: 'disputed', disputeId: `dp-${of.invoiceId}`, disputedCents: null, standing: status })

const cancel = ({ bookingId }: Paid) => scene.cancel(bookingId, 0)
const payBackBooking = ({ bookingId }: Paid) => recordRefunded(deps, bookingId, STAFF)
const payBackInvoice = ({ invoiceId }: Paid) => scene.payBack(invoiceId, scene.payment(400_00))

const paybackOf = async ({ bookingId }: Paid) =>
  (await duePaybacks(deps.db)).find(({ id }) => id === bookingId)?.amountCents

const surplusOf = async ({ invoiceId }: Paid) =>
  (await listOverpaid(deps.db)).find(({ id }) => id === invoiceId)?.cents

/** Whether staff and the customer see that the surplus waits. */
async function seenOf({ invoiceId }: Paid) {
  const { db } = deps
  const invoice = await findInvoice(db, { id: invoiceId })
  const page = invoice && (await viewInvoice(db, invoice, ''))
  return [(await readStaffInvoice(deps, invoiceId))?.surplusHeld, page?.surplusHeld]
}

const ORDERS: Record<string, (of: Paid) => Promise<unknown>> = {
  'contested before its booking was cancelled': async (of) => {
    await dispute(of, 'open')
    await cancel(of)
  },
  'contested after its booking was cancelled': async (of) => {
    await cancel(of)
    expect(await paybackOf(of)).toBe(400_00)
    await dispute(of, 'open')
  },
}

it.each(Object.entries(ORDERS))(
  "a payment of an invoice %s waits for the bank's decision",
  async (_name, begin) => {
    const lost = await paid()
    await begin(lost)
    await expectStored(lost.bookingId, { contestedCents: 400_00, payment: 'paid' })
    expect(await paybackOf(lost)).toBeUndefined()
    await expectRefused(payBackBooking(lost), 'no_refund_due')
    await dispute(lost, 'lost')
    await expectStored(lost.bookingId, {
      contestedCents: 0,
      paidCents: 0,
      refundedCents: 0,
      payment: 'nothing_due',
    })
    await expectRefused(payBackBooking(lost), 'no_refund_due')

    const won = await paid()
    await begin(won)
    await dispute(won, 'won')
    await expectStored(won.bookingId, { contestedCents: 0, payment: 'refund_due' })
    expect(await paybackOf(won)).toBe(400_00)
    await accepted(payBackBooking(won))
    const history = await deps.db
      .select({ action: bookingEvents.action })
      .from(bookingEvents)
      .where(eq(bookingEvents.bookingId, won.bookingId))
    const actions = history.map(({ action }) => action)
    expect(actions).toEqual(expect.arrayContaining(['disputed', 'dispute_won']))
  },
)

it('what a refund at the provider leaves of a contested payment is contested', async () => {
  const of = await paid()
  await dispute(of, 'inquiry')
  await report(of, { kind: 'refunded', refundedCents: 150_00 })
  await expectStored(of.bookingId, { contestedCents: 250_00 })
  await report(of, { kind: 'refunded', refundedCents: 400_00 })
  await expectStored(of.bookingId, { contestedCents: 0 })
})

it('a price that is lowered during a dispute is paid back once it is won', async () => {
  const of = await paid()
  await dispute(of, 'open')
  await scene.people(of.bookingId, 1)
  expect(await payBackBooking(of)).toMatchObject({ ok: false })
  await dispute(of, 'won')
  expect(await paybackOf(of)).toBe(200_00)
})

it('a surplus of an invoice waits for the decision about one of its payments', async () => {
  const of = await paid()
  await scene.pay(of.invoiceId, 400_00)
  expect(await surplusOf(of)).toBe(400_00)
  await dispute(of, 'open')
  expect(await surplusOf(of)).toBeUndefined()
  await expectRefused(payBackInvoice(of), 'payment_disputed')
  expect(await seenOf(of)).toEqual([true, true])
  await dispute(of, 'lost')
  const invoice = await findInvoice(deps.db, { id: of.invoiceId })
  expect(invoice && openCents(invoice)).toBe(0)
  expect(await surplusOf(of)).toBeUndefined()
  await dispute(of, 'reinstated')
  expect(await surplusOf(of)).toBe(400_00)
  expect(await seenOf(of)).toEqual([false, false])
  await accepted(payBackInvoice(of))
})

const alertNames = async (code: AlertCode) => String((await findAlert(deps.db, code))?.detail['names'] ?? '')

const historyOf = async ({ invoiceId }: Paid) => {
  const rows = await deps.db
    .select({ action: invoiceEvents.action, detail: invoiceEvents.detail })
    .from(invoiceEvents)
    .where(eq(invoiceEvents.invoiceId, invoiceId))
    .orderBy(invoiceEvents.id)
  return rows.map(({ action, detail }) => [action, detail['cents']])
}

it('the owner is alerted to a dispute of an invoice and to its end, with its number', async () => {
  const of = await paid()
  await dispute(of, 'open')
  expect(await alertNames('invoice_disputed')).toContain(of.number)
  expect(await alertNames('invoice_dispute_closed')).not.toContain(of.number)
  await dispute(of, 'lost')
  expect(await alertNames('invoice_dispute_closed')).toContain(of.number)
  // Late, and known.
  await dispute(of, 'open')
  const actions = (await historyOf(of)).map(([action]) => action)
  expect(actions.filter((action) => String(action).includes('disput'))).toEqual(['disputed', 'dispute_lost'])
})

it('what was paid back before the dispute is shown as gone twice once it is lost', async () => {
  const of = await paid()
  await cancel(of)
  await accepted(payBackBooking(of))
  await dispute(of, 'open')
  expect(await alertNames('paid_back_twice')).not.toContain(of.number)
  await dispute(of, 'lost')
  expect(await alertNames('paid_back_twice')).toBe(`${of.number} (CHF 400.00)`)
  expect(await historyOf(of)).toContainEqual(['paid_back_twice', 400_00])

  const fewer = await paid()
  await scene.people(fewer.bookingId, 1)
  await payBackBooking(fewer)
  await dispute(fewer, 'lost')
  expect(await historyOf(fewer)).toContainEqual(['paid_back_twice', 200_00])
  const invoice = await findInvoice(deps.db, { id: fewer.invoiceId })
  expect(invoice && openCents(invoice)).toBe(200_00)
})

it('the invoice of a difference goes to whom the earlier one was sent, as staff had completed it', async () => {
  const { booking } = await scene.booked(await scene.event({ days: 60, places: 20, priceCents: 200_00 }), {
    people: 2,
    street: 'Musterweg 5',
    postalCode: '6300',
    city: 'Zug',
  })
  const begun = await accepted(scene.draftOf(booking.id))
  const { id, lines, revision } = begun
  const { email, recipient } = SAMPLE_DRAFT
  const saved = await accepted(saveDraft(deps, id, { ...SAMPLE_DRAFT, lines }, revision))
  const sent = await scene.issue({ id: id, revision: saved.revision })
  expect(sent.ok).toBe(true)
  await scene.people(booking.id, 3)
  const all = await deps.db
    .select()
    .from(invoices)
    .where(eq(invoices.sourceId, booking.id))
    .orderBy(asc(invoices.createdAt), asc(invoices.sequence))
  expect(all).toMatchObject([
    { state: 'sent', email, recipient },
    { state: 'sent', email, recipient },
  ])
})
