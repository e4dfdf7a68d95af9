import { and, asc, desc, eq, gte, isNotNull, isNull, lt, not, sql } from 'drizzle-orm'
import { swissTime } from '#i18n/format-date.ts'
import type { Database } from '#platform/database/database.ts'
import {
  OVERPAID_INVOICE,
  invoiceEvents,
  invoicePayments,
  invoices,
} from '../database/invoice.tables.server.ts'
import {
  IS_CONTESTED,
  IS_DISPUTED,
  IS_OPEN,
  type StoredInvoice,
} from '../database/invoices-repository.server.ts'
import { daysAfter, openCents, overpaidCents, type ReminderPlan } from '../invoice.ts'
import { dueOfInvoice, type InvoiceDue } from '../rules/automatic-reminder.ts'
import type { RemindedByItself, StaffInvoiceLine } from './staff-invoice.ts'
import { filterOf, toLine } from './staff-read-invoices.server.ts'

const MOST_DUE = 100

export type DueInvoice = StaffInvoiceLine & { asks: InvoiceDue }

/** Overdue ones that ask something of the owner, the oldest debt first; those whose reminders are sent automatically ask nothing. */
export async function listDueInvoices(db: Database, plan: ReminderPlan, now: Date): Promise<DueInvoice[]> {
  const today = swissTime(now).day
  const rows = await db
    .select({ invoice: invoices, isDisputed: IS_DISPUTED })
    .from(invoices)
    .where(filterOf('overdue', today))
    .orderBy(asc(invoices.dueOn), asc(invoices.id))
    .limit(MOST_DUE)
  return rows.flatMap(({ invoice, isDisputed }) => {
    const { dueOn } = invoice
    const asks = dueOn && dueOfInvoice({ ...invoice, dueOn, isDisputed }, plan, today)
    return asks ? [{ ...toLine(invoice, plan), asks }] : []
  })
}

/**
 * Of which something is to be paid back, the longest waiting first: since the last payment or credit note, whatever
 * changed later. What a bank still decides about waits for it.
 */
export async function listOverpaid(
  db: Database,
): Promise<{ id: string; number: string | null; customer: string; cents: number; since: Date }[]> {
  const rows = await db
    .select({ invoice: invoices, since: SURPLUS_SINCE })
    .from(invoices)
    .where(and(OVERPAID_INVOICE, not(IS_CONTESTED)))
    .orderBy(asc(SURPLUS_SINCE), asc(invoices.id))
    .limit(MOST_DUE)
  return rows.map(({ invoice, since }) => ({
    id: invoice.id,
    number: invoice.number,
    customer: customerOf(invoice),
    cents: overpaidCents(invoice),
    since,
  }))
}

/** Of one table, columns are written without it: the outer one is named. */
const SURPLUS_SINCE = sql`coalesce(
  greatest(
    (select max(p.recorded_at) from ${invoicePayments} p where p.invoice_id = ${invoices}.id and p.cents > 0 and p.undone_at is null),
    (select max(n.created_at) from ${invoices} n where n.corrects_id = ${invoices}.id)
  ), ${invoices.updatedAt})`.mapWith(invoices.updatedAt)

const MOST_REMINDED = 20

/** Automatic reminders sent since yesterday, newest first. */
export async function listRemindedByItself(db: Database, now: Date): Promise<RemindedByItself[]> {
  const since = daysAfter(swissTime(now).day, -1)
  const rows = await db
    .select({ invoice: invoices, at: invoiceEvents.at, detail: invoiceEvents.detail })
    .from(invoices)
    .innerJoin(
      invoiceEvents,
      and(
        eq(invoiceEvents.invoiceId, invoices.id),
        eq(invoiceEvents.action, 'reminded'),
        isNull(invoiceEvents.actorId),
      ),
    )
    .where(and(gte(invoices.remindedOn, since), eq(invoices.kind, 'invoice')))
    .orderBy(desc(invoiceEvents.at))
    .limit(MOST_REMINDED)
  return rows
    .filter(({ at }) => swissTime(at).day >= since)
    .map(({ invoice, at, detail }) => ({
      id: invoice.id,
      number: invoice.number ?? '',
      customer: customerOf(invoice),
      level: Number(detail['level']),
      cents: Number(detail['cents']),
      at: at.toISOString(),
    }))
}

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
    .limit(MOST_DUE)
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
    .limit(MOST_DUE)
  return rows.map((row) => ({
    id: row.id,
    customer: customerOf(row),
    cents: openCents(row),
    sourceId: row.sourceId ?? '',
    number: row.number,
  }))
}

function customerOf({ recipient }: StoredInvoice) {
  return recipient.company || recipient.name || ''
}
