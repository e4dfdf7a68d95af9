import type { FastifyInstance, FastifyRequest } from 'fastify'
import { mayDo } from '#features/account/roles/permissions.ts'
import { recordRefusal } from '#features/account/security/record-refusal.server.ts'
import { isRecentProof } from '#features/account/sessions/recent-proof.ts'
import { toLanguage } from '#i18n/languages.ts'
import { answerInvalid } from './answer-staff.ts'
import { limitRequests } from '#platform/http/limit-requests.ts'
import { byNetwork } from '#platform/http/visitor-network.ts'
import { servePresence } from './today/serve-presence.ts'
import type { Register } from '#kit/serve.server.ts'
import { serveAccounts } from '#features/account/staff/account.serve.server.ts'
import { serveSecurity } from '#features/account/staff/security.serve.server.ts'
import { serveBookings } from '#features/booking/staff/booking.serve.server.ts'
import { servePlans } from '#features/booking/staff/plan.serve.server.ts'
import { serveRosters } from '#features/booking/staff/roster.serve.server.ts'
import { serveEvents } from '#features/calendar/staff/event.serve.server.ts'
import { serveProducts } from '#features/catalog/staff/product.serve.server.ts'
import { serveGuides } from '#features/staffing/staff/guides.serve.server.ts'
import { serveCompany } from '#features/company/staff/company.serve.server.ts'
import { serveCustomers } from '#features/customer/staff/customer.serve.server.ts'
import { serveDocuments } from '#features/documents/staff/document.serve.server.ts'
import { serveFigures } from '#features/figures/staff/figures.serve.server.ts'
import { serveMissing } from '#features/facts/staff/missing.serve.server.ts'
import { serveInquiries } from '#features/inquiry/staff/inquiry.serve.server.ts'
import { serveInvoices } from '#features/invoice/staff/invoice.serve.server.ts'
import { serveMails } from '#features/mails/staff/mail.serve.server.ts'
import { servePrices } from '#features/services/staff/price.serve.server.ts'
import { serveBlockedDays } from '#features/staffing/staff/blocked-days.serve.server.ts'
import { serveLegal } from '#features/messages/staff/legal.serve.server.ts'
import { serveTexts } from '#features/messages/staff/text.serve.server.ts'
import { serveServices } from '#features/services/staff/service.serve.server.ts'
import { serveNews } from '#features/news/staff/news.serve.server.ts'
import { serveOrders } from '#features/order/staff/order.serve.server.ts'
import { servePictures } from '#features/pictures/staff/picture.serve.server.ts'
import { servePeople } from '#features/people/staff/person.serve.server.ts'
import { serveMandates } from '#features/quote/staff/mandate.serve.server.ts'
import { serveQuotes } from '#features/quote/staff/quote.serve.server.ts'
import { serveAlerts } from '#features/today/staff/alert.serve.server.ts'
import { serveToday } from '#features/today/staff/today.serve.server.ts'
import { needsRecentSignIn } from './access/recent-sign-in.ts'
import type { StaffDeps, StaffRouteConfig } from './staff-deps.ts'
import { serveVouchers } from '#features/voucher/staff/voucher.serve.server.ts'
import { serveSearch } from '#features/search/staff/search.serve.server.ts'
import type { StaffMember } from './staff-member.ts'

/** Per address. Generous, because staff click fast. */
const REQUESTS = { max: 240, timeWindow: '1 minute' }

export function staffRoutes(app: FastifyInstance, deps: StaffDeps): void {
  app.register(
    async (scope) => {
      const members = new WeakMap<FastifyRequest, StaffMember>()
      if (deps.staffLimits !== false)
        await scope.register(limitRequests('staff'), { global: true, keyGenerator: byNetwork, ...REQUESTS })
      scope.addHook('onRequest', async (request, reply) => {
        reply.header('Cache-Control', 'no-store').header('X-Robots-Tag', 'noindex')
        const member = await deps.staffGuard(request)
        if (!member.ok) {
          const { status, code } = member.refusal
          if (status === 403) await recordDenial(deps, request, code, member.refusal.userId)
          if (status === 401) reply.header('WWW-Authenticate', 'Bearer')
          return reply.code(status).send({ statusCode: status, code })
        }
        members.set(request, member.value)
        if (request.is404) return
        const { needs, risk } = request.routeOptions.config as Partial<StaffRouteConfig>
        if (!needs || !risk || !mayDo(member.value.role, needs)) {
          await recordDenial(deps, request, 'no_permission', member.value.id)
          return reply.code(403).send({ statusCode: 403, code: 'no_permission' })
        }
        if (needsRecentSignIn(risk) && !isRecentProof(member.value.provenAt, deps.clock()))
          return reply.code(403).send({ statusCode: 403, code: 'recent_sign_in_needed' })
      })
      scope.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
        if (error.statusCode === 429)
          return reply.code(429).send({ statusCode: 429, code: 'too_many_requests' })
        throw error
      })
      scope.setNotFoundHandler((_request, reply) =>
        reply.code(404).send({ statusCode: 404, code: 'unknown_address' }),
      )
      const register: Register = (method, url, needs, risk, schema, run, options) => {
        const isRead = method === 'GET'
        const config: StaffRouteConfig = { needs, risk, [isRead ? 'query' : 'body']: schema }
        scope.route({
          method,
          url,
          ...options,
          config,
          handler: (request, reply) => {
            const member = members.get(request)
            if (!member) throw new Error('a staff route was reached past the guard')
            // A repeated parameter is an array.
            const { lng } = request.query as Record<string, unknown>
            const parsed = schema.safeParse(inputOf(request))
            if (!parsed.success) return answerInvalid(reply, parsed.error.issues)
            return run({
              member,
              params: request.params as Record<string, string>,
              body: isRead ? undefined : parsed.data,
              query: isRead ? parsed.data : undefined,
              language: toLanguage(typeof lng === 'string' ? lng : undefined) ?? 'de',
              reply,
            })
          },
        })
      }
      serveEvents(register, deps)
      servePlans(register, deps)
      serveRosters(register, deps)
      serveGuides(register, deps)
      serveMandates(register, deps)
      serveBlockedDays(register, deps)
      serveBookings(register, deps)
      serveSearch(register, deps)
      serveCustomers(register, deps)
      serveInquiries(register, deps)
      serveQuotes(register, deps)
      serveInvoices(register, deps)
      serveFigures(register, deps)
      serveMails(register, deps)
      serveMissing(register, deps)
      serveTexts(register, deps)
      serveOrders(register, deps)
      servePictures(register, deps)
      serveVouchers(register, deps)
      serveProducts(register, deps)
      servePrices(register, deps)
      serveServices(register, deps)
      servePeople(register, deps)
      serveCompany(register, deps)
      serveDocuments(register, deps)
      serveNews(register, deps)
      serveLegal(register, deps)
      serveToday(register, deps)
      servePresence(register, deps)
      serveSecurity(register, deps)
      serveAccounts(register, deps)
      serveAlerts(register, deps)
    },
    { prefix: '/api/staff' },
  )
}

function recordDenial(deps: StaffDeps, request: FastifyRequest, reason: string, userId?: string) {
  return recordRefusal(deps, { action: 'access_denied', network: byNetwork(request), reason, userId })
}

function inputOf({ method, query, body }: FastifyRequest): unknown {
  if (method === 'GET' || method === 'HEAD') return query
  return isRecord(body) ? body : {}
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
