import type { FastifyInstance, FastifyRequest } from 'fastify'
import { listFactors } from '#features/account/users/administer-factors.server.ts'
import { endSession } from '#features/account/sessions/end-session.server.ts'
import { lacksProof } from '#features/account/sessions/recent-proof.ts'
import { listSessions } from '#features/account/sessions/list-sessions.server.ts'
import { limitRequests } from '#platform/http/limit-requests.ts'
import { byNetwork } from '#platform/http/visitor-network.ts'
import { isUuid } from '#kernel/uuid.ts'
import type { AuthContext } from '#supabase-api/auth/auth-context.ts'
import { userOf } from '#supabase-api/auth/request-facts.ts'

export interface ListedSession {
  id: string
  isCurrent: boolean
  createdAt: string
  lastUsedAt: string
  /** Cut at 200 characters. */
  userAgent: string
}

/**
 * Lists and ends single sessions, which the Supabase API cannot. With a second factor it needs aal2; to end others than one's own
 * also a recent proof.
 */
export function sessionRoutes(app: FastifyInstance, accounts: AuthContext): void {
  app.register(
    async (scope) => {
      if (accounts.rateLimits)
        await scope.register(limitRequests('sessions'), {
          max: 60,
          timeWindow: '1 minute',
          keyGenerator: byNetwork,
        })
      scope.addHook('onRequest', async (_request, reply) => {
        reply.header('Cache-Control', 'no-store').header('X-Robots-Tag', 'noindex')
      })

      scope.get('/', async (request, reply) => {
        const caller = await callerOf(accounts, request)
        if ('status' in caller) return reply.code(caller.status).send(caller)
        const sessions = await listSessions(accounts.db, caller.userId)
        return { sessions: sessions.map((session) => listed(session, caller.sessionId)) }
      })

      scope.delete('/:id', async (request, reply) => {
        const { id } = request.params as { id: string }
        const caller = await callerOf(accounts, request, id)
        if ('status' in caller) return reply.code(caller.status).send(caller)
        const { userId } = caller
        if (isUuid(id) && (await endSession(accounts, { userId, sessionId: id })))
          return reply.code(204).send()
        return reply.code(404).send({ status: 404, code: 'unknown_session' })
      })
    },
    { prefix: '/api/account/sessions' },
  )
}

/** `ending` is the session to end; callers may end their own without the second factor. */
async function callerOf(accounts: AuthContext, request: FastifyRequest, ending?: string) {
  const found = await userOf(accounts, request)
  if (!found.ok) return { status: 401, code: 'not_signed_in' } as const
  const { user, session } = found.value
  if (session.aal !== 'aal2' && session.id !== ending) {
    const factors = await listFactors(accounts.db, user.id)
    if (factors.some(({ status }) => status === 'verified'))
      return { status: 403, code: 'second_step_needed' } as const
  }
  const endsOther = ending !== undefined && ending !== session.id
  if (endsOther && lacksProof(found.value, accounts.config, accounts.clock()))
    return { status: 403, code: 'recent_sign_in_needed' } as const
  return { userId: user.id, sessionId: session.id }
}

function listed(session: Awaited<ReturnType<typeof listSessions>>[number], currentId: string): ListedSession {
  return {
    id: session.id,
    isCurrent: session.id === currentId,
    createdAt: session.createdAt.toISOString(),
    lastUsedAt: session.refreshedAt.toISOString(),
    userAgent: session.userAgent,
  }
}
