import { z } from 'zod'
import { plainLine, SINGLE_LINE } from '#kernel/written-text.ts'
import { INVOICE_LIMITS } from '../rules/limits.ts'

/** From the private page or its plain form. */
export const orderNumberSchema = z.object({
  orderNumber: z
    .string('required')
    .overwrite(plainLine)
    .min(1, 'required')
    .max(INVOICE_LIMITS.orderNumber, 'too_long')
    .regex(SINGLE_LINE, 'invalid'),
})
