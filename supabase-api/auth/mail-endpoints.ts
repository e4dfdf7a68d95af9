import { z } from 'zod'
import { refuseAccount } from '#features/account/account-refusal.ts'
import {
  requestRecovery,
  requestReauthentication,
  requestSignInCode,
  resendMail,
} from '#features/account/request-mail.server.ts'
import { answerRefusal } from './answer-refusal.ts'
import type { AuthEndpoint } from './auth-context.ts'
import {
  BOTH_OR_NEITHER,
  bothOrNeither,
  challengeOf,
  challengePair,
  email,
  metadata,
  phone,
} from './fields.ts'
import { acting, limited } from './limits.ts'
import { noSoonerThan } from './no-sooner-than.ts'
import { readBody } from './read-body.ts'
import { originOf, userOf } from './request-facts.ts'

const recoverBody = z.object({ email, ...challengePair }).refine(bothOrNeither, BOTH_OR_NEITHER)

/** `POST /recover` */
export const recoverEndpoint: AuthEndpoint = (scope, context) => {
  scope.post('/recover', limited(context, 'mail'), async (request, reply) => {
    const body = readBody(recoverBody, request.body)
    if (!body.ok) return answerRefusal(request, reply, body.refusal)
    const address = body.value.email
    if (!address)
      return answerRefusal(
        request,
        reply,
        refuseAccount('validation_failed', 'Password recovery requires an email').refusal,
      )
    const wish = { email: address, challenge: challengeOf(body.value), ...originOf(context, request) }
    const result = await noSoonerThan(requestRecovery(context, wish))
    return result.ok ? {} : answerRefusal(request, reply, result.refusal)
  })
}

const otpBody = z
  .object({ email, phone, data: metadata, create_user: z.boolean().nullish(), ...challengePair })
  .refine(bothOrNeither, BOTH_OR_NEITHER)

/** `POST /otp` */
export const otpEndpoint: AuthEndpoint = (scope, context) => {
  scope.post('/otp', limited(context, 'mail'), async (request, reply) => {
    const body = readBody(otpBody, request.body)
    if (!body.ok) return answerRefusal(request, reply, body.refusal)
    const { email: address, phone: number, data, create_user: create } = body.value
    if (number && !address)
      return answerRefusal(
        request,
        reply,
        refuseAccount('phone_provider_disabled', 'Unsupported phone provider').refusal,
      )
    if (!address || number)
      return answerRefusal(
        request,
        reply,
        refuseAccount('validation_failed', 'One of email or phone must be set').refusal,
      )
    const wish = { email: address, data, createUser: create ?? true, challenge: challengeOf(body.value) }
    const result = await noSoonerThan(requestSignInCode(context, { ...wish, ...originOf(context, request) }))
    return result.ok ? {} : answerRefusal(request, reply, result.refusal)
  })
}

const resendBody = z
  .object({
    type: z.enum(['signup', 'email_change', 'sms', 'phone_change']),
    email,
    phone,
    ...challengePair,
  })
  .refine(bothOrNeither, BOTH_OR_NEITHER)

/** `POST /resend` */
export const resendEndpoint: AuthEndpoint = (scope, context) => {
  scope.post('/resend', limited(context, 'mail'), async (request, reply) => {
    const body = readBody(resendBody, request.body)
    if (!body.ok) return answerRefusal(request, reply, body.refusal)
    const { type, email: address, phone: number } = body.value
    const byMail = type === 'signup' || type === 'email_change'
    if (byMail ? !address || number : !number || address)
      return answerRefusal(
        request,
        reply,
        refuseAccount('validation_failed', 'Type provided requires an email address or a phone number')
          .refusal,
      )
    // There are no numbers to send to: the answer is that for an unknown one.
    if (!byMail || !address) return {}
    const wish = { type, email: address, challenge: challengeOf(body.value), ...originOf(context, request) }
    const result = await noSoonerThan(resendMail(context, wish))
    return result.ok ? {} : answerRefusal(request, reply, result.refusal)
  })
}

/** `GET /reauthenticate` */
export const reauthenticateEndpoint: AuthEndpoint = (scope, context) => {
  scope.get('/reauthenticate', acting(context, 'mail'), async (request, reply) => {
    const caller = await userOf(context, request)
    if (!caller.ok) return answerRefusal(request, reply, caller.refusal)
    const result = await requestReauthentication(context, caller.value.user, originOf(context, request))
    return result.ok ? {} : answerRefusal(request, reply, result.refusal)
  })
}
