import { and, asc, eq, inArray, max, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/database/database.ts'
import { paymentDisputes } from '#platform/payments/disputes/dispute.tables.ts'
import { enqueueJob } from '#platform/jobs/enqueue-job.ts'
import { type InvoiceKind, openCents } from '../invoice.ts'
import type { Sold } from '../invoice-deps.server.ts'
import { invoiceEvents, invoiceNumbers, invoicePayments, invoices } from './invoice.tables.server.ts'

export type StoredInvoice = typeof invoices.$inferSelect
export type NewInvoice = typeof invoices.$inferInsert
/** In the transaction of a change. */
export type OnInvoice = (tx: Transaction, invoice: StoredInvoice) => Promise<void>

/** Jobs with the id of a session as key. */
export const CLOSE_INVOICE_PAGE_QUEUE = 'close-invoice-page'

/** As the partial index has it. */
export const IS_OPEN = sql`${invoices.state} = 'sent' and ${invoices.kind} = 'invoice' and ${invoices.paidCents} < ${invoices.totalCents} - ${invoices.creditedCents}`

/** Whether the bank of a payer contests, or took back, a payment of it. */
export const IS_DISPUTED = sql<boolean>`exists (
  select from ${invoicePayments} p
    join ${paymentDisputes} d on d.provider = p.provider and d.payment_id = p.payment_id
  where p.invoice_id = invoices.id and d.standing in ('inquiry', 'open', 'lost'))`

export async function isDisputed(tx: Database | Transaction, id: string) {
  const [row] = await tx.select({ isDisputed: IS_DISPUTED }).from(invoices).where(eq(invoices.id, id))
  return row?.isDisputed ?? false
}

/**
 * Whether a bank still decides about a payment of it, or of another invoice of what was sold: then nothing of it is paid back
 * (ADR-027).
 */
export const IS_CONTESTED = sql<boolean>`exists (
  select from ${paymentDisputes} d
    join ${invoicePayments} p on p.provider = d.provider and p.payment_id = d.payment_id
    join ${invoices} i on i.id = p.invoice_id
  where d.standing in ('inquiry', 'open') and p.returned_cents < p.cents
    and (i.id = invoices.id or (i.source = invoices.source and i.source_id = invoices.source_id)))`

export async function isContested(tx: Database | Transaction, id: string) {
  const [row] = await tx.select({ isContested: IS_CONTESTED }).from(invoices).where(eq(invoices.id, id))
  return row?.isContested ?? false
}

/** @returns undefined when the id is taken */
export async function insertInvoice(tx: Transaction, invoice: NewInvoice) {
  const [inserted] = await tx
    .insert(invoices)
    .values(invoice)
    .onConflictDoNothing({ target: invoices.id })
    .returning()
  return inserted
}

export async function findInvoice(
  db: Database | Transaction,
  by: { id: string } | { referenceHash: string } | { sessionId: string },
) {
  const condition =
    'id' in by
      ? eq(invoices.id, by.id)
      : 'referenceHash' in by
        ? eq(invoices.referenceHash, by.referenceHash)
        : eq(invoices.sessionId, by.sessionId)
  const [invoice] = await db.select().from(invoices).where(condition)
  return invoice
}

/** Lock order of every transaction: source, then invoice, then the series of numbers. */
export async function lockInvoice(tx: Transaction, id: string) {
  const [invoice] = await tx.select().from(invoices).where(eq(invoices.id, id)).for('update')
  return invoice
}

/** Every change of a row. A payment page that is open for another amount than is due then is closed by a job of the transaction. */
export async function updateInvoice(
  tx: Transaction,
  { id, revision }: StoredInvoice,
  change: Partial<NewInvoice>,
  now: Date,
) {
  const [updated] = await tx
    .update(invoices)
    .set({ ...change, revision: revision + 1, updatedAt: now })
    .where(eq(invoices.id, id))
    .returning()
  if (!updated) throw new Error('invoices has no such row')
  const { sessionId, askedCents } = updated
  if (sessionId && askedCents !== openCents(updated))
    await enqueueJob(tx, { queue: CLOSE_INVOICE_PAGE_QUEUE, key: sessionId })
  return updated
}

export async function deleteDraft(tx: Transaction, id: string) {
  await tx.delete(invoices).where(and(eq(invoices.id, id), eq(invoices.state, 'draft')))
}

/**
 * Invoices of a source that are not credited in full, drafts included, oldest first. Needs the source's lock.
 * @param ids of the source, and of those it was moved from
 */
export function listCurrentInvoices(
  db: Database | Transaction,
  { source }: Pick<Sold, 'source'>,
  ids: readonly string[],
) {
  if (ids.length === 0) return Promise.resolve([])
  return db
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.source, source),
        inArray(invoices.sourceId, [...ids]),
        eq(invoices.kind, 'invoice'),
        sql`${invoices.state} <> 'written_off' and (${invoices.state} = 'draft' or ${invoices.creditedCents} < ${invoices.totalCents})`,
      ),
    )
    .orderBy(asc(invoices.createdAt), asc(invoices.id))
}

/** All of a source, drafts and credited ones too, the oldest first, locked. Needs the source's lock. */
export function lockInvoicesOf(tx: Transaction, { source }: Pick<Sold, 'source'>, ids: readonly string[]) {
  if (ids.length === 0) return Promise.resolve([])
  return tx
    .select()
    .from(invoices)
    .where(
      and(eq(invoices.source, source), inArray(invoices.sourceId, [...ids]), eq(invoices.kind, 'invoice')),
    )
    .orderBy(asc(invoices.createdAt), asc(invoices.id))
    .for('update')
}

/** The next number of a series. Locks the series until the transaction ends; a rollback gives the number back. */
export async function takeNumber(tx: Transaction, kind: InvoiceKind, year: number) {
  const [row] = await tx
    .insert(invoiceNumbers)
    .values({ kind, year, last: 1 })
    .onConflictDoUpdate({
      target: [invoiceNumbers.kind, invoiceNumbers.year],
      set: { last: sql`${invoiceNumbers.last} + 1` },
    })
    .returning({ last: invoiceNumbers.last })
  if (!row) throw new Error('no number was taken')
  return row.last
}

/** Which of these sources have an invoice that was written off. */
export async function withWriteOff(db: Database, { source }: Pick<Sold, 'source'>, ids: readonly string[]) {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: invoices.sourceId })
    .from(invoices)
    .where(
      and(
        eq(invoices.source, source),
        inArray(invoices.sourceId, [...ids]),
        eq(invoices.state, 'written_off'),
      ),
    )
  return new Set(rows.flatMap(({ id }) => id ?? []))
}

export async function recordInvoiceEvent(
  tx: Transaction,
  invoiceId: string,
  action: string,
  { actorId, now }: { actorId?: string | null | undefined; now: Date },
  detail?: Record<string, unknown>,
) {
  await tx.insert(invoiceEvents).values({ invoiceId, at: now, action, actorId, detail })
}

export async function lastEventAt(tx: Transaction, invoiceId: string, action: string): Promise<Date | null> {
  const [row] = await tx
    .select({ at: max(invoiceEvents.at) })
    .from(invoiceEvents)
    .where(and(eq(invoiceEvents.invoiceId, invoiceId), eq(invoiceEvents.action, action)))
  return row?.at ?? null
}

/** Numbers of these invoices, by id. */
export async function readNumbers(db: Database | Transaction, ids: readonly string[]) {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: invoices.id, number: invoices.number })
    .from(invoices)
    .where(inArray(invoices.id, [...ids]))
  return new Map(rows.map(({ id, number }) => [id, number ?? '']))
}
