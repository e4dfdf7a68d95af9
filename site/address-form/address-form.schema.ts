// Tree-shakable zod: a third of the size.
import * as z from 'zod/mini'
import { EMAIL_ADDRESS } from '#kernel/email-address.ts'

/** Shared by browser and server; messages are problem codes. */
export const addressFormSchema = z.object({
  email: z
    .string('required')
    .check(
      z.trim(),
      z.minLength(1, 'required'),
      z.maxLength(254, 'too_long'),
      z.regex(EMAIL_ADDRESS, 'invalid'),
    ),
})
