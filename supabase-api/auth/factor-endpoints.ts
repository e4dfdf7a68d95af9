import { z } from 'zod'
import { type AccountResult, refuseAccount } from '#features/account/account-refusal.ts'
import { listFactors, removeFactorOfUser } from '#features/account/users/administer-factors.server.ts'
import {
  challengeFactor,
  enrolFactor,
  removeFactor,
  verifyFactor,
} from '#features/account/sign-in/factors.server.ts'
import {
  challengeKeyFactor,
  enrolKeyFactor,
  type KeyChallenge,
  type KeyAnswer,
  verifyKeyFactor,
} from '#features/account/sign-in/key-factors.server.ts'
import { recordRefusal } from '#features/account/security/record-refusal.server.ts'
import { findAnyUser } from '#features/account/database/users-repository.server.ts'
import { accept } from '#kernel/result.ts'
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
import { newCredential, signedCredential } from './webauthn-fields.ts'

const text = (most: number) => z.preprocess((value) => value ?? '', z.string().max(most))
const enrolBody = z.object({
  factor_type: z.string().max(50),
  friendly_name: text(100),
  issuer: text(100).pipe(z.string().trim()),
})
const challengeId = { challenge_id: z.uuid() }
const keyAnswer = z.discriminatedUnion('type', [
  z.object({ type: z.literal('create'), credential_response: newCredential }),
  z.object({ type: z.literal('request'), credential_response: signedCredential }),
])
const keyBody = z.object({ ...challengeId, webauthn: keyAnswer })
const codeBody = z.object({ ...challengeId, code: z.string().trim().min(1).max(20) })

export const factorsEndpoint: AuthEndpoint = (scope, context) => {
  scope.post('/factors', rateLimited(context, 'user'), async (request, reply) => {
    const caller = await userOf(context, request)
    if (!caller.ok) return answerRefusal(request, reply, caller.refusal)
    const body = readBody(enrolBody, request.body)
    if (!body.ok) return answerRefusal(request, reply, body.refusal)
    const { factor_type: type, friendly_name: friendlyName, issuer } = body.value
    if (type === 'webauthn' && context.config.keyFactors) {
      const key = await enrolKeyFactor(context, caller.value, { friendlyName })
      if (!key.ok) return answerRefusal(request, reply, key.refusal)
      return { id: key.value.id, type, friendly_name: friendlyName }
    }
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
    const network = byNetwork(request)
    const key = factorId && (await challengeKeyFactor(context, caller.value, { factorId, network }))
    if (key) return keyChallengeBody(key)
    const result = factorId
      ? await challengeFactor(context, caller.value, { factorId, network })
      : noFactorId()
    if (!result.ok) return answerRefusal(request, reply, result.refusal)
    const { id, expiresAt } = result.value
    return { id, type: 'totp', expires_at: Math.floor(expiresAt.getTime() / 1000) }
  })

  scope.post('/factors/:id/verify', rateLimited(context, 'factor'), async (request, reply) => {
    const caller = await userOf(context, request)
    if (!caller.ok) return answerRefusal(request, reply, caller.refusal)
    const body = readAnswer(request.body)
    if (!body.ok) return answerRefusal(request, reply, body.refusal)
    const factorId = uuidOf(request.params)
    const origin = { network: byNetwork(request), language: context.languageOf(request) }
    const answer = { ...origin, ...body.value, factorId: factorId ?? '' }
    const prove = () =>
      'code' in answer
        ? verifyFactor(context, caller.value, { ...answer, device: deviceOf(request) })
        : verifyKeyFactor(context, caller.value, answer)
    const result = factorId ? await prove() : noFactorId()
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

function keyChallengeBody({ id, type, publicKey, expiresAt }: KeyChallenge) {
  return {
    id,
    type: 'webauthn',
    webauthn: { type, credential_options: { publicKey } },
    expires_at: Math.floor(expiresAt.getTime() / 1000),
  }
}

/** A code, or what a key has signed. */
function readAnswer(input: unknown): AccountResult<{ challengeId: string } & ({ code: string } | KeyAnswer)> {
  if (typeof input !== 'object' || input === null || !('webauthn' in input)) {
    const body = readBody(codeBody, input)
    return body.ok ? accept({ challengeId: body.value.challenge_id, code: body.value.code }) : body
  }
  const body = readBody(keyBody, input)
  if (!body.ok) return body
  const { type, credential_response: credential } = body.value.webauthn
  return accept({ challengeId: body.value.challenge_id, ...({ type, credential } as KeyAnswer) })
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
  return refuseAccount('validation_failed', 'factor_type needs to be totp, phone, or webauthn')
}
