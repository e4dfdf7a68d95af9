import type { KeptMark } from './roster-mark.ts'
import { type MarkedPerson, mergeMarks, takenOf } from './merge-marks.ts'

/** `door`: to be taken now. `later`: by invoice or transfer. */
export type PartyMoney = 'settled' | 'door' | 'later'

export interface Party {
  id: string
  people: number
  /** The office recorded attendance of the whole party, without marks. */
  wasHere: boolean
  money: PartyMoney
  /** Rappen; 0 unless `door`. */
  doorCents: number
}

export interface PartyStand {
  /** One per person. */
  people: readonly boolean[]
  here: number
  /** Several say so, or they disagree. */
  doubles: readonly { person: number; isHere: boolean; marks: readonly KeptMark[] }[]
  /** What says that somebody is here, oldest first. */
  ticks: readonly KeptMark[]
  /** Rappen still to be taken at the door. */
  dueCents: number
  /** Taken at the door, oldest first. */
  taken: readonly KeptMark[]
  /** Money in somebody's hand that the booking's account does not have: more than one took it, or the amount changed. */
  isMoneyUnclear: boolean
}

/** What stands of each party. @param marks of the event, those that wait on the device too */
export function standsOf(parties: readonly Party[], marks: readonly KeptMark[]): Map<string, PartyStand> {
  const merged = mergeMarks(marks)
  return new Map(
    parties.map((party) => [party.id, standOf(party, merged.get(party.id), takenOf(marks, party.id))]),
  )
}

function standOf(
  { people: count, wasHere, doorCents }: Party,
  marked: ReadonlyMap<number, MarkedPerson> | undefined,
  taken: readonly KeptMark[],
): PartyStand {
  const people = Array.from({ length: count }, (_, person) =>
    marked ? marked.get(person)?.isHere === true : wasHere,
  )
  return {
    people,
    here: people.filter(Boolean).length,
    doubles: [...(marked ?? [])]
      .filter(([, { doubles }]) => doubles.length > 0)
      .map(([person, { isHere, doubles }]) => ({ person, isHere, marks: doubles }))
      .sort((one, other) => one.person - other.person),
    ticks: [...(marked ?? [])].flatMap(([, { isHere, last }]) => (isHere ? [last] : [])),
    dueCents: taken.some(({ outcome }) => outcome === null) ? 0 : doorCents,
    taken,
    isMoneyUnclear: taken.length > 1 || taken.some(({ outcome }) => outcome !== null && outcome !== 'paid'),
  }
}

/** People to mark so that those of `persons` are here or not; the rest keep what stands of them. */
export function peopleToMark(
  { people }: Pick<PartyStand, 'people'>,
  persons: readonly number[],
  isHere: boolean,
  isMarked: boolean,
): { person: number; kind: 'here' | 'gone' }[] {
  const changed = persons
    .filter((person) => people[person] !== undefined && people[person] !== isHere)
    .map((person) => ({ person, kind: isHere ? ('here' as const) : ('gone' as const) }))
  // With the first mark what the office said of the whole party ends: the others are said too.
  const others =
    isMarked || changed.length === 0 ? [] : people.flatMap((here, person) => (here ? [person] : []))
  return [
    ...others
      .filter((person) => !persons.includes(person))
      .map((person) => ({ person, kind: 'here' as const })),
    ...changed,
  ]
}
