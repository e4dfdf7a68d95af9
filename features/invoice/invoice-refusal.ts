import type { VoucherUse } from '#kernel/voucher-use.ts'
import { refusals } from '#kit/refusals.ts'

/** Of a voucher that is to pay of an invoice, or of a group's booking. */
export const VOUCHER_REFUSALS = refusals({
  voucher_unknown: 'conflict',
  voucher_voided: 'conflict',
  voucher_blocked: 'conflict',
  voucher_used_up: 'conflict',
  voucher_lapsed: 'conflict',
  voucher_test: 'conflict',
  voucher_for_course: 'conflict',
})

const PLAIN = refusals({
  unknown_invoice: 'missing',
  unknown_payment: 'missing',
  unknown_source: 'missing',
  source_changed: 'conflict',
  nothing_due: 'conflict',
  changed_meanwhile: 'conflict',
  invoice_sent: 'conflict',
  not_sent: 'conflict',
  invoice_without_email: 'invalid',
  no_reminder_due: 'conflict',
  paid_online: 'conflict',
  day_in_future: 'invalid',
  day_before_invoice: 'invalid',
  payment_reused: 'conflict',
  credit_reused: 'conflict',
  has_invoice: 'conflict',
  surplus_paid_back: 'conflict',
  no_permission: 'forbidden',
  payment_disputed: 'conflict',
})

const OF_AMOUNT = refusals({
  more_than_open: 'conflict',
  more_than_overpaid: 'conflict',
  more_than_due: 'conflict',
})

export const INVOICE_REFUSALS = refusals({
  ...VOUCHER_REFUSALS,
  ...PLAIN,
  ...OF_AMOUNT,
  invoice_incomplete: 'invalid',
  vouchers_in_use: 'conflict',
})

export type InvoiceRefusal =
  | { code: keyof typeof VOUCHER_REFUSALS }
  | { code: keyof typeof PLAIN }
  | { code: keyof typeof OF_AMOUNT; cents: number }
  | { code: 'invoice_incomplete'; missing: string[] }
  /** Of an order whose vouchers were redeemed: nobody agreed to that. */
  | { code: 'vouchers_in_use'; uses: VoucherUse[] }
