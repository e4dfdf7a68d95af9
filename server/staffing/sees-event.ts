import { guidesOf } from '#features/staffing/database/guides-repository.server.ts'
import { isGuidesEvent } from '#features/staffing/event-guides.ts'
import type { StaffRole } from '#features/account/roles/permissions.ts'
import type { Database } from '#platform/database/database.ts'

/** Whether a member of staff may see an event and its roster: guides only their own (ADR-050). */
export async function seesEvent(
  db: Database,
  { id, role }: { id: string; role: StaffRole },
  eventId: string,
): Promise<boolean> {
  return role !== 'guide' || isGuidesEvent(await guidesOf(db, eventId), id)
}
