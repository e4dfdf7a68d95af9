import { matchesInvoice } from '../list-invoices-of.server.ts'
import { readSearch } from '#kernel/search-terms.ts'
import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm'
import { swissTime } from '#i18n/format-date.ts'
import {
  type ListPages,
  type ListPosition,
  type ListSort,
  MOST_COUNTED,
  readSort,
} from '#kernel/list-page.ts'
import type { Database } from '#platform/database/database.ts'
import { byColumn, byInstant, type ListOrder, readListPage } from '#platform/database/read-list-page.ts'
import { invoiceEvents, invoices, SORTED_INVOICE } from '../database/invoice.tables.server.ts'
import {
  findInvoice,
  IS_OPEN,
  isContested,
  isDisputed,
  type StoredInvoice,
} from '../database/invoices-repository.server.ts'
import { listPayments } from '../database/invoice-payments-repository.server.ts'
import { invoiceStatus, nextReminder, openCents, overpaidCents, type ReminderPlan } from '../invoice.ts'
import { dueOfInvoice, type InvoiceDue } from '../rules/automatic-reminder.ts'
import type { InvoiceDeps } from '../invoice-deps.server.ts'
import { invoiceUrl } from '../view-invoice.server.ts'
import type {
  InvoiceFilter,
  InvoiceSort,
  OpenMoney,
  StaffInvoice,
  StaffInvoiceEvent,
  StaffInvoiceLine,
  StaffInvoices,
} from './staff-invoice.ts'

const PAGE = 50

const NEWEST_FIRST = byInstant<StoredInvoice>(
  [invoices.createdAt, invoices.id],
  (row) => ({ at: row.createdAt, id: row.id }),
  true,
)
const NO_ID = '00000000-0000-0000-0000-000000000000'
/** The longest overdue first. */
const LONGEST_OVERDUE_FIRST = {
  columns: [invoices.dueOn, invoices.id],
  descending: false,
  cursorOf: ({ dueOn, id }: StoredInvoice) => `${Date.parse(dueOn ?? '')}_${id}`,
  valuesOf: (cursor: string) => {
    const [at, id = NO_ID] = cursor.split('_')
    return [sql`${new Date(Number(at)).toISOString().slice(0, 10)}::date`, sql`${id}::uuid`]
  },
}

export function filterOf(filter: InvoiceFilter, today: string): SQL | undefined {
  switch (filter) {
    case 'open':
      return IS_OPEN
    case 'overdue':
      return and(IS_OPEN, sql`${invoices.dueOn} < ${today}::date`)
    case 'drafts':
      return eq(invoices.state, 'draft')
    case 'settled':
      return and(eq(invoices.kind, 'invoice'), ne(invoices.state, 'draft'), sql`not (${IS_OPEN})`)
    case 'credit_notes':
      return eq(invoices.kind, 'credit_note')
    case 'all':
      return undefined
  }
}

interface ListQuery {
  filter: InvoiceFilter
  search: string
  sort?: ListSort<InvoiceSort> | undefined
  position: ListPosition
}

/** A page: what is open by its due day, the rest newest first. `search` covers number, names, address and amount. */
export async function listStaffInvoices(
  deps: Pick<InvoiceDeps, 'db' | 'clock' | 'terms'>,
  query: ListQuery,
): Promise<StaffInvoices> {
  const { db, clock, terms } = deps
  const now = clock()
  const today = swissTime(now).day
  const [{ rows, ...pages }, counts, money] = await Promise.all([
    readInvoices(db, { ...query, now }),
    countInvoices(db, query.search ? matches(query.search) : undefined, today),
    sumOpenMoney(db, today),
  ])
  return {
    today,
    invoices: rows.map((row) => toLine(row, terms().reminders)),
    ...pages,
    counts,
    money,
    accountMissing: terms().account === null,
  }
}

/** The page alone, as stored. */
export function readInvoices(
  db: Database,
  { filter, search, sort, position, size = PAGE, now }: ListQuery & { size?: number; now: Date },
): Promise<{ rows: StoredInvoice[] } & ListPages> {
  const found = search ? matches(search) : undefined
  return readListPage({
    order: orderOf(filter, sort),
    position,
    size,
    read: (beyond, sorted, limit) =>
      db
        .select()
        .from(invoices)
        .where(and(filterOf(filter, swissTime(now).day), found, beyond))
        .orderBy(...sorted)
        .limit(limit),
  })
}

function orderOf(filter: InvoiceFilter, sort: ListSort<InvoiceSort> | undefined): ListOrder<StoredInvoice> {
  if (sort === undefined)
    return filter === 'open' || filter === 'overdue' ? LONGEST_OVERDUE_FIRST : NEWEST_FIRST
  const { key, descending } = readSort<InvoiceSort>(sort)
  const { id } = invoices
  return byColumn({ table: invoices, value: SORTED_INVOICE[key], id }, (row) => row.id, descending)
}

export async function readStaffInvoice(
  deps: Pick<InvoiceDeps, 'db' | 'key' | 'publicUrl' | 'terms' | 'clock'>,
  id: string,
): Promise<Omit<StaffInvoice, 'eventId' | 'shopOrder'> | undefined> {
  const { db } = deps
  const today = swissTime(deps.clock()).day
  const row = await findInvoice(db, { id })
  if (!row) return undefined
  const [payments, events, credits, corrected] = await Promise.all([
    listPayments(db, id),
    db.select().from(invoiceEvents).where(eq(invoiceEvents.invoiceId, id)).orderBy(asc(invoiceEvents.id)),
    db.select().from(invoices).where(eq(invoices.correctsId, id)).orderBy(asc(invoices.sequence)),
    row.correctsId ? findInvoice(db, { id: row.correctsId }) : undefined,
  ])
  const { seller, account, reminders: plan } = deps.terms()
  const disputed = await isDisputed(db, id)
  const { recipient, lines, email, orderNumber, note, performedFrom, performedTo, dueDays } = row
  const { paidCents, creditedCents, remindersStopped, writtenOffReason, revision, source, sourceId } = row
  return {
    ...toLine(row, plan),
    planned: row.dueOn
      ? plannedOf(dueOfInvoice({ ...row, dueOn: row.dueOn, isDisputed: disputed }, plan, today))
      : null,
    goesByItself: plan.automatic,
    disputed,
    remindersHeld: row.remindersHeld,
    revision,
    source,
    sourceId,
    email,
    recipient,
    part: row.part,
    orderNumber,
    addedOrderNumber: row.addedOrderNumber,
    addedOrderNumberOn: row.addedOrderNumberOn,
    handedCents: row.handedCents,
    note,
    lines,
    performedFrom,
    performedTo,
    dueDays,
    paidCents,
    creditedCents,
    overpaidCents: row.state === 'draft' ? 0 : overpaidCents(row),
    surplusHeld: overpaidCents(row) > 0 && (await isContested(db, id)),
    hasAccount: row.account !== null,
    accountKnown: account !== null,
    vatNumber: (row.seller ?? seller).vatNumber,
    remindersStopped,
    writtenOffReason,
    url: row.state === 'draft' ? null : invoiceUrl(deps, id),
    corrects: corrected?.number ? { id: corrected.id, number: corrected.number } : null,
    creditNotes: credits.map((credit) => ({
      id: credit.id,
      number: credit.number ?? '',
      totalCents: credit.totalCents,
    })),
    payments: payments.map(({ provider, undoneAt, ...payment }) => ({
      id: payment.id,
      cents: payment.cents,
      paidOn: payment.paidOn,
      way: payment.way,
      note: payment.note,
      online: provider !== null,
      returnedCents: payment.returnedCents,
      undone: undoneAt !== null,
    })),
    history: events.map(toEvent),
  }
}

function plannedOf(due: InvoiceDue | null): StaffInvoice['planned'] {
  return due?.kind === 'reminder_planned' ? { level: due.level, day: due.day } : null
}

export function toLine(row: StoredInvoice, plan: ReminderPlan): StaffInvoiceLine {
  const { id, kind, number, recipient, language, totalCents, issuedOn, dueOn, reminders, remindedOn } = row
  return {
    id,
    kind,
    status: invoiceStatus(row),
    number,
    customer: recipient.company || recipient.name || '',
    language,
    totalCents,
    openCents: kind === 'invoice' ? openCents(row) : 0,
    issuedOn,
    dueOn,
    reminders,
    remindedOn,
    next: dueOn ? nextReminder({ ...row, dueOn }, plan) : null,
    createdAt: row.createdAt.toISOString(),
  }
}

function toEvent({ at, action, actorId, detail }: typeof invoiceEvents.$inferSelect): StaffInvoiceEvent {
  const text = detail['reason'] ?? detail['creditNote'] ?? detail['number'] ?? ''
  const whole = (value: unknown) => (typeof value === 'number' ? value : null)
  return {
    at: at.toISOString(),
    action,
    byStaff: actorId !== null,
    cents: whole(detail['cents']),
    level: whole(detail['level']),
    text: typeof text === 'string' ? text : '',
  }
}

function matches(search: string): SQL | undefined {
  const terms = readSearch(search)
  return terms ? matchesInvoice(terms) : sql`false`
}

/** Each count stops at one above `MOST_COUNTED`. */
async function countInvoices(
  db: Database,
  found: SQL | undefined,
  today: string,
): Promise<StaffInvoices['counts']> {
  const count = (filter: InvoiceFilter) =>
    db.$count(
      db
        .select({ one: sql`1`.as('one') })
        .from(invoices)
        .where(and(filterOf(filter, today), found))
        .limit(MOST_COUNTED + 1)
        .as('counted'),
    )
  const [open, overdue, drafts, settled, credits, all] = await Promise.all([
    count('open'),
    count('overdue'),
    count('drafts'),
    count('settled'),
    count('credit_notes'),
    count('all'),
  ])
  return { open, overdue, drafts, settled, credit_notes: credits, all }
}

async function sumOpenMoney(db: Database, today: string): Promise<OpenMoney> {
  const open = sql`${invoices.totalCents} - ${invoices.creditedCents} - ${invoices.paidCents}`
  const days = sql`(${today}::date - ${invoices.dueOn})`
  const sum = (condition: SQL) => sql<number>`coalesce(sum(${open}) filter (where ${condition}), 0)::int`
  const [row] = await db
    .select({
      notDueCents: sum(sql`${days} <= 0`),
      to30Cents: sum(sql`${days} between 1 and 30`),
      to60Cents: sum(sql`${days} between 31 and 60`),
      over60Cents: sum(sql`${days} > 60`),
    })
    .from(invoices)
    .where(IS_OPEN)
  return row ?? { notDueCents: 0, to30Cents: 0, to60Cents: 0, over60Cents: 0 }
}

/** Overdue ones, for the rail. Stops at one above `MOST_COUNTED`. */
export function countOverdueInvoices(db: Database, now: Date) {
  return db.$count(
    db
      .select({ one: sql`1`.as('one') })
      .from(invoices)
      .where(filterOf('overdue', swissTime(now).day))
      .limit(MOST_COUNTED + 1)
      .as('counted'),
  )
}
