/** Whether a statement failed because a value is taken under this unique constraint or index. Follows Drizzle's `cause`. */
export function isTaken(error: unknown, constraint: string): boolean {
  const { code, constraint: violated, cause } = (error ?? {}) as Record<string, unknown>
  if (code === undefined && cause) return isTaken(cause, constraint)
  return code === '23505' && violated === constraint
}
