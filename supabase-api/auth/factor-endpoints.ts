import { z } from 'zod'
import { refuseAccount } from '#features/account/account-refusal.ts'
import { listFactors, removeFactorOfUser } from '#features/account/users/administer-factors.server.ts'
import {
  challengeFactor,
  enrolFactor,
  removeFactor,
  verifyFactor,
} from '#features/account/sign-in/factors.server.ts'
import { recordRefusal } from '#features/account/security/record-refusal.server.ts'
import { findAnyUser } from '#features/account/database/users-repository.server.ts'
import { byNetwork } from '#platform/http/visitor-network.ts'
import { idOf } from './admin-endpoints.ts'
import { answerRefusal } from './answer-refusal.ts'
import type { AuthEndpoint } from './auth-context.ts'
import { deviceOf, rememberDevice } from './device-cookie.ts'
import { rateLimited } from './limits.ts'
import { readBody } from './read-body.ts'
import { userOf } from './request-facts.ts'
import { sessionBody } from './session-body.ts'
import { factorBody } from './user-body.ts'

const text = (most: number) => z.preprocess((value) => value ?? '', z.string().max(most))
const enrolBody = z.object({
  factor_type: z.string().max(50),
  friendly_name: text(100),
  issuer: text(100).pipe(z.string().trim()),
})
const verifyBody = z.object({ challenge_id: z.uuid(), code: z.string().trim().min(1).max(20) })

export const factorsEndpoint: AuthEndpoint = (scope, context) => {
  scope.post('/factors', rateLimited(context, 'user'), async (request, reply) => {
    const caller = await userOf(context, request)
    if (!caller.ok) return answerRefusal(request, reply, caller.refusal)
    const body = readBody(enrolBody, request.body)
    if (!body.ok) return answerRefusal(request, reply, body.refusal)
    const { factor_type: type, friendly_name: friendlyName, issuer } = body.value
    if (type !== 'totp') return answerRefusal(request, reply, notOffered(type).refusal)
    const input = { friendlyName, issuer: issuer || new URL(context.config.siteUrl).host }
    const result = await enrolFactor(context, caller.value, input)
    if (!result.ok) return answerRefusal(request, reply, result.refusal)
    const { factor, secret, uri, qrCode } = result.value
    return {
      id: factor.id,
      type: factor.type,
      friendly_name: factor.friendlyName,
      totp: { qr_code: qrCode, secret, uri },
    }
  })

  scope.post('/factors/:id/challenge', rateLimited(context, 'factor'), async (request, reply) => {
    const caller = await userOf(context, request)
    if (!caller.ok) return answerRefusal(request, reply, caller.refusal)
    const factorId = uuidOf(request.params)
    const result = factorId
      ? await challengeFactor(context, caller.value, { factorId, network: byNetwork(request) })
      : noFactorId()
    if (!result.ok) return answerRefusal(request, reply, result.refusal)
    const { id, expiresAt } = result.value
    return { id, type: 'totp', expires_at: Math.floor(expiresAt.getTime() / 1000) }
  })

  scope.post('/factors/:id/verify', rateLimited(context, 'factor'), async (request, reply) => {
    const caller = await userOf(context, request)
    if (!caller.ok) return answerRefusal(request, reply, caller.refusal)
    const body = readBody(verifyBody, request.body)
    if (!body.ok) return answerRefusal(request, reply, body.refusal)
    const factorId = uuidOf(request.params)
    const { challenge_id: challengeId, code } = body.value
    const result = factorId
      ? await verifyFactor(context, caller.value, {
          factorId,
          challengeId,
          code,
          network: byNetwork(request),
          device: deviceOf(request),
          language: context.languageOf(request),
        })
      : noFactorId()
    if (!result.ok) {
      await recordRefusal(context, {
        action: 'sign_in_refused',
        network: byNetwork(request),
        reason: result.refusal.code,
        userId: caller.value.user.id,
      })
      return answerRefusal(request, reply, result.refusal)
    }
    await rememberDevice(context, reply, result.value)
    return sessionBody(context, result.value)
  })

  scope.delete('/factors/:id', rateLimited(context, 'user'), async (request, reply) => {
    const caller = await userOf(context, request)
    if (!caller.ok) return answerRefusal(request, reply, caller.refusal)
    const factorId = uuidOf(request.params)
    const result = factorId
      ? await removeFactor(context, caller.value, { factorId, language: context.languageOf(request) })
      : noFactorId()
    return result.ok ? { id: result.value.id } : answerRefusal(request, reply, result.refusal)
  })
}

export const adminFactorsEndpoint: AuthEndpoint = (scope, context) => {
  scope.get('/admin/users/:id/factors', async (request, reply) => {
    const id = await idOf(request, context)
    if (!id.ok) return answerRefusal(request, reply, id.refusal)
    if (!(await findAnyUser(context.db, id.value)))
      return answerRefusal(request, reply, refuseAccount('user_not_found', 'User not found').refusal)
    return (await listFactors(context.db, id.value)).map(factorBody)
  })

  scope.delete('/admin/users/:id/factors/:factorId', async (request, reply) => {
    const id = await idOf(request, context)
    if (!id.ok) return answerRefusal(request, reply, id.refusal)
    const { factorId } = request.params as { factorId: string }
    if (!z.uuid().safeParse(factorId).success) return answerRefusal(request, reply, noFactorId().refusal)
    const removed = await removeFactorOfUser(context, id.value, factorId)
    if (!removed)
      return answerRefusal(request, reply, refuseAccount('mfa_factor_not_found', 'Factor not found').refusal)
    return factorBody(removed)
  })
}

function uuidOf(params: unknown): string | undefined {
  const { id } = params as { id: string }
  return z.uuid().safeParse(id).success ? id : undefined
}

function noFactorId() {
  return refuseAccount('validation_failed', 'factor_id must be an UUID', { status: 404 })
}

function notOffered(type: string) {
  if (type === 'phone')
    return refuseAccount('mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone')
  if (type === 'webauthn')
    return refuseAccount('mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn')
  return refuseAccount('validation_failed', 'factor_type needs to be totp')
}
