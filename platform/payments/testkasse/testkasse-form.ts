import { z } from 'zod'
import { EMAIL_ADDRESS } from '#kernel/email-address.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import { plainLine, SINGLE_LINE } from '#kernel/written-text.ts'
import type { PaymentCustomer } from '../payments.ts'

export const COUNTRIES = ['CH', 'LI'] as const

const line = (max: number) => z.string().overwrite(plainLine).min(1).max(max).regex(SINGLE_LINE)
const pattern = (form: RegExp) => z.string().trim().regex(form)
/** In the order of the page. */
const shippedSchema = z.object({
  email: pattern(EMAIL_ADDRESS).max(254),
  name: line(120),
  street: line(120),
  postalCode: pattern(/^\d{4}$/),
  city: line(80),
  country: z.enum(COUNTRIES),
  phone: pattern(/^(\+?[\d ()/.-]{7,25})?$/).optional(),
  terms: z.literal('on'),
})
const schema = shippedSchema.pick({ email: true, name: true, terms: true })

export type TestkasseField = keyof typeof shippedSchema.shape
export type TypedValues = Partial<Record<TestkasseField, string>>

export function readTyped(body: unknown): TypedValues {
  const typed: TypedValues = {}
  for (const field of shippedSchema.keyof().options) {
    const value: unknown = Object(body)[field]
    if (typeof value === 'string') typed[field] = value.slice(0, 1000)
  }
  return typed
}

/** The buyer, or the invalid fields in page order. The address is required only when goods are shipped. */
export function parseTestkasseForm(
  typed: TypedValues,
  shipped: boolean,
): Result<PaymentCustomer, TestkasseField[]> {
  const parsed = (shipped ? shippedSchema : schema).safeParse(typed)
  if (!parsed.success)
    return refuse(Object.keys(z.flattenError(parsed.error).fieldErrors) as TestkasseField[])
  const { email, name, phone, terms: _, ...address } = parsed.data as z.infer<typeof shippedSchema>
  return accept({ email, name, phone: phone || null, shippingAddress: shipped ? address : null })
}
