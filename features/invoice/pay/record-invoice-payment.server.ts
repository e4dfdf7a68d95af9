import { swissTime } from '#i18n/format-date.ts'
import type { AlertCode } from '#kernel/alert-code.ts'
import { accept, refuse } from '#kernel/result.ts'
import { isUuid } from '#kernel/uuid.ts'
import { raiseNamedAlert } from '#platform/alerts/raise-alert.ts'
import type { Transaction } from '#platform/database/database.ts'
import {
  ATTENTION_OF_STATUS,
  type DisputeAttention,
  disputedMoney,
} from '#platform/payments/disputes/dispute.ts'
import { listDisputes, recordDispute } from '#platform/payments/disputes/disputes-repository.ts'
import type { PaymentEvent } from '#platform/payments/payments.ts'
import type { PaymentKey } from '#platform/payments/refunds/refunds-repository.ts'
import { deriveId } from '#platform/secrets.ts'
import { enqueueInvoiceMail, INVOICE_PAID } from '../change/send-invoice.server.ts'
import { REOPENED, settleInvoice, withInvoiceLocks } from '../change/with-invoice-locks.server.ts'
import {
  findInvoice,
  recordInvoiceEvent,
  type StoredInvoice,
  updateInvoice,
} from '../database/invoices-repository.server.ts'
import {
  findPaymentOfProvider,
  insertInvoicePayment,
  insertPaymentEvent,
  listRefundReports,
  type StoredPayment,
  updatePayment,
} from '../database/invoice-payments-repository.server.ts'
import type { InvoiceDeps } from '../invoice-deps.server.ts'
import { refundedCents } from '../rules/refunded-money.ts'

export type InvoicePaymentOutcome =
  | 'applied'
  | 'unchanged'
  | 'duplicate'
  | 'unknown_invoice'
  | 'unknown_payment'

/** Processes an event of a payment page once. Money counts as it came, whatever was asked; test money pays nothing. */
export async function recordInvoicePayment(
  deps: InvoiceDeps,
  event: PaymentEvent,
): Promise<InvoicePaymentOutcome> {
  if (event.kind === 'ignored') return 'unchanged'
  const id = await invoiceIdOf(deps, event)
  if (!id) return 'unknown_invoice'
  let outcome: InvoicePaymentOutcome = 'unchanged'
  const result = await withInvoiceLocks(deps, id, undefined, async (tx, invoice, { now }) => {
    const payment = await findPaymentOfProvider(tx, keyOf(deps, event))
    // Rolls back: it overtook the payment's own event, and counts when it comes again.
    if (!payment && isOfPayment(event)) return refuse({ code: 'unknown_payment' })
    if (!(await insertPaymentEvent(tx, { invoiceId: id, receivedAt: now, ...seenOf(event) }))) {
      outcome = 'duplicate'
      return accept(invoice)
    }
    const { changed, reason } = await apply(tx, deps, { invoice, payment }, event, now)
    outcome = changed ? 'applied' : 'unchanged'
    const { payments } = deps
    const by = { actorId: undefined, now }
    const money = { ...by, test: payments.test, isRefund: event.kind === 'refunded' }
    const settled = await settleInvoice(tx, deps, changed ?? invoice, money)
    if (settled.ok && isOfPayment(event)) {
      const source = deps.sourceOf(invoice)
      await source?.follow?.(tx, deps, by)
      await source?.contested?.(tx, { reason, payments, now })
    }
    return settled
  })
  if (!result.ok && result.refusal.code === 'unknown_payment') return 'unknown_payment'
  // The source refunded money of this event: the provider sends it again until it is settled.
  if (!result.ok) throw new Error(`a payment of invoice ${id} was not recorded: ${result.refusal.code}`)
  return outcome
}

async function invoiceIdOf({ db, payments }: InvoiceDeps, event: PaymentEvent): Promise<string | undefined> {
  if (event.orderId && isUuid(event.orderId) && (await findInvoice(db, { id: event.orderId })))
    return event.orderId
  const bySession = event.sessionId ? await findInvoice(db, { sessionId: event.sessionId }) : undefined
  if (bySession) return bySession.id
  return (await findPaymentOfProvider(db, keyOf({ payments }, event)))?.invoiceId
}

const keyOf = ({ payments }: Pick<InvoiceDeps, 'payments'>, { paymentId }: PaymentEvent) => ({
  provider: payments.provider,
  paymentId,
})

/** What happened to money that was there before. */
function isOfPayment(
  event: PaymentEvent,
): event is PaymentEvent & { kind: 'refunded' | 'refund_failed' | 'disputed' } {
  return event.kind === 'refunded' || event.kind === 'refund_failed' || event.kind === 'disputed'
}

function seenOf(event: PaymentEvent) {
  const { id, kind, paymentId, occurredAt: reportedAt } = event
  if (event.kind === 'refunded') return { id, kind, paymentId, reportedAt, cents: event.refundedCents }
  if (event.kind === 'refund_failed')
    return { id: `refund_failed ${event.refundId}`, kind, paymentId, reportedAt, cents: event.amountCents }
  return { id, kind }
}

const NO_SESSION = { sessionId: null, sessionUrl: null, askedCents: null }

interface Applied {
  /** As it is then; none: nothing changed. */
  changed?: StoredInvoice | undefined
  /** Of a dispute that changed. */
  reason?: DisputeAttention | undefined
}

/** Payments are summed by the caller. */
async function apply(
  tx: Transaction,
  deps: InvoiceDeps,
  { invoice, payment }: { invoice: StoredInvoice; payment: StoredPayment | undefined },
  event: Exclude<PaymentEvent, { kind: 'ignored' }>,
  now: Date,
): Promise<Applied> {
  switch (event.kind) {
    case 'paid':
      return { changed: await paid(tx, deps, invoice, event, now) }
    case 'failed':
    case 'expired':
    case 'cancelled':
      // Frees the page's key, so that the next press opens a new one.
      if (event.sessionId === null || event.sessionId !== invoice.sessionId) return {}
      return { changed: await updateInvoice(tx, invoice, NO_SESSION, now) }
    case 'wrong_mode':
      await recordInvoiceEvent(tx, invoice.id, event.kind, { now })
      return {}
    case 'refunded':
    case 'refund_failed':
    case 'disputed':
      return payment ? returned(tx, deps, { invoice, payment }, event, now) : {}
    case 'processing':
      return {}
  }
}

async function paid(
  tx: Transaction,
  { key, payments }: InvoiceDeps,
  invoice: StoredInvoice,
  event: PaymentEvent & { kind: 'paid' },
  now: Date,
) {
  const { amountCents, currency } = event
  if (currency !== 'chf' || amountCents <= 0) {
    const detail = { cents: amountCents, currency }
    await recordInvoiceEvent(tx, invoice.id, 'wrong_currency', { now }, detail)
    return undefined
  }
  const { provider } = payments
  const paymentId = event.paymentId ?? event.sessionId ?? event.id
  const isNew = await insertInvoicePayment(tx, {
    id: deriveId(key, 'invoice-payment', `${provider} ${paymentId}`),
    invoiceId: invoice.id,
    cents: amountCents,
    paidOn: swissTime(event.occurredAt).day,
    way: 'card',
    provider,
    paymentId,
    recordedAt: now,
  })
  if (!isNew) return undefined
  await recordInvoiceEvent(tx, invoice.id, 'paid', { now }, { cents: amountCents, online: true })
  const further = { ...(invoice.state === 'written_off' && REOPENED), ...NO_SESSION }
  await enqueueInvoiceMail(tx, invoice, INVOICE_PAID, { cents: amountCents })
  // The sums are checked when the transaction ends, after the caller has summed anew.
  return updateInvoice(tx, invoice, further, now)
}

/** What refunds and lost disputes took of a payment, both for events in any order. */
async function returned(
  tx: Transaction,
  deps: InvoiceDeps,
  { invoice, payment }: { invoice: StoredInvoice; payment: StoredPayment },
  event: PaymentEvent & { kind: 'refunded' | 'refund_failed' | 'disputed' },
  now: Date,
): Promise<Applied> {
  const paymentId = payment.paymentId ?? ''
  const key = { provider: deps.payments.provider, paymentId }
  const reason = event.kind === 'disputed' ? await disputed(tx, key, event) : undefined
  const refunded = Math.min(payment.cents, refundedCents(await listRefundReports(tx, paymentId)))
  const both = [{ amountCents: payment.cents, disputes: await listDisputes(tx, key) }]
  const { withdrawnCents } = disputedMoney(both, payment.cents - refunded)
  await updatePayment(tx, payment.id, { returnedCents: refunded + withdrawnCents })
  const isKnown = event.kind === 'disputed' && !reason
  if (isKnown) return { changed: invoice }
  const code = event.kind === 'refund_failed' ? event.kind : reason && ALERT_OF[reason]
  if (code && invoice.number) await raiseNamedAlert(tx, { code, names: [invoice.number], now })
  await recordInvoiceEvent(tx, invoice.id, reason ?? event.kind, { now }, detailOf(event))
  return { changed: invoice, reason }
}

const ALERT_OF: Record<DisputeAttention, AlertCode> = {
  dispute_inquiry: 'invoice_disputed',
  disputed: 'invoice_disputed',
  dispute_won: 'invoice_dispute_closed',
  dispute_lost: 'invoice_dispute_closed',
}

/** @returns undefined for what was known */
async function disputed(
  tx: Transaction,
  key: PaymentKey,
  { disputeId, disputedCents, standing, occurredAt }: PaymentEvent & { kind: 'disputed' },
): Promise<DisputeAttention | undefined> {
  const dispute = { disputeId, disputedCents, standing, reportedAt: occurredAt }
  const isNews = (await recordDispute(tx, key, dispute)) === 'applied'
  return isNews ? ATTENTION_OF_STATUS[standing] : undefined
}

function detailOf(event: PaymentEvent & { kind: 'refunded' | 'refund_failed' | 'disputed' }) {
  if (event.kind === 'disputed') return { standing: event.standing }
  return { cents: event.kind === 'refunded' ? event.refundedCents : event.amountCents }
}
