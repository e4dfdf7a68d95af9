import { useState } from 'react'
import { useMessages } from '#site/language/language.tsx'
import { Modal } from '#site/routes/staff/dialogs/modal.tsx'
import type { StaffBooking } from '#features/booking/rules/staff-booking.ts'
import { BookingDialog } from '#features/booking/staff/booking-dialog.tsx'
import { addDays } from '#features/calendar/rules/event-span.ts'
import { Decision } from '#features/calendar/staff/decision.tsx'
import { EventConfirmDialog } from '#features/calendar/staff/event-confirm-dialog.tsx'
import { type EventFile, events } from '#features/calendar/staff/event.contract.ts'
import GuidesDialog from '#features/calendar/staff/guides-dialog.tsx'
import { inquiries } from '#features/inquiry/staff/inquiry.contract.ts'
import { useReminderName } from '#features/invoice/staff/due-texts.ts'
import { PaybackDialog } from '#features/invoice/staff/invoice-dialogs.tsx'
import { invoices } from '#features/invoice/staff/invoice.contract.ts'
import { NextParcel } from '#features/order/staff/next-parcel.tsx'
import { orders } from '#features/order/staff/order.contract.ts'
import { RefundDialog } from '#features/order/staff/refund-dialog.tsx'
import { useNextParcel } from '#features/order/staff/use-next-parcel.ts'
import { ConfirmDate } from '#features/quote/staff/confirm-date.tsx'
import { type QuoteDetails, quotes } from '#features/quote/staff/quote.contract.ts'
import type { DueKind } from '#features/today/due-row.ts'
import { swissTime } from '#i18n/format-date.ts'
import { fill } from '#i18n/format.ts'
import { accept, refuse } from '#kernel/result.ts'
import { ActionDialog } from '#kit/action-dialog.tsx'
import { call } from '#kit/client.ts'
import type { AnswerOf } from '#kit/contract.ts'
import { useTexts } from '#kit/texts.ts'
import { type Act, type ActProps, asking } from './act.tsx'
import { InvoiceSendAct } from './invoice-send-act.tsx'
import { QuoteEndAct } from './quote-end-act.tsx'
import { RequestAct } from './request-act.tsx'

/** Days that a reminder gives. */
const REMINDER_DAYS = 10

/** The next reminder, with the amount and where it goes. */
function ReminderAct({
  file: { invoice, today },
  onClose,
  onDone,
}: ActProps<AnswerOf<typeof invoices.read>>) {
  const { acts } = useTexts('staff-today').t
  const { t, price } = useTexts('staff-invoices')
  const { actions } = t
  const reminderName = useReminderName()
  const { id, email, openCents, next, number } = invoice
  const amount = price(openCents)
  if (next === null) return null
  return (
    <ActionDialog
      action={invoices.remind}
      fixed={{ id, level: next.level }}
      title={`${reminderName(next.level)}: ${number}`}
      text={fill(acts.reminder.text, { email: email ?? '', amount })}
      submit={reminderName(next.level)}
      done={actions.reminded}
      onClose={onClose}
      onDone={() => onDone({ waitsUntil: addDays(today, REMINDER_DAYS) })}
    >
      <p className="hint">{actions.remindHint}</p>
    </ActionDialog>
  )
}

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

interface BookingOfEvent {
  event: EventFile['event']
  booking: StaffBooking
}

/** A refund tried again, a call noted, a place given, money received or paid back. */
function BookingAct({ row: { step }, file: { event, booking }, onClose, onDone }: ActProps<BookingOfEvent>) {
  if (step === null || step === 'remind') return null
  return (
    <BookingDialog
      question={{ kind: step, booking }}
      event={event}
      onClose={onClose}
      onDone={() => onDone()}
    />
  )
}

/** Parcels to send today, with tracking number. A parcel can be undone until the buyer is notified. */
function ParcelAct({ row, file: { page }, onClose, onDone }: ActProps<AnswerOf<typeof orders.read>>) {
  const { dialog } = useMessages('staff')
  const { acts } = useMessages('staff-today')
  const messages = useMessages('staff-orders')
  const next = useNextParcel(page, (sent) => {
    if (!sent) return
    const { number } = page.order
    const takeBack = () => call(orders.takeBackParcel, { id: String(number), parcel: sent.parcel })
    onDone(
      sent.mails
        ? {}
        : { undo: { message: fill(acts.parcel.undone, { number: row.number ?? '' }), run: takeBack } },
    )
  })
  return (
    <Modal
      title={fill(messages.title, { number: page.order.number })}
      close={dialog.close}
      onClose={onClose}
      wide
    >
      <NextParcel page={page} next={next} />
    </Modal>
  )
}
