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

export interface PartyStatus {
  /** One per person. */
  people: readonly boolean[]
  here: number
  /** Several sources, or contradicting ones. */
  doubles: readonly { person: number; isHere: boolean; marks: readonly KeptMark[] }[]
  /** Marks of presence, oldest first. */
  ticks: readonly KeptMark[]
  /** Rappen still to be paid on arrival. */
  dueCents: number
  /** Paid on arrival, oldest first. */
  taken: readonly KeptMark[]
  /** Cash that is not recorded on the booking: more than one person took it, or the amount changed. */
  isMoneyUnclear: boolean
}

/**
 * The result for each party.
 * @param marks of the event, including those not sent yet
 */
export function statusOfParties(parties: readonly Party[], marks: readonly KeptMark[]) {
  const merged = mergeMarks(marks)
  return new Map(
    parties.map((party) => [party.id, statusOf(party, merged.get(party.id), takenOf(marks, party.id))]),
  )
}

function statusOf(
  { people: count, wasHere, doorCents }: Party,
  marked: ReadonlyMap<number, MarkedPerson> | undefined,
  taken: readonly KeptMark[],
): PartyStatus {
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

/** People to mark so that those of `persons` are present or not; the others keep their state. */
export function peopleToMark(
  { people }: Pick<PartyStatus, 'people'>,
  persons: readonly number[],
  isHere: boolean,
  isMarked: boolean,
) {
  const changed = persons
    .filter((person) => people[person] !== undefined && people[person] !== isHere)
    .map((person) => ({ person, kind: isHere ? ('here' as const) : ('gone' as const) }))
  // The first mark replaces the office's entry for the whole party, so the others are marked too.
  const others =
    isMarked || changed.length === 0 ? [] : people.flatMap((here, person) => (here ? [person] : []))
  return [
    ...others
      .filter((person) => !persons.includes(person))
      .map((person) => ({ person, kind: 'here' as const })),
    ...changed,
  ]
}
