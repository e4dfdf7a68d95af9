import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { refuseAccount } from '#features/account/account-refusal.ts'
import {
  addPasskey,
  beginPasskey,
  listPasskeys,
  removePasskey,
  removePasskeyOf,
  renamePasskey,
  type StoredPasskey,
} from '#features/account/passkeys/register-passkey.server.ts'
import {
  beginPasskeySignIn,
  signInWithPasskey,
} from '#features/account/passkeys/sign-in-with-passkey.server.ts'
import { findAnyUser } from '#features/account/database/users-repository.server.ts'
import { recordRefusal } from '#features/account/security/record-refusal.server.ts'
import { byNetwork } from '#platform/http/visitor-network.ts'
import { idOf as accountOf } from './admin-endpoints.ts'
import { answerRefusal } from './answer-refusal.ts'
import type { AuthEndpoint } from './auth-context.ts'
import { rememberDevice } from './device-cookie.ts'
import { rateLimited } from './limits.ts'
import { readBody } from './read-body.ts'
import { userOf } from './request-facts.ts'
import { sessionBody } from './session-body.ts'
import { newCredential, signedCredential } from './webauthn-fields.ts'

const registration = z.object({ challenge_id: z.uuid(), credential: newCredential })
const authentication = z.object({ challenge_id: z.uuid(), credential: signedCredential })
const renaming = z.object({ friendly_name: z.string().trim().min(1).max(120) })

/** Making, using, naming and removing passkeys, as auth-js asks for it. */
export const passkeysEndpoint: AuthEndpoint = (scope, context) => {
  scope.post('/passkeys/registration/options', rateLimited(context, 'user'), async (request, reply) => {
    const caller = await userOf(context, request)
    const result = caller.ok ? await beginPasskey(context, caller.value) : caller
    return result.ok ? challengeBody(result.value) : answerRefusal(request, reply, result.refusal)
  })

  scope.post('/passkeys/registration/verify', rateLimited(context, 'user'), async (request, reply) => {
    const caller = await userOf(context, request)
    if (!caller.ok) return answerRefusal(request, reply, caller.refusal)
    const body = readBody(registration, request.body)
    if (!body.ok) return answerRefusal(request, reply, body.refusal)
    const { challenge_id: challengeId, credential } = body.value
    const language = context.languageOf(request)
    type Answer = Parameters<typeof addPasskey>[2]
    const result = await addPasskey(context, caller.value, {
      challengeId,
      credential: credential as Answer['credential'],
      language,
    })
    return result.ok ? passkeyBody(result.value) : answerRefusal(request, reply, result.refusal)
  })

  scope.post('/passkeys/authentication/options', rateLimited(context, 'token'), async () =>
    challengeBody(await beginPasskeySignIn(context)),
  )

  scope.post('/passkeys/authentication/verify', rateLimited(context, 'token'), async (request, reply) => {
    const body = readBody(authentication, request.body)
    if (!body.ok) return answerRefusal(request, reply, body.refusal)
    const { challenge_id: challengeId, credential } = body.value
    type Answer = Parameters<typeof signInWithPasskey>[1]
    const result = await signInWithPasskey(context, {
      challengeId,
      credential: credential as Answer['credential'],
      userAgent: request.headers['user-agent'],
    })
    if (!result.ok) {
      const refused = { action: 'sign_in_refused', network: byNetwork(request) } as const
      await recordRefusal(context, { ...refused, reason: result.refusal.code })
      return answerRefusal(request, reply, result.refusal)
    }
    await rememberDevice(context, reply, result.value)
    return sessionBody(context, result.value)
  })

  scope.get('/passkeys', async (request, reply) => {
    const caller = await userOf(context, request)
    if (!caller.ok) return answerRefusal(request, reply, caller.refusal)
    return (await listPasskeys(context.db, caller.value.user.id)).map(passkeyBody)
  })

  scope.patch('/passkeys/:id', rateLimited(context, 'user'), async (request, reply) => {
    const caller = await userOf(context, request)
    if (!caller.ok) return answerRefusal(request, reply, caller.refusal)
    const body = readBody(renaming, request.body)
    if (!body.ok) return answerRefusal(request, reply, body.refusal)
    const id = idOf(request)
    const input = { id: id ?? '', friendlyName: body.value.friendly_name }
    const renamed = id ? await renamePasskey(context, caller.value.user.id, input) : undefined
    return renamed ? passkeyBody(renamed) : answerRefusal(request, reply, notFound().refusal)
  })

  scope.delete('/passkeys/:id', rateLimited(context, 'user'), async (request, reply) => {
    const caller = await userOf(context, request)
    if (!caller.ok) return answerRefusal(request, reply, caller.refusal)
    const id = idOf(request)
    const language = context.languageOf(request)
    const result = id ? await removePasskey(context, caller.value, { id, language }) : notFound()
    return result.ok ? reply.code(204).send() : answerRefusal(request, reply, result.refusal)
  })
}

/** What administrators do with the passkeys of an account. */
export const adminPasskeysEndpoint: AuthEndpoint = (scope, context) => {
  scope.get('/admin/users/:id/passkeys', async (request, reply) => {
    const account = await accountOf(request, context)
    if (!account.ok) return answerRefusal(request, reply, account.refusal)
    if (!(await findAnyUser(context.db, account.value)))
      return answerRefusal(request, reply, noAccount().refusal)
    return (await listPasskeys(context.db, account.value)).map(passkeyBody)
  })

  scope.delete('/admin/users/:id/passkeys/:passkeyId', async (request, reply) => {
    const account = await accountOf(request, context)
    if (!account.ok) return answerRefusal(request, reply, account.refusal)
    if (!(await findAnyUser(context.db, account.value)))
      return answerRefusal(request, reply, noAccount().refusal)
    const { passkeyId } = request.params as { passkeyId: string }
    const isId = z.uuid().safeParse(passkeyId).success
    if (isId && (await removePasskeyOf(context, account.value, passkeyId))) return reply.code(204).send()
    const { refusal } = refuseAccount('validation_failed', 'Passkey not found', { status: 404 })
    return answerRefusal(request, reply, refusal)
  })
}

function challengeBody({ id, options, expiresAt }: { id: string; options: object; expiresAt: Date }) {
  return { challenge_id: id, options, expires_at: Math.floor(expiresAt.getTime() / 1000) }
}

function passkeyBody({ id, friendlyName, createdAt, lastUsedAt }: StoredPasskey) {
  return {
    id,
    ...(friendlyName && { friendly_name: friendlyName }),
    created_at: createdAt.toISOString(),
    ...(lastUsedAt && { last_used_at: lastUsedAt.toISOString() }),
  }
}

function idOf(request: FastifyRequest): string | undefined {
  const { id } = request.params as { id: string }
  return z.uuid().safeParse(id).success ? id : undefined
}

function noAccount() {
  return refuseAccount('user_not_found', 'User not found')
}

function notFound() {
  return refuseAccount('passkey_not_found', 'Passkey not found')
}
