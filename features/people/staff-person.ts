import type { PersonId, Person } from '#features/company/content/people.ts'
import { type RefusalOf, refusals } from '#kit/refusals.ts'

/** A person as staff edit it. */
export interface StaffPerson {
  id: PersonId
  person: Person
  /** The newest change; 0 without any. A change has to name it, so that none is overwritten unseen. */
  revision: number
  /** Newest first, the present one included. */
  history: { revision: number; at: string; author: string | null; person: Person }[]
}

export const PERSON_REFUSALS = refusals({
  unknown_person: 'missing',
  name_needed: 'invalid',
  too_many_people: 'conflict',
  changed_meanwhile: 'conflict',
})
export type PersonRefusal = RefusalOf<typeof PERSON_REFUSALS>
