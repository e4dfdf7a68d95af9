export const FOREIGN_KEY_VIOLATION = '23503'
export const UNIQUE_VIOLATION = '23505'

/** SQLSTATE of a failed Drizzle query, else undefined. */
export function sqlState(error: unknown): unknown {
  const { cause } = error as { cause?: { code?: unknown } }
  return cause?.code
}
