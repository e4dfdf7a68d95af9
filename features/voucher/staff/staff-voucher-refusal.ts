export type StaffVoucherRefusal =
  | {
      code:
        | 'unknown_voucher'
        | 'voucher_voided'
        | 'voucher_blocked'
        | 'voucher_suspended'
        | 'voucher_lapsed'
        | 'voucher_test'
        | 'voucher_used_up'
        | 'voucher_whole_only'
        | 'unknown_redemption'
        | 'request_key_reused'
        | 'changed_meanwhile'
        | 'day_over'
        | 'voucher_not_later'
        | 'voucher_too_far'
        | 'no_address'
    }
  /** `restCents`: what is left now. */
  | { code: 'more_than_rest'; restCents: number }
