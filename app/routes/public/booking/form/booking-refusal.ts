import type { BookSpotsRefusal } from '#features/booking/booking-refusal.ts'
import type { FieldProblem } from '#kernel/field-problem.ts'

type Code = BookSpotsRefusal['code']

const FIELD_OF: Readonly<Record<Code, 'people' | 'eventId' | 'voucher' | 'way' | null>> = {
  sold_out: 'people',
  hold_kept: 'people',
  price_changed: 'people',
  event_cancelled: 'eventId',
  event_begun: 'eventId',
  unknown_event: 'eventId',
  not_bookable: 'eventId',
  idempotency_key_reused: 'eventId',
  voucher_unknown: 'voucher',
  voucher_voided: 'voucher',
  voucher_used_up: 'voucher',
  voucher_lapsed: 'voucher',
  voucher_test: 'voucher',
  voucher_other_course: 'voucher',
  payment_unavailable: 'way',
  too_many_held: null,
  too_many_waiting: 'eventId',
}

/** Undefined when no field applies. */
export function refusalProblem(code: string): FieldProblem | undefined {
  const field = isKnown(code) ? FIELD_OF[code] : null
  return field ? { field, code } : undefined
}

function isKnown(code: string): code is Code {
  return Object.hasOwn(FIELD_OF, code)
}
