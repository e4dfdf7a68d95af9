import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { moveBooking } from '#features/booking/change/move-booking.server.ts'
import { eventInputSchema } from '#features/calendar/rules/event-input.schema.ts'
import { cancelEvent } from '#features/calendar/staff/cancel-event.server.ts'
import { changeEvent } from '#features/calendar/staff/change-event.server.ts'
import { confirmEvent } from '#features/calendar/staff/confirm-event.server.ts'
import { recipientsKey } from '#features/calendar/staff/telling.server.ts'
import { accept, refuse } from '#kernel/result.ts'
import { isUuid } from '#kernel/uuid.ts'
import { answerWith, refuseStaff } from '../answer-staff.ts'
import { previewMails } from './preview-mails.ts'
import { noBody, type StaffDeps, type StaffRoute } from '../staff-deps.ts'

const change = z.object({
  seen: z.iso.datetime().transform((text) => new Date(text)),
  input: eventInputSchema,
  following: z.boolean().default(false),
})

/** Who gets what by a change that has not been made yet (ADR-060). Each runs what it looks at, and undoes it. */
export function plannedNewsEndpoints(route: StaffRoute, deps: StaffDeps): void {
  route('POST', '/events/:id/change-news', 'events', 'none', change, async ({ id, body, member, reply }) => {
    if (!isUuid(id)) return unknown(reply)
    const looked = await previewMails(deps, async ({ calendar }) => {
      const asked = await changeEvent(calendar, member.id, { id, ...body })
      if (asked.ok) return accept({ recipients: recipientsKey([]) })
      if (asked.refusal.code !== 'tells_booked') return refuse(asked.refusal)
      const { recipients } = asked.refusal
      const changed = await changeEvent(calendar, member.id, { id, ...body, agreed: true })
      return changed.ok ? accept({ recipients }) : changed
    })
    return answerWith(reply, looked, ({ value, ...news }) => ({ ...news, ...value }))
  })

  for (const [noun, run] of [
    ['cancellation', cancelEvent],
    ['confirmation', confirmEvent],
  ] as const)
    route('POST', `/events/:id/${noun}-news`, 'events', 'none', noBody, async ({ id, member, reply }) => {
      if (!isUuid(id)) return unknown(reply)
      const looked = await previewMails(deps, async ({ calendar }) => {
        // A name of nobody: whom it would tell is in the refusal.
        const asked = await run(calendar, member.id, id, { recipients: '' })
        if (asked.ok) return accept({ recipients: recipientsKey([]) })
        if (asked.refusal.code !== 'tells_booked') return refuse(asked.refusal)
        const { recipients } = asked.refusal
        const ran = await run(calendar, member.id, id, { recipients })
        return ran.ok ? accept({ recipients }) : ran
      })
      return answerWith(reply, looked, ({ value, ...news }) => ({ ...news, ...value }))
    })

  route(
    'POST',
    '/bookings/:id/move-news',
    'bookings',
    'none',
    z.object({ eventId: z.uuid() }),
    async ({ id, body, member, reply }) => {
      if (!isUuid(id)) return refuseStaff(reply, { code: 'unknown_booking' })
      const looked = await previewMails(deps, (within) =>
        moveBooking(within, id, body.eventId, { staffId: member.id }),
      )
      return answerWith(reply, looked, ({ mails, calls }) => ({ mails, calls }))
    },
  )
}

function unknown(reply: FastifyReply) {
  return refuseStaff(reply, { code: 'unknown_event' })
}
