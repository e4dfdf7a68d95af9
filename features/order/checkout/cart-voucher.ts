export interface CartVoucher {
  voucherId: string
  lastFour: string
  restCents: number
  /** Bought at the Testkasse. */
  test: boolean
}

export type CartVoucherRefusal = {
  code:
    | 'voucher_unknown'
    | 'voucher_voided'
    | 'voucher_blocked'
    | 'voucher_used_up'
    | 'voucher_lapsed'
    | 'voucher_test'
    | 'voucher_for_course'
    | 'voucher_other_currency'
}
