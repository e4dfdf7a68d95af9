import { z } from 'zod'
import { listEvents } from '#features/calendar/database/events-repository.server.ts'
import { eventDaySchema } from '#features/calendar/rules/event-input.schema.ts'
import { swissInstant } from '#features/calendar/rules/swiss-clock.ts'
import { swissTime } from '#i18n/format-date.ts'
import { accept, refuseFor } from '#kernel/result.ts'
import { serve } from '#kit/serve.server.ts'
import { previewMails } from '#features/mails/staff/preview-mails.server.ts'
import type { StaffDeps } from '#server/staff/staff-deps.ts'
import { choosePlan } from '../plan-b/choose.server.ts'
import { previewPlan, readStaffPlans } from '../plan-b/read-plan.server.ts'
import { type PlanRequest, startPlan } from '../plan-b/start-plan.server.ts'
import { plans } from './plan.contract.ts'

const documents = {
  to: z.union([z.object({ day: eventDaySchema }), z.object({ eventId: z.uuid() }), z.null()]),
  until: z.string().regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/),
}

export const servePlans = serve(plans, { start: documents, previewMails: documents })<StaffDeps>((deps) => {
  const { db, events } = deps
  return {
    read: async ({ id, language, now }) => {
      const event = await events.find(db, id, language)
      if (!event) return refuseFor('missing')
      const isOn = !event.cancelled && event.endsAt > now
      const { serviceId } = event
      const view = { language, now, offer: events.offer() }
      const others = serviceId === null ? [] : await listEvents(db, { serviceIds: [serviceId] }, view)
      const dates = others.filter(
        (other) =>
          other.id !== id &&
          other.phase === 'coming' &&
          // Guests need time to choose.
          other.startsAt.slice(0, 10) > swissTime(now).day &&
          other.priceCents !== null &&
          other.priceCents === event.priceCents,
      )
      return accept({
        now: now.toISOString(),
        preview: isOn ? ((await previewPlan(db, event)) ?? null) : null,
        dates,
        plans: await readStaffPlans(deps, id, now),
      })
    },
    start: async ({ id, input, member }) => {
      const request = requestOf(id, input)
      if (!request) return refuseFor('plan_deadline')
      const started = await startPlan(deps, request, member.id)
      return started.ok ? accept({ newEventId: started.value.newEventId }) : started
    },
    previewMails: async ({ id, input, member }) => {
      const request = requestOf(id, input)
      if (!request) return refuseFor('plan_deadline')
      const previewed = await previewMails(deps, (within) => startPlan(within, request, member.id))
      return previewed.ok ? accept({ mails: previewed.value.mails }) : previewed
    },
    choose: ({ id, input: { choice, eventId }, member }) =>
      choosePlan(deps, id, { choice, ...(eventId && { eventId }) }, { staffId: member.id }),
  }
})

type Sent = Omit<PlanRequest, 'id' | 'eventId' | 'until'> & { planId: string; until: string }

/** Undefined: the clock skips the deadline. */
function requestOf(eventId: string, { planId, until: local, ...wanted }: Sent) {
  const until = swissInstant(local)
  return until && { ...wanted, id: planId, eventId, until }
}
