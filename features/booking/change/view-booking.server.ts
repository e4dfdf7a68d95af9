import { pick } from '#kernel/pick.ts'
import { and, eq, sql } from 'drizzle-orm'
import { swissTime } from '#i18n/format-date.ts'
import type { Database } from '#platform/database/database.ts'
import { hashToken } from '#platform/secrets.ts'
import { bookingEvents } from '../database/booking.tables.server.ts'
import { canChangePeople, PAYMENT_MEANS, type PaymentMeans, refundDueCents } from '../booking.ts'
import {
  bookingBalance,
  previewCancellation,
  outstandingCents,
  voucherMoves,
  takesVoucher,
} from '../rules/booking-balance.ts'
import type { BookedEvent, VoucherReader } from '../booking-deps.server.ts'
import {
  findBooking,
  listBookingsOfEvent,
  listWaiting,
  type StoredBooking,
} from '../database/bookings-repository.server.ts'
import { hasLeftWaitingList } from '../database/booking-history.server.ts'
import { viewAgreed, feeToday, priceForPeople } from '../rules/booking-price.ts'
import { readPlanView } from '../plan-b/read-plan.server.ts'
import { readCoursePart } from '../money/settle-voucher.server.ts'
import { readBookingVouchers } from '../money/read-booking-vouchers.server.ts'
import { mayRequestMove } from '../rules/move-request.ts'
import { bookingRevision } from '../rules/booking-revision.ts'

const REFERENCE = /^[\w-]{43}$/

/** The booking of an unguessable reference; undefined when there is none. */
export async function findBookingByReference(db: Database, reference: string) {
  if (!REFERENCE.test(reference)) return undefined
  return findBooking(db, { referenceHash: hashToken(reference) })
}

interface ViewOptions {
  reference: string
  event: BookedEvent
  now: Date
  vouchers: VoucherReader
}

export async function viewBooking(
  db: Database,
  booking: StoredBooking,
  { reference, event, now, vouchers }: ViewOptions,
) {
  const begun = event.startsAt <= now
  const isIn = booking.state === 'confirmed'
  const { day: today } = swissTime(now)
  const feeTodayCents = feeToday(booking, event, today)
  const plan = await readPlanView(db, booking, now)
  // Until then what they choose takes the place of every other change.
  const mayChange = !begun && !plan?.isOpen
  const mayCancel = mayChange && (isIn || booking.state === 'waitlisted' || booking.state === 'held')
  const vouchersOf = await readBookingVouchers(db, { vouchers }, [booking], now)
  const read = vouchersOf.get(booking.id) ?? { voucher: null, returnedCents: 0 }
  const { voucher } = read
  const course = await readCoursePart(db, { vouchers }, booking, now)
  const priced = { ...booking, courseCents: course?.placeCents }
  return {
    ...pick(
      booking,
      'number',
      'state',
      'payment',
      'people',
      'totalCents',
      'voucherCents',
      'paidCents',
      'refundedCents',
      'withdrawnCents',
      'contestedCents',
      'creditedCents',
      'feeCents',
      'name',
      'email',
      'phone',
      'company',
      'invoiceAddress',
      'participants',
      'emergencyContact',
      'dueWay',
      'termsVersion',
      'moveRequest',
      'test',
    ),
    reference,
    seen: bookingRevision(booking, feeTodayCents),
    refundCents: booking.state === 'moved' ? 0 : refundDueCents(booking),
    dueCents: outstandingCents(booking),
    heldUntil: booking.heldUntil?.toISOString() ?? null,
    offeredUntil: booking.offeredUntil?.toISOString() ?? null,
    feeTodayCents,
    placeFeeCents: priceForPeople(priced, event, booking.people - 1, today).lostFeeCents,
    account: booking.state === 'cancelled' ? bookingBalance(booking, read) : null,
    voucher,
    ...voucherMoves(read),
    onCancel:
      mayCancel && booking.state !== 'waitlisted'
        ? previewCancellation(booking, { feeCents: feeTodayCents, voucher })
        : null,
    mayCancel,
    mayMove: mayChange && isIn && feeTodayCents === 0,
    mayChangePeople: mayChange && canChangePeople(booking),
    agreed: booking.agreedPrice && viewAgreed(booking.agreedPrice, event.startsLocal.slice(0, 10), today),
    mayUseVoucher: takesVoucher(booking),
    hasNote: booking.note !== null,
    voucherNoted: booking.state === 'waitlisted' && booking.voucherId !== null,
    leftList: booking.state === 'cancelled' && (await hasLeftWaitingList(db, booking.id)),
    waitingAhead: await waitingAhead(db, booking),
    offerOpen:
      booking.state === 'waitlisted' &&
      booking.payment !== 'invoice_asked' &&
      booking.offeredUntil !== null &&
      booking.offeredUntil > now,
    payUrl: booking.state === 'held' ? booking.sessionUrl : null,
    minimum: event.minimumParticipants === null ? null : await minimumOf(db, event),
    mayRequestMove: !plan?.isOpen && mayRequestMove(booking, event, now),
    plan,
    // Payments that staff recorded have no provider.
    paidByHand: booking.paidCents > 0 ? await meansByHand(db, booking.id) : [],
  }
}

/** Ways of payment that staff recorded, each once. */
async function meansByHand(db: Database, bookingId: string): Promise<PaymentMeans[]> {
  const rows = await db
    .select({ way: sql<string | null>`${bookingEvents.detail} ->> 'way'` })
    .from(bookingEvents)
    .where(and(eq(bookingEvents.bookingId, bookingId), eq(bookingEvents.action, 'paid')))
  return PAYMENT_MEANS.filter((means) => rows.some(({ way }) => way === means))
}

/** By the order of `offerFreePlaces`, which passes over a group that does not fit: a place, not a promise. */
async function waitingAhead(db: Database, { id, state, eventId }: StoredBooking): Promise<number | null> {
  if (state !== 'waitlisted') return null
  const place = (await listWaiting(db, eventId)).findIndex((waiting) => waiting.id === id)
  return place < 0 ? null : place
}

async function minimumOf(db: Database, event: BookedEvent) {
  const all = await listBookingsOfEvent(db, event.id)
  const booked = all.filter(({ state }) => state === 'confirmed').reduce((sum, { people }) => sum + people, 0)
  // Places given away outside count as people who come.
  const missing = Math.max(0, (event.minimumParticipants ?? 0) - booked - event.blocked)
  return { missing, decideBy: event.decideBy }
}
