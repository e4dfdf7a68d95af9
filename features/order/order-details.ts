import type { PaymentProvider } from '#kernel/payment-provider.ts'
import type { Language } from '#i18n/languages.ts'
import type { VoucherGift } from '#kernel/voucher-gift.ts'

export const ORDER_STATES = [
  'pending_payment',
  /** On invoice, which is open: stock is taken, goods may leave, vouchers wait (ADR-057). */
  'invoiced',
  'paid',
  'fulfilled',
  'expired',
  'cancelled',
  'partially_refunded',
  'refunded',
] as const

export type OrderState = (typeof ORDER_STATES)[number]

export type AttentionReason =
  | 'out_of_stock'
  /** Paid after its hold, and its voucher had been used elsewhere meanwhile. */
  | 'voucher_gone'
  | 'amount_mismatch'
  | 'no_email'
  | 'terms_missing'
  | 'vouchers_refunded'
  | 'refund_failed'
  | 'refund_stuck'
  | 'wrong_mode'
  | 'dispute_inquiry'
  | 'disputed'
  | 'dispute_won'
  | 'dispute_lost'

/** Goods are shipped; vouchers are issued at payment and mailed. */
export type LineKind = 'goods' | 'course_voucher' | 'value_voucher'

/** Whether a line leaves the house: goods, and vouchers that the buyer wants printed and sent by post. */
export function isShipped({ kind, gift }: { kind: LineKind; gift: VoucherGift | null }): boolean {
  return kind === 'goods' || gift?.delivery === 'post'
}

export interface PostalAddress {
  street: string
  postalCode: string
  city: string
  /** ISO 3166-1 alpha-2, upper case. */
  country: string
}

/** Frozen when the order was placed. */
export interface OrderLine {
  id: string
  kind: LineKind
  productId: string
  variantId: string
  productTitle: string
  /** Empty when the product has one variant. */
  variantTitle: string
  quantity: number
  unitPriceCents: number
  totalCents: number
  /** What makes its vouchers personal. */
  gift: VoucherGift | null
}

/** The code is not stored: `voucherCode(appKey, id)` derives it. */
export interface OrderVoucher {
  id: string
  orderLineId: string
  kind: 'course' | 'value'
  level: number | null
  amountCents: number
  currency: string
  lastFour: string
  /** Last day of validity, `YYYY-MM-DD` in Swiss time. */
  validUntil: string
  issuedAt: Date
  /** 0 when used up or void. */
  balanceCents: number
  /** Refunded, or a refund is pending. */
  voided: boolean
}

/** As stored, with its lines and vouchers. */
export interface OrderDetails {
  id: string
  number: number
  state: OrderState
  /** Whose money is its money. */
  invoiceId: string | null
  language: Language
  currency: string
  totalCents: number
  /** The part that a voucher paid; `voucherReturnedAt`: it has it back, or so much of it. */
  voucherCents: number
  voucherReturnedAt: Date | null
  voucherReturnedCents: number
  refundedCents: number
  /** Charged back by the buyer's bank, in addition. */
  withdrawnCents: number
  /** The buyer's bank decides about it; more than zero during a dispute. */
  contestedCents: number
  shipped: boolean
  provider: PaymentProvider
  test: boolean
  customerName: string | null
  customerEmail: string | null
  customerPhone: string | null
  shippingStreet: string | null
  shippingPostalCode: string | null
  shippingCity: string | null
  shippingCountry: string | null
  termsVersion: string | null
  termsAcceptedAt: Date | null
  needsAttention: AttentionReason[]
  placedAt: Date
  paidAt: Date | null
  /** When posted or mailed; stays after a refund. */
  fulfilledAt: Date | null
  expiresAt: Date
  lines: OrderLine[]
  /** Empty before payment. */
  vouchers: OrderVoucher[]
}
