// The small form of zod: browsers fetch a third of the bytes.
import * as z from 'zod/mini'
import { isDay, readDay } from '#kernel/calendar-day.ts'
import { EMAIL_ADDRESS } from '#kernel/email-address.ts'
import { SINGLE_LINE, plainNumber, MULTI_LINE } from '#kernel/written-text.ts'

// What can stand in a field of a form. Messages are the codes of problems (`kernel/field-problem.ts`).

/** One line: line breaks and other control characters could forge a line of a mail. */
export const lineField = (max: number) =>
  z.string('required').check(z.trim(), z.maxLength(max, 'too_long'), z.regex(SINGLE_LINE, 'invalid'))

/** Several lines; PostgreSQL refuses NUL, and the other control characters mean nothing in a text. */
export const textField = (max: number) =>
  z.string('required').check(
    z.overwrite((given) => given.replace(/\r\n?/g, '\n').trim()),
    z.maxLength(max, 'too_long'),
    z.regex(MULTI_LINE, 'invalid'),
  )

/** A line that has to be filled in. */
export const requiredLineField = (max: number) => lineField(max).check(z.minLength(1, 'required'))

export const email = (max: number) =>
  lineField(max).check(z.minLength(1, 'required'), z.regex(EMAIL_ADDRESS, 'invalid'))

/** Digits with what people write between them; may be left out. */
export const phone = (max: number) =>
  optional(
    z
      .string('required')
      .check(
        z.overwrite(plainNumber),
        z.trim(),
        z.maxLength(max, 'too_long'),
        z.regex(/^(\+?[\d ()/.-]{7,})?$/, 'invalid'),
      ),
  )

/** What was not sent counts as empty. */
export const optional = (schema: z.ZodMiniString) => z._default(schema, '')

/** One of several that has to be chosen. */
export const choiceField = <const Options extends readonly string[]>(options: Options) =>
  z.enum(options, { error: ({ input }) => (input ? 'invalid' : 'required') })

/** One of several, or none. */
export const optionalChoiceField = <const Options extends readonly string[]>(options: Options) =>
  z._default(z.enum(['', ...options], 'invalid'), '')

/** A box that may be ticked. */
export const checkboxField = z._default(z.enum(['', 'on'], 'invalid'), '')

/** A box that has to be ticked. */
export const requiredCheckboxField = z.literal('on', 'required')

const LONGEST_DAY = 40
const YEARS_AHEAD = 10

/**
 * A day as people type it (see `readDay`), given out as `YYYY-MM-DD`; may be left out. From `today` on, and at most
 * ten years ahead.
 */
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

/** For a rule between fields: it is told along with what is wrong elsewhere. */
export const evenWithProblems = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null

/**
 * For a wish with `from` and `to`, as `futureDayField` gives them out: it does not end before it begins. Says nothing of what
 * is no day, which the field itself has told already.
 */
export const endsAfterStart = z.refine<{ from: unknown; to: unknown }>(
  ({ from, to }) => !isGivenDay(from) || !isGivenDay(to) || to >= from,
  { path: ['to'], error: 'before_start', when: evenWithProblems },
)

/** Told along with problems, the rule above meets whatever was sent, even what turns into no text. */
function isGivenDay(value: unknown): value is string {
  return typeof value === 'string' && isDay(value)
}
