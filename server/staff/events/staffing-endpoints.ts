import { MAX_REPETITIONS } from '#features/calendar/rules/repeat-days.ts'
import { z } from 'zod'
import { recordAction } from '#features/account/security/audit.server.ts'
import { MAX_HELPERS } from '#features/staffing/event-guides.ts'
import { assignGuides, type GuideDeps } from '#features/staffing/staff/assign-guides.server.ts'
import { isDay } from '#kernel/calendar-day.ts'
import { isUuid } from '#kernel/uuid.ts'
import { quoteDeps } from '../../quotes/quote-deps.ts'
import { findTimeClashes } from '../../staffing/find-time-clashes.ts'
import { findGuideClashes } from '../../staffing/guide-clashes.ts'
import { listStaffPeople, withOwn } from '../../staffing/list-staff-people.ts'
import { answer, refuseStaff } from '../answer-staff.ts'
import type { StaffDeps, StaffRoute } from '../staff-deps.ts'

/** With room for the further dates of a series. */
const isPlanned = (day: string) => isDay(day) && day >= '1970-01-01' && day < '9900-01-01'
const local = z
  .string()
  .max(16)
  .refine((text) => /T([01]\d|2[0-3]):[0-5]\d$/.test(text) && isPlanned(text.slice(0, -6)))
/** Days from the first date of a series to each further one, joined by commas. */
const shifts = z
  .string()
  .regex(/^-?\d{1,4}(?:,-?\d{1,4})*$/)
  .max(6 * MAX_REPETITIONS)
  .transform((text) => text.split(',').map(Number))
  .refine((days) => days.length <= MAX_REPETITIONS)
const timeQuery = z.object({ from: local, to: local, except: z.uuid().optional(), shifts: shifts.optional() })

const guides = z.object({
  lead: z.uuid().nullable(),
  helpers: z.array(z.uuid()).max(MAX_HELPERS),
  shown: z.boolean(),
})
const assignment = z.object({ guides, seen: guides, agreed: z.boolean() })

/** Who leads events, and what else is at a time. */
export function staffingEndpoints(route: StaffRoute, staff: StaffDeps): void {
  const { db, clock, events } = staff
  const quotes = quoteDeps({
    ...staff,
    offer: events.offer,
    facts: () => staff.messages.current().facts,
  })

  /** Before an event is planned or moved. */
  route('GET', '/time-clashes', 'events', 'none', timeQuery, async ({ query: selected, language }) => {
    const { from, to, except = null, shifts: further = [] } = selected
    const clock24 = (local: string) => `${local.replace('T', ' ')}:00`
    const given = { startsLocal: clock24(from), endsLocal: clock24(to) }
    const asked = { exceptEvent: except, language, shifts: further }
    return { clashes: await findTimeClashes(quotes, given, asked) }
  })

  route('GET', '/events/:id/guide-choices', 'events', 'none', async ({ id, member, language, reply }) => {
    if (!isUuid(id)) return refuseStaff(reply, { code: 'unknown_event' })
    const people = withOwn(await listStaffPeople(db), member.id)
    const ids = people.map((person) => person.id)
    const clashes = await findGuideClashes(db, id, ids, { language, offer: events.offer() })
    if (!clashes) return refuseStaff(reply, { code: 'unknown_event' })
    const choices = people.map(({ id: person, name: called, leads }) => ({
      id: person,
      name: called,
      leads,
      clashes: clashes.filter(({ staffId: whose }) => whose === person),
    }))
    return { choices }
  })

  route(
    'POST',
    '/events/:id/guides',
    'events',
    'none',
    assignment,
    async ({ id, body, member, language, reply }) => {
      if (!isUuid(id)) return refuseStaff(reply, { code: 'unknown_event' })
      const deps: GuideDeps = {
        db,
        listPeople: async (tx) => withOwn(await listStaffPeople(tx), member.id),
        findClashes: (tx, eventId, ids) =>
          findGuideClashes(tx, eventId, ids, { language, offer: events.offer() }),
        record: (tx, eventId, { lead, helpers }) => {
          const detail = { eventId, lead, helpers: helpers.length }
          return recordAction(tx, { at: clock(), action: 'guides_assigned', actorId: member.id, detail })
        },
      }
      const assigned = await assignGuides(deps, id, body)
      staff.onCalendarWrite()
      return answer(reply, assigned)
    },
  )
}
