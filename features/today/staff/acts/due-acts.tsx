import { events, type EventFile } from '#features/calendar/staff/event.contract.ts'
import { inquiries } from '#features/inquiry/staff/inquiry.contract.ts'
import { invoices } from '#features/invoice/staff/invoice.contract.ts'
import { orders } from '#features/order/staff/order.contract.ts'
import { quotes, type QuoteDetails } from '#features/quote/staff/quote.contract.ts'
import { accept, refuse } from '#kernel/result.ts'
import { call } from '#kit/client.ts'
import type { DueKind } from '#features/today/due-row.ts'
import { type Act, asking, type ActProps } from './act.tsx'
import { BookingAct } from './booking-act.tsx'
import { InvoiceSendAct } from './invoice-send-act.tsx'
import { ParcelAct } from './parcel-act.tsx'
import { QuoteEndAct } from './quote-end-act.tsx'
import { ReminderAct } from './reminder-act.tsx'
import { RequestAct } from './request-act.tsx'
import { useState } from 'react'
import { useMessages } from '#app/language/language.tsx'
import { Decision } from '#features/calendar/staff/decision.tsx'
import { EventConfirmDialog } from '#features/calendar/staff/event-confirm-dialog.tsx'
import { Modal } from '#app/routes/staff/dialogs/modal.tsx'
import GuidesDialog from '#features/calendar/staff/guides-dialog.tsx'
import { RefundDialog } from '#features/order/staff/refund-dialog.tsx'
import type { AnswerOf } from '#kit/contract.ts'
import { swissTime } from '#i18n/format-date.ts'
import { ConfirmDate } from '#features/quote/staff/confirm-date.tsx'
import { PaybackDialog } from '#features/invoice/staff/invoice-dialogs.tsx'

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

/** Takes place, or called off; each says first whom it mails. */
function DecisionAct({ file: { event }, onClose, onDone }: ActProps<EventFile>) {
  const { dialog } = useMessages('staff')
  const [question, setQuestion] = useState<'goAhead' | 'cancel' | null>(null)
  if (question)
    return <EventConfirmDialog question={question} event={event} onClose={onClose} onDone={() => onDone()} />
  return (
    <Modal title={event.title} close={dialog.close} onClose={onClose}>
      <Decision event={event} onAsk={setQuestion} />
    </Modal>
  )
}

/** Who leads. */
function LeadAct({ file: { event }, onClose, onDone }: ActProps<EventFile>) {
  return <GuidesDialog event={event} onClose={onClose} onSaved={() => onDone()} />
}

/** A refund that the provider refused, tried again. */
function OrderRefundAct({ file: { page }, onClose, onDone }: ActProps<AnswerOf<typeof orders.read>>) {
  return <RefundDialog order={page.order} onClose={onClose} onDone={() => onDone()} />
}

/** Confirms the requested date; a conflict requires a reason. */
function QuoteDateAct({ file: { now, quote }, onClose, onDone }: ActProps<QuoteDetails>) {
  return (
    <ConfirmDate
      quote={quote}
      today={swissTime(new Date(now)).day}
      onClose={onClose}
      onDone={() => onDone()}
    />
  )
}

/** What was paid too much, as its invoice asks for it; whoever enters a part sees the rest again. */
function SurplusAct({ file, onClose, onDone }: ActProps<AnswerOf<typeof invoices.read>>) {
  return <PaybackDialog {...file} onClose={onClose} onDone={() => onDone()} />
}
