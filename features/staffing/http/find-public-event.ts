import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import { findEvent } from '#features/calendar/database/events-repository.server.ts'
import type { CalendarView } from '#features/calendar/database/to-calendar-event.server.ts'
import { guidesOf } from '#features/staffing/database/guides-repository.server.ts'
import type { Database } from '#platform/database/database.ts'
import { listStaffPeople } from './list-staff-people.ts'

/** A public event, with who leads it where the owner wants that named. An address is never a name. */
export async function findPublicEvent(
  db: Database,
  id: string,
  view: CalendarView,
): Promise<CalendarEvent | undefined> {
  const event = await findEvent(db, id, view)
  if (!event) return undefined
  const { lead, shown: isNamed } = await guidesOf(db, event.id)
  if (!isNamed) return event
  const people = await listStaffPeople(db)
  const person = people.find((each) => each.id === lead)
  return person?.isNamed ? { ...event, lead: person.name } : event
}
