import { z } from 'zod'

export const MAX_LINES = 50
export const MAX_QUANTITY = 99

const address = z
  .string()
  .max(2000)
  .refine(isWebAddress, 'must be an absolute http or https address')
  .transform((text) => new URL(text).href)
/** Control characters cannot stand in an id, and PostgreSQL refuses NUL. */
const variantId = z
  .string()
  .min(1)
  .max(64)
  .regex(/^\P{Cc}+$/u)

/** Body of `POST /store/:storeId/checkout` (SPEC §7). Unknown fields are ignored. */
export const checkoutRequestSchema = z.object({
  items: z
    .array(
      z.object({
        variant_id: variantId,
        quantity: z.int().min(1).max(MAX_QUANTITY),
      }),
    )
    .min(1)
    .max(MAX_LINES),
  successUrl: address,
  cancelUrl: address,
  /** Always German in this call; the hosted page speaks the visitor's language all the same (RULING 8). */
  locale: z.literal('de'),
  timeZone: z
    .string()
    .max(64)
    .regex(/^[\w+\-/]+$/),
})

/** A backslash is a slash to browsers, and part of the user's name to other readers of the same address. */
function isWebAddress(text: string): boolean {
  return !text.includes('\\') && URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol)
}
