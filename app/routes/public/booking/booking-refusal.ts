import type { FieldProblem } from '#kernel/field-problem.ts'

/** The field that a refusal of the server belongs to: every one has a place on the page and a way out. */
const FIELD_OF: Readonly<Record<string, string>> = {
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
}

/** A refusal as a problem of a field; undefined for one that no field is to blame for. */
export function refusalProblem(code: string): FieldProblem | undefined {
  const field = FIELD_OF[code]
  return field ? { field, code } : undefined
}
