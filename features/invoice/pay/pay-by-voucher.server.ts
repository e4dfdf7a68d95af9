import { randomUUID } from 'node:crypto'
import {
  findInvoiceVoucher,
  findVoucherId,
  type PayingVoucher,
  redeemForInvoice,
} from '#features/voucher/invoice-voucher.server.ts'
import { swissTime } from '#i18n/format-date.ts'
import { accept, refuse } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'
import { enqueueInvoiceMail, INVOICE_PAID } from '../change/send-invoice.server.ts'
import { withdrawReminder } from '../change/withdraw-reminder.server.ts'
import { withInvoiceLocks } from '../change/with-invoice-locks.server.ts'
import {
  type OnInvoice,
  recordInvoiceEvent,
  type StoredInvoice,
  updateInvoice,
} from '../database/invoices-repository.server.ts'
import {
  findPayment,
  insertInvoicePayment,
  listPayments,
} from '../database/invoice-payments-repository.server.ts'
import { openCents } from '../invoice.ts'
import type { Actor, InvoiceDeps } from '../invoice-deps.server.ts'
import { restOf, settleSource } from './return-to-voucher.server.ts'

export interface VoucherPayment {
  code: string
  /** No more than this; by default as much as is open. */
  mostCents?: number | undefined
  /** Id of the payment, created by the form: a repeated request counts once. */
  id?: string | undefined
}

/**
 * Pays of an invoice what a voucher has, never more than is open. Pressed again, the voucher that has paid stays as it is. Locks the
 * source, the invoice and the voucher: two at once never spend more than there is.
 */
export function payInvoiceByVoucher(
  deps: InvoiceDeps,
  invoiceId: string,
  { code, mostCents = Number.POSITIVE_INFINITY, id = randomUUID() }: VoucherPayment,
  staffId?: string,
  record?: OnInvoice,
) {
  return withInvoiceLocks(
    deps,
    invoiceId,
    staffId,
    async (tx, invoice, by) => {
      const earlier = await findPayment(tx, id)
      const account = await deps.sourceOf(invoice)?.account?.(tx)
      const open = Math.min(openCents(invoice), account?.openCents ?? Number.POSITIVE_INFINITY)
      const voucher =
        open > 0 ? await findInvoiceVoucher(tx, deps, code, by.now) : refuse({ code: 'nothing_due' })
      if (earlier) {
        // It took less than it might where there was no more, on the voucher or due.
        const isSame =
          earlier.invoiceId === invoiceId &&
          earlier.voucherId === (await findVoucherId(tx, code)) &&
          (earlier.cents === mostCents || (earlier.cents < mostCents && !voucher.ok))
        return isSame ? accept(invoice) : refuse({ code: 'payment_reused' })
      }
      if (!voucher.ok) {
        const repeats = voucher.refusal.code === 'nothing_due' || voucher.refusal.code === 'voucher_used_up'
        const voucherId = repeats ? await findVoucherId(tx, code) : undefined
        const payments = await listPayments(tx, invoiceId)
        const hasPaid = payments.some((payment) => payment.voucherId === voucherId && restOf(payment) > 0)
        return voucherId && hasPaid ? accept(invoice) : voucher
      }
      const cents = Math.min(voucher.value.restCents, open, mostCents)
      return takeVoucherForInvoice(tx, deps, invoice, { id, cents, voucher: voucher.value }, by)
    },
    record,
  )
}

/**
 * Enters a part that a voucher pays, at the voucher, the invoice and its source. Needs the locks of all three, and that there is as
 * much on the voucher and open. Mails the customer.
 */
export async function takeVoucherForInvoice(
  tx: Transaction,
  deps: Pick<InvoiceDeps, 'sourceOf'>,
  invoice: StoredInvoice,
  {
    id,
    cents,
    voucher: { voucherId, lastFour, test },
  }: { id: string; cents: number; voucher: PayingVoucher },
  by: Actor,
) {
  const { actorId, now } = by
  const invoiceId = invoice.id
  const account = await deps.sourceOf(invoice)?.account?.(tx)
  const isNew = await insertInvoicePayment(tx, {
    id,
    invoiceId,
    cents,
    paidOn: swissTime(now).day,
    way: 'voucher',
    note: `•••• ${lastFour}`,
    voucherId,
    recordedBy: actorId ?? null,
    recordedAt: now,
  })
  if (!isNew) return accept(invoice)
  const use = { voucherId, cents, invoiceId, bookingId: account?.bookingId ?? null, actorId }
  await redeemForInvoice(tx, use, now)
  const settledCents = invoice.settledCents + cents
  const result = await settleSource(tx, deps, { ...invoice, settledCents }, { ...by, cents, test, voucherId })
  if (!result.ok) return result
  const detail = { payment: id, cents, way: 'voucher', reason: `•••• ${lastFour}` }
  await recordInvoiceEvent(tx, invoiceId, 'paid_by_voucher', by, detail)
  const withdrawn = await withdrawReminder(tx, invoice, now)
  const sums = { ...withdrawn, paidCents: invoice.paidCents + cents, settledCents }
  const paid = await updateInvoice(tx, invoice, sums, now)
  await enqueueInvoiceMail(tx, paid, INVOICE_PAID, { cents, voucher: lastFour, open: openCents(paid) })
  return accept(paid)
}
