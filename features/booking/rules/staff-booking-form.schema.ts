import * as z from 'zod/mini'
import { EMAIL_ADDRESS } from '#kernel/email-address.ts'
import { MULTI_LINE, plainText, SINGLE_LINE } from '#kernel/written-text.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { MAX_PEOPLE } from '../booking.ts'
import { BOOKING_LIMITS, HOLD_DAYS, STAFF_WAYS } from './booking-form.ts'
import { bookingFields, consentToNote, isMissing, line, neededForInvoice } from './booking-form.schema.ts'
import { MAX_STAFF_NOTE } from './staff-booking.ts'

type Typed = Partial<Record<'email' | 'phone' | 'way', unknown>> | null

/** Who has no e-mail address must be reached by telephone, and cannot be sent a link. */
const reachable = z.refine<Typed>((form) => !isMissing(form?.email) || !isMissing(form?.phone), {
  path: ['phone'],
  error: 'required',
  when: () => true,
})
const addressForLink = z.refine<Typed>((form) => form?.way !== 'online' || !isMissing(form.email), {
  path: ['email'],
  error: 'required',
  when: () => true,
})

const staffFields = z.extend(z.omit(bookingFields, { terms: true }), {
  email: z._default(
    line(BOOKING_LIMITS.email).check(z.refine((text) => text === '' || EMAIL_ADDRESS.test(text), 'invalid')),
    '',
  ),
  way: z.enum(STAFF_WAYS, 'invalid'),
  language: z.enum(LANGUAGES, 'invalid'),
  /** For `hold`. */
  holdDays: z._default(
    z.int('invalid').check(z.refine((days) => (HOLD_DAYS as readonly number[]).includes(days), 'invalid')),
    HOLD_DAYS[0],
  ),
  participants: z._default(
    z
      .array(
        line(BOOKING_LIMITS.participant).check(z.minLength(1, 'required'), z.regex(SINGLE_LINE, 'invalid')),
      )
      .check(z.maxLength(MAX_PEOPLE, 'too_long')),
    [],
  ),
  staffNote: z._default(
    z
      .string()
      .check(z.overwrite(plainText), z.maxLength(MAX_STAFF_NOTE, 'too_long'), z.regex(MULTI_LINE, 'invalid')),
    '',
  ),
})

/** A booking by telephone; messages are problem codes. Invoices may go to anybody: staff have agreed. */
export const staffBookingSchema = staffFields.check(
  consentToNote,
  reachable,
  addressForLink,
  ...(['street', 'postalCode', 'city'] as const).map(neededForInvoice),
)
