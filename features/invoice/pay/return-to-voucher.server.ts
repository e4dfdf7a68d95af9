import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { accept, type Result } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'
import { invoicePayments, invoices } from '../database/invoice.tables.server.ts'
import {
  listPayments,
  lockInvoice,
  recordInvoiceEvent,
  type StoredInvoice,
  type StoredPayment,
  updateInvoice,
  updatePayment,
} from '../database/invoices-repository.server.ts'
import { overpaidCents, payableCents } from '../invoice.ts'
import type { InvoiceDeps, SourceRefusal, VouchersPort } from '../invoice-deps.server.ts'

export interface ReturningDeps extends Pick<InvoiceDeps, 'sources'> {
  voucherPayments: Pick<VouchersPort, 'giveBack'>
}
type Caller = { actorId: string | undefined; now: Date }

/**
 * Gives what was paid too much back to the vouchers that paid, the latest first; the rest stays with the money. Needs the
 * locks of source and invoice; the caller writes the sums. @returns Rappen
 */
export async function returnExcessToVouchers(
  tx: Transaction,
  deps: ReturningDeps,
  invoice: StoredInvoice,
  { actorId, now }: Caller,
): Promise<Result<number, SourceRefusal>> {
  const excess = overpaidCents(invoice)
  let left = excess
  if (left === 0) return accept(0)
  for (const payment of (await listPayments(tx, invoice.id)).toReversed()) {
    const cents = Math.min(left, restOf(payment))
    if (cents === 0) continue
    const result = await returnPart(tx, deps, invoice, { payment, cents }, { actorId, now })
    if (!result.ok) return result
    await updatePayment(tx, payment.id, { returnedCents: payment.returnedCents + cents })
    await recordReturn(tx, invoice.id, cents, now)
    left -= cents
  }
  return accept(excess - left)
}

/** What of a payment by voucher was not returned, in Rappen; 0 for other payments. */
export function restOf({ way, undoneAt, cents, returnedCents }: StoredPayment): number {
  return way === 'voucher' && !undoneAt ? cents - returnedCents : 0
}

/** Back onto the voucher and out of the account of the source; the caller notes it at the payment. */
export async function returnPart(
  tx: Transaction,
  { sources, voucherPayments }: ReturningDeps,
  invoice: StoredInvoice,
  { payment, cents }: { payment: StoredPayment; cents: number },
  { actorId, now }: Caller,
): Promise<Result<void, SourceRefusal>> {
  const { voucherId } = payment
  const account = await sources.account(tx, invoice)
  if (voucherId) {
    const use = { voucherId, cents, invoiceId: invoice.id, bookingId: account?.bookingId ?? null, actorId }
    await voucherPayments.giveBack(tx, use, now)
  }
  return sources.settle(tx, invoice, {
    cents: -cents,
    money: {
      payableCents: payableCents(invoice),
      settledCents: invoice.settledCents - cents,
      creditedCents: invoice.creditedCents,
    },
    invoice: invoice.number ?? '',
    actorId,
    now,
    voucherId: voucherId ?? '',
  })
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
): Promise<void> {
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

async function paymentsOf(
  tx: Transaction,
  bookingIds: readonly string[],
  voucherId: string,
): Promise<StoredPayment[]> {
  const rows = await tx
    .select({ payment: invoicePayments })
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
  return rows.map(({ payment }) => payment)
}

function recordReturn(tx: Transaction, invoiceId: string, cents: number, now: Date): Promise<void> {
  return recordInvoiceEvent(tx, { invoiceId, at: now, action: 'voucher_returned', detail: { cents } })
}

/** What vouchers have paid of each of these invoices and not got back, in Rappen; passed to the booking or not. */
export async function voucherPartsOf(
  tx: Transaction,
  invoiceIds: readonly string[],
): Promise<Map<string, number>> {
  if (invoiceIds.length === 0) return new Map()
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
