import type { FastifyInstance, FastifyRequest } from 'fastify'
import { mayDo } from '#features/account/roles/permissions.ts'
import { recordRefusal } from '#features/account/security/record-refusal.server.ts'
import { isRecentProof } from '#features/account/sessions/recent-proof.ts'
import { toLanguage } from '#i18n/languages.ts'
import { answerInvalid } from './answer-staff.ts'
import { limitRequests } from '#platform/http/limit-requests.ts'
import { byNetwork } from '#platform/http/visitor-network.ts'
import { servePresence } from '#features/today/staff/serve-presence.server.ts'
import type { Register } from '#kit/serve.server.ts'
import { needsRecentSignIn } from './access/recent-sign-in.ts'
import type { StaffDeps, StaffRouteConfig } from './staff-deps.ts'
import type { StaffMember } from '#features/account/http/staff-member.ts'

/** Each noun serves its contract; a new one is served by being there. */
const modules = import.meta.glob<Record<string, (register: Register, deps: StaffDeps) => void>>(
  '/features/*/staff/*.serve.server.ts',
  { eager: true },
)
const served = Object.values(modules).flatMap((module) =>
  Object.entries(module).flatMap(([name, serve]) => (/^serve[A-Z]/.test(name) ? [serve] : [])),
)

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
      for (const serve of served) serve(register, deps)
      servePresence(register, deps)
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
