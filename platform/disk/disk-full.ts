/** Whether a write failed for lack of space, in the database or on a disk. Follows `cause`. */
export function isDiskFull(error: unknown): boolean {
  for (let found = error, depth = 0; isObject(found) && depth < 5; found = found['cause'], depth++)
    if (CODES.has(String(found['code']))) return true
  return false
}

const CODES = new Set(['53100', 'ENOSPC', 'EDQUOT'])

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
