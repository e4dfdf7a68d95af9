import type { FastifyReply, FastifyRequest } from 'fastify'
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { refuseAccount } from '#features/account/account-refusal.ts'
import {
  beginProviderSignIn,
  finishProviderSignIn,
} from '#features/account/sign-in/sign-in-by-provider.server.ts'
import { answerRefusal } from './answer-refusal.ts'
import type { AuthContext, AuthEndpoint } from './auth-context.ts'
import { cookieOf } from './cookie-of.ts'
import { rememberDevice } from './device-cookie.ts'
import { challengeOf, challengePair, INCOMPLETE_CHALLENGE, isCompleteChallenge, shortText } from './fields.ts'
import { rateLimitedAction } from './limits.ts'
import { readBody } from './read-body.ts'
import { redirectBack, withError } from './redirect-back.ts'
import { redirectOf } from './request-facts.ts'
import { sessionFragment } from './session-fragment.ts'

/** Listed in features/privacy/content/device-storage.ts. */
const PROVIDER_COOKIE = 'provider-return'
const SECONDS = 600
const SHAPE = /^[A-Za-z0-9_-]{32}$/

/** Binds the provider's callback to this browser; undefined in another. */
function readProviderCookie(request: FastifyRequest): string | undefined {
  const cookie = cookieOf(request, PROVIDER_COOKIE)
  return cookie && SHAPE.test(cookie) ? cookie : undefined
}

/** Shared by concurrent tabs. `Lax`, because the callback is a cross-site navigation. */
function setProviderCookie(
  { config }: Pick<AuthContext, 'config'>,
  request: FastifyRequest,
  reply: FastifyReply,
): string {
  const browser = readProviderCookie(request) ?? randomBytes(24).toString('base64url')
  const secure = config.apiUrl.startsWith('https:') ? '; Secure' : ''
  reply.header(
    'Set-Cookie',
    `${PROVIDER_COOKIE}=${browser}; Path=/auth/v1; Max-Age=${SECONDS}; HttpOnly; SameSite=Lax${secure}`,
  )
  return browser
}

const query = z
  .object({ provider: z.string().max(100).default(''), scopes: shortText, ...challengePair })
  .refine(isCompleteChallenge, INCOMPLETE_CHALLENGE)

/** Maximum URL length for the redirect. */
const POSTED_BYTES = 8 * 1024

/** `/callback` accepts GET and form POST. */
export const authorizeEndpoint: AuthEndpoint = (scope, context) => {
  scope.get('/authorize', rateLimitedAction(context, 'verify'), async (request, reply) => {
    const parsed = readBody(query, request.query)
    if (!parsed.ok) return answerRefusal(request, reply, parsed.refusal)
    const { provider, scopes } = parsed.value
    if (!context.provider || provider !== context.provider.name)
      return answerRefusal(
        request,
        reply,
        refuseAccount('validation_failed', 'Unsupported provider: provider is not enabled').refusal,
      )
    const redirectTo = redirectOf(context, request)
    const challenge = challengeOf(parsed.value)
    const browser = setProviderCookie(context, request, reply)
    const begun = await beginProviderSignIn(context, { redirectTo, challenge, scopes, browser }).catch(
      (error: unknown) => {
        request.log.error({ err: error }, 'the identity provider could not be reached')
        return refuseAccount('unexpected_failure', 'The provider could not be reached')
      },
    )
    if (!begun.ok) return redirectBack(reply, withError(redirectTo, begun.refusal, challenge !== undefined))
    return redirectBack(reply, new URL(begun.value), 302)
  })

  scope.get('/callback', rateLimitedAction(context, 'verify'), (request, reply) =>
    comeBack(context, request, reply),
  )
  scope.register(async (posted) => {
    posted.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: POSTED_BYTES },
      (_request, text, done) => done(null, new URLSearchParams(String(text))),
    )
    // Cross-site form posts lack the browser's cookie; redirecting to the GET URL brings it.
    posted.post('/callback', (request, reply) => {
      const target = new URL(`${context.config.apiUrl}/callback`)
      if (request.body instanceof URLSearchParams) target.search = request.body.toString()
      return redirectBack(reply, target)
    })
  })
}

async function comeBack(context: AuthContext, request: FastifyRequest, reply: FastifyReply) {
  const search = request.url.split('?', 2)[1] ?? ''
  const state = new URLSearchParams(search).get('state') ?? ''
  const userAgent = request.headers['user-agent']
  const browser = readProviderCookie(request)
  const returned = await finishProviderSignIn(context, { state, query: search, browser, userAgent })
  const { outcome, isPkce, redirectTo, failure } = returned
  if (failure) request.log.warn({ err: failure }, 'the identity provider did not confirm a sign-in')
  if (!outcome.ok) return redirectBack(reply, withError(redirectTo, outcome.refusal, isPkce))
  const target = new URL(redirectTo)
  if (outcome.value.kind === 'code') target.searchParams.set('code', outcome.value.code)
  else {
    await rememberDevice(context, reply, outcome.value.open)
    target.hash = await sessionFragment(context, outcome.value.open)
  }
  return redirectBack(reply, target, 302)
}
