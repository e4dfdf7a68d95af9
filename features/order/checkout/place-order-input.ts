import type { Language } from '#i18n/languages.ts'

export interface PlaceOrderInput {
  items: { variant_id: string; quantity: number }[]
  /** Checked by the caller to be same-origin. */
  successUrl: string
  cancelUrl: string
  language: Language
  /** The same `Idempotency-Key` and cart make one order. */
  idempotencyKey?: string | undefined
  network?: string | undefined
}
