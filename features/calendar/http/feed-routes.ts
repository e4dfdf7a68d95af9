import { asAttachment } from '#platform/http/content-disposition.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { calendarPath, type ServiceFilter, servicesOf } from '#features/calendar/site/calendar-address.ts'
import type { EventRow } from '#features/calendar/database/calendar.tables.server.ts'
import {
  findEventRow,
  listFeedEvents,
  withNewDates,
} from '#features/calendar/database/events-repository.server.ts'
import { icalCalendar } from '#features/calendar/ical/ical-calendar.server.ts'
import { toIcalEvent } from '#features/calendar/ical/to-ical-event.server.ts'
import { HTML_LANG, type Language, toLanguage } from '#i18n/languages.ts'
import { type PlainAnswer, writeAnswer } from '#platform/http/compressed-answer.ts'
import { datedServiceIds, type Services } from '#features/services/content/services.ts'
import type { EventQuery } from '#features/calendar/calendar-event.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import type { EventRoutesDeps } from './event-routes.ts'
import type { MessageSource } from '#features/messages/http/open-messages.ts'
import { feedMessages } from './feed-messages.ts'

interface FeedServices {
  /** Deduplicated and in a fixed order, for the cache key. */
  names: ServiceFilter[]
  ids: EventQuery['serviceIds']
}

export interface FeedRoutesDeps extends EventRoutesDeps {
  /** Origin without a trailing slash. */
  publicUrl: string
  messages: MessageSource
}

type FileRequest = FastifyRequest<{ Params: { id: string } }>

export function feedRoutes(app: FastifyInstance, deps: FeedRoutesDeps): void {
  app.get('/kalender.ics', (request, reply) => answerFeed(deps, request, reply))
  app.get('/kalender/abonnieren', (request, reply) => redirectToFeed(deps, request, reply))
  app.get('/kalender/:id.ics', (request: FileRequest, reply) => answerFile(deps, request, reply))
}

async function answerFeed(deps: FeedRoutesDeps, request: FastifyRequest, reply: FastifyReply) {
  const services = feedServices(request.query, deps.messages.current().facts.services)
  if (!services.ok) return refuseService(reply, services.refusal)
  const language = languageOf(request)
  const { names, ids } = services.value
  return send(deps, request, reply, `feed ${language} ${names.join()}`, async () => {
    const rows = await withNewDates(deps.db, await listFeedEvents(deps.db, ids, deps.clock()))
    return calendarFile(deps, language, rows, names)
  })
}

/** `webcal:` needs an absolute URL, which pages do not know. */
async function redirectToFeed(deps: FeedRoutesDeps, request: FastifyRequest, reply: FastifyReply) {
  const services = feedServices(request.query, deps.messages.current().facts.services)
  if (!services.ok) return refuseService(reply, services.refusal)
  const { names } = services.value
  const query = `lng=${languageOf(request)}${names.length > 0 ? `&service=${names.join()}` : ''}`
  return reply.redirect(`webcal://${new URL(deps.publicUrl).host}/kalender.ics?${query}`)
}

async function answerFile(deps: FeedRoutesDeps, request: FileRequest, reply: FastifyReply) {
  const language = languageOf(request)
  const { id } = request.params
  return send(deps, request, reply, `file ${language} ${id}`, async () => {
    const found = await findEventRow(deps.db, id)
    const [row] = await withNewDates(deps.db, found ? [found] : [])
    if (!row) return { status: 404, headers: { ...deps.headers, 'Cache-Control': 'no-cache' }, body: '' }
    const file = calendarFile(deps, language, [row])
    const name = `${row.serviceId ?? 'event'}-${row.startsLocal.slice(0, 10)}.ics`
    return {
      ...file,
      headers: { ...file.headers, 'Content-Disposition': asAttachment(name) },
    }
  })
}

function calendarFile(
  { headers, publicUrl, messages: source }: FeedRoutesDeps,
  language: Language,
  rows: EventRow[],
  services: FeedServices['names'] = [],
): PlainAnswer {
  const messages = feedMessages(source.current(), language, publicUrl)
  const page = calendarPath({ service: services.length === 1 ? (services[0] ?? null) : null })
  return {
    status: 200,
    headers: {
      ...headers,
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Language': HTML_LANG[language],
      'Cache-Control': 'no-cache',
      'X-Robots-Tag': 'noindex',
    },
    body: icalCalendar({
      name: messages.calendarName,
      language,
      url: `${publicUrl}${page}`,
      events: rows.map((row) => toIcalEvent(row, language, messages)),
    }),
  }
}

async function send(
  { cache }: FeedRoutesDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
  produce: () => Promise<PlainAnswer>,
) {
  const answer = await cache.now().answer(key, produce)
  reply.hijack()
  writeAnswer(request.raw, reply.raw, answer)
}

function refuseService(reply: FastifyReply, name: string) {
  return reply
    .code(400)
    .send({ statusCode: 400, error: 'Bad Request', message: `There is no service ${JSON.stringify(name)}` })
}

/** Calendar clients send no useful Accept-Language: `?lng`, else German. */
function languageOf(request: FastifyRequest): Language {
  const { lng } = request.query as Record<string, unknown>
  return (typeof lng === 'string' && toLanguage(lng)) || 'de'
}

/** `?service=survival,shelter-bau`: kinds or services, also retired ones, comma-separated. The refusal is the first unknown name. */
function feedServices(query: unknown, services: Services): Result<FeedServices, string> {
  const { service } = (query ?? {}) as Record<string, unknown>
  const requested = typeof service === 'string' ? service.split(',').filter(Boolean) : []
  const known: readonly ServiceFilter[] = ['survival', 'team', 'info', ...datedServiceIds(services)]
  const strange = requested.find((name) => !known.includes(name))
  if (strange !== undefined) return refuse(strange)
  const names = known.filter((each) => requested.includes(each))
  const ids = [...new Set(names.flatMap((name) => servicesOf(name, services) ?? []))]
  return accept({ names, ids: names.length > 0 ? ids : undefined })
}
