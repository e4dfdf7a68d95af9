import type { FastifyInstance } from 'fastify'
import type { OwnRole } from '#features/account/site/signed-in/own-role.ts'
import { limitRequests } from '#platform/http/limit-requests.ts'
import { byNetwork } from '#platform/http/visitor-network.ts'
import type { SignedInGuard } from './staff-member.ts'

interface OwnRoleDeps {
  signedIn: SignedInGuard
  /** Set to false only in benchmarks and tests, which come from one network. */
  limited: boolean
}

/** Tells the account's page whether to offer the back office; visitors' accounts have no role. */
export function ownRoleRoute(app: FastifyInstance, { signedIn, limited }: OwnRoleDeps): void {
  app.register(async (scope) => {
    if (limited)
      await scope.register(limitRequests('own-role'), {
        max: 60,
        timeWindow: '1 minute',
        keyGenerator: byNetwork,
      })
    scope.get('/api/account/role', async (request, reply) => {
      reply.header('Cache-Control', 'no-store').header('X-Robots-Tag', 'noindex')
      const user = await signedIn(request)
      if (!user.ok)
        return reply.code(user.refusal.status).send({ status: user.refusal.status, code: user.refusal.code })
      return { role: user.value.role } satisfies OwnRole
    })
  })
}
