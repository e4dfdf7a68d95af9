import type { StaffPerson } from '#features/staffing/blocked-days.ts'
import { guidesOf } from '#features/staffing/database/guides-repository.server.ts'
import type { EventGuides, NamedGuides } from '#features/staffing/event-guides.ts'
import type { Database } from '#platform/database/database.ts'
import { listStaffPeople } from '#features/staffing/http/list-staff-people.ts'

export function withNames(guides: EventGuides, people: readonly StaffPerson[]): NamedGuides {
  const nameOf = (id: string) => people.find((person) => person.id === id)?.name ?? '?'
  return {
    ...guides,
    leadName: guides.lead === null ? null : nameOf(guides.lead),
    helperNames: guides.helpers.map(nameOf),
  }
}

export async function readNamedGuides(db: Database, eventId: string): Promise<NamedGuides> {
  const [guides, people] = await Promise.all([guidesOf(db, eventId), listStaffPeople(db)])
  return withNames(guides, people)
}
