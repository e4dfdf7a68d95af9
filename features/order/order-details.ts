import type { PaymentProvider } from '#kernel/payment-provider.ts'
import type { Language } from '#i18n/languages.ts'
import type { AttentionReason, OrderState } from './order.ts'

/** What is sold on one line: goods are shipped, vouchers are issued at payment and sent by e-mail. */
export type LineKind = 'goods' | 'course_voucher' | 'value_voucher'

/** Postal address as the hosted page collected it; only asked for when something is shipped. */
export interface PostalAddress {
  street: string
  postalCode: string
  city: string
  /** ISO 3166-1 alpha-2, upper case. */
  country: string
}

/** One line of an order, frozen when the order was placed: later catalogue changes do not touch it. */
export interface OrderLine {
  id: string
  kind: LineKind
  productId: string
  variantId: string
  /** Titles in the language of the order. */
  productTitle: string
  /** Empty when the product has only one variant. */
  variantTitle: string
  quantity: number
  unitPriceCents: number
  /** quantity × unitPriceCents. */
  totalCents: number
}

/** An issued voucher. The code itself is not stored: `voucherCode(appKey, id)` derives it again. */
export interface OrderVoucher {
  id: string
  orderLineId: string
  kind: 'course' | 'value'
  /** Survival level 1–3 of a course voucher; null for a value voucher. */
  level: number | null
  amountCents: number
  /** Lower-case ISO 4217. */
  currency: string
  /** Last four characters of the code, enough to recognise it. */
  lastFour: string
  /** Last day it can be used, `YYYY-MM-DD` in Europe/Zurich. */
  validUntil: string
  issuedAt: Date
  /** What it still pays; 0 when it is used up or void. */
  balanceCents: number
  /** Its money went back, or is about to: it pays nothing. */
  voided: boolean
}

/** What a booking holds or has used of a voucher that an order bought. */
export interface VoucherUse {
  voucherId: string
  /** Last four characters of the voucher's code. */
  lastFour: string
  bookingNumber: number
  /** The place is only held: nobody has paid the rest yet. */
  held: boolean
  cents: number
}

/** Everything a mail, a receipt or the back office tells about an order. */
export interface OrderDetails {
  id: string
  /** What people call it, for example `10001`. */
  number: string
  state: OrderState
  language: Language
  /** Lower-case ISO 4217. */
  currency: string
  totalCents: number
  refundedCents: number
  /** At least one line is shipped. */
  shipped: boolean
  provider: PaymentProvider
  /** Paid at the test till: no money moved. */
  test: boolean
  customer: {
    name: string | null
    email: string | null
    phone: string | null
    shippingAddress: PostalAddress | null
  }
  termsVersion: string | null
  termsAcceptedAt: Date | null
  needsAttention: AttentionReason[]
  placedAt: Date
  paidAt: Date | null
  /** When goods were posted or vouchers mailed; stays when money goes back afterwards. */
  fulfilledAt: Date | null
  expiresAt: Date
  lines: OrderLine[]
  /** Issued at payment; empty before. */
  vouchers: OrderVoucher[]
}
