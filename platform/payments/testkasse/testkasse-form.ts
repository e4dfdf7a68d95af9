import { z } from 'zod'
import { EMAIL_ADDRESS } from '#kernel/email-address.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import { plainLine, SINGLE_LINE } from '#kernel/written-text.ts'
import type { PaymentCustomer } from '../payments.ts'

export const TESTKASSE_FIELDS = [
  'email',
  'name',
  'street',
  'postalCode',
  'city',
  'country',
  'phone',
  'terms',
] as const

export type TestkasseField = (typeof TESTKASSE_FIELDS)[number]

export type TypedValues = Partial<Record<TestkasseField, string>>

export const COUNTRIES = ['CH', 'LI'] as const

const line = (max: number) => z.string().overwrite(plainLine).min(1).max(max).regex(SINGLE_LINE)
const pattern = (form: RegExp) => z.string().trim().regex(form)
const shippedSchema = z.object({
  email: pattern(EMAIL_ADDRESS).max(254),
  name: line(120),
  terms: z.literal('on'),
  street: line(120),
  postalCode: pattern(/^\d{4}$/),
  city: line(80),
  country: z.enum(COUNTRIES),
  phone: pattern(/^(\+?[\d ()/.-]{7,25})?$/).optional(),
})
const schema = shippedSchema.pick({ email: true, name: true, terms: true })

export function readTyped(body: unknown): TypedValues {
  const fields = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  const typed: TypedValues = {}
  for (const field of TESTKASSE_FIELDS) {
    const value = fields[field]
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
  if (!parsed.success) {
    const wrong = new Set(parsed.error.issues.map((issue) => issue.path[0]))
    return refuse(TESTKASSE_FIELDS.filter((field) => wrong.has(field)))
  }
  const { email, name, phone, terms: _, ...address } = parsed.data as z.infer<typeof shippedSchema>
  return accept({ email, name, phone: phone || null, shippingAddress: shipped ? address : null })
}
