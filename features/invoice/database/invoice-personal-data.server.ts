import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { omit } from '#kernel/omit.ts'
import type { PersonalRecord } from '#kernel/personal-record.ts'
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
    keep: invoice.state === 'draft' ? null : 'books',
    keptSince: invoice.updatedAt,
    data: {
      ...omit(invoice, 'referenceHash', 'sessionUrl'),
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
 * Deletes drafts; sent invoices belong to the books (OR art. 958f).
 * @returns the number of drafts
 */
export async function eraseInvoiceDrafts(tx: Transaction, email: string): Promise<number> {
  const gone = await tx
    .delete(invoices)
    .where(and(isOf(email), eq(invoices.state, 'draft')))
    .returning({ id: invoices.id })
  return gone.length
}

/** Deletes invoices with their credit notes, all without activity since `before`, in batches. @returns how many. */
export async function purgeInvoices(db: Database, before: Date, batch: number): Promise<number> {
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
  return eq(sql`lower(${invoices.email})`, email.toLowerCase())
}
