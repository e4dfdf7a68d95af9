import type { FastifyReply } from 'fastify'
import type { Messages } from '#content/staff/de.ts'
import type { FactRefusal } from '#features/facts/fact-kind.ts'
import type { AnswerRefusal } from '#features/inquiry/staff/staff-answer-inquiry.server.ts'
import type { PutOffRefusal } from '#features/today/put-off.ts'
import type { MandateRefusal } from '#features/quote/mandate/mandate.ts'
import type { PictureRefusal } from '#features/pictures/picture-refusal.ts'
import type { StaffVoucherRefusal } from '#features/voucher/staff/staff-voucher-refusal.ts'
import type { Result } from '#kernel/result.ts'

type Refusal =
  | AnswerRefusal
  | MandateRefusal
  | FactRefusal
  | PictureRefusal
  | { code: 'unknown_page' }
  | { code: 'unknown_service' }
  | { code: 'unknown_due' }
  | PutOffRefusal
  | StaffVoucherRefusal
  | { code: 'no_permission' }

/** Every refusal needs a message in the back office: its own, or at a field of the event form. */
type Said =
  | keyof Messages['refusals']
  | keyof Messages['dialog']['problems']
  | 'notifies_booked'
  // Only customers get these.
  | 'offer_over'
  | 'ask_us'
  | 'book_more'
  | 'hold_kept'
  | 'too_many_held'
  | 'payment_unavailable'

type Code = Refusal['code'] & Said

/** Refusals of the request itself (422); all others concern the current state (409) or something missing (404). */
const UNPROCESSABLE: ReadonlySet<string> = new Set<Code>([
  'day_out_of_reach',
  'picture_missing',
  'picture_unreadable',
  'picture_too_small',
  'day_over',
  'voucher_not_later',
  'voucher_too_far',
])

function toStatus(code: Code): 403 | 404 | 409 | 422 {
  if (code === 'no_permission') return 403
  if (code.startsWith('unknown_')) return 404
  return UNPROCESSABLE.has(code) ? 422 : 409
}

/** The answer's body, or the reply with the refusal. */
export function answer(
  reply: FastifyReply,
  result: Result<unknown, Refusal>,
): Record<string, never> | FastifyReply {
  return result.ok ? {} : refuseStaff(reply, result.refusal)
}

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
