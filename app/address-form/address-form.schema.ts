// The small form of zod: browsers fetch a third of the bytes.
import * as z from 'zod/mini'
import { EMAIL_ADDRESS } from '#kernel/email-address.ts'

/** A form that asks for an e-mail address alone, the same for browser and server; a message is the code of a problem. */
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
