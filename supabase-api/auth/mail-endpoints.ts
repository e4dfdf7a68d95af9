import { z } from 'zod'
import { takesNumbers } from '#features/account/account.ts'
import { type AccountResult, refuseAccount } from '#features/account/account-refusal.ts'
import { checkPhone } from '#features/account/users/phone-number.ts'
import {
  requestRecovery,
  requestReauthentication,
  requestSignInCode,
  resendMail,
} from '#features/account/mail/request-mail.server.ts'
import { accept } from '#kernel/result.ts'
import { answerRefusal } from './answer-refusal.ts'
import type { AuthContext, AuthEndpoint } from './auth-context.ts'
import {
  INCOMPLETE_CHALLENGE,
  isCompleteChallenge,
  challengeOf,
  challengePair,
  email,
  metadata,
  phone,
  shortText,
} from './fields.ts'
import { rateLimitedAction, rateLimited } from './limits.ts'
import { withMinimumDuration } from './with-minimum-duration.ts'
import { readBody } from './read-body.ts'
import { originOf, userOf } from './request-facts.ts'

const recoverBody = z.object({ email, ...challengePair }).refine(isCompleteChallenge, INCOMPLETE_CHALLENGE)

export const recoverEndpoint: AuthEndpoint = (scope, context) => {
  scope.post('/recover', rateLimited(context, 'mail'), async (request, reply) => {
    const body = readBody(recoverBody, request.body)
    if (!body.ok) return answerRefusal(request, reply, body.refusal)
    const address = body.value.email
    if (!address)
      return answerRefusal(
        request,
        reply,
        refuseAccount('validation_failed', 'Password recovery requires an email').refusal,
      )
    const input = { email: address, challenge: challengeOf(body.value), ...originOf(context, request) }
    const result = await withMinimumDuration(requestRecovery(context, input), context.answerMs)
    return result.ok ? {} : answerRefusal(request, reply, result.refusal)
  })
}

const otpBody = z
  .object({
    email,
    phone,
    data: metadata,
    create_user: z.boolean().nullish(),
    channel: shortText,
    ...challengePair,
  })
  .refine(isCompleteChallenge, INCOMPLETE_CHALLENGE)

export const otpEndpoint: AuthEndpoint = (scope, context) => {
  scope.post('/otp', rateLimited(context, 'mail'), async (request, reply) => {
    const body = readBody(otpBody, request.body)
    if (!body.ok) return answerRefusal(request, reply, body.refusal)
    const address = addressOfOtp(body.value)
    if (!address.ok) return answerRefusal(request, reply, address.refusal)
    const { data, create_user: create } = body.value
    const input = { email: address.value, data, createUser: create ?? true }
    const more = { challenge: challengeOf(body.value), ...originOf(context, request) }
    const result = await withMinimumDuration(
      requestSignInCode(context, { ...input, ...more }),
      context.answerMs,
    )
    return result.ok ? {} : answerRefusal(request, reply, result.refusal)
  })
}

/** Phones are not supported: answers like the reference without an SMS provider. */
function addressOfOtp(body: z.output<typeof otpBody>): AccountResult<string> {
  const { email: address, phone: number, channel, create_user: create } = body
  if (address && number)
    return refuseAccount('validation_failed', 'Only an email address or phone number should be provided')
  if (address && channel)
    return refuseAccount('validation_failed', 'Channel should only be specified with Phone OTP')
  if (address) return accept(address)
  if (!number) return refuseAccount('validation_failed', 'One of email or phone must be set')
  const checked = create === false ? checkPhone(number) : accept(number)
  return checked.ok ? refuseAccount('phone_provider_disabled', 'Unsupported phone provider') : checked
}

const RESENT = ['signup', 'email_change', 'sms', 'phone_change'] as const
const resendBody = z
  .object({
    type: z.enum(RESENT).optional().catch(undefined),
    email,
    phone,
    ...challengePair,
  })
  .refine(isCompleteChallenge, INCOMPLETE_CHALLENGE)

export const resendEndpoint: AuthEndpoint = (scope, context) => {
  scope.post('/resend', rateLimited(context, 'mail'), async (request, reply) => {
    const body = readBody(resendBody, request.body)
    if (!body.ok) return answerRefusal(request, reply, body.refusal)
    const mail = mailToResend(context, body.value)
    if (!mail.ok) return answerRefusal(request, reply, mail.refusal)
    if (!mail.value) return {}
    const input = { ...mail.value, challenge: challengeOf(body.value), ...originOf(context, request) }
    const result = await withMinimumDuration(resendMail(context, input), context.answerMs)
    return result.ok ? {} : answerRefusal(request, reply, result.refusal)
  })
}

/** Undefined when there is nothing to send: phones, or another type. */
function mailToResend(
  { config }: Pick<AuthContext, 'config'>,
  { type, email: address, phone: number }: z.output<typeof resendBody>,
): AccountResult<{ type: 'signup' | 'email_change'; email: string } | undefined> {
  const refusal = (message: string) => refuseAccount('validation_failed', message)
  if (!type) return refusal(`Missing one of these types: ${RESENT.join(', ')}`)
  if (type === 'signup' && !address) return refusal('Type provided requires an email address')
  if (type === 'sms' && !number) return refusal('Type provided requires a phone number')
  if (address && number) return refusal('Only an email address or phone number should be provided.')
  if (address)
    return accept(type === 'signup' || type === 'email_change' ? { type, email: address } : undefined)
  if (!number) return refusal('Missing email address or phone number')
  if (!takesNumbers(config)) return refuseAccount('phone_provider_disabled', 'Phone logins are disabled')
  const checked = checkPhone(number)
  return checked.ok ? accept(undefined) : checked
}

export const reauthenticateEndpoint: AuthEndpoint = (scope, context) => {
  scope.get('/reauthenticate', rateLimitedAction(context, 'mail'), async (request, reply) => {
    const caller = await userOf(context, request)
    if (!caller.ok) return answerRefusal(request, reply, caller.refusal)
    const result = await requestReauthentication(context, caller.value.user, originOf(context, request))
    return result.ok ? {} : answerRefusal(request, reply, result.refusal)
  })
}
