import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { findInquiryByReference } from '#features/inquiry/send/find-inquiry.server.ts'
import { quoteOf } from '#features/quote/http/quote-at-once.ts'
import { limitRequests } from '#platform/http/limit-requests.ts'
import { byNetwork } from '#platform/http/visitor-network.ts'
import { bySubnet } from '#platform/http/visitor-subnet.ts'
import type { PageRenderer } from '#server/render/page-renderer.ts'
import type { InquiryForm } from './inquiry-form.ts'
import { jsonInquiryRoute } from './json-inquiry-route.ts'
import { plainInquiryRoute } from './plain-inquiry-route.ts'
import { MULTIPART } from './read-multipart.ts'
import type { ReceiveDeps } from './receive-inquiry.ts'

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
