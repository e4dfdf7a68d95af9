import type { FastifyReply } from 'fastify'
import type { EventFile } from '#features/calendar/staff/event-api.ts'
import { z } from 'zod'
import { findService, serviceIds } from '#content/services.ts'
import { recordAction } from '#features/account/security/audit.server.ts'
import { hasBookings } from '#features/booking/staff/number-bookings.server.ts'
import { NO_PEOPLE } from '#features/booking/rules/staff-booking.ts'
import { listPlansOf } from '#features/booking/plan-b/plans-repository.server.ts'
import { countBookedPeople, readStaffBookings } from '#features/booking/staff/staff-read-bookings.server.ts'
import { addEvent } from '#features/calendar/staff/add-event.server.ts'
import { cancelEvent } from '#features/calendar/staff/cancel-event.server.ts'
import { changeEvent } from '#features/calendar/staff/change-event.server.ts'
import { confirmEvent } from '#features/calendar/staff/confirm-event.server.ts'
import { eventInputSchema, repetitionSchema } from '#features/calendar/rules/event-input.schema.ts'
import { removeEvent } from '#features/calendar/staff/remove-event.server.ts'
import { repeatEvent } from '#features/calendar/staff/repeat-event.server.ts'
import { findEditableEvent } from '#features/calendar/staff/staff-read-events.server.ts'
import { replaceEventGuides } from '#features/staffing/database/guides-repository.server.ts'
import { NO_GUIDES } from '#features/staffing/event-guides.ts'
import { swissTime } from '#i18n/format-date.ts'
import type { Language } from '#i18n/languages.ts'
import { isUuid } from '#kernel/uuid.ts'
import { withRequestMessages } from '../../quotes/request-messages.ts'
import { listEventServices } from '../../services/list-event-services.ts'
import { readNamedGuides } from '../../staffing/name-guides.ts'
import { answer, answerWith, refuseStaff } from '../answer-staff.ts'
import { moveToRequestedDay } from './move-to-requested-day.ts'
import { noBody, type StaffDeps, type StaffRoute } from '../staff-deps.ts'

const change = z.object({
  seen: z.iso.datetime().transform((text) => new Date(text)),
  input: eventInputSchema,
  agreed: z.boolean().default(false),
  following: z.boolean().default(false),
})
/** As the preview answered. */
const recipients = z.string().max(64).exactOptional()
const notificationChoice = z.object({ notify: z.boolean().default(true), recipients })
/** `settles`: the booking whose request for that day this settles. */
const notifyingChange = change.extend({ ...notificationChoice.shape, settles: z.uuid().exactOptional() })

export function eventEndpoints(route: StaffRoute, deps: StaffDeps): void {
  const { db, clock, calendar, onCalendarWrite, events, messages } = deps

  route('GET', '/event-services', 'events', 'none', async () => ({
    services: await listEventServices(db, messages.current()),
  }))

  route('GET', '/events/:id', 'bookings', 'none', async ({ id, language, reply }) => {
    const file = await readEventFile(deps, id, language)
    return file ?? reply.code(404).send({ statusCode: 404, code: 'unknown_event' })
  })

  route('POST', '/events', 'events', 'none', eventInputSchema, async ({ body, member, reply }) => {
    const { serviceId } = body
    if (serviceId !== null && !serviceIds(events.offer().services).includes(serviceId))
      return refuseStaff(reply, { code: 'unknown_service' })
    const added = await addEvent(calendar, member.id, body)
    onCalendarWrite()
    if (added.ok) reply.code(201)
    return answerWith(reply, added, ({ id }) => ({ id }))
  })

  route('PUT', '/events/:id', 'events', 'none', notifyingChange, async ({ id, body, member, reply }) => {
    if (!isUuid(id)) return unknown(reply)
    // A date of a retired service can still be changed.
    const { serviceId } = body.input
    if (serviceId !== null && !findService(events.offer().services, serviceId))
      return refuseStaff(reply, { code: 'unknown_service' })
    const { settles, ...given } = body
    const changed = settles
      ? await moveToRequestedDay(deps, member.id, settles, { id, ...given })
      : await changeEvent(calendar, member.id, { id, ...given })
    onCalendarWrite()
    return answer(reply, changed)
  })

  route(
    'POST',
    '/events/:id/cancellation',
    'events',
    'returns_money',
    notificationChoice,
    async ({ id, body, member, reply }) => {
      if (!isUuid(id)) return unknown(reply)
      const cancelled = await cancelEvent(calendar, member.id, id, body)
      onCalendarWrite()
      return answer(reply, cancelled)
    },
  )

  route(
    'POST',
    '/events/:id/confirmation',
    'events',
    'none',
    notificationChoice,
    async ({ id, body, member, reply }) => {
      if (!isUuid(id)) return unknown(reply)
      const confirmed = await confirmEvent(calendar, member.id, id, body)
      onCalendarWrite()
      return answer(reply, confirmed)
    },
  )

  route('POST', '/events/:id/removal', 'events', 'none', noBody, async ({ id, member, reply }) => {
    if (!isUuid(id)) return unknown(reply)
    const removed = await removeEvent(
      {
        db,
        async isUsed(tx, eventId) {
          const [plans, isBooked] = [await listPlansOf(tx, eventId), await hasBookings(tx, eventId)]
          return isBooked || plans.length > 0
        },
        async afterRemove(tx, event) {
          await replaceEventGuides(tx, event.id, NO_GUIDES)
          const { title, startsLocal } = event
          const detail = { eventId: event.id, title: title.de, startsLocal }
          await recordAction(tx, { at: clock(), action: 'event_removed', actorId: member.id, detail })
        },
      },
      id,
    )
    onCalendarWrite()
    return answer(reply, removed)
  })

  route(
    'POST',
    '/events/:id/repetitions',
    'events',
    'none',
    repetitionSchema,
    async ({ id, body, member, reply }) => {
      if (!isUuid(id)) return unknown(reply)
      const repeated = await repeatEvent(calendar, member.id, { id, ...body })
      onCalendarWrite()
      if (repeated.ok) reply.code(201)
      return answerWith(reply, repeated, (rows) => ({ ids: rows.map((row) => row.id) }))
    },
  )
}

/** For staff; undefined when there is none. */
export async function readEventFile(
  { db, clock, events, vouchers }: Pick<StaffDeps, 'db' | 'clock' | 'events' | 'vouchers'>,
  id: string,
  language: Language,
): Promise<EventFile | undefined> {
  if (!isUuid(id)) return undefined
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

function unknown(reply: FastifyReply) {
  return refuseStaff(reply, { code: 'unknown_event' })
}
