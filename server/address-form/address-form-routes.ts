import formbody from '@fastify/formbody'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LANGUAGE_QUERY } from '#i18n/detect-language.ts'
import { refuse } from '#kernel/result.ts'
import { byNetwork } from '#platform/http/visitor-network.ts'
import { TOO_MANY } from '../forms/form-refusal.ts'
import { readTexts } from '../forms/read-texts.ts'
import { sendFormBack } from '../forms/send-form-back.ts'
import type { PageRenderer } from '../render/page-renderer.ts'
import {
  type AddressForm,
  type AddressFormDeps,
  receiveAddress,
  readTypedAddress,
} from './receive-address.ts'

/** Attempts of one network in ten minutes. Generous: an office shares one. */
const ATTEMPTS = { max: 30, timeWindow: '10 minutes' }

export interface AddressRoutesDeps extends AddressFormDeps {
  renderPage: PageRenderer
}

/**
 * A form that asks for an e-mail address and nothing else, twice: a POST to `api` answers JSON to the browser's code, a
 * POST to the form's page leads on (303) or shows the form again. The answer is the same for every address.
 */
export function addressFormRoutes(app: FastifyInstance, deps: AddressRoutesDeps, form: AddressForm): void {
  app.register(async (scope) => {
    await scope.register(rateLimit, { global: false })
    await scope.register(formbody, { bodyLimit: 32 * 1024 })
    const limit = scope.createRateLimit({ ...ATTEMPTS, keyGenerator: byNetwork })
    const isTooMuch = async (request: FastifyRequest) => {
      if (deps.addressLimits === false) return false
      const checked = await limit(request)
      return !checked.isAllowed && checked.isExceeded
    }
    scope.post(form.api, async (request, reply) => {
      reply.header('Cache-Control', 'no-store')
      const received = (await isTooMuch(request))
        ? refuse(TOO_MANY)
        : await receiveAddress(deps, form, request)
      if (received.ok) return reply.code(201).send({ reference: 'mail' })
      const { status: statusCode, problems } = received.refusal
      const refusal = statusCode === 429 ? { code: 'too_many_requests' } : { code: 'invalid', problems }
      return reply.code(statusCode).send({ statusCode, ...refusal })
    })
    scope.post(form.page, {
      errorHandler: (error, request, reply) => sendBackUnread(deps, form, error, request, reply),
      handler: async (request, reply) => {
        if (request.headers['sec-fetch-site'] === 'cross-site') return reply.code(403).send()
        const back = backOf(form, request)
        const received = (await isTooMuch(request))
          ? refuse(TOO_MANY)
          : await receiveAddress(deps, form, request)
        if (!received.ok) return sendFormBack(deps, reply, { ...back, ...received.refusal })
        const target = `${form.sentPage}?${LANGUAGE_QUERY}=${back.language}#inhalt`
        return reply.header('Cache-Control', 'no-store').redirect(target, 303)
      },
    })
  })
}

function backOf(form: AddressForm, request: FastifyRequest) {
  const { typed, language } = readTypedAddress(request, readTexts(request.body))
  return { page: form.page, language, values: { email: typed['email'] ?? '' } }
}

/** What could not even be read, or not be stored: the form comes back, with what was typed if we have it. */
function sendBackUnread(
  deps: AddressRoutesDeps,
  form: AddressForm,
  error: Error & { statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const status = error.statusCode ?? 503
  if (status >= 500) request.log.error({ err: error }, 'an address form could not be taken')
  return sendFormBack(deps, reply, { ...backOf(form, request), status, notice: 'failed' })
}
