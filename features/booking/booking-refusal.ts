import type { BookingRefusal } from './booking.ts'
import type { ChangeRefusal } from './change/change-refusal.ts'

/** Why a voucher pays nothing of a booking. */
export type VoucherRefusal =
  | { code: 'voucher_unknown' }
  | { code: 'voucher_voided' }
  | { code: 'voucher_used_up' }
  | { code: 'voucher_lapsed' }
  | { code: 'voucher_test' }
  | { code: 'voucher_other_course' }

/** The hosted page could not be opened. `detail` is for the log. */
export interface PaymentProblem {
  code: 'payment_unavailable'
  detail: string
}

/** One network holds too many places without paying, or waits for too many already. */
export interface TooMany {
  code: 'too_many_held' | 'too_many_waiting'
}

export type BookSpotsRefusal =
  | BookingRefusal
  | VoucherRefusal
  | PaymentProblem
  | { code: 'price_changed'; totalCents: number }
  | { code: 'idempotency_key_reused' }
  // More people than are free, while fewer places are held: those stay.
  | { code: 'hold_kept' }
  | TooMany

/** Whatever the holder of a private link asks for. */
export type HolderRefusal = ChangeRefusal | PaymentProblem | { code: 'too_many_held' }
