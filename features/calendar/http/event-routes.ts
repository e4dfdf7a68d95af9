import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { datedServiceIds } from '#features/services/content/services.ts'
import type { CalendarView } from '#features/calendar/database/to-calendar-event.server.ts'
import { eventQuerySchema, toEventQuery } from '#features/calendar/rules/event-query.schema.ts'
import { listEvents } from '#features/calendar/database/events-repository.server.ts'
import { HTML_LANG, type Language } from '#i18n/languages.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { type PlainAnswer, writeAnswer } from '#platform/http/compressed-answer.ts'
import type { MessageSource } from '#features/messages/http/open-messages.ts'
import { findPublicEvent } from '#features/staffing/http/find-public-event.ts'
import type { TimelyCache } from '#server/render/timely-cache.ts'

export interface EventRoutesDeps {
  db: Database
  clock: Clock
  /** Encoded answers; the composition root clears it when the calendar changes. */
  cache: TimelyCache
  headers: Record<string, string>
  messages: Pick<MessageSource, 'current'>
}

export function eventRoutes(app: FastifyInstance, deps: EventRoutesDeps): void {
  app.get('/api/events', (request, reply) => answerEvents(deps, request, reply))
  app.get('/api/events/:id', (request: EventRequest, reply) => answerEvent(deps, request, reply))
}

type EventRequest = FastifyRequest<{ Params: { id: string } }>

async function answerEvents(deps: EventRoutesDeps, request: FastifyRequest, reply: FastifyReply) {
  const parsed = schemaOf(deps).safeParse(request.query)
  if (!parsed.success) {
    const field = String(parsed.error.issues[0]?.path[0])
    return reply
      .code(400)
      .send({ statusCode: 400, error: 'Bad Request', message: `${field} cannot be used`, field })
  }
  const language = parsed.data.lng ?? 'de'
  const query = toEventQuery(parsed.data)
  return send(deps, request, reply, `${language} ${JSON.stringify(query)}`, async () =>
    json(deps, language, 200, { events: await listEvents(deps.db, query, viewOf(deps, language)) }),
  )
}

/** Dates of retired services can be asked for. */
function schemaOf({ messages }: EventRoutesDeps) {
  const { services } = messages.current().facts
  return eventQuerySchema(datedServiceIds(services))
}

function viewOf({ clock, messages }: EventRoutesDeps, language: Language): CalendarView {
  return { language, now: clock(), offer: messages.current().offer }
}

async function answerEvent(deps: EventRoutesDeps, request: EventRequest, reply: FastifyReply) {
  const { id } = request.params
  const { lng } = schemaOf(deps).pick({ lng: true }).catch({}).parse(request.query)
  const language = lng ?? 'de'
  const missing = { statusCode: 404, error: 'Not Found', message: 'No such event' }
  return send(deps, request, reply, `${language} ${id}`, async () => {
    const event = await findPublicEvent(deps.db, id, viewOf(deps, language))
    return event ? json(deps, language, 200, event) : json(deps, language, 404, missing)
  })
}

async function send(
  deps: EventRoutesDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
  produce: () => Promise<PlainAnswer>,
) {
  const answer = await deps.cache.now().answer(key, produce)
  reply.hijack()
  writeAnswer(request.raw, reply.raw, answer)
}

function json(deps: EventRoutesDeps, language: Language, status: number, body: object): PlainAnswer {
  return {
    status,
    headers: {
      ...deps.headers,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Language': HTML_LANG[language],
      'Cache-Control': 'no-cache',
    },
    body: JSON.stringify(body),
  }
}
