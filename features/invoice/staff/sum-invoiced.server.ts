import { and, eq, gte, inArray, lt, ne, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { invoicePayments, invoices } from '../database/invoice.tables.server.ts'

interface MonthOfInvoices {
  year: number
  /** From 1. */
  month: number
  /** In Rappen. */
  cents: number
  /** The part up to the day of the comparison. */
  untilCents: number
}

/**
 * Invoices written by hand and of projects, less their credit notes, by the month of the last day of what was performed, without one
 * of the day of the invoice (ADR-053). Of what was written off, what was paid; without what the Testkasse took. Those of bookings and orders count there.
 * @param from first Swiss day, `YYYY-MM-DD`
 * @param to the day after the last
 * @param until `MM-DD` of the last day of the comparison, in every year
 */
export function sumInvoiced(
  db: Database,
  { from, to, until }: { from: string; to: string; until: string },
): Promise<MonthOfInvoices[]> {
  const day = sql`coalesce(${invoices.performedTo}, ${invoices.performedFrom}, ${invoices.issuedOn})`
  const payable = sql`${invoices.totalCents} - ${invoices.creditedCents}`
  const receivable = sql`case when ${invoices.state} = 'written_off' then least(${payable}, ${invoices.paidCents}) else ${payable} end`
  const tested = sql`(select coalesce(sum(p.cents - p.returned_cents), 0) from ${invoicePayments} p
    where p.invoice_id = ${invoices.id} and p.undone_at is null
      and (p.provider = 'testkasse' or exists (select from vouchers v where v.id = p.voucher_id and v.test)))`
  const cents = sql`${receivable} - least(${receivable}, ${tested})`
  const isUntil = sql`to_char(${day}, 'MM-DD') <= ${until}`
  return db
    .select({
      year: sql<number>`extract(year from ${day})::int`,
      month: sql<number>`extract(month from ${day})::int`,
      cents: sql<number>`sum(${cents})::float8`,
      untilCents: sql<number>`coalesce(sum(${cents}) filter (where ${isUntil}), 0)::float8`,
    })
    .from(invoices)
    .where(
      and(
        eq(invoices.kind, 'invoice'),
        ne(invoices.state, 'draft'),
        inArray(invoices.source, ['hand', 'offer']),
        gte(day, sql`${from}::date`),
        lt(day, sql`${to}::date`),
      ),
    )
    .groupBy(sql`1, 2`)
}

/** Year of the first of them; null without one. */
export async function firstInvoicedYear(db: Database): Promise<number | null> {
  const [row] = await db
    .select({
      year: sql<
        number | null
      >`extract(year from min(coalesce(${invoices.performedTo}, ${invoices.performedFrom}, ${invoices.issuedOn})))::int`,
    })
    .from(invoices)
    .where(and(eq(invoices.kind, 'invoice'), inArray(invoices.source, ['hand', 'offer'])))
  return row?.year ?? null
}
