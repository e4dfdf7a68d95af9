// The small form of zod: browsers fetch a third of the bytes.
import * as z from 'zod/mini'
import { EMAIL_ADDRESS } from '#kernel/email-address.ts'
import { CONTACT_LIMITS, CONTACT_TOPICS } from './contact-inquiry.ts'

/** One line: line breaks and other control characters could forge a line of a mail. */
const line = (max: number) =>
  z.string('required').check(z.trim(), z.maxLength(max, 'too_long'), z.regex(/^\P{Cc}*$/u, 'invalid'))

/** Several lines; PostgreSQL refuses NUL, and the other control characters mean nothing in a text. */
const text = (max: number) =>
  z.string('required').check(
    z.overwrite((given) => given.replace(/\r\n?/g, '\n').trim()),
    z.minLength(1, 'required'),
    z.maxLength(max, 'too_long'),
    z.regex(/^[\P{Cc}\n\t]*$/u, 'invalid'),
  )

/**
 * The contact form, the same for browser and server; a message is the code of a problem (see
 * `kernel/field-problem.ts`). Unknown fields are dropped.
 */
export const contactInquirySchema = z.object({
  name: z._default(line(CONTACT_LIMITS.name), ''),
  email: line(CONTACT_LIMITS.email).check(z.minLength(1, 'required'), z.regex(EMAIL_ADDRESS, 'invalid')),
  topic: z._default(z.enum(CONTACT_TOPICS, 'invalid'), ''),
  message: text(CONTACT_LIMITS.message),
})
