import { swissTime } from '#i18n/format-date.ts'
import { accept, refuse } from '#kernel/result.ts'
import {
  findInvoice,
  isContested,
  type OnInvoice,
  recordInvoiceEvent,
} from '../database/invoices-repository.server.ts'
import {
  findPayment,
  insertInvoicePayment,
  sumPayments,
  updatePayment,
} from '../database/invoice-payments-repository.server.ts'
import { type HandWay, overpaidCents } from '../invoice.ts'
import type { InvoiceDeps } from '../invoice-deps.server.ts'
import { restOf, returnPart } from '../pay/return-to-voucher.server.ts'
import { REOPENED, settleInvoice, withInvoiceLocks } from './with-invoice-locks.server.ts'

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
 * @param goesBack it went back to the customer, as a payment below zero: refused beyond the surplus, which two at once share, and while
 * a bank decides about a payment (ADR-027)
 */
export function recordPaymentByHand(
  deps: InvoiceDeps,
  invoiceId: string,
  payment: HandPayment,
  staffId: string,
  { record, goesBack = false }: { record?: OnInvoice; goesBack?: boolean } = {},
) {
  return withInvoiceLocks(
    deps,
    invoiceId,
    staffId,
    async (tx, invoice, by) => {
      const { id, paidOn, way } = payment
      const cents = goesBack ? -payment.cents : payment.cents
      const earlier = await findPayment(tx, id)
      // The answer to the same request again; another one may not take its id.
      if (earlier)
        return earlier.invoiceId === invoiceId && earlier.cents === cents
          ? accept(invoice)
          : refuse({ code: 'payment_reused' })
      if (paidOn > swissTime(by.now).day) return refuse({ code: 'day_in_future' })
      if (invoice.issuedOn !== null && paidOn < invoice.issuedOn)
        return refuse({ code: 'day_before_invoice' })
      if (goesBack && (await isContested(tx, invoiceId))) return refuse({ code: 'payment_disputed' })
      const surplus = overpaidCents(invoice)
      if (-cents > surplus) return refuse({ code: 'more_than_overpaid', cents: surplus })
      const entry = { ...payment, cents, invoiceId, recordedBy: staffId, recordedAt: by.now }
      // Recorded at another invoice at this moment.
      if (!(await insertInvoicePayment(tx, entry))) return refuse({ code: 'payment_reused' })
      const action = goesBack ? 'paid_back' : 'paid'
      await recordInvoiceEvent(tx, invoiceId, action, by, { payment: id, cents: payment.cents, paidOn, way })
      if (goesBack) return settleInvoice(tx, deps, invoice, by)
      const reopened = invoice.state === 'written_off' ? REOPENED : {}
      return settleInvoice(tx, deps, invoice, { ...by, test: false }, reopened)
    },
    record,
  )
}

/** Takes a payment back that was entered by hand or by voucher, which has it again; it stays readable. Idempotent. */
export function undoPayment(
  deps: InvoiceDeps,
  invoiceId: string,
  paymentId: string,
  { staffId, mayReturnMoney }: { staffId: string; mayReturnMoney: boolean },
  record?: OnInvoice,
) {
  return withInvoiceLocks(
    deps,
    invoiceId,
    staffId,
    async (tx, invoice, by) => {
      const payment = await findPayment(tx, paymentId)
      if (payment?.invoiceId !== invoiceId) return refuse({ code: 'unknown_payment' })
      if (payment.provider) return refuse({ code: 'paid_online' })
      // A surplus that is due again may be paid back again, so both take the same permission.
      if (payment.cents < 0 && !mayReturnMoney) return refuse({ code: 'no_permission' })
      if (payment.undoneAt) return accept(invoice)
      if (payment.cents > 0 && payment.cents - payment.returnedCents > (await sumPayments(tx, invoiceId)))
        return refuse({ code: 'surplus_paid_back' })
      const cents = restOf(payment)
      await updatePayment(tx, paymentId, { undoneAt: by.now, undoneBy: staffId })
      const detail = { payment: paymentId, cents: cents || payment.cents }
      await recordInvoiceEvent(tx, invoiceId, 'payment_undone', by, detail)
      const back = cents > 0 ? await returnPart(tx, deps, invoice, { payment, cents }, by) : accept(invoice)
      if (!back.ok) return back
      // The source has been notified of what went back to a voucher.
      const known = { ...invoice, settledCents: invoice.settledCents - cents }
      const settled = await settleInvoice(tx, deps, known, by)
      if (!settled.ok) return settled
      await deps.sourceOf(invoice)?.follow?.(tx, deps, by)
      return accept((await findInvoice(tx, { id: invoiceId })) ?? settled.value)
    },
    record,
  )
}
