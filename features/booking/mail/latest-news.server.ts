import type { Database, Transaction } from '#platform/database/database.ts'
import type { StoredBooking } from '../database/bookings-repository.server.ts'
import { hasLeftWaitingList, hasWaited } from '../database/booking-history.server.ts'
import { findChoiceOf } from '../plan-b/plans-repository.server.ts'
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

/** The last notification of the customer; undefined before the first. */
export async function latestNews(
  db: Database | Transaction,
  booking: StoredBooking,
  event: { cancelled: boolean },
): Promise<CustomerNotification | undefined> {
  const found = await findChoiceOf(db, booking.id)
  if (found) {
    const { plan, chosen } = found
    if (booking.state === 'confirmed' && plan.settledAt === null)
      return chosen.choice ? 'choice_kept' : plan.kind
    if (booking.state === 'cancelled' && chosen.choice === 'voucher') return 'choice_voucher'
    if (booking.state === 'cancelled' && chosen.choice === 'refund') return 'choice_refund'
  }
  if (event.cancelled) return 'event_cancelled'
  if (booking.payment === 'invoice_asked') return 'invoice_asked'
  // Places that staff reserved were never waited for.
  if (booking.offeredUntil) return (await hasWaited(db, booking.id)) ? 'offered' : 'reserved'
  const news = NEWS_OF_STATE[booking.state]
  return news === 'cancelled' && (await hasLeftWaitingList(db, booking.id)) ? 'left_list' : news
}
