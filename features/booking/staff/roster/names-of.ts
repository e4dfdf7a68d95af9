import { fill } from '#i18n/format.ts'
import type { RosterEntry } from '#features/booking/staff/roster.contract.ts'

/** One per person; who booked stands for the first where nobody named them. @param unnamed `Person {n}` */
export function namesOf(
  { people, participants, name }: Pick<RosterEntry, 'people' | 'participants' | 'name'>,
  unnamed: string,
): string[] {
  return Array.from(
    { length: people },
    (_, person) => participants[person] ?? (person === 0 ? name : fill(unnamed, { n: person + 1 })),
  )
}
