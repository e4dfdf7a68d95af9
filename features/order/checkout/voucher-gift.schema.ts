import { z } from 'zod'
import { GIFT_FIELDS, GIFT_LIMITS, problemOfGift, tidyGift, type VoucherGift } from '#kernel/voucher-gift.ts'

const line = z.string().min(1).max(GIFT_LIMITS.email)

/**
 * What makes a voucher personal, as the cart sends it: tidy already, so hidden characters, marks of direction and control
 * characters are refused. Whether the day is still to come depends on `today`, a Swiss day.
 */
export function voucherGiftSchema(today: () => string) {
  return z
    .strictObject({
      picture: z
        .string()
        .regex(/^[\w-]{1,64}$/)
        .optional(),
      recipient: line.optional(),
      sender: line.optional(),
      // Two UTF-16 units for a character, at most.
      message: z
        .string()
        .min(1)
        .max(GIFT_LIMITS.message * 2)
        .optional(),
      email: line.optional(),
      day: z.string().max(10).optional(),
      delivery: z.literal('post').optional(),
    })
    .superRefine((gift, context) => {
      const tidy = tidyGift(gift as VoucherGift)
      const untidy = GIFT_FIELDS.find((field) => gift[field] !== tidy[field])
      const problem = problemOfGift(tidy, today())
      const field = untidy ?? problem?.field
      if (field) context.addIssue({ code: 'custom', path: [field], message: problem?.code ?? 'untidy' })
    })
    .transform((gift) => tidyGift(gift as VoucherGift))
}
