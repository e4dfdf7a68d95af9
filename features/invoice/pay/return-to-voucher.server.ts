import { and, desc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import { returnFromInvoice } from '#features/voucher/invoice-voucher.server.ts'
import { accept, refuse } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'
import { invoicePayments, invoices } from '../database/invoice.tables.server.ts'
import {
  lockInvoice,
  recordInvoiceEvent,
  type StoredInvoice,
  updateInvoice,
} from '../database/invoices-repository.server.ts'
import {
  listPayments,
  type StoredPayment,
  updatePayment,
} from '../database/invoice-payments-repository.server.ts'
import { overpaidCents, payableCents } from '../invoice.ts'
import type { Actor, InvoiceDeps, SettledMoney } from '../invoice-deps.server.ts'

type Deps = Pick<InvoiceDeps, 'sourceOf'>

/**
 * Gives what was paid too much back to the vouchers that paid, the latest first; the rest stays with the money. Needs the
 * locks of source and invoice; the caller writes the sums. @returns Rappen
 */
export async function returnExcessToVouchers(tx: Transaction, deps: Deps, invoice: StoredInvoice, by: Actor) {
  const excess = overpaidCents(invoice)
  let left = excess
  if (left === 0) return accept(0)
  for (const payment of (await listPayments(tx, invoice.id)).toReversed()) {
    const cents = Math.min(left, restOf(payment))
    if (cents === 0) continue
    const result = await returnPart(tx, deps, invoice, { payment, cents }, by)
    if (!result.ok) return result
    await updatePayment(tx, payment.id, { returnedCents: payment.returnedCents + cents })
    await recordReturn(tx, invoice.id, cents, by.now)
    left -= cents
  }
  return accept(excess - left)
}

/** What of a payment by voucher was not returned, in Rappen; 0 for other payments. */
export function restOf({ way, undoneAt, cents, returnedCents }: StoredPayment) {
  return way === 'voucher' && !undoneAt ? cents - returnedCents : 0
}

/** Back onto the voucher and out of the account of the source; the caller notes it at the payment. */
export async function returnPart(
  tx: Transaction,
  deps: Deps,
  invoice: StoredInvoice,
  { payment, cents }: { payment: StoredPayment; cents: number },
  { actorId, now }: Actor,
) {
  const { voucherId } = payment
  const account = await deps.sourceOf(invoice)?.account?.(tx)
  if (voucherId) {
    const use = { voucherId, cents, invoiceId: invoice.id, bookingId: account?.bookingId ?? null, actorId }
    await returnFromInvoice(tx, use, now)
  }
  const back = { cents: -cents, actorId, now, voucherId: voucherId ?? '' }
  return settleSource(tx, deps, { ...invoice, settledCents: invoice.settledCents - cents }, back)
}

/** Passes money to what was sold, below zero: takes it back. @param invoice as it is then */
export async function settleSource(
  tx: Transaction,
  { sourceOf }: Deps,
  invoice: StoredInvoice,
  money: Omit<SettledMoney, 'money' | 'invoice'>,
) {
  const { settledCents, creditedCents, number } = invoice
  const sums = { payableCents: payableCents(invoice), settledCents, creditedCents }
  const settled = await sourceOf(invoice)?.settle?.(tx, { ...money, money: sums, invoice: number ?? '' })
  return settled === false ? refuse({ code: 'source_changed' }) : accept(invoice)
}

/**
 * Notes at the invoices of a booking what the booking has given back to vouchers: the payments that they made are returned as far.
 * Needs the booking's lock; locks the invoices.
 */
export async function noteVouchersReturned(
  tx: Transaction,
  bookingIds: readonly string[],
  backs: readonly { voucherId: string; cents: number }[],
  now: Date,
) {
  for (const { voucherId, cents } of backs) {
    let left = cents
    for (const payment of await paymentsOf(tx, bookingIds, voucherId)) {
      const back = Math.min(left, restOf(payment))
      const invoice = back > 0 && (await lockInvoice(tx, payment.invoiceId))
      if (!invoice) continue
      await updatePayment(tx, payment.id, { returnedCents: payment.returnedCents + back })
      // Of what was passed to the booking only what the invoice has no more.
      const ofPaid = Math.min(back, invoice.paidCents)
      const sums = {
        paidCents: invoice.paidCents - ofPaid,
        handedCents: invoice.handedCents - (back - ofPaid),
        settledCents: Math.max(0, invoice.settledCents - ofPaid),
      }
      await updateInvoice(tx, invoice, sums, now)
      await recordReturn(tx, invoice.id, back, now)
      left -= back
    }
  }
}

function paymentsOf(tx: Transaction, bookingIds: readonly string[], voucherId: string) {
  return tx
    .select(getTableColumns(invoicePayments))
    .from(invoicePayments)
    .innerJoin(invoices, eq(invoices.id, invoicePayments.invoiceId))
    .where(
      and(
        eq(invoices.source, 'booking'),
        inArray(invoices.sourceId, [...bookingIds]),
        eq(invoicePayments.voucherId, voucherId),
        isNull(invoicePayments.undoneAt),
        sql`${invoicePayments.returnedCents} < ${invoicePayments.cents}`,
      ),
    )
    .orderBy(desc(invoicePayments.recordedAt), desc(invoicePayments.id))
}

function recordReturn(tx: Transaction, invoiceId: string, cents: number, now: Date) {
  return recordInvoiceEvent(tx, invoiceId, 'voucher_returned', { now }, { cents })
}

/** What vouchers have paid of each of these invoices and not got back, in Rappen; passed to the booking or not. */
export async function voucherPartsOf(tx: Transaction, invoiceIds: readonly string[]) {
  const rows = await tx
    .select({
      id: invoicePayments.invoiceId,
      cents: sql<number>`sum(${invoicePayments.cents} - ${invoicePayments.returnedCents})::int`,
    })
    .from(invoicePayments)
    .where(
      and(
        inArray(invoicePayments.invoiceId, [...invoiceIds]),
        eq(invoicePayments.way, 'voucher'),
        isNull(invoicePayments.undoneAt),
      ),
    )
    .groupBy(invoicePayments.invoiceId)
  return new Map(rows.map(({ id, cents }) => [id, cents]))
}
