import { checkInToken, guestOfCode, hashOfToken } from '#features/booking/roster/check-in-code.ts'
import type { RosterRowData } from './filter-roster.ts'
import { namesOf } from './names-of.ts'

export interface Scanned<Row> {
  row: Row
  /** Zero-based, of a guest's own code; undefined: the booking's, or somebody who has another name by now. */
  person: number | undefined
}

type Searched = {
  entry: Pick<RosterRowData['entry'], 'number' | 'codes' | 'people' | 'participants' | 'name'>
}

/** By code, private page or booking number, on this device alone; undefined when it is not on the list. */
export async function findScanned<Row extends Searched>(
  rows: readonly Row[],
  scanned: string,
): Promise<Scanned<Row> | undefined> {
  const typed = scanned.trim()
  if (/^\d{1,9}$/.test(typed)) {
    const row = rows.find(({ entry }) => entry.number === Number(typed))
    return row && { row, person: undefined }
  }
  const token = checkInToken(typed)
  if (token === undefined) return undefined
  const hash = await hashOfToken(token)
  const row = rows.find(({ entry }) => entry.codes.includes(hash))
  return row && { row, person: await guestOfCode(typed, namesOf(row.entry, '')) }
}
