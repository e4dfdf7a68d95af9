import { type PartyStatus, peopleToMark } from '#features/booking/roster/party-status.ts'
import type { NewMark } from './roster-store.ts'
import type { RosterEntry } from '../roster.contract.ts'
import { checkInToken, guestOfCode, hashOfToken } from '#features/booking/roster/check-in-code.ts'
import type { Food } from '#features/booking/group/group.ts'
import { fill } from '#i18n/format.ts'

export const ROSTER_FILTERS = ['all', 'missing', 'paying', 'attention'] as const
export type RosterFilter = (typeof ROSTER_FILTERS)[number]

export interface RosterRowData {
  entry: RosterEntry
  status: PartyStatus
  /** Attendance of its people has been marked. */
  isMarked: boolean
}

/** `attention`: what a guide must know, or two disagree about. */
export function filterRoster<Row extends Pick<RosterRowData, 'entry' | 'status'>>(
  rows: readonly Row[],
  filter: RosterFilter,
): Row[] {
  return rows.filter(({ entry, status }) => {
    if (filter === 'missing') return status.here < entry.people
    if (filter === 'paying') return status.dueCents > 0
    if (filter === 'attention')
      return (
        Boolean(entry.note ?? entry.staffNote) ||
        entry.guests.some(({ note }) => note !== '') ||
        status.doubles.length > 0 ||
        status.isMoneyUnclear
      )
    return true
  })
}

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

/** Notes and food of guests, by person. @param foods labels of special diets */
export function guestNotes(
  { guests }: Pick<RosterEntry, 'guests'>,
  foods: Readonly<Record<Exclude<Food, 'everything'>, string>>,
) {
  return guests.flatMap(({ id, name, food, note }) => {
    const text = [food === 'everything' ? '' : foods[food], note].filter(Boolean).join(', ')
    return text ? [{ id, name, text }] : []
  })
}

/** One per person; who booked stands for the first where nobody named them. @param unnamed `Person {n}` */
export function namesOf(
  { people, participants, name }: Pick<RosterEntry, 'people' | 'participants' | 'name'>,
  unnamed: string,
) {
  return Array.from(
    { length: people },
    (_, person) => participants[person] ?? (person === 0 ? name : fill(unnamed, { n: person + 1 })),
  )
}

/** Of one person. */
export const attendance = (bookingId: string, mark: { person: number; kind: 'here' | 'gone' }): NewMark => ({
  ...mark,
  bookingId,
  cents: null,
  means: null,
})

/** What says that these people are here, or not; the others of the party keep their state. */
export function attendanceOf(
  { entry, status, isMarked }: RosterRowData,
  persons: readonly number[],
  isHere: boolean,
) {
  return peopleToMark(status, persons, isHere, isMarked).map((mark) => attendance(entry.id, mark))
}

/** Everybody of a list, and who is here. */
export function countPeople(rows: readonly RosterRowData[]) {
  return {
    all: rows.reduce((sum, { entry }) => sum + entry.people, 0),
    here: rows.reduce((sum, { status }) => sum + status.here, 0),
  }
}
