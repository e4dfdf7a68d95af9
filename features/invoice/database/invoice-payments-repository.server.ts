import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/database/database.ts'
import { disputedMoney, isDisputeOpen } from '#platform/payments/disputes/dispute.ts'
import { paymentDisputes } from '#platform/payments/disputes/dispute.tables.ts'
import type { Recipient } from '../invoice.ts'
import type { Sold } from '../invoice-deps.server.ts'
import type { RefundReport } from '../rules/refunded-money.ts'
import { invoicePaymentEvents, invoicePayments, invoices } from './invoice.tables.server.ts'

export type StoredPayment = typeof invoicePayments.$inferSelect

/** @returns false for an id that is taken, or a payment of the provider that is known */
export async function insertInvoicePayment(tx: Transaction, payment: typeof invoicePayments.$inferInsert) {
  const rows = await tx
    .insert(invoicePayments)
    .values(payment)
    .onConflictDoNothing()
    .returning({ id: invoicePayments.id })
  return rows.length === 1
}

export function listPayments(db: Database | Transaction, invoiceId: string) {
  return db
    .select()
    .from(invoicePayments)
    .where(eq(invoicePayments.invoiceId, invoiceId))
    .orderBy(asc(invoicePayments.recordedAt), asc(invoicePayments.id))
}

export async function findPayment(db: Database | Transaction, id: string) {
  const [payment] = await db.select().from(invoicePayments).where(eq(invoicePayments.id, id))
  return payment
}

export async function updatePayment(
  tx: Transaction,
  id: string,
  change: Partial<typeof invoicePayments.$inferInsert>,
) {
  await tx.update(invoicePayments).set(change).where(eq(invoicePayments.id, id))
}

/** Payments that were not undone, less refunds, in Rappen. */
export async function sumPayments(tx: Transaction, invoiceId: string) {
  const [row] = await tx
    .select({
      cents: sql<number>`coalesce(sum(${invoicePayments.cents} - ${invoicePayments.returnedCents}), 0)::int`,
    })
    .from(invoicePayments)
    .where(and(eq(invoicePayments.invoiceId, invoiceId), isNull(invoicePayments.undoneAt)))
  return row?.cents ?? 0
}

const IS_OF_PAYMENT = and(
  eq(paymentDisputes.provider, invoicePayments.provider),
  eq(paymentDisputes.paymentId, invoicePayments.paymentId),
)

/** What banks contest of the payments of a source's invoices, in Rappen. */
export async function sumContested(
  tx: Transaction,
  { source }: Pick<Sold, 'source'>,
  ids: readonly string[],
) {
  const rows = await tx
    .select({ payment: invoicePayments, dispute: paymentDisputes })
    .from(invoicePayments)
    .innerJoin(invoices, eq(invoices.id, invoicePayments.invoiceId))
    .innerJoin(paymentDisputes, IS_OF_PAYMENT)
    .where(and(eq(invoices.source, source), inArray(invoices.sourceId, [...ids])))
  return [...Map.groupBy(rows, ({ payment }) => payment.id).values()].reduce((sum, ofPayment) => {
    const { cents = 0, returnedCents = 0 } = ofPayment[0]?.payment ?? {}
    // What lost disputes took is among what was returned.
    const disputes = ofPayment.map(({ dispute }) => dispute).filter(isDisputeOpen)
    return sum + disputedMoney([{ amountCents: cents, disputes }], cents - returnedCents).contestedCents
  }, 0)
}

/** Which of these sources had a payment of an invoice charged back by a bank. */
export async function withLostDispute(
  db: Database,
  { source }: Pick<Sold, 'source'>,
  ids: readonly string[],
) {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: invoices.sourceId })
    .from(invoices)
    .innerJoin(invoicePayments, eq(invoicePayments.invoiceId, invoices.id))
    .innerJoin(paymentDisputes, IS_OF_PAYMENT)
    .where(
      and(
        eq(invoices.source, source),
        inArray(invoices.sourceId, [...ids]),
        eq(paymentDisputes.standing, 'lost'),
      ),
    )
  return new Set(rows.flatMap(({ id }) => id ?? []))
}

export async function findPaymentOfProvider(
  db: Database | Transaction,
  paid: Pick<StoredPayment, 'provider' | 'paymentId'>,
) {
  if (!paid.provider || !paid.paymentId) return undefined
  const [payment] = await db
    .select()
    .from(invoicePayments)
    .where(and(eq(invoicePayments.provider, paid.provider), eq(invoicePayments.paymentId, paid.paymentId)))
  return payment
}

/** @returns false for an event that was already processed */
export async function insertPaymentEvent(tx: Transaction, event: typeof invoicePaymentEvents.$inferInsert) {
  const rows = await tx
    .insert(invoicePaymentEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ id: invoicePaymentEvents.id })
  return rows.length === 1
}

/** What the provider reported of a payment's refunds. */
export async function listRefundReports(tx: Transaction, paymentId: string): Promise<RefundReport[]> {
  const rows = await tx
    .select()
    .from(invoicePaymentEvents)
    .where(eq(invoicePaymentEvents.paymentId, paymentId))
  return rows.flatMap(({ kind, cents, reportedAt }) =>
    (kind === 'refunded' || kind === 'refund_failed') && cents !== null && reportedAt
      ? [{ kind, cents, reportedAt }]
      : [],
  )
}

/** Of all invoices, by day: of the CSV for the accountant. */
export function listAllPayments(
  db: Database,
): Promise<{ payment: StoredPayment; number: string | null; recipient: Recipient }[]> {
  return db
    .select({ payment: invoicePayments, number: invoices.number, recipient: invoices.recipient })
    .from(invoicePayments)
    .innerJoin(invoices, eq(invoices.id, invoicePayments.invoiceId))
    .orderBy(asc(invoicePayments.paidOn), asc(invoicePayments.recordedAt))
}
