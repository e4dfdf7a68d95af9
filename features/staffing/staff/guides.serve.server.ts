import { z } from 'zod'
import { MAX_REPETITIONS } from '#features/calendar/rules/repeat-days.ts'
import { isDay } from '#kernel/calendar-day.ts'
import { accept, refuse } from '#kernel/result.ts'
import { serve } from '#kit/serve.server.ts'
import type { StaffDeps } from '#server/staff/staff-deps.ts'
import { findTimeClashes } from './find-time-clashes.server.ts'
import { findGuideClashes } from './guide-clashes.server.ts'
import { listStaffPeople, withOwn } from '#features/staffing/http/list-staff-people.ts'
import { MAX_HELPERS } from '../event-guides.ts'
import { assignGuides } from './assign-guides.server.ts'
import { guides } from './guides.contract.ts'

/** With room for the further dates of a series. */
const isPlanned = (day: string) => isDay(day) && day >= '1970-01-01' && day < '9900-01-01'
const local = z
  .string()
  .max(16)
  .refine((text) => /T([01]\d|2[0-3]):[0-5]\d$/.test(text) && isPlanned(text.slice(0, -6)))
const shifts = z
  .string()
  .regex(/^-?\d{1,4}(?:,-?\d{1,4})*$/)
  .max(6 * MAX_REPETITIONS)
  .refine((text) => text.split(',').length <= MAX_REPETITIONS)
const guidesSchema = z.object({
  lead: z.uuid().nullable(),
  helpers: z.array(z.uuid()).max(MAX_HELPERS),
  shown: z.boolean(),
})

const DOCUMENTS = {
  assign: { guides: guidesSchema, seen: guidesSchema },
  timeClashes: { from: local, to: local, shifts },
}

export const serveGuides = serve(
  guides,
  DOCUMENTS,
)<StaffDeps>((deps) => {
  const { db, events } = deps
  return {
    choices: async ({ id, member, language }) => {
      const people = withOwn(await listStaffPeople(db), member.id)
      const ids = people.map((person) => person.id)
      const clashes = await findGuideClashes(db, id, ids, { language, offer: events.offer() })
      if (!clashes) return refuse({ code: 'missing' })
      const choices = people.map(({ id: person, name, leads }) => ({
        id: person,
        name,
        leads,
        clashes: clashes.filter(({ staffId }) => staffId === person),
      }))
      return accept({ choices })
    },
    assign: ({ id, input, member, language, record }) =>
      assignGuides(
        {
          db,
          listPeople: async (tx) => withOwn(await listStaffPeople(tx), member.id),
          findClashes: (tx, eventId, ids) =>
            findGuideClashes(tx, eventId, ids, { language, offer: events.offer() }),
          record: (tx, _eventId, { lead, helpers }) => record(tx, { lead, helpers: helpers.length }),
        },
        id,
        input,
      ),
    timeClashes: async ({ input: { from, to, except = null, shifts: days = '' }, language }) => {
      const withSeconds = (text: string) => `${text.replace('T', ' ')}:00`
      const time = { startsLocal: withSeconds(from), endsLocal: withSeconds(to) }
      const series = days === '' ? [] : days.split(',').map(Number)
      return accept({
        clashes: await findTimeClashes(deps, time, { exceptEvent: except, language, shifts: series }),
      })
    },
  }
})
