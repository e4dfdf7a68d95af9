// The small form of zod: browsers fetch a third of the bytes.
import * as z from 'zod/mini'
import { CONTACT_LIMITS, CONTACT_TOPICS } from './contact-inquiry.ts'
import { checkboxField, email, lineField, optional, textField } from './field-schemas.ts'

/**
 * The contact form, the same for browser and server; a message is the code of a problem (see
 * `kernel/field-problem.ts`). Unknown fields are dropped.
 */
export const contactInquirySchema = z.object({
  name: optional(lineField(CONTACT_LIMITS.name)),
  email: email(CONTACT_LIMITS.email),
  topic: z._default(z.enum(CONTACT_TOPICS, 'invalid'), ''),
  message: textField(CONTACT_LIMITS.message).check(z.minLength(1, 'required')),
  newsletter: checkboxField,
})
