import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { refuseAccount, REFUSAL_STATUS } from '#features/account/account-refusal.ts'
import { beginProviderSignIn, finishProviderSignIn } from '#features/account/sign-in-by-provider.server.ts'
import { answerRefusal } from './answer-refusal.ts'
import type { AuthContext, AuthEndpoint } from './auth-context.ts'
import { BOTH_OR_NEITHER, bothOrNeither, challengeOf, challengePair, shortText } from './fields.ts'
import { limited } from './limits.ts'
import { readBody } from './read-body.ts'
import { redirectOf } from './request-facts.ts'
import { sessionFragment } from './session-fragment.ts'

const query = z
  .object({ provider: z.string().max(100).default(''), scopes: shortText, ...challengePair })
  .refine(bothOrNeither, BOTH_OR_NEITHER)

/** `GET /authorize?provider=`, and the provider's return at `/callback`. */
export const authorizeEndpoint: AuthEndpoint = (scope, context) => {
  scope.get('/authorize', limited(context, 'verify'), async (request, reply) => {
    const asked = readBody(query, request.query)
    if (!asked.ok) return answerRefusal(request, reply, asked.refusal)
    const { provider, scopes } = asked.value
    if (!context.provider || provider !== context.provider.name)
      return answerRefusal(
        request,
        reply,
        refuseAccount('validation_failed', 'Unsupported provider: provider is not enabled').refusal,
      )
    const wish = { redirectTo: redirectOf(context, request), challenge: challengeOf(asked.value), scopes }
    const result = await beginProviderSignIn(context, wish)
    if (!result.ok) return answerRefusal(request, reply, result.refusal)
    return reply.header('Cache-Control', 'no-store').redirect(result.value, 302)
  })

  scope.get('/callback', limited(context, 'verify'), (request, reply) => comeBack(context, request, reply))
}

async function comeBack(context: AuthContext, request: FastifyRequest, reply: FastifyReply) {
  const search = request.url.split('?', 2)[1] ?? ''
  const state = new URLSearchParams(search).get('state') ?? ''
  const userAgent = request.headers['user-agent']
  const returned = await finishProviderSignIn(context, { state, query: search, userAgent })
  const target = new URL(returned.redirectTo)
  const { outcome, isPkce } = returned
  if (!outcome.ok) {
    const status = outcome.refusal.status ?? REFUSAL_STATUS[outcome.refusal.code]
    const error = {
      error: status === 403 ? 'access_denied' : 'invalid_request',
      error_code: outcome.refusal.code,
      error_description: outcome.refusal.message,
    }
    if (isPkce) for (const [name, value] of Object.entries(error)) target.searchParams.set(name, value)
    target.hash = new URLSearchParams(error).toString()
  } else if (outcome.value.kind === 'code') target.searchParams.set('code', outcome.value.code)
  else target.hash = await sessionFragment(context, outcome.value.open)
  return reply.header('Cache-Control', 'no-store').redirect(target.href, outcome.ok ? 302 : 303)
}
