import { z } from 'zod'
import { quoteLine, quoteText } from '../rules/quote-document.schema.ts'
import { QUOTE_LIMITS as LIMITS } from '../rules/quote-document.ts'

const required = (max: number) => quoteLine(max).min(1, 'required')
const whole = z.coerce.number('invalid').int('invalid').min(0, 'invalid').max(10_000, 'invalid')

/** What accepting asks; from the page or from its plain form, hence texts. */
export const acceptQuoteSchema = z.object({
  version: whole,
  name: required(LIMITS.name),
  company: quoteLine(LIMITS.company).default(''),
  street: required(LIMITS.street),
  postalCode: required(LIMITS.postalCode),
  city: required(LIMITS.city),
  orderNumber: quoteLine(LIMITS.orderNumber).default(''),
  voucher: quoteLine(LIMITS.voucher).default(''),
  /** Index of the date chosen. */
  date: whole.max(LIMITS.dates - 1, 'invalid').nullish(),
  /** Version of the terms that were shown. */
  terms: z.string().max(20).optional(),
  agreed: z.union([z.literal(true), z.literal('on')], 'required'),
})

export const declineQuoteSchema = z.object({ reason: quoteText(LIMITS.reason).default('') })

export const askAboutQuoteSchema = z.object({
  kind: z.enum(['asked', 'date_wished']),
  text: quoteText(LIMITS.note).min(1, 'required'),
})
