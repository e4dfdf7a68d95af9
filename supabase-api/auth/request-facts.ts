import type { FastifyRequest } from 'fastify'
import { authenticate, type Caller } from '#features/account/sessions/authenticate.server.ts'
import { type AccountResult, refuseAccount } from '#features/account/account-refusal.ts'
import { redirectTarget } from '#features/account/sign-in/redirect-target.ts'
import type { StoredSession } from '#features/account/database/sessions-repository.server.ts'
import type { StoredUser } from '#features/account/database/users-repository.server.ts'
import { accept } from '#kernel/result.ts'
import { byNetwork } from '#platform/http/visitor-network.ts'
import type { AuthContext } from './auth-context.ts'

/** Rejects longer tokens unread. */
const MAX_TOKEN_LENGTH = 20_000

export function bearerOf(request: FastifyRequest): string | undefined {
  const [scheme = '', token] = (request.headers.authorization ?? '').split(/\s+/, 2)
  return scheme.toLowerCase() === 'bearer' && token && token.length <= MAX_TOKEN_LENGTH ? token : undefined
}

export function callerOf(context: AuthContext, request: FastifyRequest): Promise<AccountResult<Caller>> {
  return authenticate(context, bearerOf(request))
}

/** API keys are not users. */
export async function userOf(
  context: AuthContext,
  request: FastifyRequest,
): Promise<AccountResult<{ user: StoredUser; session: StoredSession }>> {
  const caller = await callerOf(context, request)
  if (!caller.ok) return caller
  if (caller.value.kind === 'user') return accept(caller.value)
  return refuseAccount('bad_jwt', 'invalid claim: missing sub claim')
}

export async function requireServiceKey(
  context: AuthContext,
  request: FastifyRequest,
): Promise<AccountResult<null>> {
  const caller = await callerOf(context, request)
  if (!caller.ok) return caller
  return caller.value.kind === 'service' ? accept(null) : refuseAccount('not_admin', 'User not allowed')
}

/** Validated against the allow-list. */
export function redirectOf(context: AuthContext, request: FastifyRequest): string {
  const { redirect_to: requested } = request.query as { redirect_to?: unknown }
  return redirectTarget(typeof requested === 'string' ? requested : undefined, context.config)
}

export function originOf(context: AuthContext, request: FastifyRequest) {
  return {
    language: context.languageOf(request),
    redirectTo: redirectOf(context, request),
    userAgent: request.headers['user-agent'],
    network: byNetwork(request),
  }
}
