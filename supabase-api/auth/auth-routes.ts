import { randomUUID } from 'node:crypto'
import rateLimit from '@fastify/rate-limit'
import type { FastifyError, FastifyInstance } from 'fastify'
import { refuseAccount } from '#features/account/account-refusal.ts'
import { byNetwork } from '#platform/http/visitor-network.ts'
import { adminUsersEndpoint, generateLinkEndpoint, inviteEndpoint } from './admin-endpoints.ts'
import { readJson } from '../read-json.ts'
import { answerError, answerRefusal } from './answer-refusal.ts'
import { authorizeEndpoint } from './authorize-endpoint.ts'
import type { AuthContext, AuthEndpoint } from './auth-context.ts'
import { adminFactorsEndpoint, factorsEndpoint } from './factor-endpoints.ts'
import { logoutEndpoint } from './logout-endpoint.ts'
import { otpEndpoint, reauthenticateEndpoint, recoverEndpoint, resendEndpoint } from './mail-endpoints.ts'
import {
  healthEndpoint,
  identitiesEndpoint,
  jwksEndpoint,
  settingsEndpoint,
  ssoEndpoint,
} from './public-endpoints.ts'
import { signUpEndpoint } from './sign-up-endpoint.ts'
import { tokenEndpoint } from './token-endpoint.ts'
import { userEndpoint } from './user-endpoint.ts'
import { verifyEndpoint } from './verify-endpoint.ts'

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
  inviteEndpoint,
  generateLinkEndpoint,
  adminUsersEndpoint,
  adminFactorsEndpoint,
]

const BODY_LIMIT = 1024 * 1024
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const

/** The auth service below `/auth/v1`, as the official client expects it (conformance map, part A). */
export function authRoutes(app: FastifyInstance, context: AuthContext): void {
  app.register(
    async (scope) => {
      const known = new Map<RegExp, Set<string>>()
      scope.addHook('onRoute', ({ url, method }) => {
        const pattern = new RegExp(`^${url.replace(/[.]/g, '\\.').replace(/:\w+/g, '[^/]+')}$`)
        const methods = [...known].find(([each]) => each.source === pattern.source)?.[1] ?? new Set()
        for (const each of [method].flat()) methods.add(each)
        if (![...known.keys()].some((each) => each.source === pattern.source)) known.set(pattern, methods)
      })
      await scope.register(rateLimit, {
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
      scope.setNotFoundHandler((request, reply) => {
        const path = request.url.split('?', 1)[0] ?? ''
        const methods = [...known].find(([pattern]) => pattern.test(path))?.[1]
        if (!methods) return reply.code(404).type('text/plain').send('404 page not found\n')
        return reply
          .code(405)
          .header('Allow', METHODS.filter((method) => methods.has(method)).join(', '))
          .send()
      })
      for (const endpoint of ENDPOINTS) endpoint(scope, context)
    },
    { prefix: '/auth/v1' },
  )
}

function parseBody(text: string, done: (error: Error | null, body?: unknown) => void): void {
  try {
    done(null, readJson(text))
  } catch {
    done(
      Object.assign(new Error('Could not parse request body as JSON'), { statusCode: 400, code: 'BAD_JSON' }),
    )
  }
}

/** What went wrong before or inside of an endpoint, in the wire's form; our own faults keep their detail in the log. */
function answerFailure(
  error: FastifyError,
  request: Parameters<typeof answerError>[0],
  reply: Parameters<typeof answerError>[1],
) {
  const status = error.statusCode ?? 500
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
  const id = randomUUID()
  request.log.error({ err: error, error_id: id }, 'auth request failed')
  // 503 and not 500 when the database is away: the client then keeps its session and tries again.
  return answerError(request, reply, {
    status: status === 503 ? 503 : 500,
    code: 'unexpected_failure',
    message: 'Unexpected failure, please check server logs for more information',
    error_id: id,
  })
}
