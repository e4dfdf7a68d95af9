import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { takesNumbers } from '#features/account/account.ts'
import { type AccountResult, refuseAccount } from '#features/account/account-refusal.ts'
import { exchangeFlowCode } from '#features/account/sign-in/flow.server.ts'
import type { OpenSession } from '#features/account/sessions/open-session.server.ts'
import { checkPassword } from '#features/account/passwords/password-rule.server.ts'
import { phoneDigits } from '#features/account/users/phone-number.ts'
import { refreshSession } from '#features/account/sessions/refresh-session.server.ts'
import { recordRefusal } from '#features/account/security/record-refusal.server.ts'
import { signInWithPassword } from '#features/account/sign-in/sign-in-with-password.server.ts'
import { byNetwork } from '#platform/http/visitor-network.ts'
import { answerRefusal } from './answer-refusal.ts'
import type { AuthContext, AuthEndpoint } from './auth-context.ts'
import { deviceOf, rememberDevice } from './device-cookie.ts'
import { password, phone, shortText } from './fields.ts'
import { rateLimited } from './limits.ts'
import { readBody } from './read-body.ts'
import { sessionBody } from './session-body.ts'

type Grant = (context: AuthContext, request: FastifyRequest) => Promise<AccountResult<OpenSession>>

const GRANTS: Record<string, Grant> = {
  password: passwordGrant,
  refresh_token: refreshGrant,
  pkce: pkceGrant,
  // Disabled; answers as the reference does then.
  id_token: async (_context, { body }) =>
    isCustom(body)
      ? refuseAccount('validation_failed', 'Custom provider not found')
      : refuseAccount('provider_disabled', 'Provider is not enabled'),
  web3: async () => refuseAccount('web3_provider_disabled', 'Web3 provider is disabled'),
}

function isCustom(body: unknown): boolean {
  const { provider } = (body ?? {}) as { provider?: unknown }
  return typeof provider === 'string' && provider.startsWith('custom:')
}

export const tokenEndpoint: AuthEndpoint = (scope, context) => {
  scope.post('/token', rateLimited(context, 'token'), async (request, reply) => {
    const { grant_type: name } = request.query as { grant_type?: unknown }
    const grant = typeof name === 'string' && Object.hasOwn(GRANTS, name) ? GRANTS[name] : undefined
    const result = grant
      ? await grant(context, request)
      : refuseAccount('invalid_credentials', 'unsupported_grant_type')
    if (result.ok && name !== 'refresh_token') await rememberDevice(context, reply, result.value)
    return answerSession(context, request, reply, result, { weak_password: name === 'password' })
  })
}

async function answerSession(
  context: AuthContext,
  request: FastifyRequest,
  reply: FastifyReply,
  result: AccountResult<OpenSession>,
  { weak_password }: { weak_password: boolean },
) {
  if (!result.ok) return answerRefusal(request, reply, result.refusal)
  const body = await sessionBody(context, result.value)
  return weak_password ? { ...body, weak_password: weaknessOf(context, request) } : body
}

/** Existing weak passwords still sign in; the answer says so to the client. */
function weaknessOf({ config }: AuthContext, request: FastifyRequest) {
  const body = readBody(passwordBody, request.body)
  const { password: used = '', email } = body.ok ? body.value : {}
  const checked = checkPassword(used, config, email)
  if (checked.ok || !checked.refusal.weakPasswordReasons) return null
  return { message: checked.refusal.message, reasons: checked.refusal.weakPasswordReasons }
}

/** Invalid addresses are treated as unknown accounts. */
const passwordBody = z.object({ email: shortText, phone, password })

async function passwordGrant(context: AuthContext, request: FastifyRequest) {
  const body = readBody(passwordBody, request.body)
  if (!body.ok) return body
  const { email: address, phone: number, password: secret = '' } = body.value
  if (address && number)
    return refuseAccount(
      'validation_failed',
      'Only an email address or phone number should be provided on login.',
    )
  if (!address && !number) return refuseAccount('validation_failed', 'missing email or phone')
  if (number && !takesNumbers(context.config))
    return refuseAccount('phone_provider_disabled', 'Phone logins are disabled', { status: 422 })
  const network = byNetwork(request)
  const signedIn = await signInWithPassword(context, {
    email: address,
    phone: number && phoneDigits(number),
    password: secret,
    network,
    device: deviceOf(request),
    userAgent: request.headers['user-agent'],
  })
  if (!signedIn.ok)
    await recordRefusal(context, {
      action: 'sign_in_refused',
      network,
      reason: signedIn.refusal.code,
      email: address,
    })
  return signedIn
}

const refreshBody = z.object({ refresh_token: z.string().max(200).default('') })

async function refreshGrant(context: AuthContext, request: FastifyRequest) {
  const body = readBody(refreshBody, request.body)
  return body.ok ? refreshSession(context, body.value.refresh_token) : body
}

const pkceBody = z.object({
  auth_code: z.string().min(1).max(200),
  code_verifier: z.string().min(1).max(500),
})

async function pkceGrant(context: AuthContext, request: FastifyRequest) {
  const body = readBody(pkceBody, request.body)
  if (!body.ok) return body
  const { auth_code: code, code_verifier: verifier } = body.value
  return exchangeFlowCode(context, { code, verifier, userAgent: request.headers['user-agent'] })
}
