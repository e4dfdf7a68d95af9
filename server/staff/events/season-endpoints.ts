import { z } from 'zod'
import type { Season } from '#features/calendar/staff/event-api.ts'
import {
  filterSeason,
  MAX_SEASON_SEARCH,
  SEASON_FILTERS,
  SEASON_SORTS,
} from '#features/calendar/staff/filter-season.ts'
import { eventState } from '#features/calendar/staff/event-state.ts'
import { NO_PEOPLE } from '#features/booking/rules/staff-booking.ts'
import { countBookedPeople } from '#features/booking/staff/staff-read-bookings.server.ts'
import { listStaffEvents } from '#features/calendar/staff/staff-read-events.server.ts'
import { listBlockedDays } from '#features/staffing/database/blocked-days-repository.server.ts'
import { readEventGuides } from '#features/staffing/database/guides-repository.server.ts'
import { isGuidesEvent, NO_GUIDES } from '#features/staffing/event-guides.ts'
import { addDays, isLeadAway } from '#features/staffing/rules/closed-days.ts'
import { swissTime } from '#i18n/format-date.ts'
import type { Language } from '#i18n/languages.ts'
import { plainLine, SINGLE_LINE } from '#kernel/written-text.ts'
import { staffTexts } from '../../audit/staff-texts.ts'
import { listStaffPeople, whoHasLeft } from '../../staffing/list-staff-people.ts'
import { withNames } from '../../staffing/name-guides.ts'
import { listFile } from '../lists/list-file.ts'
import { listSort } from '../lists/list-position.ts'
import type { StaffCall, StaffDeps, StaffRoute } from '../staff-deps.ts'

const MOST_WEEKS = 53

const query = z.object({
  /** Ahead; below zero back from that day. */
  weeks: z
    .string()
    .regex(/^-?\d{1,2}$/)
    .transform(Number)
    .pipe(z.int().min(-MOST_WEEKS).max(MOST_WEEKS))
    .refine((weeks) => weeks !== 0)
    .default(8),
  from: z.iso
    .date()
    // The weeks before and after it have four digits of a year too.
    .refine((day) => day >= '1971-01-10' && day < '9990-01-01')
    .optional(),
})

const fileQuery = query.extend({
  filter: z.enum(SEASON_FILTERS).default('all'),
  q: z.string().overwrite(plainLine).max(MAX_SEASON_SEARCH).regex(SINGLE_LINE).default(''),
  sort: listSort(SEASON_SORTS),
})

/** Events of a period, and what is filtered of them as CSV; guides see their own. */
export function seasonEndpoints(route: StaffRoute, staff: StaffDeps): void {
  const { messages } = staff
  route('GET', '/events', 'rosters', 'none', query, ({ query: selected, member, language }) =>
    readSeason(staff, { ...selected, member, language }),
  )

  listFile(route, staff, {
    path: '/events.csv',
    list: 'events',
    needs: 'rosters',
    query: fileQuery,
    read: async ({ filter, q: search, sort = null, ...period }, { language, member, now }) => {
      const { events } = await readSeason(staff, { ...period, member, language })
      const input = { filter, search, sort, today: swissTime(now).day, language }
      return { rows: filterSeason(events, input), next: null }
    },
    columns: (language) => {
      const { csv } = staffTexts(messages.current(), language, 'staff-lists').events
      const { season } = staffTexts(messages.current(), language, 'staff')
      const count = (people: number | null) => (people === null ? '' : String(people))
      return [
        [csv.begins, ({ startsAt, allDay }) => localTime(startsAt, allDay)],
        [csv.ends, ({ endsAt, allDay }) => (allDay ? addDays(endsAt.slice(0, 10), -1) : localTime(endsAt))],
        [season.columns.event, ({ title }) => title],
        [csv.place, ({ place }) => place],
        [csv.lead, ({ leadName }) => leadName ?? ''],
        [csv.places, ({ places }) => count(places)],
        [csv.booked, ({ people }) => count(people.booked)],
        [csv.outside, ({ blocked }) => count(blocked)],
        [csv.waiting, ({ people }) => count(people.waiting)],
        [csv.minimum, ({ minimumParticipants }) => count(minimumParticipants)],
        [season.columns.state, (event) => eventState(event, season, language)],
        [csv.note, ({ note }) => note ?? ''],
      ]
    },
  })
}

interface AskedSeason extends z.output<typeof query> {
  member: StaffCall['member']
  language: Language
}

async function readSeason(
  { db, clock, events }: Pick<StaffDeps, 'db' | 'clock' | 'events'>,
  { weeks, member, language, ...asked }: AskedSeason,
): Promise<Season> {
  const now = clock()
  const { from = swissTime(now).day } = asked
  const [begins, length] = weeks < 0 ? [addDays(from, weeks * 7), -weeks] : [from, weeks]
  const found = await listStaffEvents(db, {
    from: begins,
    weeks: length,
    language,
    now,
    offer: events.offer(),
  })
  const ids = found.map(({ id }) => id)
  const [counts, guides, people, blocks] = await Promise.all([
    countBookedPeople(db, ids),
    readEventGuides(db, ids),
    listStaffPeople(db),
    listBlockedDays(db, { from: begins, to: addDays(begins, length * 7 + 31) }),
  ])
  const guidesOf = (id: string) => guides.get(id) ?? NO_GUIDES
  const left = await whoHasLeft(
    db,
    ids.map((id) => guidesOf(id).lead),
  )
  const season = found
    .filter(({ id }) => member.role !== 'guide' || isGuidesEvent(guidesOf(id), member.id))
    .map((event) => ({
      ...event,
      people: counts.get(event.id) ?? NO_PEOPLE,
      leadName: withNames(guidesOf(event.id), people).leadName,
      leadIsAway:
        left.has(guidesOf(event.id).lead) || isLeadAway(event, guidesOf(event.id), { blocks, people }),
    }))
  return { from, events: season }
}

/** Swiss local time for a spreadsheet: `2027-03-27 18:00`. */
function localTime(at: string, allDay = false): string {
  return allDay ? at.slice(0, 10) : at.slice(0, 16).replace('T', ' ')
}
