import type { Transaction } from '#platform/database/database.ts'
import { fitsCapacity, freePlaces } from '../booking.ts'
import type { BookedEvent, BookingDeps } from '../booking-deps.server.ts'
import { countUnreviewedInvoiced } from '../database/booking-limits-repository.server.ts'
import { countTaken, type StoredBooking } from '../database/bookings-repository.server.ts'
import type { Actor, ChangeRefusal } from './change-refusal.ts'
import { isInvoiceAllowed } from '../rules/invoice-limits.ts'

/** Why a booking may not grow to `people`; staff may exceed the invoice limit (ADR-021). Needs both locks. */
export async function decideMorePeople(
  tx: Transaction,
  { invoicePercent }: Pick<BookingDeps, 'invoicePercent'>,
  { booking, event, people }: { booking: StoredBooking; event: BookedEvent; people: number },
  { staffId }: Pick<Actor, 'staffId'>,
): Promise<ChangeRefusal | undefined> {
  const more = people - booking.people
  const isIn = booking.state === 'confirmed'
  if (isIn && booking.payment !== 'invoiced' && !staffId) return { code: 'book_more' }
  if (isIn || booking.offeredUntil) {
    const free = freePlaces(event, await countTaken(tx, event))
    if (more > free) return { code: 'sold_out', placesLeft: free }
  }
  if (!fitsCapacity(event, people)) return { code: 'over_capacity', places: event.places ?? 0 }
  if (staffId || booking.agreedPrice) return undefined
  if (booking.payment !== 'invoiced') return undefined
  // An invoice for more people is new, so all of them count.
  const before = await countUnreviewedInvoiced(tx, booking)
  const added = booking.invoiceOnTrust ? more : people
  return isInvoiceAllowed(event, added, before, invoicePercent) ? undefined : { code: 'ask_us' }
}
