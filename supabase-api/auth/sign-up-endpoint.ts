import { z } from 'zod'
import { signUp } from '#features/account/sign-up.server.ts'
import { readProfile } from '#features/account/users-repository.server.ts'
import { answerRefusal } from './answer-refusal.ts'
import type { AuthEndpoint } from './auth-context.ts'
import {
  BOTH_OR_NEITHER,
  bothOrNeither,
  challengeOf,
  challengePair,
  email,
  metadata,
  password,
  phone,
} from './fields.ts'
import { limited } from './limits.ts'
import { noSoonerThan } from './no-sooner-than.ts'
import { readBody } from './read-body.ts'
import { originOf } from './request-facts.ts'
import { sessionBody } from './session-body.ts'
import { userBody } from './user-body.ts'

const schema = z
  .object({ email, phone, password, data: metadata, ...challengePair })
  .refine(bothOrNeither, BOTH_OR_NEITHER)

/** `POST /signup` */
export const signUpEndpoint: AuthEndpoint = (scope, context) => {
  scope.post('/signup', limited(context, 'sign-up'), async (request, reply) => {
    const body = readBody(schema, request.body)
    if (!body.ok) return answerRefusal(request, reply, body.refusal)
    const challenge = challengeOf(body.value)
    const wish = { ...body.value, challenge, ...originOf(context, request) }
    const result = await noSoonerThan(signUp(context, wish))
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

/** Looks like a fresh account to whoever asks, and like nothing of the existing one. */
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
