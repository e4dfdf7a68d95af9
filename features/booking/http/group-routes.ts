import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { BookingDeps } from '#features/booking/booking-deps.server.ts'
import { changeGuest, enterGuest, removeGuest } from '#features/booking/group/enter-guest.server.ts'
import { isGroupOpen } from '#features/booking/group/group.ts'
import { guestEntrySchema, newGuestSchema } from '#features/booking/group/guest-entry.schema.ts'
import { findGroupByLink, guestOf, ownEntry } from '#features/booking/group/view-group.server.ts'
import { checkInPicture, guestCode, hasCheckIn } from '#features/booking/roster/check-in-code.server.ts'
import { findAnyEvent } from '#features/calendar/database/events-repository.server.ts'
import type { MessageSource } from '#features/messages/http/open-messages.ts'
import type { Language } from '#i18n/languages.ts'
import { type FieldProblem, fieldProblems } from '#kernel/field-problem.ts'
import { accept, refuse, type Result } from '#kernel/result.ts'
import { asAttachment, asInline } from '#platform/http/content-disposition.ts'
import { limitRequests } from '#platform/http/limit-requests.ts'
import { byNetwork } from '#platform/http/visitor-network.ts'
import type { Drawing } from '#server/drawing/open-drawing.ts'
import { readTexts } from '#server/forms/read-texts.ts'
import { sendFormBack } from '#server/forms/send-form-back.ts'
import { keepPrivate } from '#platform/http/private-page-routes.ts'
import { languageOf, namedLanguage } from '#platform/http/requested-language.ts'
import type { PageRenderer } from '#server/render/page-renderer.ts'
import { drawGroupSheet } from './draw-group-sheet.ts'
import { eventFile } from './event-file.ts'
import { printGuestCodes } from './guest-codes.ts'
import { packingListOf } from './packing-list.ts'

/** A whole company enters itself from one address within minutes. */
const ENTRIES = { max: 300, timeWindow: '10 minutes' }
const FILES = { max: 60, timeWindow: '10 minutes' }

interface GroupRoutesDeps extends ReadGroupDeps, Pick<BookingDeps, 'publicUrl'> {
  drawing: Drawing
  headers: Record<string, string>
  limited: boolean
  renderPage: PageRenderer
}

/**
 * Where the guests of a booking enter themselves, and the tickets of those whom it names. Without script the forms go to their
 * page, and return from there.
 */
export function groupRoutes(app: FastifyInstance, deps: GroupRoutesDeps) {
  app.register(async (scope) => {
    await scope.register(limitRequests('groups'), { global: false, keyGenerator: byNetwork })
    await scope.register(formbody, { bodyLimit: 16 * 1024 })
    const limited = (limit: typeof ENTRIES) => (deps.limited ? { config: { rateLimit: limit } } : {})
    keepPrivate(scope)
    const send = (reply: FastifyReply, type: string, disposition: string, content: unknown) =>
      reply
        .headers({ ...deps.headers, 'Content-Type': type, 'Content-Disposition': disposition })
        .send(content)

    scope.get('/api/groups/:link', async (request, reply) => {
      const { entry } = request.query as { entry?: unknown }
      const view = await readGroup(deps, {
        link: paramsOf(request).link,
        entry: typeof entry === 'string' ? entry : null,
        language: languageOf(request, namedLanguage(request)),
      })
      return view ?? unknown(reply)
    })

    const entries = (path: string, enterOrChange: typeof enter, status: number) => {
      scope.post(`/api/groups/:link/entries${path}`, limited(ENTRIES), async (request, reply) => {
        const done = await enterOrChange(deps, request)
        return done.ok ? reply.code(status).send(done.value) : refuseIt(reply, done.refusal)
      })
      // The same without JavaScript.
      scope.post(`/gruppe/:link${path}`, limited(ENTRIES), async (request, reply) => {
        const done = await enterOrChange(deps, request)
        return done.ok ? back(request, reply, done.value.entry) : sendBack(deps, request, reply, done.refusal)
      })
    }
    entries('', enter, 201)
    entries('/:entry', change, 200)
    scope.post('/api/groups/:link/entries/:entry/removal', limited(ENTRIES), async (request, reply) => {
      const { link, entry: token = '' } = paramsOf(request)
      const group = await findGroupByLink(deps.db, link)
      const guest = group && guestOf(group.guests, token)
      if (group && guest) await removeGuest(deps, group.booking.id, guest.id)
      if (!isForm(request)) return { removed: true }
      return back(request, reply, '', group ? 'done=removed' : 'problem=unknown_group')
    })

    scope.get('/gruppe/:link/termin.ics', limited(FILES), async (request, reply) => {
      const group = await findGroupByLink(deps.db, paramsOf(request).link)
      const language = languageOf(request, namedLanguage(request))
      const file =
        group && (await eventFile({ ...deps, database: deps.db }, language, [group.booking.eventId]))
      return file ? send(reply, file.contentType, asAttachment(file.filename), file.content) : unknown(reply)
    })

    scope.get('/buchung/:reference/codes.pdf', limited(FILES), async (request, reply) => {
      const { reference } = request.params as { reference: string }
      const language = languageOf(request, namedLanguage(request))
      const content = await printGuestCodes(deps, reference, language)
      return content ? send(reply, 'application/pdf', asInline('codes.pdf'), content) : unknown(reply)
    })

    scope.get('/gruppe/:link/blatt.pdf', limited(FILES), async (request, reply) => {
      const { link } = paramsOf(request)
      const language = languageOf(request, namedLanguage(request))
      const group = await readGroup(deps, { link, entry: null, language })
      if (!group) return unknown(reply)
      const site = deps.messages.current()
      const content = await drawGroupSheet({ ...deps, site, now: deps.clock() }, group, language)
      return send(reply, 'application/pdf', asInline(`${group.event.startsAt.slice(0, 10)}.pdf`), content)
    })
  })
}

interface Refused {
  status: 404 | 409 | 422
  code: string
  fields?: FieldProblem[]
}

type Entered = Promise<Result<{ entry: string }, Refused>>

async function enter(deps: GroupRoutesDeps, request: FastifyRequest): Entered {
  const group = await findGroupByLink(deps.db, paramsOf(request).link)
  if (!group) return refuse({ status: 404, code: 'unknown_group' })
  const parsed = newGuestSchema.safeParse(request.body ?? {})
  if (!parsed.success) return refuse(invalid(parsed.error.issues))
  const { noteConsent: _noteConsent, ...entry } = parsed.data
  const language = languageOf(request, namedLanguage(request))
  const result = await enterGuest(deps, group.booking.id, { ...entry, language })
  return result.ok ? result : refuse({ status: 409, ...result.refusal })
}

async function change(deps: GroupRoutesDeps, request: FastifyRequest): Entered {
  const { link, entry: token = '' } = paramsOf(request)
  const group = await findGroupByLink(deps.db, link)
  const guest = group && guestOf(group.guests, token)
  if (!guest) return refuse({ status: 404, code: 'unknown_entry' })
  const parsed = guestEntrySchema.safeParse(request.body ?? {})
  if (!parsed.success) return refuse(invalid(parsed.error.issues))
  const { noteConsent: _noteConsent, ...entry } = parsed.data
  const result = await changeGuest(deps, guest, entry)
  return result.ok ? accept({ entry: token }) : refuse({ status: 409, ...result.refusal })
}

function invalid(issues: Parameters<typeof fieldProblems>[0]): Refused {
  return { status: 422, code: 'invalid', fields: fieldProblems(issues) }
}

function refuseIt(reply: FastifyReply, { status, ...refusal }: Refused) {
  return status === 404 ? unknown(reply) : reply.code(status).send({ statusCode: status, ...refusal })
}

/** The page again, with what was typed; of an unknown link, its page. */
function sendBack(
  deps: GroupRoutesDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { status, code, fields = [] }: Refused,
) {
  const { link, entry } = paramsOf(request)
  const page = pageOf(link, entry)
  if (status === 404) return reply.redirect(`${page}?problem=${code}`, 303)
  const language = languageOf(request, namedLanguage(request))
  const problems = fields.length > 0 ? fields : [{ field: '', code }]
  return sendFormBack(deps, reply, { page, language, values: readTexts(request.body), status, problems })
}

function back(request: FastifyRequest, reply: FastifyReply, entry: string, news = 'done=saved') {
  return reply.redirect(`${pageOf(paramsOf(request).link, entry)}?${news}`, 303)
}

function pageOf(link: string, entry = '') {
  return ['/gruppe', link, entry]
    .filter(Boolean)
    .map((part, index) => (index ? encodeURIComponent(part) : part))
    .join('/')
}

function isForm(request: FastifyRequest) {
  return (request.headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded')
}

function paramsOf(request: FastifyRequest) {
  return request.params as { link: string; entry?: string }
}

function unknown(reply: FastifyReply) {
  return reply.code(404).send({ statusCode: 404, error: 'Not Found', message: 'No such group' })
}

interface ReadGroupDeps extends Pick<BookingDeps, 'db' | 'key' | 'events' | 'clock'> {
  messages: Pick<MessageSource, 'current'>
}

/** What a guest with the link sees, with the own entry of `entry`; undefined for an unknown link or entry. */
async function readGroup(
  { db, key, events, clock, messages }: ReadGroupDeps,
  { link, entry, language }: { link: string; entry: string | null; language: Language },
) {
  const found = await findGroupByLink(db, link)
  if (!found) return undefined
  const { booking, guests } = found
  const now = clock()
  const event = await findAnyEvent(db, booking.eventId, { language, now, offer: events.offer() })
  const booked = await events.find(db, booking.eventId, language)
  const own = entry === null ? null : guestOf(guests, entry)
  if (!event || !booked || own === undefined) return undefined
  return {
    link,
    event,
    company: booking.company,
    people: booking.people,
    entered: guests.length,
    isOpen: isGroupOpen(booking, booked, now),
    packingList: packingListOf(messages.current(), language, booked.serviceId),
    own: own && {
      ...ownEntry(key, own),
      checkIn: hasCheckIn(booking, booked, now) ? checkInPicture(guestCode(key, booking.id, own.name)) : null,
    },
  }
}
