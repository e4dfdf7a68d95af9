import { z } from 'zod'
import { DEPOSIT_LIMITS } from '#features/services/content/group-invoicing.ts'
import { SERVICE_ID } from '#features/services/content/services.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { isDay } from '#kernel/calendar-day.ts'
import { EMAIL_ADDRESS } from '#kernel/email-address.ts'
import { MULTI_LINE, plainLine, plainText, SINGLE_LINE } from '#kernel/written-text.ts'
import { QUOTE_LIMITS as LIMITS, QUOTE_LINE_KINDS } from './quote-document.ts'

export const quoteLine = (max: number) =>
  z.string('required').overwrite(plainLine).max(max, 'too_long').regex(SINGLE_LINE, 'invalid')
export const quoteText = (max: number) =>
  z.string('required').overwrite(plainText).max(max, 'too_long').regex(MULTI_LINE, 'invalid')
export const quoteDay = z.string('required').max(10, 'invalid').refine(isDay, 'invalid')
/** Calendars know five minutes. */
const time = z.string('required').regex(/^([01]\d|2[0-3]):[0-5][05]$/, 'invalid')
const whole = (least: number, most: number) => z.int('invalid').min(least, 'too_small').max(most, 'too_large')
const people = whole(1, LIMITS.people)

export const quoteDateSchema = z.strictObject({ day: quoteDay, from: time, to: time })

const customer = z.strictObject({
  company: quoteLine(LIMITS.company),
  name: quoteLine(LIMITS.name),
  email: quoteLine(LIMITS.email).refine((text) => text === '' || EMAIL_ADDRESS.test(text), 'invalid'),
  phone: quoteLine(LIMITS.phone),
  street: quoteLine(LIMITS.street),
  postalCode: quoteLine(LIMITS.postalCode),
  city: quoteLine(LIMITS.city),
})

const event = z.strictObject({
  serviceId: z.string().regex(SERVICE_ID, 'invalid'),
  people,
  fewest: people,
  most: people,
  place: quoteLine(LIMITS.place),
  meetingPoint: quoteLine(LIMITS.place),
})

const line = z.strictObject({
  kind: z.enum(QUOTE_LINE_KINDS),
  text: quoteLine(LIMITS.text),
  detail: quoteLine(LIMITS.detail),
  quantity: whole(1, LIMITS.quantity),
  unitCents: whole(0, LIMITS.unitCents),
  perPerson: z.boolean(),
  reason: quoteLine(LIMITS.reason),
})

const discount = z
  .strictObject({
    line: whole(0, LIMITS.lines - 1).nullable(),
    percent: whole(1, 10_000).nullable(),
    cents: whole(1, LIMITS.unitCents).nullable(),
    reason: quoteLine(LIMITS.reason),
  })
  .refine(({ percent, cents }) => (percent === null) !== (cents === null), {
    path: ['percent'],
    error: 'invalid',
  })

export const groupInvoicingSchema = z.strictObject({
  depositPercent: whole(0, DEPOSIT_LIMITS.percent),
  depositDays: whole(1, DEPOSIT_LIMITS.days),
})

/** A draft: may be incomplete (`checkQuote`), but never longer or of another shape. */
export const quoteDocumentSchema = z.strictObject({
  language: z.enum(LANGUAGES),
  customer,
  event: event.nullable(),
  dates: z.array(quoteDateSchema).max(LIMITS.dates),
  holds: z.boolean(),
  lines: z.array(line).max(LIMITS.lines),
  discount: discount.nullable(),
  invoicing: groupInvoicingSchema.optional(),
  note: quoteText(LIMITS.note),
  validUntil: quoteDay,
})
