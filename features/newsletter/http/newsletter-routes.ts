import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { paths } from '#content/paths.ts'
import { confirmNewsletter, viewSignUp } from '#features/newsletter/confirm-newsletter.server.ts'
import { requestNewsletter } from '#features/newsletter/request-newsletter.server.ts'
import {
  resubscribe,
  unsubscribe,
  viewSubscriber,
} from '#features/newsletter/unsubscribe-newsletter.server.ts'
import { LANGUAGE_QUERY } from '#i18n/detect-language.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { limitRequests } from '#platform/http/limit-requests.ts'
import { byNetwork, visitorNetwork } from '#platform/http/visitor-network.ts'
import type { AppKey } from '#platform/secrets.ts'
import { type AddressRoutesDeps, addressFormRoutes } from '#server/address-form/address-form-routes.ts'
import { readTexts } from '#server/forms/read-texts.ts'
import { isCrossSite } from '#platform/http/private-page-routes.ts'
import { namedLanguage, languageOf } from '#platform/http/requested-language.ts'

/** Per network: guessed links, and mail providers that unsubscribe for many. */
const PRESSES = { max: 120, timeWindow: '10 minutes' }

export interface NewsletterRoutesDeps extends AddressRoutesDeps {
  db: Database
  key: AppKey
  clock: Clock
}

/** Opening the confirmation link changes nothing, because mail scanners open links. One-click: RFC 8058. */
export function newsletterRoutes(app: FastifyInstance, deps: NewsletterRoutesDeps): void {
  addressFormRoutes(app, deps, {
    page: paths.newsletter,
    api: '/api/newsletter/sign-ups',
    sentPage: paths.newsletterSent,
    take: (asking, { source }) =>
      deps.db.transaction((tx) =>
        requestNewsletter(tx, deps, {
          ...asking,
          source: source === 'footer' ? 'footer' : 'page',
        }),
      ),
  })
  app.register(async (scope) => {
    await scope.register(limitRequests('newsletter'), {
      global: deps.addressLimits !== false,
      keyGenerator: byNetwork,
      ...PRESSES,
    })
    await scope.register(formbody, { bodyLimit: 32 * 1024 })
    // One-click may use either form encoding; the token is in the URL.
    scope.addContentTypeParser(['multipart/form-data', 'text/plain'], { parseAs: 'string' }, async () => ({}))
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('Cache-Control', 'no-store').header('X-Robots-Tag', 'noindex')
    })
    scope.get('/api/newsletter/sign-ups/:token', async (request, reply) => {
      const { token } = request.params as { token: string }
      return (await viewSignUp(deps.db, token, deps.clock())) ?? unknown(reply)
    })
    scope.get('/api/newsletter/subscribers/:token', async (request, reply) => {
      const { token } = request.params as { token: string }
      return (await viewSubscriber(deps.db, token)) ?? unknown(reply)
    })
    scope.post(CONFIRM, async (request, reply) => {
      if (isCrossSite(request)) return reply.code(403).send()
      const token = tokenOf(request)
      await confirmNewsletter(deps, { token, network: visitorNetwork(request.ip) })
      return backTo(reply, request, CONFIRM, token)
    })
    scope.post(UNSUBSCRIBE, async (request, reply) => {
      const token = tokenOf(request)
      const { action } = readTexts(request.body)
      if (action === 'return' && !isCrossSite(request))
        await resubscribe(deps, { token, network: visitorNetwork(request.ip) })
      else await unsubscribe(deps, token)
      // Mail clients need a 200; a redirect does not count (RFC 8058, 3.1).
      return action ? backTo(reply, request, UNSUBSCRIBE, token) : reply.type('text/plain').send('OK\n')
    })
  })
}

const CONFIRM = '/newsletter/bestaetigen'
const UNSUBSCRIBE = '/newsletter/abmelden'

function tokenOf(request: FastifyRequest): string {
  const { token } = request.query as { token?: unknown }
  return typeof token === 'string' ? token : ''
}

function backTo(reply: FastifyReply, request: FastifyRequest, page: string, token: string) {
  const language = languageOf(request, namedLanguage(request))
  const query = new URLSearchParams({ token, [LANGUAGE_QUERY]: language })
  return reply.redirect(`${page}?${query}#inhalt`, 303)
}

function unknown(reply: FastifyReply) {
  return reply.code(404).send({ statusCode: 404, code: 'unknown_token' })
}
