import type { HolderRefusal } from '#features/booking/booking-refusal.ts'
import type { PayByVoucherRefusal } from '#features/voucher/http/pay-booking-by-voucher.ts'
import type { ReceiveRefusal } from './receive-booking.ts'

export const REFUSAL_STATUS: Readonly<
  Record<(ReceiveRefusal | HolderRefusal | PayByVoucherRefusal)['code'], number>
> = {
  invalid: 422,
  terms_changed: 409,
  unknown_event: 409,
  event_cancelled: 409,
  event_begun: 409,
  not_bookable: 409,
  sold_out: 409,
  hold_kept: 409,
  price_changed: 409,
  idempotency_key_reused: 409,
  voucher_unknown: 409,
  voucher_voided: 409,
  voucher_blocked: 409,
  voucher_used_up: 409,
  voucher_lapsed: 409,
  voucher_test: 409,
  voucher_other_course: 409,
  voucher_for_course: 409,
  nothing_due: 409,
  unknown_booking: 409,
  not_changeable: 409,
  too_late: 409,
  changed_meanwhile: 409,
  over_capacity: 409,
  same_event: 409,
  day_passed: 409,
  other_price: 409,
  choice_over: 409,
  choice_final: 409,
  choice_unknown: 409,
  offer_over: 409,
  ask_us: 409,
  book_more: 409,
  too_many_held: 429,
  too_many_waiting: 429,
  payment_unavailable: 502,
}
