import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FormSubmission } from '#site/form/form-state.ts'
import { paths } from '#content/paths.ts'
import {
  type AttachmentDeps,
  tryToDiscardAttachments,
} from '#features/inquiry/attachments/store-attachment.server.ts'
import { findInquiryByReference } from '#features/inquiry/send/find-inquiry.server.ts'
import { quoteOf } from '#features/quote/http/quote-at-once.ts'
import { LANGUAGE_QUERY } from '#i18n/detect-language.ts'
import { limitRequests } from '#platform/http/limit-requests.ts'
import { byNetwork } from '#platform/http/visitor-network.ts'
import { bySubnet } from '#platform/http/visitor-subnet.ts'
import type { UploadGuard } from '#server/captcha/captcha-guard.ts'
import { type FormRefusal, TOO_MANY } from '#server/forms/form-refusal.ts'
import { readTexts } from '#server/forms/read-texts.ts'
import { sendFormBack } from '#server/forms/send-form-back.ts'
import { isCrossSite } from '#platform/http/private-page-routes.ts'
import type { PageRenderer } from '#server/render/page-renderer.ts'
import { inquiryAddress, type InquiryForm } from './inquiry-form.ts'
import { MULTIPART, readMultipart } from './read-multipart.ts'
import { type InquiryRoute, type ReceiveDeps, receiveInquiry } from './receive-inquiry.ts'
import { emptySubmission, type Submission, visitorOf } from './submission.ts'

/** Per address; the surrounding network gets four times as many. Generous because offices share an address. */
const DEFAULT_LIMIT = 30
const WINDOW = '10 minutes'

interface InquiryRoutesDeps extends ReceiveDeps {
  forms: readonly InquiryForm[]
  renderPage: PageRenderer
  inquiriesInTenMinutes?: number
}

/** Each form twice: `POST /api/inquiries/<kind>` answers JSON; a POST to the form's page redirects or re-renders it. */
export function inquiryRoutes(app: FastifyInstance, deps: InquiryRoutesDeps): void {
  app.register(async (scope) => {
    await scope.register(limitRequests('inquiries'), { global: false })
    await scope.register(formbody)
    await scope.register(multipart, MULTIPART)
    const max = deps.inquiriesInTenMinutes ?? DEFAULT_LIMIT
    const limits = [
      scope.createRateLimit({ max, timeWindow: WINDOW, keyGenerator: byNetwork }),
      scope.createRateLimit({ max: 4 * max, timeWindow: WINDOW, keyGenerator: bySubnet }),
    ]
    const isTooMuch = async (request: FastifyRequest) => {
      const checked = await Promise.all(limits.map((limit) => limit(request)))
      return checked.some((one) => !one.isAllowed && one.isExceeded)
    }
    for (const form of deps.forms) {
      jsonInquiryRoute(scope, { ...deps, isTooMuch }, form)
      plainInquiryRoute(scope, { ...deps, isTooMuch }, form)
    }
  })
  app.get('/api/inquiries/:reference', async (request, reply) => {
    const { reference } = (request as FastifyRequest<{ Params: { reference: string } }>).params
    reply.header('Cache-Control', 'no-store').header('X-Robots-Tag', 'noindex')
    const inquiry = await findInquiryByReference(deps.db, reference, (id) => quoteOf(deps, id))
    if (inquiry) return inquiry
    return reply.code(404).send({ statusCode: 404, error: 'Not Found', message: 'No such inquiry' })
  })
}

function jsonInquiryRoute(scope: FastifyInstance, route: InquiryRoute, form: InquiryForm): void {
  scope.post(inquiryAddress(form.kind), async (request, reply) => {
    reply.header('Cache-Control', 'no-store')
    if (await route.isTooMuch(request)) return refuseInJson(reply, TOO_MANY)
    const submission = emptySubmission()
    await readSubmission(route, request, submission)
    const received = await receiveInquiry(route, form, submission, visitorOf(request, submission))
    if (!received.ok) return refuseInJson(reply, received.refusal)
    return reply.code(201).send(received.value)
  })
}

function refuseInJson(reply: FastifyReply, { status, problems }: FormRefusal) {
  const body = status === 429 ? { code: 'too_many_requests' } : { code: 'invalid', problems }
  return reply.code(status).send({ statusCode: status, ...body })
}

/** Without script: 303 to the inquiry's page, or the form again. */
function plainInquiryRoute(scope: FastifyInstance, route: InquiryRoute, form: InquiryForm): void {
  scope.post(form.page, {
    // Errors of the body parsers never reach the handler.
    errorHandler: (error, request, reply) => sendBackUnread(route, form, { error, request, reply }),
    handler: async (request, reply) => {
      if (isCrossSite(request)) return reply.code(403).send()
      const submission = emptySubmission()
      try {
        return await take(route, form, { request, reply, submission })
      } catch (error) {
        return sendBackUnread(route, form, { error: error as Error, request, reply, submission })
      }
    },
  })
}

interface Call {
  request: FastifyRequest
  reply: FastifyReply
  submission: Submission
}

async function take(route: InquiryRoute, form: InquiryForm, { request, reply, submission }: Call) {
  const isTooMuch = await route.isTooMuch(request)
  await readSubmission(route, request, submission, { textsOnly: isTooMuch })
  const visitor = visitorOf(request, submission)
  if (isTooMuch) return sendBack(route, form, { request, reply, submission }, TOO_MANY)
  const received = await receiveInquiry(route, form, submission, visitor)
  if (!received.ok) return sendBack(route, form, { request, reply, submission }, received.refusal)
  const target = `${paths.contactSent(received.value.reference)}&${LANGUAGE_QUERY}=${visitor.language}#inhalt`
  return reply.header('Cache-Control', 'no-store').redirect(target, 303)
}

function sendBack(
  route: InquiryRoute,
  { page, fields }: InquiryForm,
  { request, reply, submission }: Call,
  answer: Partial<FormSubmission> & { status: number },
) {
  const { typed, filesCame } = submission
  const values = Object.fromEntries(fields.map((field) => [field, typed[field] ?? '']))
  const { language } = visitorOf(request, submission)
  return sendFormBack(route, reply, { ...answer, page, language, values, filesLost: filesCame })
}

/** For bodies that cannot be parsed or stored: re-renders the form with whatever was parsed. */
function sendBackUnread(
  route: InquiryRoute,
  form: InquiryForm,
  call: Omit<Call, 'submission'> & { error: Error & { statusCode?: number }; submission?: Submission },
) {
  const { error, request, reply, submission = emptySubmission() } = call
  const status = error.statusCode ?? 503
  if (status >= 500) request.log.error({ err: error }, 'inquiry could not be stored')
  const problems = status === 413 ? [{ field: form.longest, code: 'too_long' }] : []
  const notice = status === 413 ? null : ('failed' as const)
  return sendBack(route, form, { request, reply, submission }, { status, problems, notice })
}

/** When it throws, texts stay in `into`, files do not. */
async function readSubmission(
  deps: AttachmentDeps & { captcha: UploadGuard },
  request: FastifyRequest,
  into: Submission,
  { textsOnly = false } = {},
): Promise<void> {
  if (!request.isMultipart()) return void Object.assign(into.typed, readTexts(request.body))
  const admits = (typed: Record<string, string>) => deps.captcha.admitsFiles(typed['altcha'], request)
  try {
    await readMultipart(deps, request, into, { textsOnly, admits })
  } catch (error) {
    const files = into.files.splice(0)
    await tryToDiscardAttachments(
      deps,
      files.map(({ id }) => id),
    )
    throw error
  }
}
