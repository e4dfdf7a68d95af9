import { asAttachment } from '#platform/http/content-disposition.ts'
import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { paths } from '#content/paths.ts'
import { recordPrivacyAction } from '#features/privacy/privacy-audit.server.ts'
import { findOpenLink, requestPrivacyLink, type StoredLink } from '#features/privacy/privacy-links.server.ts'
import { LANGUAGE_QUERY } from '#i18n/detect-language.ts'
import { limitRequests } from '#platform/http/limit-requests.ts'
import { rejectSpeculativeRequests } from '#platform/http/reject-speculative-requests.ts'
import { byNetwork } from '#platform/http/visitor-network.ts'
import { type AddressRoutesDeps, addressFormRoutes } from '#server/address-form/address-form-routes.ts'
import { readTexts } from '#server/forms/read-texts.ts'
import { isCrossSite } from '#server/http/private-page-routes.ts'
import { namedLanguage, languageOf } from '#server/http/requested-language.ts'
import { type EraseDeps, erasePerson } from './erase-person.ts'
import { exportPersonalFile, readPersonalRecords, viewPersonalFile } from './personal-file.ts'

const CALLS = { max: 120, timeWindow: '10 minutes' }

export interface PrivacyRoutesDeps extends AddressRoutesDeps, EraseDeps {}

/** Whether an address is known is revealed only by mail. */
export function privacyRoutes(app: FastifyInstance, deps: PrivacyRoutesDeps): void {
  addressFormRoutes(app, deps, {
    page: paths.myData,
    api: '/api/privacy/links',
    sentPage: paths.myDataSent,
    take: (asking) => requestPrivacyLink(deps, asking),
  })
  app.register(async (scope) => {
    await scope.register(limitRequests('privacy'), {
      global: deps.addressLimits !== false,
      keyGenerator: byNetwork,
      ...CALLS,
    })
    await scope.register(formbody, { bodyLimit: 32 * 1024 })
    scope.addHook('onRequest', async (_request, reply) => {
      reply
        .header('Cache-Control', 'no-store')
        .header('X-Robots-Tag', 'noindex')
        .header('Referrer-Policy', 'no-referrer')
    })
    scope.get(
      '/api/privacy/files/:token',
      { onRequest: rejectSpeculativeRequests },
      async (request, reply) => {
        const link = await openLink(deps, (request.params as { token: string }).token)
        if (!link) return unknown(reply)
        await record(deps, link, 'opened')
        const records = await readPersonalRecords(deps, link.email, languageIn(request))
        return viewPersonalFile(records, link)
      },
    )
    scope.get(
      '/api/privacy/files/:token/export',
      { onRequest: rejectSpeculativeRequests },
      async (request, reply) => {
        const link = await openLink(deps, (request.params as { token: string }).token)
        if (!link) return unknown(reply)
        await record(deps, link, 'exported')
        const file = await exportPersonalFile(deps, { ...link, language: languageIn(request) })
        return reply
          .type('application/json; charset=utf-8')
          .header('Content-Disposition', asAttachment('gratweg-data.json'))
          .send(`${JSON.stringify(file, null, 2)}\n`)
      },
    )
    scope.post('/datenschutz/meine-daten/einsicht', async (request, reply) => {
      if (isCrossSite(request)) return reply.code(403).send()
      const { token: queryToken } = request.query as { token?: unknown }
      const token = typeof queryToken === 'string' ? queryToken : ''
      const language = languageIn(request)
      const link = await openLink(deps, token)
      const isSure = readTexts(request.body)['sure'] === 'on'
      if (!link || !isSure) {
        const query = new URLSearchParams({ token, ...(link && { problem: 'sure' }), lng: language })
        return reply.redirect(`/datenschutz/meine-daten/einsicht?${query}#loeschen`, 303)
      }
      await erasePerson(deps, { email: link.email, language })
      return reply.redirect(`${paths.myDataErased}?${LANGUAGE_QUERY}=${language}#inhalt`, 303)
    })
  })
}

function openLink(deps: PrivacyRoutesDeps, token: string): Promise<StoredLink | undefined> {
  return findOpenLink(deps.db, token, deps.clock())
}

function record({ db, key, clock }: PrivacyRoutesDeps, { email }: StoredLink, action: 'opened' | 'exported') {
  return recordPrivacyAction(db, { key, at: clock(), action, email })
}

function languageIn(request: FastifyRequest) {
  return languageOf(request, namedLanguage(request))
}

function unknown(reply: FastifyReply) {
  return reply.code(404).send({ statusCode: 404, code: 'unknown_token' })
}
