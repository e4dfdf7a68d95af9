import { swissTime } from '#i18n/format-date.ts'
import { accept, refuse, type Result } from '#kernel/result.ts'
import {
  findInvoice,
  findPayment,
  insertInvoicePayment,
  isContested,
  listPayments,
  recordInvoiceEvent,
  type StoredInvoice,
  type StoredPayment,
  sumPayments,
  updatePayment,
} from '../database/invoices-repository.server.ts'
import { type HandWay, overpaidCents } from '../invoice.ts'
import type { InvoiceDeps } from '../invoice-deps.server.ts'
import type { InvoiceRefusal } from '../invoice-refusal.ts'
import { restOf, returnPart } from '../pay/return-to-voucher.server.ts'
import type { OnInvoice } from './send-invoice.server.ts'
import { type Changed, settleInvoice, withInvoiceLocks } from './with-invoice-locks.server.ts'

export interface HandPayment {
  /** Created by the form, so that a repeated request counts once. */
  id: string
  cents: number
  /** Swiss day. */
  paidOn: string
  way: HandWay
  note: string | null
}

/**
 * Enters money that came: a part, all, or too much. What was written off is open again by it. Idempotent per id.
 */
export function recordPaymentByHand(
  deps: InvoiceDeps,
  invoiceId: string,
  payment: HandPayment,
  staffId: string,
  onPaid?: OnInvoice,
): Changed {
  return withInvoiceLocks(deps, invoiceId, async (tx, invoice, now): Changed => {
    const earlier = await findPayment(tx, payment.id)
    if (earlier) return repeated(earlier, invoice, payment.cents)
    const day = payableOn(payment.paidOn, invoice, now)
    if (!day.ok) return day
    const entry = { ...payment, invoiceId, recordedBy: staffId, recordedAt: now }
    // Recorded at another invoice at this moment.
    if (!(await insertInvoicePayment(tx, entry))) return refuse({ code: 'payment_reused' })
    const reopened =
      invoice.state === 'written_off' ? ({ state: 'sent', writtenOffReason: null } as const) : {}
    const { id, cents, paidOn, way } = payment
    const detail = { payment: id, cents, paidOn, way }
    await recordInvoiceEvent(tx, { invoiceId, at: now, action: 'paid', actorId: staffId, detail })
    await onPaid?.(tx, invoice)
    return settleInvoice(tx, deps, invoice, { actorId: staffId, now, test: false }, reopened)
  })
}

/**
 * Enters that what was paid too much, or a part of it, went back to the customer, as a payment below zero. Refused beyond the surplus,
 * which two at once share, and while a bank decides about a payment (ADR-027). Idempotent per id.
 */
export function recordPaybackByHand(
  deps: InvoiceDeps,
  invoiceId: string,
  payback: HandPayment,
  staffId: string,
  onPaidBack?: OnInvoice,
): Changed {
  return withInvoiceLocks(deps, invoiceId, async (tx, invoice, now): Changed => {
    const { id, cents, paidOn, way } = payback
    const earlier = await findPayment(tx, id)
    if (earlier) return repeated(earlier, invoice, -cents)
    const day = payableOn(paidOn, invoice, now)
    if (!day.ok) return day
    if (await isContested(tx, invoiceId)) return refuse({ code: 'payment_disputed' })
    const surplus = overpaidCents(invoice)
    if (cents > surplus) return refuse({ code: 'more_than_overpaid', cents: surplus })
    const entry = { ...payback, cents: -cents, invoiceId, recordedBy: staffId, recordedAt: now }
    if (!(await insertInvoicePayment(tx, entry))) return refuse({ code: 'payment_reused' })
    const detail = { payment: id, cents, paidOn, way }
    await recordInvoiceEvent(tx, { invoiceId, at: now, action: 'paid_back', actorId: staffId, detail })
    await onPaidBack?.(tx, invoice)
    return settleInvoice(tx, deps, invoice, { actorId: staffId, now })
  })
}

/** The answer to the same request again; another one may not take its id. */
function repeated(
  earlier: StoredPayment,
  invoice: StoredInvoice,
  cents: number,
): Result<StoredInvoice, InvoiceRefusal> {
  const isSame = earlier.invoiceId === invoice.id && earlier.cents === cents
  return isSame ? accept(invoice) : refuse({ code: 'payment_reused' })
}

/** From the day of the invoice to today, in Swiss time. */
function payableOn(day: string, { issuedOn }: StoredInvoice, now: Date): Result<void, InvoiceRefusal> {
  if (day > swissTime(now).day) return refuse({ code: 'day_in_future' })
  return issuedOn !== null && day < issuedOn ? refuse({ code: 'day_before_invoice' }) : accept(undefined)
}

/** Takes a payment back that was entered by hand or by voucher, which has it again; it stays readable. Idempotent. */
export function undoPayment(
  deps: InvoiceDeps,
  invoiceId: string,
  paymentId: string,
  { staffId, mayReturnMoney }: { staffId: string; mayReturnMoney: boolean },
  onUndone?: OnInvoice,
): Changed {
  return withInvoiceLocks(deps, invoiceId, async (tx, invoice, now): Changed => {
    const payment = (await listPayments(tx, invoiceId)).find(({ id }) => id === paymentId)
    if (!payment) return refuse({ code: 'unknown_payment' })
    if (payment.provider) return refuse({ code: 'paid_online' })
    // A surplus that is due again may be paid back again, so both take the same permission.
    if (payment.cents < 0 && !mayReturnMoney) return refuse({ code: 'no_permission' })
    if (payment.undoneAt) return accept(invoice)
    if (payment.cents > 0 && payment.cents - payment.returnedCents > (await sumPayments(tx, invoiceId)))
      return refuse({ code: 'surplus_paid_back' })
    const cents = restOf(payment)
    await updatePayment(tx, paymentId, { undoneAt: now, undoneBy: staffId })
    const detail = { payment: paymentId, cents: cents || payment.cents }
    await recordInvoiceEvent(tx, { invoiceId, at: now, action: 'payment_undone', actorId: staffId, detail })
    await onUndone?.(tx, invoice)
    const caller = { actorId: staffId, now }
    const back =
      cents > 0 ? await returnPart(tx, deps, invoice, { payment, cents }, caller) : accept(undefined)
    if (!back.ok) return back
    // The source has been notified of what went back to a voucher.
    const known = { ...invoice, settledCents: invoice.settledCents - cents }
    const settled = await settleInvoice(tx, deps, known, caller)
    if (!settled.ok) return settled
    await deps.sources.follow(tx, deps, invoice, caller)
    return accept((await findInvoice(tx, { id: invoiceId })) ?? settled.value)
  })
}
