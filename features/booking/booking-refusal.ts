import type { BookingRefusal } from './booking.ts'
import type { ChoiceRefusal } from './plan-b/plan-b.ts'
import type { ChangeRefusal } from './change/change-refusal.ts'

export type VoucherRefusal =
  | { code: 'voucher_unknown' }
  | { code: 'voucher_voided' }
  | { code: 'voucher_blocked' }
  | { code: 'voucher_used_up' }
  | { code: 'voucher_lapsed' }
  | { code: 'voucher_test' }
  | { code: 'voucher_other_course' }

/** `detail` is for the log. */
export interface PaymentProblem {
  code: 'payment_unavailable'
  detail: string
}

export type TooMany = { code: 'too_many_held' } | { code: 'too_many_waiting' }

export type BookSpotsRefusal =
  | BookingRefusal
  | VoucherRefusal
  | PaymentProblem
  | { code: 'price_changed'; totalCents: number }
  | { code: 'idempotency_key_reused' }
  // Larger than the available places; the smaller existing hold is kept.
  | { code: 'hold_kept' }
  | TooMany

export type HolderRefusal =
  | ChangeRefusal
  | ChoiceRefusal
  | PaymentProblem
  | { code: 'too_many_held' }
  // A requested day in the past.
  | { code: 'day_passed' }
