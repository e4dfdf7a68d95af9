import type { FastifyReply } from 'fastify'
import type { Messages } from '#content/staff/de.ts'
import type { FactRefusal } from '#features/facts/fact-kind.ts'
import type { PutOffRefusal } from '#features/today/put-off.ts'
import type { Result } from '#kernel/result.ts'

type Refusal =
  | FactRefusal
  | { code: 'unknown_inquiry' }
  | { code: 'unknown_page' }
  | { code: 'unknown_due' }
  | PutOffRefusal
  | { code: 'no_permission' }

/** Every refusal needs a message in the back office. */
type Code = Refusal['code'] & keyof Messages['refusals']

/** Refusals of the request itself (422); all others concern the current state (409) or something missing (404). */
const UNPROCESSABLE: ReadonlySet<string> = new Set<Code>(['day_out_of_reach'])

function toStatus(code: Code): 403 | 404 | 409 | 422 {
  if (code === 'no_permission') return 403
  if (code.startsWith('unknown_')) return 404
  return UNPROCESSABLE.has(code) ? 422 : 409
}

/** The answer's body, or the reply with the refusal. */
export function answerWith<Value, Body extends object>(
  reply: FastifyReply,
  result: Result<Value, Refusal>,
  toBody: (value: Value) => Body,
): Body | FastifyReply {
  return result.ok ? toBody(result.value) : refuseStaff(reply, result.refusal)
}

export function refuseStaff(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const statusCode = toStatus(refusal.code)
  return reply.code(statusCode).send({ statusCode, ...refusal })
}

type Issues = readonly { path: PropertyKey[]; code?: string | undefined }[]

export function answerInvalid(reply: FastifyReply, issues: Issues) {
  return reply.code(422).send({ statusCode: 422, code: 'invalid', fields: invalidFields(issues) })
}

/** Each once, by its path. */
export function invalidFields(issues: Issues): { field: string; code: 'invalid' }[] {
  return [...new Set(issues.map(({ path }) => path.join('.')))].map((field) => ({ field, code: 'invalid' }))
}
