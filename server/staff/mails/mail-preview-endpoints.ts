import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { eventInputSchema } from '#features/calendar/rules/event-input.schema.ts'
import { cancelEvent } from '#features/calendar/staff/cancel-event.server.ts'
import { changeEvent } from '#features/calendar/staff/change-event.server.ts'
import { confirmEvent } from '#features/calendar/staff/confirm-event.server.ts'
import { recipientsKey } from '#features/calendar/staff/notification-choice.server.ts'
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

/** Recipient previews (ADR-060): each endpoint runs the change, collects its mails and rolls it back. */
export function mailPreviewEndpoints(route: StaffRoute, deps: StaffDeps): void {
  route(
    'POST',
    '/events/:id/change-preview',
    'events',
    'none',
    change,
    async ({ id, body, member, reply }) => {
      if (!isUuid(id)) return unknown(reply)
      const previewed = await previewMails(deps, async ({ calendar }) => {
        const asked = await changeEvent(calendar, member.id, { id, ...body })
        if (asked.ok) return accept({ recipients: recipientsKey([]) })
        if (asked.refusal.code !== 'notifies_booked') return refuse(asked.refusal)
        const { recipients } = asked.refusal
        const changed = await changeEvent(calendar, member.id, { id, ...body, agreed: true })
        return changed.ok ? accept({ recipients }) : changed
      })
      return answerWith(reply, previewed, ({ value, ...preview }) => ({ ...preview, ...value }))
    },
  )

  for (const [noun, run] of [
    ['cancellation', cancelEvent],
    ['confirmation', confirmEvent],
  ] as const)
    route('POST', `/events/:id/${noun}-preview`, 'events', 'none', noBody, async ({ id, member, reply }) => {
      if (!isUuid(id)) return unknown(reply)
      const previewed = await previewMails(deps, async ({ calendar }) => {
        // Matches no recipients: the refusal names those it would notify.
        const asked = await run(calendar, member.id, id, { recipients: '' })
        if (asked.ok) return accept({ recipients: recipientsKey([]) })
        if (asked.refusal.code !== 'notifies_booked') return refuse(asked.refusal)
        const { recipients } = asked.refusal
        const ran = await run(calendar, member.id, id, { recipients })
        return ran.ok ? accept({ recipients }) : ran
      })
      return answerWith(reply, previewed, ({ value, ...preview }) => ({ ...preview, ...value }))
    })
}

function unknown(reply: FastifyReply) {
  return refuseStaff(reply, { code: 'unknown_event' })
}
