import { type RefusalOf, refusals } from '#kit/refusals.ts'

export const VOUCHER_REFUSALS = refusals({
  unknown_voucher: 'missing',
  unknown_redemption: 'missing',
  voucher_voided: 'conflict',
  voucher_blocked: 'conflict',
  voucher_suspended: 'conflict',
  voucher_lapsed: 'conflict',
  voucher_test: 'conflict',
  voucher_used_up: 'conflict',
  voucher_whole_only: 'conflict',
  more_than_rest: 'conflict',
  request_key_reused: 'conflict',
  changed_meanwhile: 'conflict',
  no_address: 'conflict',
  day_over: 'invalid',
  voucher_not_later: 'invalid',
  voucher_too_far: 'invalid',
})

export type StaffVoucherRefusal =
  | { code: Exclude<RefusalOf<typeof VOUCHER_REFUSALS>['code'], 'more_than_rest'> }
  /** `restCents`: what is left now. */
  | { code: 'more_than_rest'; restCents: number }
