import { mayDo } from '#features/account/roles/permissions.ts'
import { countBookedPeople } from '#features/booking/staff/staff-read-bookings.server.ts'
import { listStaffEvents } from '#features/calendar/staff/staff-read-events.server.ts'
import { listRemindedByItself } from '#features/invoice/staff/list-due-invoices.server.ts'
import { listHoldsBetween } from '#features/quote/database/quotes-repository.server.ts'
import { listBlockedDays } from '#features/staffing/database/blocked-days-repository.server.ts'
import { addDays } from '#features/staffing/rules/closed-days.ts'
import { swissTime } from '#i18n/format-date.ts'
import { listStaffPeople } from '../../staffing/list-staff-people.ts'
import { seenEvents } from '../../staffing/sees-event.ts'
import { reminderPlan } from '../../invoices/invoice-deps.ts'
import { readDue } from '../../today/read-due.ts'
import type { StaffDeps, StaffRoute } from '../staff-deps.ts'

/** What is due, by urgency, and the events of the week. */
export function todayEndpoint(route: StaffRoute, { db, clock, events, messages }: StaffDeps): void {
  route('GET', '/today', 'back_office', 'none', async ({ member, language }) => {
    const { role } = member
    const now = clock()
    const { day: from } = swissTime(now)
    const view = { language, now, offer: events.offer() }
    const reminders = reminderPlan(messages.current().facts.reminders)
    const mayPlan = mayDo(role, 'events')
    const [{ due, later }, week, holds, blocks, staff, reminded] = await Promise.all([
      readDue(db, { role, reminders, ...view }),
      mayDo(role, 'rosters')
        ? listStaffEvents(db, { from, weeks: 1, ...view }).then((found) => seenEvents(db, member, found))
        : [],
      mayDo(role, 'quotes') ? listHoldsBetween(db, { from, days: 7 }) : [],
      mayPlan ? listBlockedDays(db, { from, to: addDays(from, 6) }) : [],
      mayPlan ? listStaffPeople(db) : [],
      mayDo(role, 'invoices') ? listRemindedByItself(db, now) : [],
    ])
    const people = await countBookedPeople(
      db,
      week.map(({ id }) => id),
    )
    return {
      now: now.toISOString(),
      from,
      due,
      later,
      reminded,
      week: [
        ...week
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
      ],
    }
  })
}
