import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { acceptOffer } from '#features/booking/waiting-list/accept-offer.server.ts'
import type { BookingDeps } from '#features/booking/booking-deps.server.ts'
import type { HolderRefusal } from '#features/booking/booking-refusal.ts'
import { BOOKING_LIMITS } from '#features/booking/rules/booking-form.ts'
import { peopleSchema } from '#features/booking/rules/booking-form.schema.ts'
import { MAX_PEOPLE } from '#features/booking/booking.ts'
import type { StoredBooking } from '#features/booking/database/bookings-repository.server.ts'
import {
  nameParticipants,
  setEmergencyContact,
  withdrawNote,
  requestMove,
} from '#features/booking/change/edit-details.server.ts'
import { changePeople } from '#features/booking/change/change-people.server.ts'
import { moveBooking } from '#features/booking/change/move-booking.server.ts'
import { removeGuest } from '#features/booking/group/enter-guest.server.ts'
import { openGroup } from '#features/booking/group/view-group.server.ts'
import { choosePlan } from '#features/booking/plan-b/choose.server.ts'
import { PLAN_CHOICES } from '#features/booking/plan-b/plan-b.ts'
import { emergencyContactSchema } from '#features/booking/rules/emergency-contact.schema.ts'
import { cancelBooking } from '#features/booking/change/cancel-booking.server.ts'
import { payHeld } from '#features/booking/money/payment-page.server.ts'
import { payOnlineInstead } from '#features/booking/money/pay-online-instead.server.ts'
import { MAX_MOVE_REQUEST_TEXT } from '#features/booking/rules/move-request.ts'
import { MAX_REVISION_LENGTH } from '#features/booking/rules/booking-revision.ts'
import { findBookingByReference } from '#features/booking/change/view-booking.server.ts'
import { type Language, toLanguage } from '#i18n/languages.ts'
import { fieldProblems } from '#kernel/field-problem.ts'
import { type Result, refuseFor } from '#kernel/result.ts'
import { MULTI_LINE, plainLine, plainText, SINGLE_LINE } from '#kernel/written-text.ts'
import { limitRequests } from '#platform/http/limit-requests.ts'
import { holdingNetwork } from '#platform/http/holding-network.ts'
import { byNetwork } from '#platform/http/visitor-network.ts'
import { deriveToken } from '#platform/secrets.ts'
import { readTexts } from '#server/forms/read-texts.ts'
import { keepPrivate } from '#platform/http/private-page-routes.ts'
import { namedLanguage, languageOf } from '#platform/http/requested-language.ts'
import { openReferenceIn, readOpenBooking, rememberOpenBooking, readBooking } from './read-booking.ts'
import {
  payBookingByVoucher,
  type PayByVoucherRefusal,
} from '#features/voucher/http/pay-booking-by-voucher.ts'
import { receiveBooking, refusalStatus } from './receive-booking.ts'

/** Per network. Generous because offices and mobile networks share an address. */
export const BOOKINGS = { max: 60, timeWindow: '10 minutes' }
/** Codes have 60 bits, so this only slows down guessing. */
const APPRAISALS = { max: 20, timeWindow: '10 minutes' }
const CHANGES = { max: 60, timeWindow: '10 minutes' }

export interface BookingRoutesDeps extends BookingDeps {
  /** Set to false only in benchmarks and tests, which come from one address. */
  bookingLimits?: boolean
}

type Referenced = FastifyRequest<{ Params: { reference: string } }>

/** Private-link routes also accept plain forms and answer those with a 303; booking by form is `POST /buchen`. */
export function bookingRoutes(app: FastifyInstance, deps: BookingRoutesDeps): void {
  app.register(async (scope) => {
    await scope.register(limitRequests('bookings'), { global: false, keyGenerator: byNetwork })
    await scope.register(formbody, { bodyLimit: 64 * 1024 })
    const limited = (limit: { max: number; timeWindow: string }) =>
      deps.bookingLimits === false ? {} : { config: { rateLimit: limit } }
    keepPrivate(scope)
    scope.post('/api/bookings', limited(BOOKINGS), (request, reply) => book(deps, request, reply))
    scope.post('/api/voucher-appraisals', limited(APPRAISALS), (request, reply) =>
      appraise(deps, request, reply),
    )
    scope.get('/api/bookings/:reference', async (request, reply) => {
      const view = await readBooking(deps, (request as Referenced).params.reference, languageIn(request))
      return view ?? unknown(reply)
    })
    scope.get('/api/open-booking', async (request, reply) => {
      const view = await readOpenBooking(deps, openReferenceIn(request), languageIn(request))
      return view ?? reply.code(204).send()
    })
    const change = <Input>(
      path: string,
      schema: z.ZodType<Input>,
      run: (input: Input, booking: StoredBooking, network: string | undefined) => Changed,
    ) =>
      scope.route({
        method: ['POST', 'PUT'],
        url: `/api/bookings/:reference/${path}`,
        ...limited(CHANGES),
        handler: (request, reply) =>
          changeIt(deps, request as Referenced, reply, async (booking) => {
            const parsed = schema.safeParse(bodyOf(request))
            return parsed.success ? run(parsed.data, booking, networkOf(deps, request)) : refuseFor('invalid')
          }),
      })
    change('cancellation', z.object({ seen }), (by, { id }) => cancelBooking(deps, id, by))
    change('people', z.object({ seen, people: peopleSchema }), ({ people, ...by }, { id }) =>
      changePeople(deps, id, people, by),
    )
    change('move', z.object({ seen, eventId: z.uuid() }), ({ eventId, ...by }, { id }) =>
      moveBooking(deps, id, eventId, by),
    )
    change('participants', namesSchema, (names, { id }) => nameParticipants(deps, id, names))
    change('group', z.object({ renew: z.unknown().optional() }), ({ renew }, { id }) =>
      openGroup(deps, id, { renew: renew === true || renew === 'true' }),
    )
    change('guest-removal', z.object({ guest: z.uuid() }), ({ guest }, { id }) =>
      removeGuest(deps, id, guest),
    )
    change('move-wish', moveRequestSchema, (input, { id }) => requestMove(deps, id, input))
    change('choice', choiceSchema, ({ seen: revision, ...input }, { id }) =>
      choosePlan(deps, id, input, { seen: revision }),
    )
    change('emergency-contact', emergencyContactSchema, (contact, { id }) =>
      setEmergencyContact(deps, id, contact),
    )
    change('note-withdrawal', z.unknown(), (_input, { id }) => withdrawNote(deps, id))
    change('voucher', z.object({ code: voucherCode }), ({ code }, { id }) =>
      payBookingByVoucher(deps, id, code),
    )
    change('acceptance', z.object({ seen }), (by, { id }) => acceptOffer(deps, id, by))
    change('payment', z.unknown(), (_input, { id }) => payHeld(deps, id))
    change('online-payment', z.object({ seen }), (by, { id }, network) =>
      payOnlineInstead(deps, id, { network, ...by }),
    )
  })
}

/** Hashed key for the limits; undefined when limits are off. */
export function networkOf(
  { bookingLimits, key }: BookingRoutesDeps,
  request: Pick<FastifyRequest, 'ip' | 'socket'>,
) {
  return bookingLimits === false ? undefined : holdingNetwork(key, 'booking-network', request)
}

async function book(deps: BookingRoutesDeps, request: FastifyRequest, reply: FastifyReply) {
  const body = bodyOf(request)
  const result = await receiveBooking(deps, body, {
    language: languageOf(request, toLanguage(readTexts(body)['language'])),
    keyOf: () => request.headers['idempotency-key'] ?? body['key'],
    network: networkOf(deps, request),
    openReference: openReferenceIn(request),
  })
  if (!result.ok) {
    const { refusal } = result
    if (refusal.code === 'payment_unavailable') request.log.error(refusal, 'no payment page')
    const status = refusalStatus(refusal.code)
    return reply.code(status).send({ statusCode: status, ...withoutDetail(refusal) })
  }
  const { booking, reference, payUrl } = result.value
  if (payUrl) rememberOpenBooking(reply, deps, reference)
  return reply.code(201).send({ reference, state: booking.state, payUrl })
}

const voucherCode = z.string().overwrite(plainLine).min(1).max(BOOKING_LIMITS.voucher)

const appraisalBody = z.object({
  code: voucherCode,
  eventId: z.uuid(),
  people: z.coerce.number().int().min(1).max(MAX_PEOPLE),
})

async function appraise(deps: BookingRoutesDeps, request: FastifyRequest, reply: FastifyReply) {
  const parsed = appraisalBody.safeParse(request.body)
  if (!parsed.success)
    return reply
      .code(422)
      .send({ statusCode: 422, code: 'invalid', fields: fieldProblems(parsed.error.issues) })
  const { code, eventId, people } = parsed.data
  const event = await deps.events.find(deps.db, eventId, 'de')
  if (!event?.public || event.priceCents === null)
    return reply.code(409).send({ statusCode: 409, code: 'unknown_event' })
  const totalCents = event.priceCents * people
  const ask = {
    voucher: { code },
    serviceId: event.serviceId,
    perPersonCents: event.priceCents,
    totalCents,
    heldBy: await openBookingId(deps, request),
    now: deps.clock(),
  }
  const worth = await deps.vouchers.appraise(deps.db, ask)
  if (!worth.ok) return reply.code(409).send({ statusCode: 409, code: worth.refusal.code })
  const { coversCents, leftCents } = worth.value
  return { coversCents, leftCents, dueCents: totalCents - coversCents }
}

/** Excludes this browser's own booking when its voucher is appraised. */
async function openBookingId(deps: BookingRoutesDeps, request: FastifyRequest) {
  const reference = openReferenceIn(request)
  const booking = reference ? await findBookingByReference(deps.db, reference) : undefined
  return booking?.state === 'held' ? booking.id : undefined
}

type PrivateRefusal = HolderRefusal | PayByVoucherRefusal | { code: 'invalid' }
type Changed = Promise<Result<StoredBooking | { payUrl: string | null }, PrivateRefusal>>

async function changeIt(
  deps: BookingRoutesDeps,
  request: Referenced,
  reply: FastifyReply,
  run: (booking: StoredBooking) => Changed,
) {
  const { reference } = request.params
  const booking = await findBookingByReference(deps.db, reference)
  const isForm = comesFromForm(request)
  if (!booking)
    return isForm ? reply.redirect(`/buchung/${encodeURIComponent(reference)}`, 303) : unknown(reply)
  const result = await run(booking)
  const changed = result.ok ? result.value : booking
  const payUrl = 'payUrl' in changed ? changed.payUrl : null
  const isMoved = 'movedFromId' in changed && changed.movedFromId === booking.id
  const next = isMoved ? deriveToken(deps.key, 'booking-reference', changed.id) : reference
  if (isForm) {
    const problem = result.ok ? '' : `?problem=${encodeURIComponent(result.refusal.code)}`
    return reply.redirect(payUrl ?? `/buchung/${next}${problem}`, 303)
  }
  if (!result.ok) {
    const status = refusalStatus(result.refusal.code)
    return reply.code(status).send({ statusCode: status, ...withoutDetail(result.refusal) })
  }
  const view = await readBooking(deps, next, languageIn(request))
  return payUrl ? { ...view, payUrl } : view
}

/** Pages rendered before this field existed send nothing and are treated as outdated. */
const seen = z.string().max(MAX_REVISION_LENGTH).default('')

/** A form sends an empty date along with what needs none. */
const choiceSchema = z.object({
  seen,
  choice: z.enum(PLAN_CHOICES),
  eventId: z.preprocess((value) => (value === '' ? undefined : value), z.uuid().optional()),
})

/** `names: […]` from JSON or repeated `name` fields from a form; empty ones are dropped. */
const namesSchema = z.preprocess(
  (body) => {
    const { names, name } = body as Record<string, unknown>
    return [names ?? name ?? []].flat().filter((each) => typeof each !== 'string' || plainLine(each) !== '')
  },
  z.array(z.string().overwrite(plainLine).max(BOOKING_LIMITS.participant).regex(SINGLE_LINE)).max(MAX_PEOPLE),
)

const moveRequestSchema = z.object({
  day: z.iso.date(),
  text: z.string().overwrite(plainText).max(MAX_MOVE_REQUEST_TEXT).regex(MULTI_LINE).default(''),
})

function withoutDetail({ detail: _detail, ...refusal }: { code: string; detail?: string }) {
  return refusal
}

function bodyOf(request: FastifyRequest): Record<string, unknown> {
  const { body } = request
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
}

function comesFromForm(request: FastifyRequest) {
  return (request.headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded')
}

function languageIn(request: FastifyRequest): Language {
  return languageOf(request, namedLanguage(request))
}

function unknown(reply: FastifyReply) {
  return reply.code(404).send({ statusCode: 404, error: 'Not Found', message: 'No such booking' })
}
