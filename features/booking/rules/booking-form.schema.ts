// zod/mini: a third of the bytes in the browser.
import * as z from 'zod/mini'
import { EMAIL_ADDRESS } from '#kernel/email-address.ts'
import { TELEPHONE_NUMBER } from '#kernel/telephone-number.ts'
import { MULTI_LINE, plainLine, plainNumber, plainText, SINGLE_LINE } from '#kernel/written-text.ts'
import { MAX_PEOPLE } from '../booking.ts'
import { BOOKING_LIMITS, type InvoiceFor } from './booking-form.ts'

export const line = (max: number) =>
  z
    .string('required')
    .check(z.overwrite(plainLine), z.maxLength(max, 'too_long'), z.regex(SINGLE_LINE, 'invalid'))
const required = (max: number) => line(max).check(z.minLength(1, 'required'))
const optional = (max: number) => z._default(line(max), '')

export const peopleSchema = z.pipe(
  z.pipe(
    z.union([z.number(), z.string().check(z.regex(/^\d{1,3}$/, 'invalid'))], 'invalid'),
    z.transform(Number),
  ),
  z.int('invalid').check(z.minimum(1, 'invalid'), z.maximum(MAX_PEOPLE, 'invalid')),
)

type InvoiceField = 'company' | 'street' | 'postalCode' | 'city'

/** Required for an invoice. Always checked, so that all problems appear at once; hence `form` may be anything. */
export function neededForInvoice(field: InvoiceField) {
  return z.refine<Partial<Record<'way' | typeof field, unknown>> | null>(
    (form) => form?.way !== 'invoice' || !isMissing(form[field]),
    { path: [field], error: 'required', when: () => true },
  )
}

/** What is written may be about health, which needs explicit consent (FADP, article 6, paragraph 7). Always checked, like the above. */
export const consentToNote = z.refine<Partial<Record<'note' | 'noteConsent', unknown>> | null>(
  (form) => isMissing(form?.note) || form?.noteConsent === true || form?.noteConsent === 'on',
  { path: ['noteConsent'], error: 'required', when: () => true },
)

export const isMissing = (value: unknown) =>
  value === undefined || (typeof value === 'string' && plainLine(value) === '')

/** Of a booking that a visitor writes; those of staff differ in a few. */
export const bookingFields = z.object({
  eventId: z.uuid('required'),
  people: peopleSchema,
  name: required(BOOKING_LIMITS.name),
  email: required(BOOKING_LIMITS.email).check(z.regex(EMAIL_ADDRESS, 'invalid')),
  phone: z._default(
    z.string().check(
      z.overwrite(plainNumber),
      z.trim(),
      z.maxLength(BOOKING_LIMITS.phone, 'too_long'),
      z.refine((text) => text === '' || TELEPHONE_NUMBER.test(text), 'invalid'),
    ),
    '',
  ),
  way: z.enum(['online', 'invoice'], 'invalid'),
  company: optional(BOOKING_LIMITS.company),
  street: optional(BOOKING_LIMITS.street),
  postalCode: optional(BOOKING_LIMITS.postalCode),
  city: optional(BOOKING_LIMITS.city),
  note: z._default(
    z
      .string()
      .check(
        z.overwrite(plainText),
        z.maxLength(BOOKING_LIMITS.note, 'too_long'),
        z.regex(MULTI_LINE, 'invalid'),
      ),
    '',
  ),
  noteConsent: z._default(z.union([z.boolean(), z.literal('on')], 'required'), false),
  voucher: optional(BOOKING_LIMITS.voucher),
  waitIfFull: z._default(z.union([z.boolean(), z.literal('on')]), false),
  /** The price shown, so that no other one is charged. */
  shownTotalCents: z.optional(z.pipe(z.union([z.number(), z.string()]), z.transform(Number))),
  terms: z.union([z.literal(true), z.literal('on')], 'required'),
})

/** Shared by browser and server; messages are problem codes (`kernel/field-problem.ts`). */
export function bookingFormSchema(invoiceFor: InvoiceFor) {
  const needed: readonly InvoiceField[] = ['street', 'postalCode', 'city']
  const ofInvoice = invoiceFor === 'companies' ? (['company', ...needed] as const) : needed
  return bookingFields.check(consentToNote, ...ofInvoice.map(neededForInvoice))
}

export type BookingForm = z.output<typeof bookingFields>
