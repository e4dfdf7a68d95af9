import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { changeGuest, enterGuest, removeGuest } from '#features/booking/group/enter-guest.server.ts'
import { guestEntrySchema, newGuestSchema } from '#features/booking/group/guest-entry.schema.ts'
import { findGroupByLink, guestOf } from '#features/booking/group/view-group.server.ts'
import type { BookingDeps } from '#features/booking/booking-deps.server.ts'
import { fieldProblems } from '#kernel/field-problem.ts'
import { limitRequests } from '#platform/http/limit-requests.ts'
import { byNetwork } from '#platform/http/visitor-network.ts'
import type { Drawing } from '../drawing/open-drawing.ts'
import { keepPrivate } from '../http/private-page-routes.ts'
import { namedLanguage, languageOf } from '../http/requested-language.ts'
import { drawGroupSheet } from './draw-group-sheet.ts'
import { eventFile } from './event-file.ts'
import { readGroup, type ReadGroupDeps } from './read-group.ts'

/** A whole company enters itself from one address within minutes. */
const ENTRIES = { max: 300, timeWindow: '10 minutes' }
const FILES = { max: 60, timeWindow: '10 minutes' }

interface GroupRoutesDeps extends ReadGroupDeps, Pick<BookingDeps, 'publicUrl'> {
  drawing: Drawing
  headers: Record<string, string>
  limited: boolean
}

/** Where the guests of a booking enter themselves. Changes also take plain forms and answer those with a 303. */
export function groupRoutes(app: FastifyInstance, deps: GroupRoutesDeps): void {
  app.register(async (scope) => {
    await scope.register(limitRequests('groups'), { global: false, keyGenerator: byNetwork })
    await scope.register(formbody, { bodyLimit: 16 * 1024 })
    const limited = (limit: typeof ENTRIES) => (deps.limited ? { config: { rateLimit: limit } } : {})
    keepPrivate(scope)

    scope.get('/api/groups/:link', async (request, reply) => {
      const { entry } = request.query as { entry?: unknown }
      const view = await readGroup(deps, {
        link: paramsOf(request).link,
        entry: typeof entry === 'string' ? entry : null,
        language: languageOf(request, namedLanguage(request)),
      })
      return view ?? unknown(reply)
    })

    scope.post('/api/groups/:link/entries', limited(ENTRIES), async (request, reply) => {
      const { link } = paramsOf(request)
      const group = await findGroupByLink(deps.db, link)
      const back = formAnswer(request, reply, link)
      if (!group) return back?.('', 'unknown_group') ?? unknown(reply)
      const parsed = newGuestSchema.safeParse(request.body ?? {})
      if (!parsed.success) return refuseFields(reply, parsed.error.issues, back)
      const { noteConsent: _noteConsent, ...entry } = parsed.data
      const language = languageOf(request, namedLanguage(request))
      const result = await enterGuest(deps, group.booking.id, { ...entry, language })
      if (!result.ok) return refuseEntry(reply, result.refusal, back)
      return back?.(result.value.entry) ?? reply.code(201).send(result.value)
    })

    scope.post('/api/groups/:link/entries/:entry', limited(ENTRIES), async (request, reply) => {
      const { link, entry: token = '' } = paramsOf(request)
      const group = await findGroupByLink(deps.db, link)
      const guest = group && guestOf(group.guests, token)
      const back = formAnswer(request, reply, link)
      if (!guest) return back?.(token, 'unknown_entry') ?? unknown(reply)
      const parsed = guestEntrySchema.safeParse(request.body ?? {})
      if (!parsed.success) return refuseFields(reply, parsed.error.issues, back, token)
      const { noteConsent: _noteConsent, ...entry } = parsed.data
      const result = await changeGuest(deps, guest, entry)
      if (!result.ok) return refuseEntry(reply, result.refusal, back, token)
      return back?.(token) ?? result.value
    })

    scope.post('/api/groups/:link/entries/:entry/removal', limited(ENTRIES), async (request, reply) => {
      const { link, entry: token = '' } = paramsOf(request)
      const group = await findGroupByLink(deps.db, link)
      const guest = group && guestOf(group.guests, token)
      const back = formAnswer(request, reply, link)
      if (group && guest) await removeGuest(deps, group.booking.id, guest.id)
      return back?.('', group ? undefined : 'unknown_group', 'removed') ?? { removed: true }
    })

    scope.get('/gruppe/:link/termin.ics', limited(FILES), async (request, reply) => {
      const group = await findGroupByLink(deps.db, paramsOf(request).link)
      const language = languageOf(request, namedLanguage(request))
      const file =
        group && (await eventFile({ ...deps, database: deps.db }, language, [group.booking.eventId]))
      if (!file) return unknown(reply)
      return reply
        .headers({
          ...deps.headers,
          'Content-Type': file.contentType,
          'Content-Disposition': `attachment; filename="${file.filename}"`,
        })
        .send(file.content)
    })

    scope.get('/gruppe/:link/blatt.pdf', limited(FILES), async (request, reply) => {
      const { link } = paramsOf(request)
      const language = languageOf(request, namedLanguage(request))
      const group = await readGroup(deps, { link, entry: null, language })
      if (!group) return unknown(reply)
      const site = deps.messages.current()
      return reply
        .headers({
          ...deps.headers,
          'Content-Type': 'application/pdf',
          'Content-Disposition': `inline; filename="${group.event.startsAt.slice(0, 10)}.pdf"`,
        })
        .send(await drawGroupSheet({ ...deps, site, now: deps.clock() }, group, language))
    })
  })
}

type FormAnswer = (entry: string, problem?: string, done?: string) => FastifyReply

/** Undefined unless the request is a plain form. */
function formAnswer(request: FastifyRequest, reply: FastifyReply, link: string): FormAnswer | undefined {
  const isForm = (request.headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded')
  if (!isForm) return undefined
  return (entry, problem, done = 'saved') => {
    const own = entry ? `/${encodeURIComponent(entry)}` : ''
    const news = problem ? `problem=${encodeURIComponent(problem)}` : `done=${done}`
    return reply.redirect(`/gruppe/${encodeURIComponent(link)}${own}?${news}`, 303)
  }
}

function refuseFields(
  reply: FastifyReply,
  issues: Parameters<typeof fieldProblems>[0],
  back: FormAnswer | undefined,
  token = '',
) {
  const fields = fieldProblems(issues)
  return back?.(token, 'invalid') ?? reply.code(422).send({ statusCode: 422, code: 'invalid', fields })
}

function refuseEntry(
  reply: FastifyReply,
  refusal: { code: string },
  back: FormAnswer | undefined,
  token = '',
) {
  return back?.(token, refusal.code) ?? reply.code(409).send({ statusCode: 409, ...refusal })
}

function paramsOf(request: FastifyRequest) {
  return request.params as { link: string; entry?: string }
}

function unknown(reply: FastifyReply) {
  return reply.code(404).send({ statusCode: 404, error: 'Not Found', message: 'No such group' })
}
