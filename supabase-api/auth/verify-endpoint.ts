import { z } from 'zod'
import { type AccountResult, refuseAccount } from '#features/account/account-refusal.ts'
import { checkPhone } from '#features/account/users/phone-number.ts'
import { recordRefusal } from '#features/account/security/record-refusal.server.ts'
import {
  type Proof,
  verifyOneTimeToken,
  type VerifyType,
} from '#features/account/one-time-tokens/verify-one-time-token.server.ts'
import { accept } from '#kernel/result.ts'
import { byNetwork } from '#platform/http/visitor-network.ts'
import { answerRefusal } from './answer-refusal.ts'
import type { AuthEndpoint } from './auth-context.ts'
import { rememberDevice } from './device-cookie.ts'
import { redirectBack, withError } from './redirect-back.ts'
import { rateLimitedAction, rateLimited } from './limits.ts'
import { readBody } from './read-body.ts'
import { redirectOf } from './request-facts.ts'
import { sessionBody } from './session-body.ts'
import { sessionFragment } from './session-fragment.ts'

const TYPES = [
  'signup',
  'invite',
  'magiclink',
  'recovery',
  'email',
  'email_change',
  'sms',
  'phone_change',
] as const
const text = z.preprocess((value) => value || undefined, z.string().max(300).optional())
const bodySchema = z.object({
  type: z.enum(TYPES),
  email: text,
  phone: text,
  token: text,
  token_hash: text,
})

const FIRST_OF_TWO = {
  msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
  code: '200',
}

/** A typed code or a link's hash. */
export const verifyEndpoint: AuthEndpoint = (scope, context) => {
  scope.post('/verify', rateLimited(context, 'verify'), async (request, reply) => {
    const body = readBody(bodySchema, request.body)
    if (!body.ok) return answerRefusal(request, reply, body.refusal)
    const proof = proofOf(body.value)
    if (!proof.ok) return answerRefusal(request, reply, proof.refusal)
    const userAgent = request.headers['user-agent']
    const result = await verifyOneTimeToken(context, proof.value, { userAgent })
    if (!result.ok) {
      await recordRefusal(context, {
        action: 'sign_in_refused',
        network: byNetwork(request),
        reason: result.refusal.code,
        email: body.value.email,
      })
      return answerRefusal(request, reply, result.refusal)
    }
    const verified = result.value
    if (verified.kind === 'half') return FIRST_OF_TWO
    if (verified.kind === 'code') throw new Error('a code is for a browser that opens a link')
    await rememberDevice(context, reply, verified.open)
    return sessionBody(context, verified.open)
  })

  verifyLink(scope, context)
}

function proofOf(body: z.output<typeof bodySchema>): AccountResult<Proof> {
  const { type, email, phone, token, token_hash: linkToken } = body
  if (!token === !linkToken)
    return refuseAccount('validation_failed', 'Verify requires either a token or a token hash')
  const isOfPhone = type === 'sms' || type === 'phone_change'
  if (linkToken) {
    if (email || phone)
      return refuseAccount('validation_failed', 'Only the token_hash and type should be provided')
    return isOfPhone ? unknownCode() : accept({ type, linkToken })
  }
  if (phone && !email) {
    const number = checkPhone(phone)
    return number.ok ? unknownCode() : number
  }
  if (!email || phone || isOfPhone || !token)
    return refuseAccount(
      'validation_failed',
      'Only an email address or phone number should be provided on verify',
    )
  return accept({ type, email, code: token })
}

/** Phones never get codes. */
function unknownCode() {
  return refuseAccount('otp_expired', 'Token has expired or is invalid')
}

/** The mailed link always redirects, also with an error. */
const verifyLink: AuthEndpoint = (scope, context) => {
  scope.get('/verify', rateLimitedAction(context, 'verify'), async (request, reply) => {
    const to = redirectOf(context, request)
    const { token, type } = request.query as { token?: unknown; type?: unknown }
    const isPkce = typeof token === 'string' && token.startsWith('pkce_')
    const known = TYPES.find((each) => each === type)
    if (typeof token !== 'string' || !known || known === 'sms' || known === 'phone_change')
      return redirectBack(
        reply,
        withError(
          to,
          refuseAccount('validation_failed', 'Verify requires a token and a type').refusal,
          isPkce,
        ),
      )
    const proof: Proof = { type: known as VerifyType, linkToken: token }
    const userAgent = request.headers['user-agent']
    const result = await verifyOneTimeToken(context, proof, { userAgent, byLink: true })
    if (!result.ok) return redirectBack(reply, withError(to, result.refusal, isPkce))
    const verified = result.value
    const target = new URL(to)
    if (verified.kind === 'code') target.searchParams.set('code', verified.code)
    else if (verified.kind === 'half')
      target.hash = new URLSearchParams({ message: FIRST_OF_TWO.msg }).toString()
    else {
      await rememberDevice(context, reply, verified.open)
      target.hash = await sessionFragment(context, verified.open, known)
    }
    return redirectBack(reply, target)
  })
}
