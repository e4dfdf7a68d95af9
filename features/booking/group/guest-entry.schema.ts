import { z } from 'zod'
import { MULTI_LINE, plainLine, plainText, SINGLE_LINE } from '#kernel/written-text.ts'
import { FOODS, GUEST_LIMITS } from './group.ts'

/** From the page or from its plain form, hence texts. */
export const guestEntrySchema = z
  .object({
    name: z
      .string('required')
      .overwrite(plainLine)
      .min(1, 'required')
      .max(GUEST_LIMITS.name, 'too_long')
      .regex(SINGLE_LINE, 'invalid'),
    food: z.enum(FOODS, 'invalid').default('everything'),
    note: z
      .string('invalid')
      .overwrite(plainText)
      .max(GUEST_LIMITS.note, 'too_long')
      .regex(MULTI_LINE, 'invalid')
      .default(''),
    noteConsent: z.union([z.boolean(), z.literal('on')]).default(false),
  })
  .refine(({ note, noteConsent }) => note === '' || noteConsent !== false, {
    path: ['noteConsent'],
    error: 'required',
  })

/** A new entry; the key makes one of two presses. */
export const newGuestSchema = guestEntrySchema.safeExtend({ key: z.uuid('invalid') })
