import type { FastifyReply } from 'fastify'
import { MAX_REPETITIONS } from '#features/calendar/rules/repeat-days.ts'
import { z } from 'zod'
import { recordAction } from '#features/account/security/audit.server.ts'
import { quoteDay, quoteLine } from '#features/quote/rules/quote-document.schema.ts'
import { QUOTE_LIMITS } from '#features/quote/rules/quote-document.ts'
import { moveQuote } from '#features/quote/staff/move-quote.server.ts'
import { BLOCK_KINDS, type StaffPerson } from '#features/staffing/blocked-days.ts'
import {
  findBlockedDays,
  listBlockedDays,
} from '#features/staffing/database/blocked-days-repository.server.ts'
import { saveStaffProfile } from '#features/staffing/database/profiles-repository.server.ts'
import { MAX_HELPERS } from '#features/staffing/event-guides.ts'
import { assignGuides, type GuideDeps } from '#features/staffing/staff/assign-guides.server.ts'
import { type BlockDeps, blockDays, freeDays } from '#features/staffing/staff/block-days.server.ts'
import { swissTime } from '#i18n/format-date.ts'
import { isDay } from '#kernel/calendar-day.ts'
import { isUuid } from '#kernel/uuid.ts'
import { plainLine, SINGLE_LINE } from '#kernel/written-text.ts'
import { quoteDeps } from '../../quotes/quote-deps.ts'
import { findHits } from '../../staffing/find-hits.ts'
import { findTimeClashes } from '../../staffing/find-time-clashes.ts'
import { findGuideClashes } from '../../staffing/guide-clashes.ts'
import { listStaffPeople } from '../../staffing/list-staff-people.ts'
import { answer, answerWith, refuseStaff } from '../answer-staff.ts'
import { noBody, type StaffDeps, type StaffRoute } from '../staff-deps.ts'

const MAX_NAME = 60
/** The last day that days are blocked for. */
const LAST_DAY = '2099-12-31'

const staffId = z.uuid().nullable()
const block = z.object({
  /** Id of the form, so that a repeated request blocks once. */
  id: z.uuid(),
  staffId,
  fromDay: quoteDay,
  toDay: quoteDay,
  kind: z.enum(BLOCK_KINDS),
})
const hitQuery = z.object({ from: quoteDay, to: quoteDay, staff: z.uuid().optional() })
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
const name = z.object({
  name: z.string().overwrite(plainLine).max(MAX_NAME).regex(SINGLE_LINE),
  leads: z.boolean(),
})
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5][05]$/)
const move = z.object({
  version: z.int().min(1).max(10_000),
  days: z.array(quoteDay).min(1).max(QUOTE_LIMITS.dates),
  to: z.object({ day: quoteDay, from: time, to: time }),
  override: quoteLine(QUOTE_LIMITS.reason),
})

const guides = z.object({
  lead: z.uuid().nullable(),
  helpers: z.array(z.uuid()).max(MAX_HELPERS),
  shown: z.boolean(),
})
const assignment = z.object({ guides, seen: guides, agreed: z.boolean() })

/** Blocked days and what they touch, who leads events, people of the house by name, and quotes moved to another date. */
export function staffingEndpoints(route: StaffRoute, staff: StaffDeps): void {
  const { db, clock, events } = staff
  const quotes = quoteDeps({
    ...staff,
    offer: events.offer,
    facts: () => staff.messages.current().facts,
  })
  const today = () => swissTime(clock()).day
  const view = () => ({ now: clock(), offer: events.offer() })
  const record =
    (actorId: string): BlockDeps['record'] =>
    (tx, action, { staffId: person, fromDay, toDay }) =>
      // Without the reason: an audit log outlives it.
      recordAction(tx, { at: clock(), action, actorId, detail: { person, fromDay, toDay } })

  route('GET', '/blocked-days', 'events', 'none', async ({ member }) => {
    const [people, blocks] = await Promise.all([
      listStaffPeople(db),
      listBlockedDays(db, { from: today(), to: LAST_DAY }),
    ])
    return { today: today(), own: member.id, people: withOwn(people, member.id), blocks }
  })

  route('GET', '/blocked-days/:id', 'events', 'none', async ({ id, member, language, reply }) => {
    const found = isUuid(id) ? await findBlockedDays(db, id) : undefined
    if (!found) return unknown(reply)
    const people = await listStaffPeople(db)
    const hits = await findHits(db, found, { people, language, ...view() })
    return { today: today(), own: member.id, people: withOwn(people, member.id), block: found, hits }
  })

  /** Before days are blocked. */
  route('GET', '/day-hits', 'events', 'none', hitQuery, async ({ query: selected, language }) => {
    const { from: fromDay, to: toDay, staff: person = null } = selected
    const people = await listStaffPeople(db)
    return { hits: await findHits(db, { staffId: person, fromDay, toDay }, { people, language, ...view() }) }
  })

  /** Before an event is planned or moved. */
  route('GET', '/time-clashes', 'events', 'none', timeQuery, async ({ query: selected, language }) => {
    const { from, to, except = null, shifts: further = [] } = selected
    const clock24 = (local: string) => `${local.replace('T', ' ')}:00`
    const given = { startsLocal: clock24(from), endsLocal: clock24(to) }
    const asked = { exceptEvent: except, language, shifts: further }
    return { clashes: await findTimeClashes(quotes, given, asked) }
  })

  route('POST', '/blocked-days', 'events', 'none', block, async ({ body, member, reply }) => {
    const people = withOwn(await listStaffPeople(db), member.id)
    if (body.staffId !== null && !people.some(({ id }) => id === body.staffId))
      return refuseStaff(reply, { code: 'unknown_staff_person' })
    const blocked = await blockDays({ db, clock, record: record(member.id) }, body, member.id)
    return answerWith(reply, blocked, ({ id }) => ({ id }))
  })

  route('POST', '/blocked-days/:id/removal', 'events', 'none', noBody, async ({ id, member, reply }) => {
    if (!isUuid(id)) return unknown(reply)
    await freeDays({ db, clock, record: record(member.id) }, id)
    return {}
  })

  route('POST', '/staff-people/:id', 'events', 'none', name, async ({ id, body, member, reply }) => {
    const people = withOwn(await listStaffPeople(db), member.id)
    if (!people.some((person) => person.id === id))
      return refuseStaff(reply, { code: 'unknown_staff_person' })
    await db.transaction(async (tx) => {
      await saveStaffProfile(tx, { accountId: id, ...body })
      const detail = { person: id }
      await recordAction(tx, { at: clock(), action: 'staff_named', actorId: member.id, detail })
    })
    staff.onCalendarWrite()
    return {}
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

  route('POST', '/quotes/:id/move', 'quotes', 'none', move, async ({ id, body, member, reply }) =>
    isUuid(id)
      ? answer(reply, await moveQuote(quotes, id, body, member.id))
      : refuseStaff(reply, { code: 'unknown_quote' }),
  )
}

/** Of a project elsewhere, only those with a name here are known; whoever asks is one of them. */
function withOwn(people: StaffPerson[], own: string): StaffPerson[] {
  const isKnown = people.some(({ id }) => id === own)
  return isKnown ? people : [...people, { id: own, name: '', isNamed: false, leads: true }]
}

function unknown(reply: FastifyReply) {
  return refuseStaff(reply, { code: 'unknown_block' })
}
