import { type SQL, sql } from 'drizzle-orm'
import { timestamp } from 'drizzle-orm/pg-core'

/** A `timestamptz` column, read as a `Date`. */
export const moment = (name: string) => timestamp(name, { withTimezone: true })

/** The constants of an `in (…)` check. Values must be literals of our own: they are not escaped. */
export function oneOf(values: readonly string[]): SQL {
  return sql.raw(values.map((value) => `'${value}'`).join(', '))
}
