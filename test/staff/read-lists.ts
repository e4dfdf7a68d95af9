import { FIRST_COMPANY } from '#features/company/content/first-company.ts'
import { FIRST_OFFER } from '#features/services/content/offer.ts'
import { sql } from 'drizzle-orm'
import { listBookingsOfEvent } from '#features/booking/database/bookings-repository.server.ts'
import { countBookedPeople } from '#features/booking/staff/staff-read-bookings.server.ts'
import { readSearch, type SearchTerms } from '#kernel/search-terms.ts'
import staffInvoicesTexts from '#features/invoice/texts/staff-invoices.ts'
import staffOrdersTexts from '#features/order/texts/staff-orders.ts'
import staffProductTexts from '#features/catalog/texts/staff-product.ts'
import staffSecurityTexts from '#features/account/texts/staff-security.ts'
import staffVouchersTexts from '#features/voucher/texts/staff-vouchers.ts'
import type { SecurityAction } from '#features/account/security/security-log.ts'
import { readAuditLog } from '#features/account/staff/audit/read-audit-log.server.ts'
import { listOpenPlans, listPlansOf } from '#features/booking/plan-b/plans-repository.server.ts'
import { findEditableEvent, listStaffEvents } from '#features/calendar/staff/staff-read-events.server.ts'
import { listStaffInquiries } from '#features/inquiry/staff/staff-read-inquiries.server.ts'
import type { ReminderPlan } from '#features/invoice/invoice.ts'
import type { InvoiceFilter, InvoiceSort } from '#features/invoice/staff/staff-invoice.ts'
import { listStaffInvoices } from '#features/invoice/staff/staff-read-invoices.server.ts'
import type { QuoteFilter } from '#features/quote/staff/staff-quote.ts'
import { listStaffQuotes } from '#features/quote/staff/quote.list.server.ts'
import type { InquiryFilter } from '#features/inquiry/staff/staff-inquiry.ts'
import { swissTime } from '#i18n/format-date.ts'
import type { ListPosition, ListSort } from '#kernel/list-page.ts'
import { findHits } from '#features/staffing/staff/find-hits.server.ts'
import type { Database } from '#platform/database/database.ts'
import { staffMails } from '#features/mails/staff/mail.list.server.ts'
import { staffVouchers } from '#features/voucher/staff/voucher.list.server.ts'

export const REMINDERS: ReminderPlan = { automatic: true, days: { 1: 7, 2: 21, 3: 35 } }

export function termsOf(typed: string): SearchTerms {
  const terms = readSearch(typed)
  if (!terms) throw new Error(`${typed} is too short`)
  return terms
}

export const weekOf = (now: Date) => ({
  from: swissTime(now).day,
  to: swissTime(new Date(now.getTime() + 6 * 86_400_000)).day,
})

export function hitsOfWeek(db: Database, now: Date): Promise<unknown> {
  const { from: fromDay, to: toDay } = weekOf(now)
  return findHits(db, { staffId: null, fromDay, toDay }, { people: [], ...viewAt(now) })
}

/** The tables begin twenty years back, with a date every six hours. */
export const LONG_AGO = { from: '2000-01-01', to: `${new Date().getFullYear() - 20}-08-01`, until: '12-31' }

export const NO_ID = '00000000-0000-0000-0000-000000000000'

export function hoursAgo(now: Date, hours: number): string {
  return `${now.getTime() - hours * 3_600_000}_${NO_ID}`
}

export function listInvoices(
  db: Database,
  now: Date,
  filter: InvoiceFilter,
  position: ListPosition = {},
  search = '',
  sort?: ListSort<InvoiceSort>,
): Promise<unknown> {
  const terms = () => ({ seller: FIRST_COMPANY, account: null, dueDays: 30, reminders: REMINDERS })
  return listStaffInvoices({ db, clock: () => now, terms }, { filter, search, position, sort })
}

export function listInquiries(
  db: Database,
  now: Date,
  filter: InquiryFilter,
  position: ListPosition = {},
  search = '',
) {
  return listStaffInquiries(db, { filter, search, position, language: 'de', now })
}

export function listVouchers(
  db: Database,
  now: Date,
  query: Partial<Parameters<typeof staffVouchers.page>[1]>,
) {
  return staffVouchers.page({ db, now }, { filter: 'open', q: '', ...query })
}

export function listMails(db: Database, now: Date, query: Partial<Parameters<typeof staffMails.page>[1]>) {
  const input = { filter: 'failed' as const, q: '', ...query }
  return Promise.all([staffMails.page({ db, now }, input), staffMails.counts({ db, now }, input.q)])
}

export function listQuotes(
  db: Database,
  now: Date,
  filter: QuoteFilter,
  position: ListPosition = {},
  q = '',
) {
  return listStaffQuotes({ db, now }, { filter, q, ...position })
}

const { exports } = staffSecurityTexts.de.audit
/** Names of many nouns, as "all" has them. */
const ACTIONS = {
  exports: Object.keys(exports),
  all: [
    staffSecurityTexts,
    staffInvoicesTexts,
    staffOrdersTexts,
    staffProductTexts,
    staffVouchersTexts,
  ].flatMap(({ de: { audit } }) => Object.values(audit).flatMap((names) => Object.keys(names))),
} as Readonly<Record<'all' | 'exports', readonly SecurityAction[]>>

export function readLog(db: Database, now: Date, filter: 'all' | 'exports', oldestFirst = false) {
  const since = new Date(now.getTime() - 90 * 86_400_000)
  return readAuditLog(db, { filter, actions: ACTIONS[filter], oldestFirst, position: {}, since })
}

export const viewAt = (now: Date) => ({ language: 'de', now, offer: FIRST_OFFER }) as const

export async function readSeason(db: Database, now: Date): Promise<void> {
  const events = await listStaffEvents(db, { from: swissTime(now).day, weeks: 8, ...viewAt(now) })
  await countBookedPeople(
    db,
    events.map(({ id }) => id),
  )
}

export async function readAnEvent(db: Database, now: Date): Promise<void> {
  const { rows } = await db.execute<{ id: string }>(sql`select md5('event240')::uuid as id`)
  const id = rows[0]?.id ?? ''
  if (!(await findEditableEvent(db, id, viewAt(now)))) throw new Error('no event 240')
  await countBookedPeople(db, [id])
  await listBookingsOfEvent(db, id)
}

export async function readPlans(db: Database): Promise<void> {
  const { rows } = await db.execute<{ id: string }>(sql`select md5('event240')::uuid as id`)
  await listPlansOf(db, rows[0]?.id ?? '')
  await listOpenPlans(db)
}
