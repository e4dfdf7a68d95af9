// zod/mini: a third of the bytes in the browser.
import * as z from 'zod/mini'
import { isDay, readDay } from '#kernel/calendar-day.ts'
import { EMAIL_ADDRESS } from '#kernel/email-address.ts'
import { TELEPHONE_NUMBER } from '#kernel/telephone-number.ts'
import { MULTI_LINE, plainLine, plainNumber, plainText, SINGLE_LINE } from '#kernel/written-text.ts'

// Messages are problem codes (`kernel/field-problem.ts`).

/** Single line: line breaks could forge a mail header. */
export const lineField = (max: number) =>
  z
    .string('required')
    .check(z.overwrite(plainLine), z.maxLength(max, 'too_long'), z.regex(SINGLE_LINE, 'invalid'))

/** Multi-line; PostgreSQL refuses NUL, other control characters are meaningless. */
export const textField = (max: number) =>
  z
    .string('required')
    .check(z.overwrite(plainText), z.maxLength(max, 'too_long'), z.regex(MULTI_LINE, 'invalid'))

export const requiredLineField = (max: number) => lineField(max).check(z.minLength(1, 'required'))

export const email = (max: number) =>
  lineField(max).check(z.minLength(1, 'required'), z.regex(EMAIL_ADDRESS, 'invalid'))

/** Optional; digits and common separators. */
export const phone = (max: number) =>
  optional(
    z.string('required').check(
      z.overwrite(plainNumber),
      z.trim(),
      z.maxLength(max, 'too_long'),
      z.refine((text) => text === '' || TELEPHONE_NUMBER.test(text), 'invalid'),
    ),
  )

export const optional = (schema: z.ZodMiniString) => z._default(schema, '')

export const choiceField = <const Options extends readonly string[]>(options: Options) =>
  z.enum(options, { error: ({ input }) => (input ? 'invalid' : 'required') })

export const optionalChoiceField = <const Options extends readonly string[]>(options: Options) =>
  z._default(z.enum(['', ...options], 'invalid'), '')

export const checkboxField = z._default(z.enum(['', 'on'], 'invalid'), '')

export const requiredCheckboxField = z.literal('on', 'required')

const LONGEST_DAY = 40
const YEARS_AHEAD = 10

/** An optional day as typed (see `readDay`), parsed to `YYYY-MM-DD`: from `today` to ten years ahead. */
export const futureDayField = (today: string) => {
  const last = `${Number(today.slice(0, 4)) + YEARS_AHEAD}-12-31`
  return optional(
    z.string('invalid').check(
      z.trim(),
      z.maxLength(LONGEST_DAY, { error: 'invalid', abort: true }),
      z.overwrite((typed) => readDay(typed) ?? typed),
      z.refine((day) => day === '' || isDay(day), { error: 'invalid', abort: true }),
      z.refine((day) => day === '' || day >= today, 'past'),
      z.refine((day) => day === '' || day <= last, 'too_far'),
    ),
  )
}

/** Runs a rule across fields even when other fields have problems. */
export const evenWithProblems = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null

/** `to` is not before `from`; skips days that are invalid, which their own field reports. */
export const endsAfterStart = z.refine<{ from: unknown; to: unknown }>(
  ({ from, to }) => !isFilledDay(from) || !isFilledDay(to) || to >= from,
  { path: ['to'], error: 'before_start', when: evenWithProblems },
)

/** The rule above sees raw input, even of other types. */
function isFilledDay(value: unknown): value is string {
  return typeof value === 'string' && isDay(value)
}
