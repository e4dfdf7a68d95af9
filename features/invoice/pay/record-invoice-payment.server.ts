import { swissTime } from '#i18n/format-date.ts'
import { isUuid } from '#kernel/uuid.ts'
import type { Transaction } from '#platform/database/database.ts'
import { disputedMoney } from '#platform/payments/disputes/dispute.ts'
import { listDisputes, recordDispute } from '#platform/payments/disputes/disputes-repository.ts'
import type { PaymentEvent } from '#platform/payments/payments.ts'
import { deriveId } from '#platform/secrets.ts'
import { enqueueInvoiceMail, INVOICE_PAID } from '../change/send-invoice.server.ts'
import { settleInvoice, withInvoiceLocks } from '../change/with-invoice-locks.server.ts'
import {
  findInvoice,
  findPaymentOfProvider,
  insertInvoicePayment,
  insertPaymentEvent,
  recordInvoiceEvent,
  type StoredInvoice,
  updateInvoice,
  updatePayment,
} from '../database/invoices-repository.server.ts'
import type { InvoiceDeps } from '../invoice-deps.server.ts'

export type InvoicePaymentOutcome = 'applied' | 'unchanged' | 'duplicate' | 'unknown_invoice'

/** Processes an event of a payment page once. Money counts as it came, whatever was asked; test money pays nothing. */
export async function recordInvoicePayment(
  deps: InvoiceDeps,
  event: PaymentEvent,
): Promise<InvoicePaymentOutcome> {
  if (event.kind === 'ignored') return 'unchanged'
  const id = await invoiceIdOf(deps, event)
  if (!id) return 'unknown_invoice'
  let outcome: InvoicePaymentOutcome = 'unchanged'
  const result = await withInvoiceLocks(deps, id, async (tx, invoice, now) => {
    const seen = { id: event.id, invoiceId: id, kind: event.kind, receivedAt: now }
    if (!(await insertPaymentEvent(tx, seen))) {
      outcome = 'duplicate'
      return { ok: true, value: invoice }
    }
    const changed = await apply(tx, deps, invoice, event, now)
    outcome = changed ? 'applied' : 'unchanged'
    const by = { actorId: undefined, now, test: deps.payments.test, isRefund: event.kind === 'refunded' }
    return settleInvoice(tx, deps, changed ?? invoice, by)
  })
  // The source refunded money of this event: the provider sends it again until it is settled.
  if (!result.ok) throw new Error(`a payment of invoice ${id} was not recorded: ${result.refusal.code}`)
  return outcome
}

async function invoiceIdOf({ db, payments }: InvoiceDeps, event: PaymentEvent): Promise<string | undefined> {
  if (event.orderId && isUuid(event.orderId) && (await findInvoice(db, { id: event.orderId })))
    return event.orderId
  const bySession = event.sessionId ? await findInvoice(db, { sessionId: event.sessionId }) : undefined
  if (bySession) return bySession.id
  const { provider } = payments
  return (await findPaymentOfProvider(db, { provider, paymentId: event.paymentId }))?.invoiceId
}

/** @returns the invoice as it is then; undefined when nothing changed. Payments are summed by the caller. */
async function apply(
  tx: Transaction,
  deps: InvoiceDeps,
  invoice: StoredInvoice,
  event: Exclude<PaymentEvent, { kind: 'ignored' }>,
  now: Date,
): Promise<StoredInvoice | undefined> {
  const invoiceId = invoice.id
  switch (event.kind) {
    case 'paid':
      return paid(tx, deps, invoice, event, now)
    case 'failed':
    case 'expired':
    case 'cancelled':
      // Frees the page's key, so that the next press opens a new one.
      if (event.sessionId === null || event.sessionId !== invoice.sessionId) return undefined
      return updateInvoice(tx, invoice, { sessionId: null, sessionUrl: null, askedCents: null }, now)
    case 'wrong_mode':
    case 'refund_failed':
      await recordInvoiceEvent(tx, { invoiceId, at: now, action: event.kind })
      return undefined
    case 'refunded':
    case 'disputed':
      return returned(tx, deps, invoice, event, now)
    case 'processing':
      return undefined
  }
}

async function paid(
  tx: Transaction,
  { key, payments }: InvoiceDeps,
  invoice: StoredInvoice,
  event: PaymentEvent & { kind: 'paid' },
  now: Date,
): Promise<StoredInvoice | undefined> {
  const { amountCents, currency } = event
  if (currency !== 'chf' || amountCents <= 0) {
    const detail = { cents: amountCents, currency }
    await recordInvoiceEvent(tx, { invoiceId: invoice.id, at: now, action: 'wrong_currency', detail })
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
  const detail = { cents: amountCents, online: true }
  await recordInvoiceEvent(tx, { invoiceId: invoice.id, at: now, action: 'paid', detail })
  const reopened = invoice.state === 'written_off' ? ({ state: 'sent', writtenOffReason: null } as const) : {}
  const further = { ...reopened, sessionId: null, sessionUrl: null, askedCents: null }
  await enqueueInvoiceMail(tx, invoice, INVOICE_PAID, { cents: amountCents })
  // The sums are checked when the transaction ends, after the caller has summed anew.
  return updateInvoice(tx, invoice, further, now)
}

async function returned(
  tx: Transaction,
  { payments }: InvoiceDeps,
  invoice: StoredInvoice,
  event: PaymentEvent & { kind: 'refunded' | 'disputed' },
  now: Date,
): Promise<StoredInvoice | undefined> {
  const key = { provider: payments.provider, paymentId: event.paymentId ?? '' }
  const payment = await findPaymentOfProvider(tx, key)
  if (!payment) return undefined
  let returnedCents = payment.returnedCents
  if (event.kind === 'refunded') returnedCents = Math.max(returnedCents, event.refundedCents)
  else {
    const { disputeId, disputedCents, standing, occurredAt } = event
    await recordDispute(tx, key, { disputeId, disputedCents, standing, toldAt: occurredAt })
    const disputes = await listDisputes(tx, key)
    returnedCents = disputedMoney([{ amountCents: payment.cents, disputes }], payment.cents).withdrawnCents
  }
  await updatePayment(tx, payment.id, { returnedCents: Math.min(payment.cents, returnedCents) })
  const detail = event.kind === 'disputed' ? { standing: event.standing } : { cents: event.refundedCents }
  await recordInvoiceEvent(tx, { invoiceId: invoice.id, at: now, action: event.kind, detail })
  return invoice
}
