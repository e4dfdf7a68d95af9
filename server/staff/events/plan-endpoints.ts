import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { choosePlan } from '#features/booking/plan-b/choose.server.ts'
import { PLAN_CHOICES, PLAN_DEFAULTS } from '#features/booking/plan-b/plan-b.ts'
import { previewPlan, readStaffPlans } from '#features/booking/plan-b/read-staff-plan.server.ts'
import { type PlanRequest, startPlan } from '#features/booking/plan-b/start-plan.server.ts'
import { listEvents } from '#features/calendar/database/events-repository.server.ts'
import { eventDaySchema } from '#features/calendar/rules/event-input.schema.ts'
import { swissInstant } from '#features/calendar/rules/swiss-clock.ts'
import { swissTime } from '#i18n/format-date.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import { isUuid } from '#kernel/uuid.ts'
import { planEvents } from '../../bookings/plan-events.ts'
import { answer, answerWith, refuseStaff } from '../answer-staff.ts'
import { previewMails } from '../mails/preview-mails.ts'
import type { StaffDeps, StaffRoute } from '../staff-deps.ts'

const LONGEST_REVISION = 60

const input = z.object({
  id: z.uuid(),
  to: z.union([z.object({ day: eventDaySchema }), z.object({ eventId: z.uuid() }), z.null()]),
  otherDates: z.boolean(),
  vouchers: z.boolean(),
  /** Swiss local time. */
  until: z.string().regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/),
  byDefault: z.enum(PLAN_DEFAULTS),
  seen: z.string().max(LONGEST_REVISION),
})

const choice = z.object({ choice: z.enum(PLAN_CHOICES), eventId: z.uuid().nullable() })

export function planEndpoints(route: StaffRoute, deps: StaffDeps): void {
  const { db, clock, events, onCalendarWrite } = deps

  route('GET', '/events/:id/plan', 'bookings', 'none', async ({ id, language, reply }) => {
    const event = isUuid(id) ? await events.find(db, id, language) : undefined
    if (!event) return unknown(reply)
    const now = clock()
    const isOn = !event.cancelled && event.endsAt > now
    const { serviceId } = event
    const view = { language, now, offer: events.offer() }
    const found = serviceId === null ? [] : await listEvents(db, { serviceIds: [serviceId] }, view)
    const dates = found.filter(
      (other) =>
        other.id !== id &&
        other.phase === 'coming' &&
        // Guests need time to choose.
        other.startsAt.slice(0, 10) > swissTime(now).day &&
        other.priceCents !== null &&
        other.priceCents === event.priceCents,
    )
    return {
      now: now.toISOString(),
      preview: isOn ? ((await previewPlan(db, event)) ?? null) : null,
      dates,
      plans: await readStaffPlans(deps, id, now),
    }
  })

  route('POST', '/events/:id/plan', 'events', 'returns_money', input, async ({ id, body, member, reply }) => {
    const asked = moveRequestOf(id, body)
    if (!asked.ok) return refuseStaff(reply, asked.refusal)
    const started = await startPlan({ ...deps, planEvents: planEvents(clock) }, asked.value, member.id)
    onCalendarWrite()
    return answerWith(reply, started, (plan) => ({ newEventId: plan.newEventId }))
  })

  route('POST', '/events/:id/plan-mails', 'events', 'none', input, async ({ id, body, member, reply }) => {
    const asked = moveRequestOf(id, body)
    if (!asked.ok) return refuseStaff(reply, asked.refusal)
    const seen = await previewMails(deps, (within) =>
      startPlan({ ...within, planEvents: planEvents(clock) }, asked.value, member.id),
    )
    return answerWith(reply, seen, ({ mails }) => ({ mails }))
  })

  route(
    'POST',
    '/bookings/:id/choice',
    'bookings',
    'returns_money',
    choice,
    async ({ id, body, member, reply }) => {
      if (!isUuid(id)) return refuseStaff(reply, { code: 'unknown_booking' })
      const { eventId } = body
      const chosen = { choice: body.choice, ...(eventId && { eventId }) }
      return answer(reply, await choosePlan(deps, id, chosen, { staffId: member.id }))
    },
  )
}

function moveRequestOf(
  eventId: string,
  { until: local, ...asked }: z.output<typeof input>,
): Result<PlanRequest, { code: 'unknown_event' | 'plan_deadline' }> {
  if (!isUuid(eventId)) return refuse({ code: 'unknown_event' })
  const until = swissInstant(local)
  return until ? accept({ ...asked, eventId, until }) : refuse({ code: 'plan_deadline' })
}

function unknown(reply: FastifyReply) {
  return refuseStaff(reply, { code: 'unknown_event' })
}
