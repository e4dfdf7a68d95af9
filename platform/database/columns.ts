import { type SQL, sql } from 'drizzle-orm'
import { text, timestamp } from 'drizzle-orm/pg-core'

/** A `timestamptz` column, read as a `Date`. */
export const moment = (name: string) => timestamp(name, { withTimezone: true })

/** The constants of an `in (…)` check. Values must be literals of our own: they are not escaped. */
export function oneOf(values: readonly string[]): SQL {
  return sql.raw(values.map((value) => `'${value}'`).join(', '))
}

/**
 * Whose a row is, as `customers.key` has it (ADR-070): the address in lower case, or `tel ` and nine digits of who has none; null: nobody's.
 * @param email SQL of the row's address @param phone of its number
 */
export const customerKey = (email: string, phone = 'null') =>
  text('customer').generatedAlwaysAs(sql.raw(`customer_key(${email}, ${phone})`))
