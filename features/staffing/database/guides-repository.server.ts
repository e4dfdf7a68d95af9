import { eq, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/database/database.ts'
import { type EventGuides, NO_GUIDES } from '../event-guides.ts'
import { eventGuides } from './staffing.tables.server.ts'

/** Who leads and helps, by event; events without anybody are left out. */
export async function readEventGuides(
  db: Database | Transaction,
  eventIds: readonly string[],
): Promise<Map<string, EventGuides>> {
  const found = new Map<string, EventGuides>()
  if (eventIds.length === 0) return found
  const rows = await db
    .select()
    .from(eventGuides)
    .where(inArray(eventGuides.eventId, [...eventIds]))
    .orderBy(eventGuides.staffId)
  for (const { eventId, staffId, role, shown: isNamed } of rows) {
    const guides = found.get(eventId) ?? { ...NO_GUIDES, helpers: [] }
    if (role === 'lead') found.set(eventId, { ...guides, lead: staffId, shown: isNamed })
    else found.set(eventId, { ...guides, helpers: [...guides.helpers, staffId] })
  }
  return found
}

export async function guidesOf(db: Database | Transaction, eventId: string): Promise<EventGuides> {
  return (await readEventGuides(db, [eventId])).get(eventId) ?? NO_GUIDES
}

export async function replaceEventGuides(
  tx: Transaction,
  eventId: string,
  { lead, helpers, shown: isNamed }: EventGuides,
): Promise<void> {
  await tx.delete(eventGuides).where(eq(eventGuides.eventId, eventId))
  const rows = [
    ...(lead === null ? [] : [{ eventId, staffId: lead, role: 'lead' as const, shown: isNamed }]),
    ...helpers.map((staffId) => ({ eventId, staffId, role: 'helper' as const, shown: false })),
  ]
  if (rows.length > 0) await tx.insert(eventGuides).values(rows)
}
