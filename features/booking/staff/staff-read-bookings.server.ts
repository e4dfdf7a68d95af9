import { pick } from '#kernel/pick.ts'
import { and, asc, count, eq, inArray, lte, min, or, sql } from 'drizzle-orm'
import { swissTime } from '#i18n/format-date.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { paymentRefunds } from '#platform/payments/refunds/refund.tables.ts'
import { STUCK_AFTER_MS } from '#platform/payments/refunds/send-pending-refund.ts'
import { ofPayment } from '../database/booking-payments-repository.server.ts'
import { bookingEvents, bookingPayments, bookings } from '../database/booking.tables.server.ts'
import { PAYMENT_MEANS, amountDueCents, coveredCents, refundDueCents } from '../booking.ts'
import { type BookingVoucher, bookingBalance, voucherMoves } from '../rules/booking-balance.ts'
import type { BookedEvent, VoucherReader } from '../booking-deps.server.ts'
import { type StoredBooking, listBookingsOfEvent } from '../database/bookings-repository.server.ts'
import { feeToday } from '../rules/booking-price.ts'
import { staffGuests } from '../group/view-group.server.ts'
import { readBookingVouchers } from '../money/read-booking-vouchers.server.ts'
import { bookingRevision } from '../rules/booking-revision.ts'
import type { StaffBooking, WaitingBooking } from '../rules/staff-booking.ts'

/** Booked, held and waiting people per event; events without any are left out. */
export async function countBookedPeople(db: Database | Transaction, eventIds: readonly string[]) {
  if (eventIds.length === 0) return new Map()
  const people = (condition: ReturnType<typeof sql>) =>
    sql<number>`coalesce(sum(${bookings.people}) filter (where ${condition}), 0)::int`
  const rows = await db
    .select({
      eventId: bookings.eventId,
      booked: people(sql`${bookings.state} in ('confirmed', 'attended', 'no_show')`),
      held: people(sql`${bookings.state} = 'held' or ${bookings.offeredUntil} is not null`),
      waiting: people(sql`${bookings.state} = 'waitlisted' and ${bookings.offeredUntil} is null`),
    })
    .from(bookings)
    .where(inArray(bookings.eventId, [...eventIds]))
    .groupBy(bookings.eventId)
  return new Map(rows.map(({ eventId, ...counts }) => [eventId, counts]))
}

/** All bookings of an event with history, oldest first. */
export async function readStaffBookings(
  db: Database,
  { vouchers }: { vouchers: VoucherReader },
  event: Pick<BookedEvent, 'id' | 'startsLocal' | 'cancelled'>,
  now: Date,
): Promise<StaffBooking[]> {
  const rows = await listBookingsOfEvent(db, event.id)
  const ids = rows.map(({ id }) => id)
  const [histories, onTheirWay, vouchersOf, guestsOf] = await Promise.all([
    readHistories(db, ids),
    sumRefundsOnTheirWay(db, ids),
    readBookingVouchers(db, { vouchers }, rows, now),
    staffGuests(db, ids),
  ])
  const today = swissTime(now).day
  return rows.map((row) => ({
    ...toStaffBooking(row, histories.get(row.id) ?? [], feeToday(row, event, today)),
    ...moneyOf(row, vouchersOf.get(row.id)),
    guests: guestsOf.get(row.id) ?? [],
    refundOnItsWayCents: onTheirWay.get(row.id)?.cents ?? 0,
    refundStuck: isStuck(onTheirWay.get(row.id)?.since, now),
  }))
}

function moneyOf(row: StoredBooking, read: BookingVoucher = { voucher: null, returnedCents: 0 }) {
  return {
    voucher: read.voucher,
    ...voucherMoves(read),
    account: row.state === 'cancelled' ? bookingBalance(row, read) : null,
  }
}

async function sumRefundsOnTheirWay(db: Database, ids: string[]) {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      id: bookingPayments.bookingId,
      cents: sql<number>`sum(${paymentRefunds.amountCents})::int`,
      since: min(paymentRefunds.createdAt),
    })
    .from(paymentRefunds)
    .innerJoin(bookingPayments, ofPayment)
    .where(and(eq(paymentRefunds.state, 'owed'), inArray(bookingPayments.bookingId, ids)))
    .groupBy(bookingPayments.bookingId)
  return new Map(rows.map(({ id, cents, since }) => [id, { cents, since: since ?? new Date(0) }]))
}

function isStuck(since: Date | undefined, now: Date) {
  return since !== undefined && now.getTime() - since.getTime() >= STUCK_AFTER_MS
}

/** Name in the history of a change without a notification. */
const ACTIONS_WITHOUT_MAIL: Record<string, string> = {
  event_changed: 'event_changed_untold',
  event_cancelled: 'event_cancelled_untold',
  goes_ahead: 'goes_ahead_untold',
  moved_here: 'moved_here_untold',
}

async function readHistories(db: Database, ids: string[]) {
  const histories = new Map<string, StaffBooking['history']>()
  if (ids.length === 0) return histories
  const lines = await db
    .select()
    .from(bookingEvents)
    .where(inArray(bookingEvents.bookingId, ids))
    .orderBy(asc(bookingEvents.id))
  for (const { bookingId, at, action, actorId, detail } of lines) {
    const history = histories.get(bookingId) ?? []
    const means = PAYMENT_MEANS.find((each) => each === detail['way'])
    history.push({
      at: at.toISOString(),
      action: (detail['untold'] === true && ACTIONS_WITHOUT_MAIL[action]) || action,
      byStaff: actorId !== null,
      ...(means && { means }),
      ...(action === 'people_changed' && peopleOf(detail)),
    })
    histories.set(bookingId, history)
  }
  return histories
}

function peopleOf({ from, to }: Record<string, unknown>) {
  return typeof from === 'number' && typeof to === 'number' ? { people: { from, to } } : {}
}

function toStaffBooking(row: StoredBooking, history: StaffBooking['history'], feeTodayCents: number) {
  return {
    ...pick(
      row,
      'id',
      'number',
      'state',
      'payment',
      'people',
      'language',
      'name',
      'email',
      'phone',
      'company',
      'invoiceAddress',
      'participants',
      'emergencyContact',
      'note',
      'staffNote',
      'moveRequest',
      'totalCents',
      'voucherCents',
      'paidCents',
      'refundedCents',
      'withdrawnCents',
      'contestedCents',
      'creditedCents',
      'waivedCents',
      'waivedKeptCents',
      'feeCents',
      'needsAttention',
      'dueWay',
      'termsVersion',
    ),
    seen: bookingRevision(row, feeTodayCents),
    hasAgreedPrice: row.agreedPrice !== null,
    dueCents: dueOf(row),
    refundCents: refundOf(row),
    onTrust: row.invoiceOnTrust,
    feeTodayCents,
    createdAt: row.createdAt.toISOString(),
    heldUntil: row.heldUntil?.toISOString() ?? null,
    offeredUntil: row.offeredUntil?.toISOString() ?? null,
    history,
  }
}

/** What we still have to pay back, in Rappen. */
export function refundOf(booking: StoredBooking) {
  return booking.state === 'moved' ? 0 : refundDueCents(booking)
}

/** What the customer still has to pay, in Rappen. */
export function dueOf(booking: StoredBooking) {
  const { state, payment } = booking
  const isSettled = payment === 'nothing_due' || payment === 'refunded'
  if (state === 'moved' || state === 'waitlisted' || isSettled) return 0
  return Math.max(0, amountDueCents(booking) - coveredCents(booking))
}

const MOST_WAITING = 200

/** Bookings that need staff: invoice requests, failed or unanswered refunds, disputed or wrong payments. */
const waitsForUs = (stuck: string[]) =>
  or(
    and(eq(bookings.payment, 'invoice_asked'), eq(bookings.state, 'waitlisted')),
    eq(bookings.payment, 'refund_failed'),
    sql`cardinality(${bookings.needsAttention}) > 0`,
    ...(stuck.length > 0 ? [inArray(bookings.id, stuck)] : []),
  )

export async function countWaitingBookings(db: Database, now: Date) {
  const stuck = await listStuck(db, now)
  const [row] = await db.select({ waiting: count() }).from(bookings).where(waitsForUs(stuck))
  return row?.waiting ?? 0
}

/** Longest waiting first. */
export async function listWaitingBookings(db: Database, now: Date): Promise<WaitingBooking[]> {
  const stuck = await listStuck(db, now)
  const { id, eventId, number, name, company, people, payment, needsAttention } = bookings
  const rows = await db
    .select({ id, eventId, number, name, company, people, payment, needsAttention })
    .from(bookings)
    .where(waitsForUs(stuck))
    .orderBy(asc(bookings.updatedAt), asc(bookings.number))
    .limit(MOST_WAITING)
  return rows.map((row) => ({ ...row, refundStuck: stuck.includes(row.id) }))
}

async function listStuck(db: Database, now: Date) {
  const rows = await db
    .selectDistinct({ id: bookingPayments.bookingId })
    .from(paymentRefunds)
    .innerJoin(bookingPayments, ofPayment)
    .where(
      and(
        eq(paymentRefunds.state, 'owed'),
        lte(paymentRefunds.createdAt, new Date(now.getTime() - STUCK_AFTER_MS)),
      ),
    )
    .limit(MOST_WAITING)
  return rows.map(({ id }) => id)
}
