import { z } from 'zod'
import { CONTACT_LIMITS, CONTACT_TOPICS } from './contact-inquiry.ts'

/** ASCII before the @, as every mail server takes it; after it also domains like `zürich.ch`. */
const ADDRESS =
  /^(?!\.)(?!.*\.\.)[\w.!#$%&'*+/=?^`{|}~-]{1,64}(?<!\.)@(?:(?!-)[\p{L}\p{N}-]{1,63}(?<!-)\.)+(?!-)[\p{L}\p{N}-]{2,63}(?<!-)$/u

/** One line: line breaks and other control characters could forge a line of a mail. */
const line = (max: number) =>
  z
    .string('required')
    .trim()
    .max(max, 'too_long')
    .regex(/^\P{Cc}*$/u, 'invalid')

/** Several lines; PostgreSQL refuses NUL, and the other control characters mean nothing in a text. */
const text = (max: number) =>
  z
    .string('required')
    .transform((given) => given.replace(/\r\n?/g, '\n').trim())
    .pipe(
      z
        .string()
        .min(1, 'required')
        .max(max, 'too_long')
        .regex(/^[\P{Cc}\n\t]*$/u, 'invalid'),
    )

/**
 * The contact form, the same for browser and server; a message is the code of a problem (see
 * `kernel/field-problem.ts`). Unknown fields are dropped.
 */
export const contactInquirySchema = z.object({
  name: line(CONTACT_LIMITS.name).default(''),
  email: line(CONTACT_LIMITS.email).min(1, 'required').regex(ADDRESS, 'invalid'),
  topic: z.enum(CONTACT_TOPICS, 'invalid').default(''),
  message: text(CONTACT_LIMITS.message),
})

export type ContactInquiry = z.output<typeof contactInquirySchema>
