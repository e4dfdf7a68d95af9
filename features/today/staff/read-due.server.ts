import { type DueRow, type LaterRow, orderDue } from '#features/today/due-row.ts'
import { listPutOffs } from '#features/today/put-off.server.ts'
import { swissTime } from '#i18n/format-date.ts'
import type { Database } from '#platform/database/database.ts'
import { type DueQuery, listDue } from './list-due.server.ts'

/** Due rows of a role, by urgency; postponed ones separately, soonest first. */
export async function readDue(db: Database, query: DueQuery): Promise<{ due: DueRow[]; later: LaterRow[] }> {
  const { now } = query
  const [items, marks] = await Promise.all([listDue(db, query), listPutOffs(db)])
  const markOf = new Map(marks.map((mark) => [`${mark.kind} ${mark.itemId}`, mark]))
  const later: LaterRow[] = []
  const due = items.flatMap((item) => {
    const mark = markOf.get(`${item.kind} ${item.id}`)
    const known = { ...item, wasPutOff: (mark?.times ?? 0) > 0 }
    if (!mark || mark.until <= now) return [known]
    later.push({ ...known, until: mark.until.toISOString() })
    return []
  })
  const dayOf = (instant: Date) => swissTime(instant).day
  return {
    due: orderDue(due, { now, dayOf }),
    later: later.sort((a, b) => (a.until < b.until ? -1 : 1)),
  }
}
