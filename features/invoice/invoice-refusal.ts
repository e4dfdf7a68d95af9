import type { VoucherUse } from '#kernel/voucher-use.ts'

export type InvoiceVoucherRefusal = {
  code:
    | 'voucher_unknown'
    | 'voucher_voided'
    | 'voucher_blocked'
    | 'voucher_used_up'
    | 'voucher_lapsed'
    | 'voucher_test'
    | 'voucher_for_course'
}

export type InvoiceRefusal =
  | InvoiceVoucherRefusal
  | { code: 'unknown_invoice' | 'unknown_payment' | 'unknown_source' | 'source_changed' | 'nothing_due' }
  | { code: 'changed_meanwhile' | 'invoice_sent' | 'not_sent' | 'invoice_without_email' | 'no_reminder_due' }
  | { code: 'invoice_incomplete'; missing: string[] }
  /** Of an order whose vouchers were redeemed: nobody agreed to that. */
  | { code: 'vouchers_in_use'; uses: VoucherUse[] }
  | { code: 'more_than_open' | 'more_than_overpaid' | 'more_than_due'; cents: number }
  | {
      code:
        | 'paid_online'
        | 'day_in_future'
        | 'day_before_invoice'
        | 'payment_reused'
        | 'has_invoice'
        | 'surplus_paid_back'
        | 'no_permission'
        | 'payment_disputed'
    }
