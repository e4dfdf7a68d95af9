import { listRosterGaps } from '#features/staffing/staff/list-roster-gaps.server.ts'
import type { DueStep, DueItem } from '#features/today/due-row.ts'
import type { WaitingBooking } from '#features/booking/rules/staff-booking.ts'
import { mayDo, type StaffRole } from '#features/account/roles/permissions.ts'
import { listOpenPlans, readSilence } from '#features/booking/plan-b/plans-repository.server.ts'
import { nameEvents } from '#features/calendar/staff/name-events.server.ts'
import { textIn } from '#i18n/localised-text.ts'
import { listWaitingBookings, countBookedPeople } from '#features/booking/staff/staff-read-bookings.server.ts'
import type { ReminderPlan } from '#features/invoice/invoice.ts'
import { listDueInvoices, listOverpaid } from '#features/invoice/staff/list-due-invoices.server.ts'
import { listDueInquiries } from '#features/inquiry/staff/staff-read-inquiries.server.ts'
import { listDueQuotes } from '#features/quote/staff/list-due-quotes.server.ts'
import { listDueMandates } from '#features/quote/mandate/staff-read-mandates.server.ts'
import { listUndecidedEvents } from '#features/calendar/staff/list-undecided-events.server.ts'
import { swissTime } from '#i18n/format-date.ts'
import type { Language } from '#i18n/languages.ts'
import type { Offer } from '#features/services/content/offer.ts'
import type { Database } from '#platform/database/database.ts'
import { listStuckRefunds } from '#features/order/staff/list-stuck-refunds.server.ts'
import { listParcelsDue } from '#features/order/staff/list-orders-to-send.server.ts'
import { dueGroupInvoices } from './due-group-invoices.server.ts'
import { dueBookingMoney, dueHolds, duePaybacks } from './due-payments.server.ts'
import { listFailedMails } from '#platform/outbox/failed-mails.ts'

export interface DueQuery {
  role: StaffRole
  language: Language
  now: Date
  offer: Offer
  /** Of invoices. */
  reminders: ReminderPlan
}

const DAY_MS = 86_400_000
const NOTHING = {
  eventId: null,
  step: null,
  number: null,
  amountCents: null,
  people: null,
  of: null,
  day: null,
  wasPutOff: false,
}

/** Everything that waits for staff of this role, unordered. */
export async function listDue(db: Database, query: DueQuery): Promise<DueItem[]> {
  const { role, now } = query
  const parts = await Promise.all([
    mayDo(role, 'requests') ? requests(db) : [],
    mayDo(role, 'bookings') ? bookings(db, now) : [],
    mayDo(role, 'bookings') ? money(db, now) : [],
    mayDo(role, 'mails') ? mails(db) : [],
    mayDo(role, 'quotes') ? quotes(db, now) : [],
    mayDo(role, 'quotes') ? mandates(db, now) : [],
    mayDo(role, 'invoices') ? invoices(db, query) : [],
    mayDo(role, 'refunds') ? surpluses(db) : [],
    mayDo(role, 'refunds') ? paybacks(db) : [],
    mayDo(role, 'orders') ? parcels(db) : [],
    mayDo(role, 'orders') ? orderRefunds(db, mayDo(role, 'refunds')) : [],
    mayDo(role, 'events') ? decisions(db, query) : [],
    mayDo(role, 'events') ? gaps(db, query) : [],
    mayDo(role, 'events') ? plans(db, query) : [],
  ])
  return parts.flat()
}

async function requests(db: Database): Promise<DueItem[]> {
  const rows = await listDueInquiries(db)
  return rows.map(({ id, number, name, email, answerDueAt }) => ({
    ...NOTHING,
    kind: 'request',
    id,
    number,
    about: name ?? email,
    due: answerDueAt.toISOString(),
  }))
}

/** Stuck refunds are overdue; decisions are due for a day. */
async function bookings(db: Database, now: Date): Promise<DueItem[]> {
  const rows = await listWaitingBookings(db, now)
  return rows.map(({ id, number, name, company, people, payment, refundStuck, eventId, needsAttention }) => {
    const isRefund = payment === 'refund_failed' || refundStuck
    return {
      ...NOTHING,
      kind: isRefund ? ('refund' as const) : ('booking' as const),
      id,
      eventId,
      step: stepOf({ payment, needsAttention }),
      number,
      about: company ?? name,
      people,
      due: (isRefund || needsAttention.length > 0 ? now : new Date(now.getTime() + 60_000)).toISOString(),
    }
  })
}

/** A refund that was refused is tried again; who has no address is called; who asked for an invoice gets the place. */
function stepOf({
  payment,
  needsAttention,
}: Pick<WaitingBooking, 'payment' | 'needsAttention'>): DueStep | null {
  if (payment === 'refund_failed') return 'refundAgain'
  if (needsAttention.length > 0) return needsAttention[0] === 'to_phone' ? 'called' : null
  return payment === 'invoice_asked' ? 'give' : null
}

async function mails(db: Database): Promise<DueItem[]> {
  const rows = await listFailedMails(db)
  return rows.map(({ id, recipient, createdAt }) => ({
    ...NOTHING,
    kind: 'mail',
    id,
    about: recipient,
    due: createdAt,
  }))
}

/** `about`: the next step; empty: not set. */
async function mandates(db: Database, now: Date): Promise<DueItem[]> {
  const rows = await listDueMandates(db, now)
  return rows.map(({ id, number, customer, nextStep, dueAt }) => ({
    ...NOTHING,
    kind: 'mandate',
    id,
    number,
    about: nextStep ? `${customer}: ${nextStep}` : customer,
    due: dueAt.toISOString(),
  }))
}

async function quotes(db: Database, now: Date): Promise<DueItem[]> {
  const rows = await listDueQuotes(db, now)
  return rows.map(({ reason, dueAt, id, number, customer, totalCents, people, day }) => ({
    ...NOTHING,
    kind: `quote_${reason}` as const,
    id,
    number,
    about: customer,
    amountCents: totalCents,
    people,
    day,
    due: dueAt.toISOString(),
  }))
}

/** Due at the end of a Swiss day; reminders are sent in the morning. */
async function invoices(db: Database, { reminders, now }: DueQuery): Promise<DueItem[]> {
  const [rows, groups] = await Promise.all([listDueInvoices(db, reminders, now), dueGroupInvoices(db, now)])
  const listed = new Set(groups.map(({ id }) => id))
  const others = rows.filter(({ id, asks }) => asks.kind === 'reminder_planned' || !listed.has(id))
  const { day: today } = swissTime(now)
  const rest = others.map(({ id, number, customer, openCents, next, asks: { kind, day } }) => ({
    ...NOTHING,
    kind,
    id,
    number,
    about: customer,
    amountCents: openCents,
    step: kind === 'invoice' && next && next.from <= today ? ('remind' as const) : null,
    due: kind === 'reminder_planned' ? `${day}T07:00:00.000Z` : `${day}T22:00:00.000Z`,
  }))
  return [...groups, ...rest]
}

/** Money that is not ours, from the hour in which it came. */
async function surpluses(db: Database): Promise<DueItem[]> {
  const rows = await listOverpaid(db)
  return rows.map(({ id, number, customer, cents, since }) => ({
    ...NOTHING,
    kind: 'surplus',
    id,
    number,
    about: customer,
    amountCents: cents,
    due: since.toISOString(),
  }))
}

/** What goes back by hand. */
async function paybacks(db: Database): Promise<DueItem[]> {
  return (await duePaybacks(db)).map((item) => ({ ...NOTHING, ...item }))
}

/** Amounts neither invoiced nor recorded, and places reserved until a day. */
async function money(db: Database, now: Date): Promise<DueItem[]> {
  const [unpaid, holds] = await Promise.all([dueBookingMoney(db, now), dueHolds(db, now)])
  return [...unpaid, ...holds].map((item) => ({ ...NOTHING, ...item }))
}

async function orderRefunds(db: Database, mayRefund: boolean): Promise<DueItem[]> {
  const rows = await listStuckRefunds(db)
  return rows.map(({ number, name, since, mayTryAgain }) => ({
    ...NOTHING,
    kind: 'order_refund',
    step: mayRefund && mayTryAgain ? 'refundAgain' : null,
    id: String(number),
    number,
    about: name,
    due: since.toISOString(),
  }))
}

/** Promised within two days of payment. */
async function parcels(db: Database): Promise<DueItem[]> {
  const rows = await listParcelsDue(db)
  return rows.map(({ number, name, totalCents, paidAt }) => ({
    ...NOTHING,
    kind: 'parcel',
    id: String(number),
    number,
    about: name,
    amountCents: totalCents,
    due: new Date(paidAt.getTime() + 2 * DAY_MS).toISOString(),
  }))
}

/** Who leads must be known by the time it begins. */
async function gaps(db: Database, query: DueQuery): Promise<DueItem[]> {
  const rows = await listRosterGaps(db, query)
  return rows.map(({ id, title, day, startsAt }) => ({
    ...NOTHING,
    kind: 'lead',
    id,
    about: title,
    day,
    due: startsAt.toISOString(),
  }))
}

async function decisions(db: Database, { now, language, offer }: DueQuery): Promise<DueItem[]> {
  const rows = await listUndecidedEvents(db, { now, language, offer })
  const coming = await countBookedPeople(
    db,
    rows.map(({ id }) => id),
  )
  return rows
    .map((event) => ({ ...event, people: (coming.get(event.id)?.booked ?? 0) + event.blocked }))
    .filter(({ people, minimum }) => people < minimum)
    .map(({ id, title, people, minimum, day, dueAt }) => ({
      ...NOTHING,
      kind: 'decision',
      id,
      about: title,
      people,
      of: minimum,
      day,
      due: dueAt.toISOString(),
    }))
}

/** Plans whose guests have not all chosen, by their deadline. */
async function plans(db: Database, { language }: DueQuery): Promise<DueItem[]> {
  const open = await listOpenPlans(db)
  const silence = await readSilence(
    db,
    open.map(({ id }) => id),
  )
  const named = await nameEvents(
    db,
    open.map(({ eventId }) => eventId),
  )
  return open.flatMap(({ id, eventId, until, startedLocal }) => {
    const { silent: people, all: of } = silence.get(id) ?? { silent: 0, all: 0 }
    const title = named.find((each) => each.id === eventId)?.title
    if (people === 0 || !title) return []
    const due = until.toISOString()
    const day = startedLocal.slice(0, 10)
    return [
      {
        ...NOTHING,
        kind: 'plan' as const,
        id: eventId,
        about: textIn(language, title),
        people,
        of,
        day,
        due,
      },
    ]
  })
}
