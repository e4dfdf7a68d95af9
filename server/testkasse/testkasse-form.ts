import { z } from 'zod'
import { EMAIL_ADDRESS } from '#kernel/email-address.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import { plainLine, SINGLE_LINE } from '#kernel/written-text.ts'
import type { PaymentCustomer } from '#platform/payments/payments.ts'

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
const buyerSchema = z.object({
  email: z.string().trim().max(254).regex(EMAIL_ADDRESS),
  name: line(120),
  terms: z.literal('on'),
})
const deliverySchema = z.object({
  street: line(120),
  postalCode: z
    .string()
    .trim()
    .regex(/^\d{4}$/),
  city: line(80),
  country: z.enum(COUNTRIES),
  phone: z
    .string()
    .trim()
    .regex(/^(\+?[\d ()/.-]{7,25})?$/)
    .optional(),
})

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
  const buyer = buyerSchema.safeParse(typed)
  const delivery = shipped ? deliverySchema.safeParse(typed) : undefined
  if (!buyer.success || delivery?.success === false) {
    const issues = [...(buyer.error?.issues ?? []), ...(delivery?.error?.issues ?? [])]
    const wrong = new Set(issues.map((issue) => issue.path[0]))
    return refuse(TESTKASSE_FIELDS.filter((field) => wrong.has(field)))
  }
  const { email, name } = buyer.data
  if (!delivery) return accept({ email, name, phone: null, shippingAddress: null })
  const { phone, ...shippingAddress } = delivery.data
  return accept({ email, name, phone: phone || null, shippingAddress })
}
