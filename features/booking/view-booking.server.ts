import { swissTime } from '#i18n/format-date.ts'
import type { Database } from '#platform/database/database.ts'
import { hashToken } from '#platform/secrets.ts'
import { owedCents, type PaymentState, receivedCents, refundDueCents } from './booking.ts'
import type { BookedEvent } from './booking-deps.server.ts'
import type { BookingView } from './booking-view.ts'
import {
  findBooking,
  hasLeftList,
  listBookingsOfEvent,
  type StoredBooking,
} from './bookings-repository.server.ts'
import { feeToday } from './change-booking.server.ts'

/** Nothing is owed any more. What we gave back out of kindness is not asked for again. */
const SETTLED: readonly PaymentState[] = ['paid', 'nothing_due', 'refunded']

const REFERENCE = /^[\w-]{43}$/

/** The booking behind an unguessable reference; undefined when there is none. */
export async function findBookingByReference(
  db: Database,
  reference: string,
): Promise<StoredBooking | undefined> {
  if (!REFERENCE.test(reference)) return undefined
  return findBooking(db, { referenceHash: hashToken(reference) })
}

/** What the private page shows; the event in its own shape comes from the caller. */
export async function viewBooking(
  db: Database,
  booking: StoredBooking,
  { reference, event, now }: { reference: string; event: BookedEvent; now: Date },
): Promise<Omit<BookingView, 'event'>> {
  const begun = event.startsAt <= now
  const isIn = booking.state === 'confirmed'
  const feeTodayCents = feeToday(booking, event, swissTime(now).day)
  const received = receivedCents(booking)
  const owed = owedCents(booking)
  const settled = booking.state === 'moved' || SETTLED.includes(booking.payment)
  return {
    reference,
    number: booking.number,
    state: booking.state,
    payment: booking.payment,
    people: booking.people,
    totalCents: booking.totalCents,
    voucherCents: booking.voucherCents,
    paidCents: booking.paidCents,
    refundedCents: booking.refundedCents,
    refundCents: booking.state === 'moved' ? 0 : refundDueCents(booking),
    feeCents: booking.feeCents,
    dueCents: settled ? 0 : Math.max(0, owed - received),
    name: booking.name,
    email: booking.email,
    participants: booking.participants,
    heldUntil: booking.heldUntil?.toISOString() ?? null,
    offeredUntil: booking.offeredUntil?.toISOString() ?? null,
    feeTodayCents,
    mayCancel: !begun && (isIn || booking.state === 'waitlisted' || booking.state === 'held'),
    mayMove: !begun && isIn && feeTodayCents === 0,
    mayChangePeople: !begun && isIn,
    voucherNoted: booking.state === 'waitlisted' && booking.voucherId !== null,
    leftList: booking.state === 'cancelled' && (await hasLeftList(db, booking.id)),
    offerOpen:
      booking.state === 'waitlisted' &&
      booking.payment !== 'invoice_asked' &&
      booking.offeredUntil !== null &&
      booking.offeredUntil > now,
    payUrl: booking.state === 'held' ? booking.sessionUrl : null,
    minimum: event.minimumParticipants === null ? null : await minimumOf(db, event),
    test: booking.provider === 'testkasse',
  }
}

async function minimumOf(db: Database, event: BookedEvent) {
  const all = await listBookingsOfEvent(db, event.id)
  const coming = all
    .filter(({ state }) => state === 'confirmed')
    .reduce((sum, { people }) => sum + people, event.blocked)
  return { missing: Math.max(0, (event.minimumParticipants ?? 0) - coming), decideBy: event.decideBy }
}
