import { and, asc, eq, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { DueItem } from '#features/today/due-row.ts'
import type { StoredBooking } from '#features/booking/database/bookings-repository.server.ts'
import { ofPayment } from '#features/booking/database/booking-payments-repository.server.ts'
import {
  BOOKING_DUE,
  BOOKING_REFUND,
  bookingEvents,
  bookingPayments,
  bookings,
  OPEN_BOOKING,
} from '#features/booking/database/booking.tables.server.ts'
import { dueOf } from '#features/booking/staff/staff-read-bookings.server.ts'
import { events } from '#features/calendar/database/calendar.tables.server.ts'
import { invoices } from '#features/invoice/database/invoice.tables.server.ts'
import { swissTime } from '#i18n/format-date.ts'
import type { Database } from '#platform/database/database.ts'
import { paymentRefunds } from '#platform/payments/refunds/refund.tables.ts'

const DAY_MS = 86_400_000
/** Days within which a promised invoice should be sent. */
const TO_INVOICE_DAYS = 2
const HOLDS_AHEAD_DAYS = 7
const MOST = 200

type Money = Pick<
  DueItem,
  'kind' | 'id' | 'eventId' | 'step' | 'number' | 'about' | 'amountCents' | 'people' | 'day' | 'due'
>

/**
 * Bookings on invoice that have none, none that is not credited as a whole, or more that is due than their invoices ask for, and those
 * whose event is over without the money at the door or the transfer entered; of cancelled ones the fee. The longest waiting first. A
 * draft of a difference beside an invoice that was sent is due at once: it lacks what sending it by itself needs. Groups that come are
 * invoiced after the event, when their final invoice is drafted; until then they have drafts of deposits. Invoices that were sent, and
 * drafts of what is over, are due themselves.
 */
export async function dueBookingMoney(db: Database, now: Date): Promise<Money[]> {
  const difference = differenceOfBooking(swissTime(now).day)
  const isListed = or(isNull(bookings.agreedPrice), eq(bookings.state, 'cancelled'))
  const rows = await db
    .select({
      booking: bookings,
      startsLocal: events.startsLocal,
      endsAt: events.endsAt,
      draft: sql<{ cents: number; at: string } | null>`(${difference})`,
      uninvoicedCents: UNINVOICED,
      isInvoiced: sql<boolean>`exists (${invoicesOfBooking(swissTime(now).day)})`,
    })
    .from(bookings)
    .innerJoin(events, eq(events.id, bookings.eventId))
    .where(
      and(
        eq(bookings.payment, 'invoiced'),
        or(isListed, isNotNull(bookings.finalInvoiceAt), sql`exists (${difference})`),
        inArray(bookings.state, ['confirmed', 'attended', 'no_show', 'cancelled']),
        or(eq(bookings.dueWay, 'invoice'), eq(bookings.state, 'cancelled'), lte(events.endsAt, now)),
        sql`${BOOKING_DUE} > 0`,
        or(
          and(isListed, sql`not exists (${invoicesOfBooking(swissTime(now).day)})`),
          sql`exists (${difference})`,
          sql`${UNINVOICED} > 0`,
        ),
      ),
    )
    .orderBy(asc(bookings.createdAt), asc(bookings.id))
    .limit(MOST)
  const money: Money[] = []
  for (const { booking, startsLocal, endsAt, draft, uninvoicedCents, isInvoiced } of rows) {
    // A draft asks for nothing yet.
    const cents = draft?.cents ?? (isInvoiced && uninvoicedCents > 0 ? uninvoicedCents : dueOf(booking))
    // Nobody comes to pay the fee of a cancelled one.
    const toInvoice =
      draft !== null || uninvoicedCents > 0 || booking.dueWay === 'invoice' || booking.state === 'cancelled'
    const since = draft ? new Date(draft.at) : booking.createdAt
    const due = toInvoice ? new Date(since.getTime() + TO_INVOICE_DAYS * DAY_MS) : endsAt
    money.push({
      kind: toInvoice ? 'to_invoice' : 'unpaid',
      ...rowOf(booking, startsLocal),
      step: toInvoice ? null : 'paid',
      amountCents: cents,
      due: due.toISOString(),
    })
  }
  return money
}

/** It and those that it was moved from. */
const EARLIER = sql`
  with recursive earlier (id, moved_from_id) as (
    select ${bookings.id}, ${bookings.movedFromId}
    union all
    select b.id, b.moved_from_id from ${bookings} b join earlier on b.id = earlier.moved_from_id
  )`

/** A credit note names the same source. */
const IS_SENT = sql`${invoices.kind} = 'invoice' and ${invoices.state} <> 'draft' and ${invoices.creditedCents} < ${invoices.totalCents}`

/**
 * Invoices that were sent for it or for those that it was moved from, unless credited as a whole, and drafts of what was over
 * before `today`.
 */
const invoicesOfBooking = (today: string) => sql`${EARLIER}
  select from earlier join ${invoices} on ${invoices.source} = 'booking' and ${invoices.sourceId} = earlier.id
  where (${IS_SENT}) or (${invoices.state} = 'draft' and ${invoices.performedTo} < ${today})`

const drafts = alias(invoices, 'drafts')

/**
 * The draft that asks for more than an invoice that was sent, of what is not over before `today`; of a group that of its deposit, which
 * lacks what sending it by itself needs, and once it cancelled that of its fee.
 */
const differenceOfBooking = (today: string) => sql`${EARLIER}
  select json_build_object('cents', ${drafts.totalCents}, 'at', ${drafts.createdAt})
  from earlier join ${invoices} drafts on ${drafts.source} = 'booking' and ${drafts.sourceId} = earlier.id
  where ${drafts.state} = 'draft' and ${drafts.performedTo} >= ${today} and case when ${bookings.agreedPrice} is not null then ${drafts.part} = 'deposit' or ${bookings.state} = 'cancelled' else exists (
    select from earlier e join ${invoices} on ${invoices.source} = 'booking' and ${invoices.sourceId} = e.id where ${IS_SENT}
  ) end
  limit 1`

/**
 * Rappen that are due and on no paper, where there is any: what was credited and stays due, what was handed over and went back, the fee
 * of a group that cancelled beyond its deposit. A group is also asked for nothing where all was credited or discarded.
 */
const UNINVOICED = sql<number>`(${EARLIER}
  select case when count(*) > 0 or ${bookings.agreedPrice} is not null then greatest(0, ${BOOKING_DUE}
    - coalesce(sum(greatest(0, ${invoices.totalCents} - ${invoices.creditedCents} - ${invoices.settledCents})), 0)) else 0 end::integer
  from earlier join ${invoices} on ${invoices.source} = 'booking' and ${invoices.sourceId} = earlier.id
  where (${IS_SENT}) or ${invoices.state} = 'draft')`

/** Places reserved by staff, until the agreed end. */
export async function dueHolds(db: Database, now: Date): Promise<Money[]> {
  const until = new Date(now.getTime() + HOLDS_AHEAD_DAYS * DAY_MS)
  const rows = await db
    .select({ booking: bookings, startsLocal: events.startsLocal })
    .from(bookings)
    .innerJoin(events, eq(events.id, bookings.eventId))
    .where(
      and(
        eq(bookings.state, 'waitlisted'),
        isNotNull(bookings.offeredUntil),
        lte(bookings.offeredUntil, until),
        sql`exists (select from ${bookingEvents} where ${bookingEvents.bookingId} = ${bookings.id}
          and ${bookingEvents.action} = 'booked' and ${bookingEvents.actorId} is not null)`,
      ),
    )
    .orderBy(asc(bookings.offeredUntil), asc(bookings.id))
    .limit(MOST)
  return rows.map(({ booking, startsLocal }) => ({
    kind: 'hold',
    ...rowOf(booking, startsLocal),
    step: 'give',
    amountCents: booking.totalCents,
    due: (booking.offeredUntil ?? now).toISOString(),
  }))
}

function rowOf({ id, eventId, number, company, name, people }: StoredBooking, startsLocal: string) {
  return { id, eventId, number, about: company ?? name, people, day: startsLocal.slice(0, 10) }
}

/** Within which what is paid back by hand should be; the mails promise 14 days. */
const PAYBACK_DAYS = 7

/** Entries of the history after which more may be ours to pay back. */
const CHANGES = sql`('booked', 'paid', 'paid_again', 'paid_too_late', 'payment_undone', 'voucher_paid', 'cancelled', 'people_changed', 'moved_here',
  'event_cancelled', 'repriced', 'replaced', 'chosen', 'disputed', 'dispute_won')`

/**
 * What bookings were paid too much, in cash, by transfer or by a provider that is connected no more, and nobody has paid back; the
 * longest waiting first. What a provider has still to send goes by itself, or is due as a refund that hangs or failed.
 */
export async function duePaybacks(db: Database): Promise<Money[]> {
  const onItsWay = sql`(select coalesce(sum(${paymentRefunds.amountCents}), 0) from ${paymentRefunds}
    join ${bookingPayments} on ${ofPayment}
    where ${bookingPayments.bookingId} = ${bookings.id} and ${paymentRefunds.state} = 'owed')`
  const since = sql`coalesce((select max(at) from ${bookingEvents} e
    where e.booking_id = ${bookings.id} and e.action in ${CHANGES}), ${bookings.createdAt})`
  const rows = await db
    .select({
      booking: bookings,
      startsLocal: events.startsLocal,
      cents: sql<number>`(${BOOKING_REFUND} - ${onItsWay})::int`,
      since: since.mapWith(bookings.createdAt),
    })
    .from(bookings)
    .innerJoin(events, eq(events.id, bookings.eventId))
    .where(and(OPEN_BOOKING, ne(bookings.payment, 'refund_failed'), sql`${BOOKING_REFUND} > ${onItsWay}`))
    .orderBy(asc(since), asc(bookings.id))
    .limit(MOST)
  return rows.map(({ booking, startsLocal, cents, since: at }) => ({
    kind: 'payback',
    ...rowOf(booking, startsLocal),
    step: 'refunded',
    amountCents: cents,
    due: new Date(at.getTime() + PAYBACK_DAYS * DAY_MS).toISOString(),
  }))
}
