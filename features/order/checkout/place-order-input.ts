import type { Language } from '#i18n/languages.ts'
import type { VoucherGift } from '#kernel/voucher-gift.ts'

export interface OrderedItem {
  variant_id: string
  quantity: number
  /** Of a voucher; nothing else keeps it. */
  gift?: VoucherGift | undefined
}

export interface PlaceOrderInput {
  items: OrderedItem[]
  /** Checked by the caller to be same-origin. */
  successUrl: string
  cancelUrl: string
  language: Language
  /** Code of a value voucher, as typed. */
  voucher?: string | undefined
  /** The same `Idempotency-Key` and cart make one order. */
  idempotencyKey?: string | undefined
  network?: string | undefined
}
