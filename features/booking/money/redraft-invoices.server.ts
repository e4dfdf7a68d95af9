import type { Language } from '#i18n/languages.ts'
import type { Transaction } from '#platform/database/database.ts'
import type { BookingDeps } from '../booking-deps.server.ts'
import { listBookingsOfEvent, lockBooking } from '../database/bookings-repository.server.ts'

/**
 * Writes the drafts of invoices of an event's bookings anew, whose lines say its title, day and place. Needs the event's lock; locks the
 * bookings.
 * @param isConcerned by the language of a booking
 */
export async function redraftInvoicesOf(
  tx: Transaction,
  { invoices, clock }: Pick<BookingDeps, 'invoices' | 'clock'>,
  eventId: string,
  { staffId, isConcerned = () => true }: { staffId: string; isConcerned?: (language: Language) => boolean },
) {
  for (const { id, language, state } of await listBookingsOfEvent(tx, eventId)) {
    if (state === 'moved' || !isConcerned(language)) continue
    const booking = await lockBooking(tx, id)
    if (booking) await invoices.redraft(tx, booking, { staffId, now: clock() })
  }
}
