import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { refuseAccount } from '#features/account/account-refusal.ts'
import { signOut } from '#features/account/sessions/sign-out.server.ts'
import { failureStatus, RETRY_AFTER_S } from '#platform/http/failure-status.ts'
import { limitRequests } from '#platform/http/limit-requests.ts'
import { byNetwork } from '#platform/http/visitor-network.ts'
import { crossOrigin } from '../cross-origin.ts'
import { readJson, UnstorableText } from '../read-json.ts'
import { adminUsersEndpoint, generateLinkEndpoint, inviteEndpoint } from './admin-endpoints.ts'
import { answerError, answerRefusal } from './answer-refusal.ts'
import type { AuthContext, AuthEndpoint } from './auth-context.ts'
import { authorizeEndpoint } from './authorize-endpoint.ts'
import { adminFactorsEndpoint, factorsEndpoint } from './factor-endpoints.ts'
import { otpEndpoint, reauthenticateEndpoint, recoverEndpoint, resendEndpoint } from './mail-endpoints.ts'
import { oauthClientsEndpoint } from './oauth-client-endpoints.ts'
import { adminPasskeysEndpoint, passkeysEndpoint } from './passkey-endpoints.ts'
import {
  healthEndpoint,
  identitiesEndpoint,
  jwksEndpoint,
  settingsEndpoint,
  ssoEndpoint,
} from './public-endpoints.ts'
import { readBody } from './read-body.ts'
import { userOf } from './request-facts.ts'
import { signUpEndpoint } from './sign-up-endpoint.ts'
import { tokenEndpoint } from './token-endpoint.ts'
import { userEndpoint } from './user-endpoint.ts'
import { verifyEndpoint } from './verify-endpoint.ts'

const query = z.object({ scope: z.enum(['global', 'local', 'others']).default('global') })

const logoutEndpoint: AuthEndpoint = (scope, context) => {
  scope.post('/logout', async (request, reply) => {
    const caller = await userOf(context, request)
    if (!caller.ok) return answerRefusal(request, reply, caller.refusal)
    const parsed = readBody(query, request.query)
    if (!parsed.ok) return answerRefusal(request, reply, parsed.refusal)
    const result = await signOut(context, caller.value, parsed.value.scope)
    return result.ok ? reply.code(204).send() : answerRefusal(request, reply, result.refusal)
  })
}

const ENDPOINTS: AuthEndpoint[] = [
  healthEndpoint,
  settingsEndpoint,
  jwksEndpoint,
  signUpEndpoint,
  tokenEndpoint,
  otpEndpoint,
  verifyEndpoint,
  recoverEndpoint,
  resendEndpoint,
  reauthenticateEndpoint,
  userEndpoint,
  identitiesEndpoint,
  logoutEndpoint,
  ssoEndpoint,
  authorizeEndpoint,
  factorsEndpoint,
  passkeysEndpoint,
  inviteEndpoint,
  generateLinkEndpoint,
  adminUsersEndpoint,
  adminFactorsEndpoint,
  adminPasskeysEndpoint,
  oauthClientsEndpoint,
]

const BODY_LIMIT = 1024 * 1024
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const
const PREFIX = '/auth/v1'
const CROSS_ORIGIN = {
  request: 'authorization, apikey, content-type, x-client-info, x-supabase-api-version, accept, x-jwt-aud',
  response: 'x-total-count, link, x-supabase-api-version',
}

export function authRoutes(app: FastifyInstance, context: AuthContext): void {
  app.register(
    async (scope) => {
      crossOrigin(scope, CROSS_ORIGIN)
      const answerUnserved = answerUnservedBelow(scope)
      await scope.register(limitRequests('auth'), {
        global: false,
        keyGenerator: byNetwork,
        errorResponseBuilder: () =>
          Object.assign(new Error('Request rate limit reached'), { statusCode: 429, code: 'TOO_MANY' }),
      })
      scope.removeContentTypeParser('application/json')
      scope.addContentTypeParser(
        'application/json',
        { parseAs: 'string', bodyLimit: BODY_LIMIT },
        (_request, text, done) => parseBody(String(text), done),
      )
      scope.setErrorHandler(answerFailure)
      scope.addHook('onSend', async (_request, reply) => {
        if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store')
      })
      cutAfter(scope, context.requestMs ?? REQUEST_MS)
      for (const endpoint of ENDPOINTS) endpoint(scope, context)
      // Explicit routes, because the site's page routes answer every other GET.
      for (const url of ['/', '/*'])
        scope.route({
          method: [...METHODS],
          url,
          onRequest: async (request, reply) => answerUnserved(request, reply),
          handler: answerUnserved,
        })
      scope.setNotFoundHandler(answerUnserved)
    },
    { prefix: PREFIX },
  )
}

/** As in the reference. */
const REQUEST_MS = 10_000

/** Longer parameters exceed the router's `maxParamLength`: 404. */
const LONGEST_PART = 200

/**
 * Records routes registered from here on. Answers 405 for a known path with another method, else 404, as the reference
 * does.
 */
function answerUnservedBelow(scope: FastifyInstance) {
  const served = new Map<string, Set<string>>()
  scope.addHook('onRoute', ({ url, method }) => {
    if (url.endsWith('*') || url.replace(/\/$/, '') === PREFIX) return
    const pattern = `^${url.replace(/[.]/g, '\\.').replace(/:\w+/g, `[^/]{1,${LONGEST_PART}}`)}$`
    served.set(pattern, new Set([...(served.get(pattern) ?? []), ...[method].flat()]))
  })
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const path = request.url.split('?', 1)[0] ?? ''
    const methods = [...served].find(([pattern]) => new RegExp(pattern).test(path))?.[1]
    if (!methods) return reply.code(404).type('text/plain').send('404 page not found\n')
    const allowed = METHODS.filter((method) => methods.has(method))
    return reply.code(405).header('Allow', allowed.join(', ')).send()
  }
}

function parseBody(text: string, done: (error: Error | null, body?: unknown) => void): void {
  try {
    done(null, readJson(text))
  } catch (error) {
    if (error instanceof UnstorableText) return done(Object.assign(error, { statusCode: 400 }))
    done(
      Object.assign(new Error('Could not parse request body as JSON'), { statusCode: 400, code: 'BAD_JSON' }),
    )
  }
}

/** In the service's error format; details of 5xx are only logged. */
function answerFailure(
  error: FastifyError,
  request: Parameters<typeof answerError>[0],
  reply: Parameters<typeof answerError>[1],
) {
  if (error instanceof UnstorableText)
    return answerRefusal(request, reply, refuseAccount('validation_failed', error.message).refusal)
  const status = failureStatus(error)
  if (status === 413)
    return answerRefusal(
      request,
      reply,
      refuseAccount('request_entity_too_large', 'Request body is too large').refusal,
    )
  if (status === 429)
    return answerRefusal(request, reply, refuseAccount('over_request_rate_limit', error.message).refusal)
  if (status >= 400 && status < 500)
    return answerRefusal(
      request,
      reply,
      refuseAccount('bad_json', 'Could not parse request body as JSON').refusal,
    )
  if (status === 504) {
    request.log.error({ err: error }, 'auth request cut off')
    return answerRefusal(
      request,
      reply,
      refuseAccount('request_timeout', 'Processing this request timed out, please retry after a moment.')
        .refusal,
    )
  }
  const id = randomUUID()
  request.log.error({ err: error, error_id: id }, 'auth request failed')
  // 503 when the database is down: the client keeps its session and retries.
  if (status === 503) reply.header('Retry-After', RETRY_AFTER_S)
  return answerError(request, reply, {
    status: status === 503 ? 503 : 500,
    code: 'unexpected_failure',
    message: 'Unexpected failure, please check server logs for more information',
    error_id: id,
  })
}

/** Answers 504 after the timeout. The handler runs to completion, so a retry is as safe as after any lost answer. */
function cutAfter(scope: FastifyInstance, milliseconds: number): void {
  scope.addHook('onRoute', (route) => {
    const { handler } = route
    route.handler = async function (request, reply) {
      let timer: NodeJS.Timeout | undefined
      const tooLong = new Promise((_resolve, reject) => {
        const error = Object.assign(new Error('the request took too long'), { statusCode: 504 })
        timer = setTimeout(reject, milliseconds, error)
      })
      try {
        return await Promise.race([handler.call(this, request, reply), tooLong])
      } finally {
        clearTimeout(timer)
      }
    }
  })
}
