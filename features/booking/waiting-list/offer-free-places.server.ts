import type { Transaction } from '#platform/database/database.ts'
import type { BookingDeps } from '../booking-deps.server.ts'
import { freePlaces, offerUntil } from '../booking.ts'
import { enqueueBookingMails } from '../mail/booking-mails.server.ts'
import { countTaken, listWaiting, updateBooking } from '../database/bookings-repository.server.ts'
import { recordBookingEvent } from '../database/booking-history.server.ts'

/** Offers free places in turn, skipping groups that do not fit. Offers count as taken. Needs the event's lock. */
export async function offerFreePlaces(
  tx: Transaction,
  deps: Pick<BookingDeps, 'events' | 'clock' | 'key' | 'publicUrl' | 'ownerEmail'>,
  eventId: string,
) {
  const event = await deps.events.lock(tx, eventId)
  const now = deps.clock()
  if (!event || event.cancelled || event.startsAt <= now) return
  let free = freePlaces(event, await countTaken(tx, event))
  for (const waiting of await listWaiting(tx, eventId)) {
    if (free === 0) return
    if (waiting.people > free) continue
    free -= waiting.people
    const offeredUntil = offerUntil(event, now)
    const offered = await updateBooking(tx, waiting.id, { offeredUntil }, now)
    await recordBookingEvent(tx, waiting.id, now, 'offered')
    await enqueueBookingMails(tx, deps, offered, 'offered')
  }
}

/** Recounts the event's places and offers free ones to the waiting list. Needs the event's lock. */
export async function freePlacesOf(
  tx: Transaction,
  deps: Pick<BookingDeps, 'events' | 'clock' | 'key' | 'publicUrl' | 'ownerEmail'>,
  eventId: string,
) {
  await offerFreePlaces(tx, deps, eventId)
  const event = await deps.events.lock(tx, eventId)
  if (event) await deps.events.setTaken(tx, eventId, await countTaken(tx, event))
}
