import { z } from 'zod'
import { EMERGENCY_NUMBER } from '#kernel/telephone-number.ts'
import { plainLine, plainNumber, SINGLE_LINE } from '#kernel/written-text.ts'
import { EMERGENCY_LIMITS } from './booking-form.ts'

/** Both or nothing: null deletes it. */
export const emergencyContactSchema = z
  .object({
    name: z.string().overwrite(plainLine).max(EMERGENCY_LIMITS.name).regex(SINGLE_LINE),
    phone: z
      .string()
      .overwrite(plainNumber)
      .trim()
      .max(EMERGENCY_LIMITS.phone)
      .refine((text) => text === '' || EMERGENCY_NUMBER.test(text)),
  })
  .refine(({ name, phone }) => (name === '') === (phone === ''))
  .transform((contact) => (contact.phone === '' ? null : contact))
