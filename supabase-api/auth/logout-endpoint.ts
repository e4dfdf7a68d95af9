import { z } from 'zod'
import { signOut } from '#features/account/sessions/sign-out.server.ts'
import { answerRefusal } from './answer-refusal.ts'
import type { AuthEndpoint } from './auth-context.ts'
import { readBody } from './read-body.ts'
import { userOf } from './request-facts.ts'

const query = z.object({ scope: z.enum(['global', 'local', 'others']).default('global') })

export const logoutEndpoint: AuthEndpoint = (scope, context) => {
  scope.post('/logout', async (request, reply) => {
    const caller = await userOf(context, request)
    if (!caller.ok) return answerRefusal(request, reply, caller.refusal)
    const parsed = readBody(query, request.query)
    if (!parsed.ok) return answerRefusal(request, reply, parsed.refusal)
    const result = await signOut(context, caller.value, parsed.value.scope)
    return result.ok ? reply.code(204).send() : answerRefusal(request, reply, result.refusal)
  })
}
