import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FormNotice } from '#site/form/form-state.ts'
import { paths } from '#content/paths.ts'
import { bookingPath, readBookingAddress } from '#features/booking/site/booking-address.ts'
import { refusalProblem } from '#features/booking/site/form/booking-refusal.ts'
import type { BookingForm } from '#features/booking/rules/booking-form.schema.ts'
import { LANGUAGE_QUERY } from '#i18n/detect-language.ts'
import { toLanguage } from '#i18n/languages.ts'
import type { FieldProblem } from '#kernel/field-problem.ts'
import { limitRequests } from '#platform/http/limit-requests.ts'
import { failureStatus, RETRY_AFTER_S } from '#platform/http/failure-status.ts'
import { byNetwork } from '#platform/http/visitor-network.ts'
import { deriveBytes } from '#platform/secrets.ts'
import { readTexts } from '#server/forms/read-texts.ts'
import { sendFormBack } from '#server/forms/send-form-back.ts'
import type { PageRenderer } from '#server/render/page-renderer.ts'
import { isCrossSite } from '#platform/http/private-page-routes.ts'
import { languageOf } from '#platform/http/requested-language.ts'
import { BOOKINGS, type BookingRoutesDeps, networkOf } from './booking-routes.ts'
import { refusalStatus, type ReceiveRefusal, receiveBooking } from './receive-booking.ts'
import { openReferenceIn, readOpenBooking, rememberOpenBooking } from './read-booking.ts'

interface PlainBookingDeps extends BookingRoutesDeps {
  renderPage: PageRenderer
}

/** Without script there is no form key, so identical forms within this window count as one booking. */
const SAME_FORM_MS = 10 * 60_000

/** `POST /buchen` without JavaScript: 303 to payment or booking, or the form again with its problems. */
export function plainBookingRoute(app: FastifyInstance, deps: PlainBookingDeps) {
  app.register(async (scope) => {
    await scope.register(limitRequests('plain-booking'), { global: false, keyGenerator: byNetwork })
    await scope.register(formbody, { bodyLimit: 64 * 1024 })
    const limit = scope.createRateLimit(BOOKINGS)
    scope.post(paths.booking, async (request, reply) => {
      if (isCrossSite(request)) return reply.code(403).send()
      const checked = deps.bookingLimits === false ? null : await limit(request)
      const isTooMuch = checked !== null && !checked.isAllowed && checked.isExceeded
      return isTooMuch
        ? sendBack(deps, request, reply, 429, { notice: 'too_many' })
        : book(deps, request, reply)
    })
    // Not stored (for example, the database is busy): re-render the form with the input.
    scope.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      const status = failureStatus(error)
      if (status < 500) throw error
      request.log.error({ err: error }, 'booking could not be stored')
      if (status === 503) reply.header('Retry-After', RETRY_AFTER_S)
      return sendBack(deps, request, reply, status, { notice: 'failed' })
    })
  })
}

async function book(deps: PlainBookingDeps, request: FastifyRequest, reply: FastifyReply) {
  const typed = readTexts(request.body)
  const language = languageOf(request, toLanguage(typed['language']))
  const result = await receiveBooking(deps, typed, {
    language,
    keyOf: (form) => contentKey(deps, form, byNetwork(request)),
    network: networkOf(deps, request),
    openReference: openReferenceIn(request),
  })
  if (!result.ok) return refuseIt(deps, request, reply, result.refusal)
  const { reference, payUrl } = result.value
  if (payUrl) rememberOpenBooking(reply, deps, reference)
  const page = `${paths.myBooking(reference)}?${LANGUAGE_QUERY}=${language}`
  return reply.header('Cache-Control', 'no-store').redirect(payUrl ?? page, 303)
}

function refuseIt(
  deps: PlainBookingDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: ReceiveRefusal,
) {
  if (refusal.code === 'invalid') return sendBack(deps, request, reply, 422, { problems: refusal.fields })
  if (refusal.code === 'too_many_held') return sendBack(deps, request, reply, 429, { notice: 'too_many' })
  if (refusal.code === 'payment_unavailable') request.log.error(refusal, 'no payment page')
  const problem = refusalProblem(refusal.code, 'version' in refusal ? refusal.version : undefined)
  return sendBack(
    deps,
    request,
    reply,
    refusalStatus(refusal.code),
    problem ? { problems: [problem] } : { notice: 'failed' },
  )
}

function sendBack(
  deps: PlainBookingDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  trouble: { problems?: FieldProblem[]; notice?: FormNotice },
) {
  const values = readTexts(request.body)
  const language = languageOf(request, toLanguage(values['language']))
  const chosen = readBookingAddress(new URL(request.url, 'http://site').searchParams)
  const page = bookingPath({ ...chosen, eventId: values['eventId'] || chosen.eventId })
  return sendFormBack(deps, reply, {
    page,
    language,
    values,
    status,
    findOpenBooking: () => readOpenBooking(deps, openReferenceIn(request), language),
    ...trouble,
  })
}

/** Includes the network: the same input from elsewhere must not open the booking. */
function contentKey({ key, clock }: PlainBookingDeps, form: BookingForm, network: string) {
  const window = Math.floor(clock().getTime() / SAME_FORM_MS)
  const content = `${window} ${network} ${JSON.stringify(form)}`
  return deriveBytes(key, 'plain-booking', content).toString('hex').slice(0, 32)
}
