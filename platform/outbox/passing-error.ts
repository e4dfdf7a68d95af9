/** Of PostgreSQL: connection, resources, operator's intervention, serialization, locks. */
const DATABASE_CLASSES = ['08', '40', '53', '55', '57']

/** Whether the same may succeed later: network, database or disk were not there. A missing file is not. */
export function isPassing(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    const code = 'code' in each && typeof each.code === 'string' ? each.code : ''
    if (/^E[A-Z\d]+$|^UND_ERR_/.test(code) && code !== 'ENOENT') return true
    if (/^[\dA-Z]{5}$/.test(code) && DATABASE_CLASSES.includes(code.slice(0, 2))) return true
    if (each.name === 'TimeoutError' || each.name === 'AbortError') return true
  }
  return false
}
