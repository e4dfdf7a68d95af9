import { isDeepStrictEqual } from 'node:util'
import { recordAction } from '#features/account/security/audit.server.ts'
import type { BookingDeps } from '#features/booking/booking-deps.server.ts'
import { freePlacesOf } from '#features/booking/waiting-list/offer-free-places.server.ts'
import {
  cancelBookingsOfEvent,
  notifyBooked,
} from '#features/booking/staff/staff-event-notifications.server.ts'
import { redraftInvoicesOf } from '#features/booking/money/redraft-invoices.server.ts'
import type { EventRow } from '#features/calendar/database/calendar.tables.server.ts'
import { keptDifferences } from '#features/account/security/keep-differences.ts'
import type { CalendarDeps } from '#features/calendar/calendar-deps.server.ts'
import type { Offer } from '#features/services/content/offer.ts'
import type { Language } from '#i18n/languages.ts'
import { describeEvent } from '#features/booking/http/booking-ports.ts'

/** Runs in the transaction of the change: audit trail, bookings, drafts of their invoices and mails. */
export function afterEventChange(bookings: BookingDeps): CalendarDeps['afterChange'] {
  return async (tx, { kind, actorId: staffId, before, after, concernsBooked, notify }) => {
    const eventId = after.id
    const notified = await consequences()
    await recordAction(tx, {
      at: bookings.clock(),
      action: `event_${kind}`,
      actorId: staffId,
      detail: {
        eventId,
        ...(notified > 0 && { told: notified }),
        ...(!notify && { untold: true }),
        ...(kind === 'changed' && keptDifferences(written(before), written(after))),
      },
    })

    async function consequences(): Promise<number> {
      if (kind === 'cancelled') return cancelBookingsOfEvent(tx, bookings, eventId, staffId, { notify })
      if (kind === 'confirmed')
        return notifyBooked(tx, bookings, { eventId, news: 'goes_ahead', staffId, notify })
      if (kind !== 'changed') return 0
      // Added places go to the waiting list.
      await freePlacesOf(tx, bookings, eventId)
      const offer = bookings.events.offer()
      const isConcerned = (language: Language) =>
        !isDeepStrictEqual(invoicedOf(before, language, offer), invoicedOf(after, language, offer))
      await redraftInvoicesOf(tx, bookings, eventId, { staffId, isConcerned })
      const isOver = after.endsAt <= bookings.clock()
      return concernsBooked && !isOver
        ? notifyBooked(tx, bookings, { eventId, news: 'event_changed', staffId, notify })
        : 0
    }
  }
}

/** What lines of an invoice say of an event. */
function invoicedOf(event: EventRow | undefined, language: Language, offer: Offer) {
  if (!event) return undefined
  const { title, place, startsLocal, endsLocal } = describeEvent(event, language, offer)
  return { title, place, from: startsLocal.slice(0, 10), to: endsLocal.slice(0, 10) }
}

/** What staff write of an event: the other columns follow from it, or from bookings. */
function written(event: EventRow | undefined): Partial<EventRow> | undefined {
  if (!event) return undefined
  const { title, startsLocal, endsLocal, place, meetingPoint, places, blocked, priceCents, note } = event
  const { minimumParticipants, decideBy } = event
  return {
    title,
    startsLocal,
    endsLocal,
    place,
    meetingPoint,
    places,
    blocked,
    priceCents,
    public: event.public,
    note,
    minimumParticipants,
    decideBy,
  }
}
