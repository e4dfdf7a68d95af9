import type { TermsChanged } from '#features/messages/content/legal-versions.ts'
import type { BookSpotsRefusal } from '#features/booking/booking-refusal.ts'
import type { FieldProblem } from '#kernel/field-problem.ts'

type Code = BookSpotsRefusal['code'] | TermsChanged['code']

const FIELD_OF: Readonly<Record<Code, 'people' | 'eventId' | 'voucher' | 'way' | 'terms' | null>> = {
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
  voucher_blocked: 'voucher',
  voucher_used_up: 'voucher',
  voucher_lapsed: 'voucher',
  voucher_test: 'voucher',
  voucher_other_course: 'voucher',
  payment_unavailable: 'way',
  terms_changed: 'terms',
  too_many_held: null,
  too_many_waiting: 'eventId',
}

/** Undefined when no field applies. `version`: of the terms that hold now, where they changed. */
export function refusalProblem(code: string, version?: unknown): FieldProblem | undefined {
  const field = isKnown(code) ? FIELD_OF[code] : null
  return field ? { field, code, ...(typeof version === 'string' && { name: version }) } : undefined
}

function isKnown(code: string): code is Code {
  return Object.hasOwn(FIELD_OF, code)
}
