import type { Transaction } from '#platform/database/database.ts'
import { type BookableEvent, freePlaces, receivedCents, refundDueCents } from '../booking.ts'
import type { BookingDeps } from '../booking-deps.server.ts'
import {
  type StoredBooking,
  listBookingsOfEvent,
  lockBooking,
  updateBooking,
} from '../database/bookings-repository.server.ts'
import { hasWaited, recordBookingEvent } from '../database/booking-history.server.ts'
import { enqueueBookingMails } from '../mail/booking-mails.server.ts'
import { enqueueRefunds } from '../money/enqueue-refunds.server.ts'
import { settleVoucher } from '../money/settle-voucher.server.ts'
import { type AbandonedPlaces, type Replacement, replacedBy } from '../rules/replacement.ts'
import { and, asc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import { bookingEvents, bookingReplacements, bookings } from '../database/booking.tables.server.ts'

type Deps = Pick<BookingDeps, 'vouchers' | 'invoices' | 'payments' | 'ownerEmail' | 'clock'>

const COMING: readonly StoredBooking['state'][] = ['confirmed', 'attended', 'no_show']

/**
 * Refunds the fee of places cancelled too late, or credits the invoice of it, once the waiting list has taken them for good (paid, on invoice, or
 * given by staff). Needs the event's lock, under which it happens once.
 */
export async function refundReplaced(
  tx: Transaction,
  deps: Deps,
  event: BookableEvent,
  { id: replacedById, people }: Pick<StoredBooking, 'id' | 'people'>,
  { granted = false }: { granted?: boolean } = {},
) {
  if (event.places === null || (!granted && !(await hasWaited(tx, replacedById)))) return
  if (await hasReplaced(tx, replacedById)) return
  const now = deps.clock()
  const abandoned = await listAbandoned(tx, event.id)
  if (abandoned.length === 0) return
  const coming = (await listBookingsOfEvent(tx, event.id)).filter(({ state }) => COMING.includes(state))
  const taken = event.blocked + coming.reduce((sum, each) => sum + each.people, 0)
  for (const replaced of replacedBy(abandoned, { free: freePlaces(event, taken), people })) {
    await insertReplacement(tx, replaced, { replacedById, at: now })
    await giveBack(tx, deps, replaced, now)
  }
}

async function giveBack(tx: Transaction, deps: Deps, { bookingId, backCents }: Replacement, now: Date) {
  const booking = await lockBooking(tx, bookingId)
  // An event that was called off has given it back already.
  const back = Math.min(backCents, booking?.feeCents ?? 0)
  if (!booking || back === 0) return
  const isIn = booking.state !== 'cancelled'
  const after = {
    ...booking,
    feeCents: booking.feeCents - back,
    totalCents: isIn ? booking.totalCents - back : booking.totalCents,
  }
  const { payment, ...money } = await settleVoucher(tx, deps, after, now)
  const settled = { ...after, ...money }
  const isNothingDue = !isIn && after.feeCents === 0 && receivedCents(settled) === 0
  const updated = await updateBooking(
    tx,
    bookingId,
    {
      feeCents: after.feeCents,
      ...money,
      payment: isNothingDue && payment === 'invoiced' ? 'nothing_due' : payment,
    },
    now,
  )
  const detail = {
    backCents: back,
    refundCents: refundDueCents(updated),
    voucherCents: booking.voucherCents - money.voucherCents,
  }
  await recordBookingEvent(tx, bookingId, now, 'replaced', { detail })
  await enqueueRefunds(tx, deps, updated, now)
  await deps.invoices.follow(tx, updated, { now, because: 'replaced' })
  await enqueueBookingMails(tx, deps, updated, 'replaced')
}

/** Of these places alone. */
const FEE = sql<number>`coalesce((${bookingEvents.detail}->>'ownFeeCents')::int, (${bookingEvents.detail}->>'feeCents')::int, 0)`
const numberIn = (key: string) => sql<number | null>`(${bookingEvents.detail}->>${key})::int`

/** Places of an event given up for a fee, oldest first, with what the waiting list has taken of them. Needs the event's lock. */
export async function listAbandoned(tx: Transaction, eventId: string): Promise<AbandonedPlaces[]> {
  const rows = await tx
    .select({
      id: bookingEvents.id,
      action: bookingEvents.action,
      bookingId: bookings.id,
      people: bookings.people,
      feeCents: FEE,
      from: numberIn('from'),
      to: numberIn('to'),
      replaced: sql<number>`coalesce((select sum(places) from booking_replacements where given_up_id = ${bookingEvents.id}), 0)::int`,
      backCents: sql<number>`coalesce((select sum(back_cents) from booking_replacements where given_up_id = ${bookingEvents.id}), 0)::int`,
    })
    .from(bookingEvents)
    .innerJoin(bookings, eq(bookings.id, bookingEvents.bookingId))
    .where(
      and(
        eq(bookings.eventId, eventId),
        ne(bookings.state, 'moved'),
        inArray(bookingEvents.action, ['cancelled', 'people_changed']),
        gt(FEE, 0),
      ),
    )
    .orderBy(asc(bookingEvents.id))
  return rows.map(({ action, from, to, people, ...row }) => ({
    ...row,
    people: action === 'cancelled' ? people : Math.max(1, (from ?? 0) - (to ?? 0)),
  }))
}

export async function insertReplacement(
  tx: Transaction,
  { abandonedId, places, backCents }: Replacement,
  { replacedById, at }: { replacedById: string; at: Date },
) {
  await tx.insert(bookingReplacements).values({ abandonedId, replacedById, places, backCents, at })
}

/** Whether it was counted before: a booking takes places once. */
export async function hasReplaced(tx: Transaction, replacedById: string) {
  return (await tx.$count(bookingReplacements, eq(bookingReplacements.replacedById, replacedById))) > 0
}
