// zod/mini: a third of the bytes in the browser.
import * as z from 'zod/mini'
import { CONTACT_LIMITS, CONTACT_TOPICS } from './contact-inquiry.ts'
import { checkboxField, email, lineField, optional, textField } from './field-schemas.ts'

/** Shared by browser and server; messages are problem codes (`kernel/field-problem.ts`). Drops unknown fields. */
export const contactInquirySchema = z.object({
  name: optional(lineField(CONTACT_LIMITS.name)),
  email: email(CONTACT_LIMITS.email),
  topic: z._default(z.enum(CONTACT_TOPICS, 'invalid'), ''),
  /** RULING 26. */
  message: optional(textField(CONTACT_LIMITS.message)),
  newsletter: checkboxField,
})
