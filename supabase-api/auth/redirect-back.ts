import type { FastifyReply } from 'fastify'
import { type AccountRefusal, REFUSAL_STATUS } from '#features/account/account-refusal.ts'

/** In the fragment, for PKCE also in the query. */
export function withError(to: string, refusal: AccountRefusal, isPkce: boolean): URL {
  const target = new URL(to)
  const status = refusal.status ?? REFUSAL_STATUS[refusal.code]
  const error = {
    error: status === 403 ? 'access_denied' : status >= 500 ? 'server_error' : 'invalid_request',
    error_code: refusal.code,
    error_description: refusal.message,
  }
  if (isPkce) for (const [name, value] of Object.entries(error)) target.searchParams.set(name, value)
  target.hash = new URLSearchParams(error).toString()
  return target
}

export function redirectBack(reply: FastifyReply, target: URL, status: 302 | 303 = 303): FastifyReply {
  return reply.header('Cache-Control', 'no-store').redirect(target.href, status)
}
