import { events } from '#features/calendar/staff/event.contract.ts'
import { inquiries } from '#features/inquiry/staff/inquiry.contract.ts'
import { invoices } from '#features/invoice/staff/invoice.contract.ts'
import { orders } from '#features/order/staff/order.contract.ts'
import { quotes } from '#features/quote/staff/quote.contract.ts'
import { accept, refuse } from '#kernel/result.ts'
import { call } from '#kit/client.ts'
import type { DueKind } from '#features/today/due-row.ts'
import { type Act, asking } from './act.tsx'
import { BookingAct } from './booking-act.tsx'
import { DecisionAct } from './decision-act.tsx'
import { InvoiceSendAct } from './invoice-send-act.tsx'
import { LeadAct } from './lead-act.tsx'
import { OrderRefundAct } from './order-refund-act.tsx'
import { ParcelAct } from './parcel-act.tsx'
import { QuoteDateAct } from './quote-date-act.tsx'
import { QuoteEndAct } from './quote-end-act.tsx'
import { ReminderAct } from './reminder-act.tsx'
import { RequestAct } from './request-act.tsx'
import { SurplusAct } from './surplus-act.tsx'

const booking = asking(async ({ id, eventId }, language) => {
  const file = await call(events.read, { id: eventId ?? '' }, { language })
  if (!file.ok) return file
  const found = file.value.bookings.find((each) => each.id === id)
  return found ? accept({ event: file.value.event, booking: found }) : refuse({ code: 'unknown_booking' })
}, BookingAct)

/** The draft, unless it was sent by a colleague while the list was open. */
async function readDraft(id: string) {
  const file = await call(invoices.read, { id })
  return file.ok && file.value.invoice.status !== 'draft' ? refuse({ code: 'unknown_due' }) : file
}

const event = (Dialog: typeof DecisionAct) =>
  asking(({ id }, language) => call(events.read, { id }, { language }), Dialog)

/** What is asked on the spot. Of the others the action opens the page, or needs no question. */
const ACTS: Partial<Record<DueKind, Act>> = {
  request: asking(({ id }, language) => call(inquiries.read, { id }, { language }), RequestAct),
  refund: booking,
  booking,
  hold: booking,
  unpaid: booking,
  payback: booking,
  quote_date: asking(async ({ id }, language) => {
    const file = await call(quotes.read, { id }, { language })
    // Decided by the customer or a colleague while the list was open.
    return file.ok && !file.value.quote.awaitsDate ? refuse({ code: 'unknown_due' }) : file
  }, QuoteDateAct),
  quote_expires: asking(({ id }, language) => call(quotes.read, { id }, { language }), QuoteEndAct),
  order_refund: asking(async ({ id }, language) => {
    const file = await call(orders.read, { id }, { language })
    // Tried again by a colleague while the list was open.
    return file.ok && file.value.page.order.refundFailedCents === 0 ? refuse({ code: 'unknown_due' }) : file
  }, OrderRefundAct),
  parcel: asking(({ id }, language) => call(orders.read, { id }, { language }), ParcelAct),
  decision: event(DecisionAct),
  lead: event(LeadAct),
  final_invoice: asking(({ id }) => readDraft(id), InvoiceSendAct),
  // A new draft, or the one that stands.
  to_invoice: asking(async ({ id }) => {
    const made = await call(invoices.draft, { source: 'booking', sourceId: id })
    return made.ok ? readDraft(made.value.id) : made
  }, InvoiceSendAct),
  surplus: asking(async ({ id }) => {
    const file = await call(invoices.read, { id })
    if (!file.ok) return file
    const { overpaidCents, surplusHeld } = file.value.invoice
    // Paid back by a colleague, or contested, while the list was open.
    return overpaidCents === 0 || surplusHeld ? refuse({ code: 'unknown_due' }) : file
  }, SurplusAct),
  invoice: asking(({ id }) => call(invoices.read, { id }), ReminderAct),
}

export default ACTS
