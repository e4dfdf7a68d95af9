import { z } from 'zod'
import { voucherGiftSchema } from './voucher-gift.schema.ts'

export const MAX_LINES = 50
export const MAX_QUANTITY = 99

const address = z
  .string()
  .max(2000)
  .refine(isWebAddress, 'must be an absolute http or https address')
  .transform((text) => new URL(text).href)
/** No control characters: PostgreSQL refuses NUL. */
const variantId = z
  .string()
  .min(1)
  .max(64)
  .regex(/^\P{Cc}+$/u)

const voucherCode = z
  .string()
  .trim()
  .max(64)
  .regex(/^\P{Cc}*$/u)

/** Body of `POST /store/:storeId/checkout` (SPEC §7, with `gift` and `voucher` of our own). Ignores unknown fields. */
export function checkoutRequestSchema(today: () => string) {
  return z.object({
    items: z
      .array(
        z.object({
          variant_id: variantId,
          quantity: z.int().min(1).max(MAX_QUANTITY),
          gift: voucherGiftSchema(today)
            .optional()
            .describe('Makes a voucher personal; offered by products with `metadata.voucher_pictures`'),
        }),
      )
      .min(1)
      .max(MAX_LINES),
    voucher: voucherCode
      .optional()
      .describe('Code of a value voucher, which pays for goods; the payment page takes the rest'),
    successUrl: address,
    cancelUrl: address,
    /** Always `de` here; the hosted page follows the visitor's language (RULING 8). */
    locale: z.literal('de'),
    /** Serves nothing here; browsers also name an offset, or none. */
    timeZone: z.string().max(64).optional(),
  })
}

/** Body of `POST /api/cart-vouchers`. */
export function cartVoucherSchema(today: () => string) {
  const { items } = checkoutRequestSchema(today).shape
  return z.object({ items, voucher: voucherCode.min(1) })
}

/** Browsers read a backslash as a slash, other parsers as part of the user name. */
function isWebAddress(text: string): boolean {
  return !text.includes('\\') && URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol)
}
