export const FOREIGN_KEY_VIOLATION = '23503'
export const UNIQUE_VIOLATION = '23505'

/** PostgreSQL's code of what went wrong in a query of Drizzle's; undefined when it was something else. */
export function sqlState(error: unknown): unknown {
  const { cause } = error as { cause?: { code?: unknown } }
  return cause?.code
}
