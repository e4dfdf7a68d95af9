import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FormSubmission } from '#app/form/form-state.ts'
import { paths } from '#content/paths.ts'
import { LANGUAGE_QUERY } from '#i18n/detect-language.ts'
import { TOO_MANY } from '#server/forms/form-refusal.ts'
import type { InquiryForm } from './inquiry-form.ts'
import { readSubmission } from './read-submission.ts'
import { type InquiryRoute, receiveInquiry } from './receive-inquiry.ts'
import { sendFormBack } from '#server/forms/send-form-back.ts'
import { emptySubmission, type Submission, visitorOf } from './submission.ts'
import { isCrossSite } from '#server/http/private-page-routes.ts'

/** Without script: 303 to the inquiry's page, or the form again. */
export function plainInquiryRoute(scope: FastifyInstance, route: InquiryRoute, form: InquiryForm): void {
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
