import type { PersonId, Person } from '#content/people.ts'

/** A person as staff edit it. */
export interface StaffPerson {
  id: PersonId
  person: Person
  /** The newest change; 0 without any. A change has to name it, so that none is overwritten unseen. */
  revision: number
  /** Newest first, the present one included. */
  history: { revision: number; at: string; author: string | null; person: Person }[]
}

export type PersonRefusal =
  | { code: 'unknown_person' }
  | { code: 'name_needed' }
  | { code: 'too_many_people' }
  | { code: 'changed_meanwhile' }
