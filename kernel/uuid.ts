const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether the database can read it as an id; it refuses anything else with an error. Capitals are the same id. */
export function isUuid(text: string): boolean {
  return UUID.test(text)
}
