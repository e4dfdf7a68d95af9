import type { Person } from '#content/people.ts'
import type { StaffPerson } from '#features/people/staff-person.ts'
import type { Action } from '../api/staff-api.ts'

/** `POST` below `/api/staff`. */
export interface PeoplePosts {
  '/people': Action<{ person: Person }, { revision: number; id: string }>
  '/people/:id/removal': Action<{ seen: number }>
  '/people-order': Action<{ order: string[]; seen: number }, { revision: number }>
  '/people/:id': Action<{ person: Person; seen: number }, { revision: number }>
}

/** `GET` below `/api/staff`. */
export interface PeopleAnswers {
  '/people': { people: StaffPerson[]; orderRevision: number }
}
