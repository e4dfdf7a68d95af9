import { and, asc, eq, gt, isNotNull, lte, sql } from 'drizzle-orm'
import { swissTime } from '#i18n/format-date.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { enqueueMail } from '#platform/outbox/outbox.ts'
import { events } from '../database/calendar.tables.server.ts'
import { missingPeople } from '../rules/decision.ts'

export const DECISION_MAIL = 'event-decision'

const ASK_FROM = '07:00'
const BATCH = 200

export interface RequestDecisionsDeps {
  db: Database
  clock: Clock
  ownerEmail: () => string
  countBooked: (tx: Transaction, eventIds: string[]) => Promise<Map<string, number>>
}

/**
 * Mails the owner once per event below its minimum on its decision day, rechecking until it starts (cancellations).
 * Locks those events; safe on several servers. @returns how many.
 */
export async function requestDecisions(deps: RequestDecisionsDeps): Promise<number> {
  const { db, clock, ownerEmail } = deps
  const now = clock()
  const { day, time } = swissTime(now)
  return db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(events)
      .where(
        and(
          eq(events.state, 'scheduled'),
          gt(events.startsAt, now),
          isNotNull(events.minimumParticipants),
          time < ASK_FROM ? sql`${events.decideBy} < ${day}::date` : lte(events.decideBy, day),
          sql`${events.decisionRequestedFor} is distinct from ${events.decideBy}`,
        ),
      )
      .orderBy(asc(events.startsAt))
      .limit(BATCH)
      .for('update', { skipLocked: true })
    const booked = await deps.countBooked(
      tx,
      due.map(({ id }) => id),
    )
    const missing = due.filter(
      ({ id, minimumParticipants, blocked }) =>
        missingPeople(minimumParticipants, booked.get(id) ?? 0, blocked) > 0,
    )
    for (const { id, decideBy } of missing) {
      await tx.update(events).set({ decisionRequestedFor: decideBy }).where(eq(events.id, id))
      await enqueueMail(tx, {
        kind: DECISION_MAIL,
        to: ownerEmail(),
        language: 'de',
        payload: { eventId: id },
      })
    }
    return missing.length
  })
}
