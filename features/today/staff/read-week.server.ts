import type { Offer } from '#features/services/content/offer.ts'
import { mayDo } from '#features/account/roles/permissions.ts'
import { countBookedPeople } from '#features/booking/staff/staff-read-bookings.server.ts'
import { listStaffEvents } from '#features/calendar/staff/staff-read-events.server.ts'
import { listHoldsBetween } from '#features/quote/database/quotes-repository.server.ts'
import { listBlockedDays } from '#features/staffing/database/blocked-days-repository.server.ts'
import { addDays } from '#features/staffing/rules/closed-days.ts'
import type { Language } from '#i18n/languages.ts'
import type { Member } from '#kit/serve.server.ts'
import type { Database } from '#platform/database/database.ts'
import { listStaffPeople } from '#features/staffing/http/list-staff-people.ts'
import { seenEvents } from '#features/staffing/staff/sees-event.server.ts'
import type { WeekEntry } from './today.contract.ts'

interface WeekView {
  /** Swiss day. */
  from: string
  language: Language
  now: Date
  offer: Offer
}

/** Seven days of what the reader sees: events, dates kept for customers, and blocked days. */
export async function readWeek(
  db: Database,
  member: Member,
  { from, ...view }: WeekView,
): Promise<WeekEntry[]> {
  const { role } = member
  const mayPlan = mayDo(role, 'events')
  const [listed, holds, blocks, staff] = await Promise.all([
    mayDo(role, 'rosters')
      ? listStaffEvents(db, { from, weeks: 1, ...view }).then((found) => seenEvents(db, member, found))
      : [],
    mayDo(role, 'quotes') ? listHoldsBetween(db, { from, days: 7 }) : [],
    mayPlan ? listBlockedDays(db, { from, to: addDays(from, 6) }) : [],
    mayPlan ? listStaffPeople(db) : [],
  ])
  const people = await countBookedPeople(
    db,
    listed.map(({ id }) => id),
  )
  return [
    ...listed
      .filter(({ cancelled }) => !cancelled)
      .map(({ id, title, startsAt, endsAt, blocked }) => ({
        kind: 'event' as const,
        id,
        title,
        startsAt,
        endsAt,
        people: (people.get(id)?.booked ?? 0) + blocked,
      })),
    ...holds.map(({ quoteId, customer, startsLocal, endsLocal }) => ({
      kind: 'hold' as const,
      id: quoteId,
      title: customer,
      startsAt: startsLocal.replace(' ', 'T'),
      endsAt: endsLocal.replace(' ', 'T'),
      people: null,
    })),
    ...blocks.map(({ id, staffId, fromDay, toDay }) => ({
      kind: 'blocked' as const,
      id,
      title: staffId === null ? '' : (staff.find((person) => person.id === staffId)?.name ?? '?'),
      startsAt: `${fromDay}T00:00`,
      endsAt: `${addDays(toDay, 1)}T00:00`,
      people: null,
    })),
  ]
}
