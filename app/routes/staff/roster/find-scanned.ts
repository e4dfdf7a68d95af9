import { checkInToken, hashOfToken } from '#features/booking/roster/check-in-code.ts'
import type { RosterRowData } from './filter-roster.ts'

/** By code, private page or booking number, on this device alone; undefined when it is not on the list. */
export async function findScanned<Row extends Pick<RosterRowData, 'entry'>>(
  rows: readonly Row[],
  scanned: string,
): Promise<Row | undefined> {
  const typed = scanned.trim()
  if (/^\d{1,9}$/.test(typed)) return rows.find(({ entry }) => entry.number === Number(typed))
  const token = checkInToken(typed)
  if (token === undefined) return undefined
  const hash = await hashOfToken(token)
  return rows.find(({ entry }) => entry.codes.includes(hash))
}
