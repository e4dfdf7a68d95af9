import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { omit } from '#kernel/omit.ts'
import type { KeepReason, PersonalRecord } from '#kernel/personal-record.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { invoiceEvents, invoicePayments, invoices } from './invoice.tables.server.ts'

/** Invoices to an e-mail address with payments and history, for the data export. */
export async function readInvoiceRecords(
  db: Database | Transaction,
  email: string,
): Promise<PersonalRecord[]> {
  const found = await db.select().from(invoices).where(isOf(email)).orderBy(asc(invoices.createdAt))
  const ids = found.map(({ id }) => id)
  if (ids.length === 0) return []
  const [payments, events] = await Promise.all([
    db
      .select()
      .from(invoicePayments)
      .where(inArray(invoicePayments.invoiceId, ids))
      .orderBy(asc(invoicePayments.recordedAt)),
    db
      .select()
      .from(invoiceEvents)
      .where(inArray(invoiceEvents.invoiceId, ids))
      .orderBy(asc(invoiceEvents.id)),
  ])
  return found.map((invoice) => ({
    number: invoice.sequence,
    at: invoice.createdAt,
    title: invoice.number,
    cents: invoice.totalCents,
    keep: keepReason(invoice),
    keptSince: invoice.updatedAt,
    data: {
      ...omit(invoice, 'customer', 'referenceHash', 'sessionUrl'),
      payments: payments
        .filter(({ invoiceId }) => invoiceId === invoice.id)
        .map((payment) => omit(payment, 'invoiceId', 'recordedBy', 'undoneBy')),
      history: events
        .filter(({ invoiceId }) => invoiceId === invoice.id)
        .map(({ at, action, detail }) => ({ at, action, detail })),
    },
  }))
}

/**
 * Deletes drafts that ask for nothing. All others ask for work or places that the customer has had, or has ordered, and nothing
 * else may ask for them again; sent ones belong to the books (OR art. 958f). Locks the drafts.
 * @returns the number of drafts
 */
export async function eraseEmptyDrafts(tx: Transaction, email: string) {
  const drafts = await tx
    .select()
    .from(invoices)
    .where(and(isOf(email), eq(invoices.state, 'draft')))
    .for('update')
  const empty = drafts.filter((draft) => keepReason(draft) === null).map(({ id }) => id)
  if (empty.length > 0) await tx.delete(invoices).where(inArray(invoices.id, empty))
  return empty.length
}

function keepReason({
  state,
  source,
  totalCents,
}: Pick<typeof invoices.$inferSelect, 'state' | 'source' | 'totalCents'>): KeepReason | null {
  if (state !== 'draft') return 'books'
  return source === 'hand' && totalCents === 0 ? null : 'running'
}

/** Deletes invoices with their credit notes, all without activity since `before`, in batches. @returns how many. */
export async function purgeInvoices(db: Database, before: Date, batch: number) {
  const due = before.toISOString()
  const gone = await db.execute(sql`
    with due as (
      select id from invoices i
      where kind = 'invoice' and updated_at < ${due}
        and not exists (select from invoices c where c.corrects_id = i.id and c.updated_at >= ${due})
      order by updated_at limit ${batch} for update skip locked
    )
    delete from invoices where id in (select id from due) or corrects_id in (select id from due)`)
  return gone.rowCount ?? 0
}

function isOf(email: string) {
  return eq(invoices.customer, email.toLowerCase())
}
