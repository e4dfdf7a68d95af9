import { z } from 'zod'
import { LANGUAGES } from '#i18n/languages.ts'
import { EMAIL_ADDRESS } from '#kernel/email-address.ts'
import { MULTI_LINE, plainLine, plainText, SINGLE_LINE } from '#kernel/written-text.ts'
import { readPostalCode } from '#i18n/postal-code.ts'
import { MAX_QUANTITY_HUNDREDTHS, MAX_TOTAL_CENTS, totalOf } from './invoice-sums.ts'
import { INVOICE_LIMITS } from './limits.ts'

const line = (most: number) => z.string().overwrite(plainLine).max(most).regex(SINGLE_LINE)
const orNull = (most: number) => line(most).transform((text) => text || null)
const day = z.iso.date()

export const recipientSchema = z
  .object({
    company: orNull(INVOICE_LIMITS.name),
    name: orNull(INVOICE_LIMITS.name),
    street: line(INVOICE_LIMITS.street),
    houseNumber: line(INVOICE_LIMITS.houseNumber),
    postalCode: line(INVOICE_LIMITS.postalCode),
    city: line(INVOICE_LIMITS.city),
    country: z.string().regex(/^[A-Z]{2}$/),
  })
  .transform((recipient) => ({ ...recipient, ...readPostalCode(recipient.postalCode, recipient) }))

const lineSchema = z.object({
  title: line(INVOICE_LIMITS.title).min(1),
  detail: line(INVOICE_LIMITS.detail),
  quantityHundredths: z.int().min(1).max(MAX_QUANTITY_HUNDREDTHS),
  unitCents: z.int().min(-MAX_TOTAL_CENTS).max(MAX_TOTAL_CENTS),
  vat: z.enum(['standard', 'reduced', 'lodging', 'none']),
})

/** A draft may be incomplete, but never absurd: `missingOf` says what it lacks before it can be sent. */
export const draftSchema = z
  .object({
    language: z.enum(LANGUAGES),
    email: z
      .string()
      .trim()
      .max(254)
      .refine((text) => text === '' || EMAIL_ADDRESS.test(text))
      .transform((text) => text || null),
    recipient: recipientSchema,
    orderNumber: orNull(INVOICE_LIMITS.orderNumber),
    note: z
      .string()
      .overwrite(plainText)
      .max(INVOICE_LIMITS.note)
      .regex(MULTI_LINE)
      .transform((text) => text || null),
    lines: z.array(lineSchema).max(INVOICE_LIMITS.lines),
    performedFrom: day.nullable(),
    performedTo: day.nullable(),
    dueDays: z.int().min(0).max(365),
  })
  .refine(({ lines }) => Math.abs(totalOf(lines)) <= MAX_TOTAL_CENTS, { path: ['lines'] })
  .refine(
    ({ performedFrom, performedTo }) =>
      !performedTo || (performedFrom !== null && performedFrom <= performedTo),
    {
      path: ['performedTo'],
    },
  )

export type DraftInput = z.input<typeof draftSchema>
export type Draft = z.output<typeof draftSchema>

/** Up to which the law asks for no recipient (MWSTV Art. 57). */
const MOST_WITHOUT_ADDRESS_CENTS = 400_00

/** The same for automatic sending: the town may be missing without VAT, or up to CHF 400. */
export function missingForMail(
  draft: Pick<Draft, 'recipient' | 'lines' | 'email'>,
  { vatNumber }: { vatNumber?: string | null | undefined },
): string[] {
  const needsAddress = !draft.email || (vatNumber && totalOf(draft.lines) > MOST_WITHOUT_ADDRESS_CENTS)
  const missing = missingOf(draft)
  return needsAddress ? missing : missing.filter((field) => !PLACE.includes(field))
}

const PLACE: readonly string[] = ['recipient.postalCode', 'recipient.city']

/** The fields without which a draft cannot be sent. */
export function missingOf(draft: Pick<Draft, 'recipient' | 'lines'>): string[] {
  const { recipient, lines } = draft
  const total = totalOf(lines)
  return [
    ...(recipient.company || recipient.name ? [] : ['recipient.name']),
    ...(recipient.postalCode ? [] : ['recipient.postalCode']),
    ...(recipient.city ? [] : ['recipient.city']),
    ...(lines.length > 0 ? [] : ['lines']),
    ...(lines.length > 0 && total <= 0 ? ['total'] : []),
  ]
}
