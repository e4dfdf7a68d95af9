import { CALENDAR_LOCK } from '#kernel/calendar-lock.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import { takeAdvisoryLock } from '#platform/database/advisory-lock.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import type { StaffPerson } from '../blocked-days.ts'
import { guidesOf, replaceEventGuides } from '../database/guides-repository.server.ts'
import { type EventGuides, type GuideClash, isSameGuides } from '../event-guides.ts'
import type { GuideRefusal } from './guides.contract.ts'

export interface GuideDeps {
  db: Database
  listPeople(tx: Transaction): Promise<StaffPerson[]>
  /** Undefined: no such event. */
  findClashes(tx: Transaction, eventId: string, staffIds: string[]): Promise<GuideClash[] | undefined>
  /** Audit log, in the transaction of the change. */
  record(tx: Transaction, eventId: string, guides: EventGuides): Promise<void>
}

interface Assignment {
  guides: EventGuides
  /** As it was shown, against lost updates. */
  seen: EventGuides
  /** Clashes were seen. */
  agreed: boolean
}

/** Says the guide of an event and who helps. Repeating it changes nothing. */
export async function assignGuides(
  { db, listPeople, findClashes, record }: GuideDeps,
  eventId: string,
  { guides, seen, agreed }: Assignment,
): Promise<Result<EventGuides, GuideRefusal>> {
  const wanted = withoutDoubles(guides)
  const staffIds = [...(wanted.lead === null ? [] : [wanted.lead]), ...wanted.helpers]
  return db.transaction(async (tx): Promise<Result<EventGuides, GuideRefusal>> => {
    await takeAdvisoryLock(tx, CALENDAR_LOCK)
    const clashes = await findClashes(tx, eventId, staffIds)
    if (!clashes) return refuse({ code: 'unknown_event' })
    const before = await guidesOf(tx, eventId)
    if (isSameGuides(before, wanted)) return accept(before)
    if (!isSameGuides(before, seen)) return refuse({ code: 'changed_meanwhile' })
    const people = await listPeople(tx)
    if (!staffIds.every((staffId) => people.some(({ id }) => id === staffId)))
      return refuse({ code: 'unknown_staff_person' })
    if (wanted.shown && !people.find(({ id }) => id === wanted.lead)?.isNamed)
      return refuse({ code: 'lead_unnamed' })
    if (clashes.length > 0 && !agreed) return refuse({ code: 'guide_clash' })
    await replaceEventGuides(tx, eventId, wanted)
    await record(tx, eventId, wanted)
    return accept(wanted)
  })
}

/** The lead does not help too, and nobody is named in public where nobody leads. */
function withoutDoubles({ lead, helpers, shown: isNamed }: EventGuides): EventGuides {
  const others = [...new Set(helpers)].filter((id) => id !== lead)
  return { lead, helpers: others, shown: isNamed && lead !== null }
}
