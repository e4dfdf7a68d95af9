import { z } from 'zod'
import { signUp } from '#features/account/sign-in/sign-up.server.ts'
import { readProfile } from '#features/account/database/users-repository.server.ts'
import { answerRefusal } from './answer-refusal.ts'
import type { AuthEndpoint } from './auth-context.ts'
import {
  INCOMPLETE_CHALLENGE,
  isCompleteChallenge,
  challengeOf,
  challengePair,
  email,
  metadata,
  password,
  phone,
} from './fields.ts'
import { rateLimited } from './limits.ts'
import { withMinimumDuration } from './with-minimum-duration.ts'
import { readBody } from './read-body.ts'
import { originOf } from './request-facts.ts'
import { sessionBody } from './session-body.ts'
import { userBody } from './user-body.ts'

const schema = z
  .object({ email, phone, password, data: metadata, ...challengePair })
  .refine(isCompleteChallenge, INCOMPLETE_CHALLENGE)

export const signUpEndpoint: AuthEndpoint = (scope, context) => {
  scope.post('/signup', rateLimited(context, 'sign-up'), async (request, reply) => {
    const body = readBody(schema, request.body)
    if (!body.ok) return answerRefusal(request, reply, body.refusal)
    const challenge = challengeOf(body.value)
    const input = { ...body.value, challenge, ...originOf(context, request) }
    const result = await withMinimumDuration(signUp(context, input), context.answerMs)
    if (!result.ok) return answerRefusal(request, reply, result.refusal)
    const signedUp = result.value
    switch (signedUp.kind) {
      case 'session':
        return sessionBody(context, signedUp.open)
      case 'waiting':
        return userBody(await readProfile(context.db, signedUp.user))
      case 'invented':
        return inventedBody(signedUp, body.value.data ?? {})
    }
  })
}

/** Same shape as for a fresh account, revealing nothing about the existing one. */
function inventedBody({ id, email: address, at }: { id: string; email: string; at: Date }, data: object) {
  const now = at.toISOString()
  return {
    id,
    aud: 'authenticated',
    role: '',
    email: address,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { ...data },
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  }
}
