import type { Database, Transaction } from '#platform/database/database.ts'
import { hasLeftWaitingList, hasWaited, type StoredBooking } from '../database/bookings-repository.server.ts'
import type { CustomerNotification } from './booking-notifications.ts'

const NEWS_OF_STATE: Record<StoredBooking['state'], CustomerNotification | undefined> = {
  held: undefined,
  moved: undefined,
  waitlisted: 'waitlisted',
  confirmed: 'confirmed',
  attended: 'confirmed',
  no_show: 'confirmed',
  cancelled: 'cancelled',
}

/** What the customer was told last; undefined while there is nothing to tell. */
export async function latestNews(
  db: Database | Transaction,
  booking: StoredBooking,
  event: { cancelled: boolean },
): Promise<CustomerNotification | undefined> {
  if (event.cancelled) return 'event_cancelled'
  if (booking.payment === 'invoice_asked') return 'invoice_asked'
  // Places that staff reserved were never waited for.
  if (booking.offeredUntil) return (await hasWaited(db, booking.id)) ? 'offered' : 'reserved'
  const news = NEWS_OF_STATE[booking.state]
  return news === 'cancelled' && (await hasLeftWaitingList(db, booking.id)) ? 'left_list' : news
}
