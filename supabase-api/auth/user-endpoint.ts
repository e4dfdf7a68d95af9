import { z } from 'zod'
import { refuseAccount } from '#features/account/account-refusal.ts'
import { changeUser } from '#features/account/users/change-user.server.ts'
import { checkPhone } from '#features/account/users/phone-number.ts'
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
  nonce,
  password,
  phone,
} from './fields.ts'
import { deviceOf } from './device-cookie.ts'
import { rateLimited } from './limits.ts'
import { readBody } from './read-body.ts'
import { originOf, userOf } from './request-facts.ts'
import { userBody } from './user-body.ts'

const changes = z
  .object({
    email,
    password,
    current_password: password,
    nonce,
    data: metadata,
    phone,
    app_metadata: z.unknown().optional(),
    ...challengePair,
  })
  .refine(isCompleteChallenge, INCOMPLETE_CHALLENGE)

export const userEndpoint: AuthEndpoint = (scope, context) => {
  scope.get('/user', async (request, reply) => {
    const caller = await userOf(context, request)
    if (!caller.ok) return answerRefusal(request, reply, caller.refusal)
    return userBody(await readProfile(context.db, caller.value.user))
  })

  scope.put('/user', rateLimited(context, 'user'), async (request, reply) => {
    const caller = await userOf(context, request)
    if (!caller.ok) return answerRefusal(request, reply, caller.refusal)
    const body = readBody(changes, request.body)
    if (!body.ok) return answerRefusal(request, reply, body.refusal)
    const {
      phone: number,
      app_metadata: appMetadata,
      current_password: currentPassword,
      ...change
    } = body.value
    if (appMetadata)
      return answerRefusal(
        request,
        reply,
        refuseAccount('not_admin', 'Updating app_metadata requires admin privileges').refusal,
      )
    const checked = number === undefined ? undefined : checkPhone(number)
    if (checked && !checked.ok) return answerRefusal(request, reply, checked.refusal)
    if (checked && !context.config.autoconfirmPhone)
      return answerRefusal(
        request,
        reply,
        refuseAccount('phone_provider_disabled', 'Phone signups are disabled').refusal,
      )
    const input = {
      ...change,
      phone: checked?.value,
      currentPassword,
      device: deviceOf(request),
      challenge: challengeOf(body.value),
      ...originOf(context, request),
    }
    const result = await changeUser(context, caller.value, input)
    if (!result.ok) return answerRefusal(request, reply, result.refusal)
    return userBody(await readProfile(context.db, result.value))
  })
}
