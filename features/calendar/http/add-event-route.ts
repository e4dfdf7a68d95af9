import type { FastifyInstance } from 'fastify'
import type { AddedEvent } from '#features/calendar/staff/event.contract.ts'
import { addEvent } from '#features/calendar/staff/add-event.server.ts'
import { mayDo } from '#features/account/roles/permissions.ts'
import type { CalendarDeps } from '#features/calendar/calendar-deps.server.ts'
import { eventInputSchema } from '#features/calendar/rules/event-input.schema.ts'
import type { EventInput } from '#features/calendar/rules/event-input.ts'
import { limitRequests } from '#platform/http/limit-requests.ts'
import { byNetwork } from '#platform/http/visitor-network.ts'
import { answerInvalid } from '#server/staff/answer-staff.ts'
import type { SignedInGuard } from '#features/account/http/staff-member.ts'

const ADDED_IN_AN_HOUR = 30

export interface AddEventDeps {
  calendar: CalendarDeps
  signedIn: SignedInGuard
  onCalendarWrite: () => void
  /** Set to false only in benchmarks and tests, which come from one network. */
  limited: boolean
}

/** For any signed-in user (SPEC §4, RULING 12). Services, prices and free places are for staff only (ADR-024). */
export function addEventRoute(app: FastifyInstance, deps: AddEventDeps): void {
  const { calendar, signedIn, onCalendarWrite, limited } = deps
  app.register(async (scope) => {
    if (limited)
      await scope.register(limitRequests('add-event'), {
        max: ADDED_IN_AN_HOUR,
        timeWindow: '1 hour',
        keyGenerator: byNetwork,
        errorResponseBuilder: () => ({ statusCode: 429, code: 'too_many_requests' }),
      })
    scope.post('/api/events', async (request, reply) => {
      reply.header('Cache-Control', 'no-store')
      const user = await signedIn(request)
      if (!user.ok) return reply.code(user.refusal.status).send(refused(user.refusal))
      const parsed = eventInputSchema.safeParse(request.body)
      if (!parsed.success) return answerInvalid(reply, parsed.error.issues)
      const { id, role } = user.value
      const field = role && mayDo(role, 'events') ? undefined : soldField(parsed.data)
      if (field) return reply.code(403).send({ statusCode: 403, code: 'only_staff', field })
      const added = await addEvent(calendar, id, parsed.data)
      onCalendarWrite()
      if (added.ok) reply.code(201)
      if (!added.ok) return reply.code(409).send({ statusCode: 409, ...added.refusal })
      return { id: added.value.id } satisfies AddedEvent
    })
  })
}

function soldField({ serviceId, priceCents, blocked = 0 }: EventInput): keyof EventInput | undefined {
  if (serviceId !== null) return 'serviceId'
  if (priceCents !== null) return 'priceCents'
  return blocked > 0 ? 'blocked' : undefined
}

function refused({ status, code }: { status: number; code: string }) {
  return { statusCode: status, code }
}
