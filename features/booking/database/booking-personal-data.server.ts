import { asc, eq, inArray } from 'drizzle-orm'
import type { Language } from '#i18n/languages.ts'
import type { PersonalRecord } from '#kernel/personal-record.ts'
import { omit } from '#kernel/omit.ts'
import type { Transaction } from '#platform/database/database.ts'
import { mayMoneyArrive } from '#platform/payments/late-money.ts'
import type { BookedEvent, BookingDeps } from '../booking-deps.server.ts'
import { bookingEvents, bookings } from './booking.tables.server.ts'
import {
  findThoseThatCameToNothing,
  deleteBookings,
  type UnlinkFromVouchers,
} from './delete-bookings.server.ts'
import { lockBooking, type StoredBooking } from './bookings-repository.server.ts'
import { deleteGuestsOf } from '../group/group-repository.server.ts'
import { freePlacesOf } from '../waiting-list/offer-free-places.server.ts'

type Deps = { unlinkFromVouchers: UnlinkFromVouchers } & Pick<
  BookingDeps,
  'db' | 'clock' | 'events' | 'vouchers' | 'key' | 'publicUrl' | 'ownerEmail'
>

/** Bookings of an address with event and history, for the data export. */
export async function readBookingRecords(
  deps: Pick<Deps, 'db' | 'clock' | 'events'>,
  email: string,
  language: Language,
): Promise<PersonalRecord[]> {
  const found = await deps.db.select().from(bookings).where(isOf(email)).orderBy(asc(bookings.createdAt))
  const nothing = await findThoseThatCameToNothing(
    deps.db,
    found.map(({ id }) => id),
  )
  return Promise.all(
    found.map(async (booking) => {
      const event = await deps.events.find(deps.db, booking.eventId, language)
      const history = await deps.db
        .select({ at: bookingEvents.at, action: bookingEvents.action })
        .from(bookingEvents)
        .where(eq(bookingEvents.bookingId, booking.id))
        .orderBy(asc(bookingEvents.id))
      return {
        number: booking.number,
        at: booking.createdAt,
        title: event?.title ?? null,
        cents: booking.totalCents,
        keep: keepReason({ booking, isNothing: nothing.has(booking.id), event }, deps.clock()),
        keptSince: booking.updatedAt,
        data: { ...dataOf(booking), event: event && eventOf(event), history },
      }
    }),
  )
}

/**
 * Deletes bookings of an address that came to nothing, once no money can arrive for them; strips participants, notes and telephone
 * from past ones.
 */
export async function eraseBookings(
  deps: Deps,
  email: string,
): Promise<{ deleted: number; trimmed: number }> {
  const found = await deps.db.select().from(bookings).where(isOf(email)).orderBy(asc(bookings.createdAt))
  const done = { deleted: 0, trimmed: 0 }
  for (const { id, eventId } of found) {
    const outcome = await deps.db.transaction(async (tx) => {
      const event = await deps.events.lock(tx, eventId)
      const booking = await lockBooking(tx, id)
      if (!booking) return undefined
      const isNothing = (await findThoseThatCameToNothing(tx, [id])).has(id)
      const reason = keepReason({ booking, isNothing, event }, deps.clock())
      if (reason === null) return forgetWhole(tx, deps, booking)
      return reason === 'books' && holdsMore(booking) ? forgetParticipants(tx, id) : undefined
    })
    if (outcome) done[outcome] += 1
  }
  return done
}

/** @param isNothing see `CAME_TO_NOTHING` */
function keepReason(
  {
    booking,
    isNothing,
    event,
  }: { booking: StoredBooking; isNothing: boolean; event: Pick<BookedEvent, 'endsAt'> | undefined },
  now: Date,
) {
  const { state, sessionId, askedCents, updatedAt } = booking
  if (isNothing) {
    // The session of an invoice request is forgotten with its hold, the amount is not.
    const hadPage = sessionId !== null || askedCents !== null
    return hadPage && mayMoneyArrive(updatedAt, now) ? 'running' : null
  }
  if (state === 'held') return 'running'
  const isToCome = event !== undefined && event.endsAt > now
  // A waiting one with money may still get its places.
  return isToCome && (state === 'confirmed' || state === 'waitlisted') ? 'running' : 'books'
}

async function forgetWhole(tx: Transaction, deps: Deps, { id, eventId, offeredUntil }: StoredBooking) {
  await deleteBookings(tx, [id], deps.unlinkFromVouchers)
  if (offeredUntil) await freePlacesOf(tx, deps, eventId)
  return 'deleted' as const
}

async function forgetParticipants(tx: Transaction, id: string) {
  await deleteGuestsOf(tx, [id])
  await tx
    .update(bookings)
    .set({
      participants: [],
      emergencyContact: null,
      note: null,
      noteConsentAt: null,
      staffNote: null,
      moveRequest: null,
      phone: null,
    })
    .where(inArray(bookings.id, [id]))
  return 'trimmed' as const
}

function holdsMore({ participants, emergencyContact, note, staffNote, moveRequest, phone }: StoredBooking) {
  return (
    participants.length > 0 ||
    [emergencyContact, note, staffNote, moveRequest, phone].some((each) => each !== null)
  )
}

function isOf(email: string) {
  return eq(bookings.customer, email.toLowerCase())
}

function dataOf(booking: StoredBooking): Record<string, unknown> {
  return omit(booking, 'customer', 'referenceHash', 'idempotencyHash', 'requestHash', 'sessionUrl')
}

function eventOf({ title, place, startsLocal, endsLocal }: BookedEvent) {
  return { title, place, startsLocal, endsLocal }
}
