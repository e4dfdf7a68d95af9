import type { MemberId, Person } from '#content/people.ts'

/** A person as staff edit it. */
export interface StaffPerson {
  id: MemberId
  person: Person
  /** The newest change; 0 without any. Whoever changes the person names it, so that nobody overwrites unseen. */
  revision: number
  /** Newest first, the present one included. */
  history: { revision: number; at: string; author: string | null; person: Person }[]
}

export type PersonRefusal = { code: 'unknown_person' } | { code: 'changed_meanwhile' }
