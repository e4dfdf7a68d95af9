import type { FastifyReply } from 'fastify'
import type { ChangeRefusal } from '#features/booking/change/change-refusal.ts'
import type { MarkRefusal } from '#features/booking/staff/staff-mark-booking.server.ts'
import type { SettleRefusal } from '#features/booking/staff/staff-settle-booking.server.ts'
import type { CancelRefusal } from '#features/calendar/staff/cancel-event.server.ts'
import type { ChangeRefusal as EventChangeRefusal } from '#features/calendar/staff/change-event.server.ts'
import type { ConfirmRefusal } from '#features/calendar/staff/confirm-event.server.ts'
import type { RepeatRefusal } from '#features/calendar/staff/repeat-event.server.ts'
import type { AnswerRefusal } from '#features/inquiry/staff/staff-answer-inquiry.server.ts'
import type { FulfilOrderRefusal } from '#features/order/staff/fulfil-order.server.ts'
import type { RefundOrderRefusal } from '#features/order/payment/refund-order.server.ts'
import type { Result } from '#kernel/result.ts'

type Refusal =
  | ChangeRefusal
  | MarkRefusal
  | SettleRefusal
  | CancelRefusal
  | EventChangeRefusal
  | ConfirmRefusal
  | RepeatRefusal
  | RefundOrderRefusal
  | FulfilOrderRefusal
  | AnswerRefusal

/** Refusals that are not a conflict with how things stand. */
const STATUS: Partial<Record<Refusal['code'], number>> = {
  unknown_booking: 404,
  unknown_event: 404,
  unknown_order: 404,
  unknown_inquiry: 404,
}

/** The value, as `toBody` shows it, or the refusal with its status. */
export function answer<Value>(
  reply: FastifyReply,
  result: Result<Value, Refusal>,
  toBody: (value: Value) => object = () => ({}),
) {
  if (result.ok) return reply.send(toBody(result.value))
  const statusCode = STATUS[result.refusal.code] ?? 409
  return reply.code(statusCode).send({ statusCode, ...result.refusal })
}

/** What was sent does not pass; `fields` in the order of the schema. */
export function answerInvalid(
  reply: FastifyReply,
  issues: readonly { path: PropertyKey[]; code?: string | undefined }[],
) {
  const fields = [...new Set(issues.map(({ path }) => path.join('.')))].map((field) => ({
    field,
    code: 'invalid',
  }))
  return reply.code(422).send({ statusCode: 422, code: 'invalid', fields })
}
