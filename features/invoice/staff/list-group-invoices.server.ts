import { and, asc, eq, isNotNull, lt } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { invoices } from '../database/invoice.tables.server.ts'
import { IS_OPEN, type StoredInvoice } from '../database/invoices-repository.server.ts'
import { openCents } from '../invoice.ts'

const MOST = 100

export interface GroupInvoice {
  id: string
  customer: string
  /** What it asks for, in Rappen. */
  cents: number
}

/** Drafts of bookings whose event was over before `today`, the oldest first. */
export async function listDraftsOfBookings(
  db: Database,
  today: string,
): Promise<(GroupInvoice & { performedTo: string })[]> {
  const rows = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.state, 'draft'), eq(invoices.source, 'booking'), lt(invoices.performedTo, today)))
    .orderBy(asc(invoices.performedTo), asc(invoices.id))
    .limit(MOST)
  return rows.map((row) => ({
    id: row.id,
    customer: customerOf(row),
    cents: row.totalCents,
    performedTo: row.performedTo ?? today,
  }))
}

/** Deposits of which something is open, the first due first. */
export async function listOpenDeposits(
  db: Database,
): Promise<(GroupInvoice & { sourceId: string; number: string | null })[]> {
  const rows = await db
    .select()
    .from(invoices)
    .where(and(IS_OPEN, eq(invoices.part, 'deposit'), isNotNull(invoices.sourceId)))
    .orderBy(asc(invoices.dueOn), asc(invoices.id))
    .limit(MOST)
  return rows.map((row) => ({
    id: row.id,
    customer: customerOf(row),
    cents: openCents(row),
    sourceId: row.sourceId ?? '',
    number: row.number,
  }))
}

function customerOf({ recipient }: StoredInvoice): string {
  return recipient.company || recipient.name || ''
}
