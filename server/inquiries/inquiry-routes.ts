import formbody from '@fastify/formbody'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { paths } from '#app/paths.ts'
import { findInquiryByReference } from '#features/inquiry/find-inquiry.server.ts'
import type { InquiryDeps } from '#features/inquiry/send-inquiry.server.ts'
import { LANGUAGE_QUERY } from '#i18n/detect-language.ts'
import { toLanguage } from '#i18n/languages.ts'
import { byNetwork } from '#platform/http/visitor-network.ts'
import { bySurroundings } from '#platform/http/visitor-surroundings.ts'
import { type CaptchaDoor, type FormRefusal, TOO_MANY } from '../captcha/captcha-door.ts'
import type { PageRenderer } from '../render/page-renderer.ts'
import { languageOf } from '../render/page-routes.ts'
import { type InquiryForm, inquiryAddress } from './inquiry-form.ts'
import { readTexts } from './read-texts.ts'
import { receiveInquiry } from './receive-inquiry.ts'
import { sendFormBack } from './send-form-back.ts'

/** Attempts in ten minutes and from one address, four times as many from the network around it. Generous: an office shares one. */
const DEFAULT_LIMIT = 30
const WINDOW = '10 minutes'

export interface InquiryRoutesDeps extends InquiryDeps {
  forms: readonly InquiryForm[]
  captcha: CaptchaDoor
  renderPage: PageRenderer
  /** Attempts in ten minutes and from one address; 30 unless told. */
  inquiriesInTenMinutes?: number
}

/**
 * Each form twice: `POST /api/inquiries/<kind>` answers JSON to the browser's code, a POST to the form's page leads a
 * visitor without script on to the page of the inquiry, or shows the form again with what is wrong.
 */
export function inquiryRoutes(app: FastifyInstance, deps: InquiryRoutesDeps): void {
  app.register(async (scope) => {
    await scope.register(rateLimit, { global: false })
    await scope.register(formbody)
    const max = deps.inquiriesInTenMinutes ?? DEFAULT_LIMIT
    const limits = [
      scope.createRateLimit({ max, timeWindow: WINDOW, keyGenerator: byNetwork }),
      scope.createRateLimit({ max: 4 * max, timeWindow: WINDOW, keyGenerator: bySurroundings }),
    ]
    const isTooMuch = async (request: FastifyRequest) => {
      const checked = await Promise.all(limits.map((limit) => limit(request)))
      return checked.some((one) => !one.isAllowed && one.isExceeded)
    }
    for (const form of deps.forms) {
      scope.post(inquiryAddress(form.kind), async (request, reply) => {
        reply.header('Cache-Control', 'no-store')
        if (await isTooMuch(request)) return refuseInJson(reply, TOO_MANY)
        const received = await receiveInquiry(deps, form, sentIn(request))
        if (!received.ok) return refuseInJson(reply, received.refusal)
        return reply.code(201).send(received.value)
      })
      scope.post(form.page, {
        errorHandler: (error, request, reply) => sendBackUnread(deps, form, error, request, reply),
        handler: async (request, reply) => {
          if (request.headers['sec-fetch-site'] === 'cross-site') return reply.code(403).send()
          const sent = sentIn(request)
          const sendBack = backOf(form, sent)
          if (await isTooMuch(request)) return sendFormBack(deps, reply, { ...sendBack, ...TOO_MANY })
          const received = await receiveInquiry(deps, form, sent)
          if (!received.ok) return sendFormBack(deps, reply, { ...sendBack, ...received.refusal })
          const target = `${paths.contactSent(received.value.reference)}&${LANGUAGE_QUERY}=${sent.language}#inhalt`
          return reply.header('Cache-Control', 'no-store').redirect(target, 303)
        },
      })
    }
  })
  app.get('/api/inquiries/:reference', async (request, reply) => {
    const { reference } = (request as FastifyRequest<{ Params: { reference: string } }>).params
    reply.header('Cache-Control', 'no-store').header('X-Robots-Tag', 'noindex')
    const inquiry = await findInquiryByReference(deps.db, reference)
    if (inquiry) return inquiry
    return reply.code(404).send({ statusCode: 404, error: 'Not Found', message: 'No such inquiry' })
  })
}

/** What was typed, and the language that the form was shown in: what comes back and all mails keep to it. */
function sentIn(request: FastifyRequest) {
  const typed = readTexts(request.body)
  return { typed, language: languageOf(request, toLanguage(typed['language'])), ip: request.ip }
}

function backOf({ page, fields }: InquiryForm, { typed, language }: ReturnType<typeof sentIn>) {
  const values = Object.fromEntries(fields.map((field) => [field, typed[field] ?? '']))
  return { page, language, values }
}

function refuseInJson(reply: FastifyReply, { status, problems }: FormRefusal) {
  const said = status === 429 ? { code: 'too_many_requests' } : { code: 'invalid', problems }
  return reply.code(status).send({ statusCode: status, ...said })
}

/** What could not even be read, or not be stored: the form comes back all the same, with what was typed if we have it. */
function sendBackUnread(
  deps: InquiryRoutesDeps,
  form: InquiryForm,
  error: Error & { statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const status = error.statusCode ?? 503
  if (status >= 500) request.log.error({ err: error }, 'inquiry could not be stored')
  const problems = status === 413 ? [{ field: form.longest, code: 'too_long' }] : []
  const notice = status === 413 ? null : ('failed' as const)
  return sendFormBack(deps, reply, { ...backOf(form, sentIn(request)), status, problems, notice })
}
