import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { DayHits, HitEvent } from './day-hits.ts'
import { countBookedPeople } from '#features/booking/staff/staff-read-bookings.server.ts'
import { events } from '#features/calendar/database/calendar.tables.server.ts'
import { type CalendarView, toCalendarEvent } from '#features/calendar/database/to-calendar-event.server.ts'
import { listRequestedDays } from '#features/inquiry/staff/list-requested-days.server.ts'
import { listQuotesOnDays } from '#features/quote/staff/list-quotes-on-days.server.ts'
import { quotes } from '#features/quote/database/quote.tables.server.ts'
import type { StaffPerson } from '#features/staffing/blocked-days.ts'
import { readEventGuides } from '#features/staffing/database/guides-repository.server.ts'
import { addDays } from '#features/staffing/rules/closed-days.ts'
import { swissTime } from '#i18n/format-date.ts'
import type { Database } from '#platform/database/database.ts'
import { proposeFreeDays } from '#features/staffing/http/propose-free-days.ts'

const MOST = 200

interface Blocked {
  /** Null: everybody. */
  staffId: string | null
  /** Swiss days, both included. */
  fromDay: string
  toDay: string
}

/**
 * Conflicts of blocked days: events that the person leads or helps at, or without a guide; all open quotes with a
 * date on these days; requests for one that have no quote.
 */
export async function findHits(
  db: Database,
  block: Blocked,
  { people, ...view }: CalendarView & { people: readonly StaffPerson[] },
): Promise<DayHits> {
  const range = { from: block.fromDay, to: block.toDay }
  const { day: today } = swissTime(view.now)
  const [hitEvents, found, requested] = await Promise.all([
    findHitEvents(db, block, { people, ...view }),
    listQuotesOnDays(db, { ...range, today }),
    listRequestedDays(db, range),
  ])
  const answered = await quotedRequests(
    db,
    requested.map(({ id }) => id),
  )
  const isOn = (day: string) => day >= range.from && day <= range.to
  const proposals = await proposeFreeDays(
    db,
    found.flatMap(({ id, document }) => {
      const date = document.dates.find(({ day }) => isOn(day))
      return date ? [{ id, date }] : []
    }),
    today,
  )
  return {
    events: hitEvents,
    quotes: found.map(({ id, number, version, awaitsDate, totalCents, document }) => {
      const { customer, event, dates, holds } = document
      const [first] = dates
      return {
        id,
        number,
        customer: customer.company || customer.name,
        people: event?.people ?? null,
        totalCents,
        version,
        dates: dates.filter(({ day }) => isOn(day)),
        held: holds && first !== undefined && isOn(first.day),
        awaitsDate,
        proposals: proposals.get(id) ?? [],
      }
    }),
    requests: requested.filter(({ id }) => !answered.has(id)),
  }
}

async function findHitEvents(
  db: Database,
  { staffId, fromDay, toDay }: Blocked,
  { people, ...view }: CalendarView & { people: readonly StaffPerson[] },
): Promise<HitEvent[]> {
  const rows = await db
    .select()
    .from(events)
    .where(
      and(
        eq(events.state, 'scheduled'),
        // No event lasts over 30 days.
        sql`${events.startsLocal} > ${fromDay}::date - interval '31 days'`,
        sql`${events.startsLocal} < ${addDays(toDay, 1)}::date`,
        sql`${events.endsLocal} > ${fromDay}::date`,
        sql`${events.endsAt} > ${view.now.toISOString()}`,
      ),
    )
    .orderBy(asc(events.startsLocal), asc(events.id))
    .limit(MOST)
  const ids = rows.map(({ id }) => id)
  const [guides, counts] = await Promise.all([readEventGuides(db, ids), countBookedPeople(db, ids)])
  const isHit = (id: string) => {
    const { lead = null, helpers = [] } = guides.get(id) ?? {}
    return staffId === null || lead === null || lead === staffId || helpers.includes(staffId)
  }
  return rows
    .filter(({ id }) => isHit(id))
    .map((row) => {
      const { title, startsAt, endsAt } = toCalendarEvent(row, view)
      const lead = guides.get(row.id)?.lead
      return {
        id: row.id,
        title,
        startsAt,
        endsAt,
        people: (counts.get(row.id)?.booked ?? 0) + row.blocked,
        public: row.public,
        lead: (lead && people.find(({ id }) => id === lead)?.name) ?? null,
      }
    })
}

/** Requests whose quote was sent are represented by the quote. */
async function quotedRequests(db: Database, ids: string[]): Promise<Set<string | null>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: quotes.inquiryId })
    .from(quotes)
    .where(and(inArray(quotes.inquiryId, ids), gt(quotes.version, 0)))
  return new Set(rows.map(({ id }) => id))
}
