import { guidesOf, readEventGuides } from '#features/staffing/database/guides-repository.server.ts'
import { isGuidesEvent, NO_GUIDES } from '#features/staffing/event-guides.ts'
import type { StaffRole } from '#features/account/roles/permissions.ts'
import type { Database } from '#platform/database/database.ts'

/** Whether a member of staff may see an event and its roster: guides only those that they lead or help at (ADR-050). */
export async function seesEvent(
  db: Database,
  { id, role }: { id: string; role: StaffRole },
  eventId: string,
): Promise<boolean> {
  return role !== 'guide' || isGuidesEvent(await guidesOf(db, eventId), id)
}

/** Those of `events` that a member of staff may see. */
export async function seenEvents<Event extends { id: string }>(
  db: Database,
  { id: staffId, role }: { id: string; role: StaffRole },
  events: Event[],
): Promise<Event[]> {
  if (role !== 'guide') return events
  const guides = await readEventGuides(
    db,
    events.map(({ id }) => id),
  )
  return events.filter(({ id }) => isGuidesEvent(guides.get(id) ?? NO_GUIDES, staffId))
}
