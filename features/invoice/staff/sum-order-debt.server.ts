import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/database/database.ts'
import { invoices } from '../database/invoice.tables.server.ts'
import { IS_OPEN } from '../database/invoices-repository.server.ts'

/** Outstanding orders of an address: Rappen, number, and whether any invoice to it is overdue or was written off. */
export async function sumOrderDebt(
  tx: Transaction,
  email: string,
  today: string,
): Promise<{ outstandingCents: number; open: number; isLate: boolean }> {
  const open = sql`${invoices.totalCents} - ${invoices.creditedCents} - ${invoices.paidCents}`
  const ofOrder = sql`${IS_OPEN} and ${invoices.source} = 'order'`
  const [row] = await tx
    .select({
      outstandingCents: sql<number>`coalesce(sum(${open}) filter (where ${ofOrder}), 0)::int`,
      open: sql<number>`(count(*) filter (where ${ofOrder}))::int`,
      isLate: sql<boolean>`coalesce(bool_or(${IS_OPEN} and ${invoices.dueOn} < ${today}::date or ${invoices.state} = 'written_off'), false)`,
    })
    .from(invoices)
    .where(and(eq(invoices.customer, email.toLowerCase()), eq(invoices.kind, 'invoice')))
  return row ?? { outstandingCents: 0, open: 0, isLate: false }
}
