import { listPlansOf } from '#features/booking/plan-b/plans-repository.server.ts'
import { NO_PEOPLE } from '#features/booking/rules/staff-booking.ts'
import { countBookedPeople, readStaffBookings } from '#features/booking/staff/staff-read-bookings.server.ts'
import type { EventFile } from './event.contract.ts'
import { findEditableEvent } from './staff-read-events.server.ts'
import { swissTime } from '#i18n/format-date.ts'
import type { Language } from '#i18n/languages.ts'
import { withRequestMessages } from '#features/quote/http/request-messages.ts'
import { readNamedGuides } from '#features/staffing/staff/name-guides.server.ts'
import type { StaffDeps } from '#server/staff/staff-deps.ts'

/** For staff; undefined when there is none. */
export async function readEventFile(
  { db, clock, events, vouchers }: Pick<StaffDeps, 'db' | 'clock' | 'events' | 'vouchers'>,
  id: string,
  language: Language,
): Promise<EventFile | undefined> {
  const now = clock()
  const event = await findEditableEvent(db, id, { language, now, offer: events.offer() })
  const booked = event && (await events.find(db, id, language))
  if (!event || !booked) return undefined
  const bookings = await readStaffBookings(db, { vouchers }, booked, now)
  const [counts, plans] = [await countBookedPeople(db, [id]), await listPlansOf(db, id)]
  return {
    today: swissTime(now).day,
    event: { ...event, people: counts.get(id) ?? NO_PEOPLE, guides: await readNamedGuides(db, id) },
    hasPlan: plans.length > 0,
    isPlanOpen: plans.some(({ eventId, settledAt }) => eventId === id && settledAt === null),
    bookings: await withRequestMessages(db, bookings, { endsAt: event.endsAt, now }),
  }
}
