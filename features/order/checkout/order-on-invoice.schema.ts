import { z } from 'zod'
import { EMAIL_ADDRESS } from '#kernel/email-address.ts'
import { TELEPHONE_NUMBER } from '#kernel/telephone-number.ts'
import { plainLine, plainNumber, SINGLE_LINE } from '#kernel/written-text.ts'
import { readDeliveryPlace } from '../parcels/delivery-address.ts'
import { INVOICED_COUNTRIES, ON_INVOICE_LIMITS } from './invoice-limits.ts'
import { checkoutRequestSchema } from './checkout-request.schema.ts'

const line = (most: number) => z.string().overwrite(plainLine).max(most).regex(SINGLE_LINE)
const needed = (most: number) => line(most).min(1)
const orNull = (most: number) => line(most).transform((text) => text || null)

const place = {
  street: needed(ON_INVOICE_LIMITS.street),
  postalCode: needed(ON_INVOICE_LIMITS.postalCode),
  city: needed(ON_INVOICE_LIMITS.city),
  country: z.enum(INVOICED_COUNTRIES),
}

/** Body of `POST /api/order-invoices`: the cart, who pays, and where goods go if not there. */
export function orderOnInvoiceSchema(today: () => string) {
  const body = z.object({
    items: checkoutRequestSchema(today).shape.items,
    company: needed(ON_INVOICE_LIMITS.company),
    name: needed(ON_INVOICE_LIMITS.name),
    email: z.string().trim().max(ON_INVOICE_LIMITS.email).regex(EMAIL_ADDRESS),
    phone: z
      .string()
      .overwrite(plainNumber)
      .trim()
      .max(ON_INVOICE_LIMITS.phone)
      .refine((text) => text === '' || TELEPHONE_NUMBER.test(text))
      .transform((text) => text || null),
    ...place,
    reference: orNull(ON_INVOICE_LIMITS.reference),
    delivery: z
      .object({ company: line(ON_INVOICE_LIMITS.company), name: needed(ON_INVOICE_LIMITS.name), ...place })
      .transform(readPlace)
      .nullable(),
    /** What the reader accepted. */
    termsVersion: z.string().regex(/^\d{4}-\d{2}-\d{2}(?:\.\d{1,3})?$/),
    agreed: z.literal(true),
    /** What the reader saw, in Rappen. */
    seenCents: z.int().min(1),
  })
  return body.transform(readPlace)
}

/** The mark before a postal code, `FL-9490`, names the country. For schemas of anything with a place. */
export function readPlace<Written extends { postalCode: string; country: string }>(
  written: Written,
  context: z.RefinementCtx,
) {
  const place = readDeliveryPlace(written)
  if (place) return { ...written, ...place }
  context.addIssue({ code: 'custom', path: ['postalCode'] })
  return z.NEVER
}

export type OrderOnInvoice = z.output<ReturnType<typeof orderOnInvoiceSchema>>
