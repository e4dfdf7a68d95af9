const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether PostgreSQL accepts it as a uuid; case does not matter. */
export function isUuid(text: string): boolean {
  return UUID.test(text)
}
