import { and, asc, desc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/database/database.ts'
import { bookings } from '../database/booking.tables.server.ts'
import { REMIND_HOURS } from './plan-b.ts'
import { eventPlans, planChoices } from './plan-b.tables.server.ts'

export type StoredPlan = typeof eventPlans.$inferSelect
export type StoredChoice = typeof planChoices.$inferSelect

export interface ChoiceOfBooking {
  plan: StoredPlan
  chosen: StoredChoice
}

export async function insertPlan(
  tx: Transaction,
  plan: typeof eventPlans.$inferInsert,
  bookingIds: readonly string[],
) {
  const [row] = await tx.insert(eventPlans).values(plan).returning()
  if (!row) throw new Error('the plan was not written')
  await tx.insert(planChoices).values(bookingIds.map((bookingId) => ({ planId: row.id, bookingId })))
  return row
}

export async function findPlan(db: Database | Transaction, id: string) {
  const [plan] = await db.select().from(eventPlans).where(eq(eventPlans.id, id))
  return plan
}

export async function hasOpenPlan(tx: Transaction, eventId: string) {
  return (await tx.$count(eventPlans, and(eq(eventPlans.eventId, eventId), isNull(eventPlans.settledAt)))) > 0
}

/** The latest plan that concerns the booking. `lock`: its choice, until the transaction ends; after the booking's lock. */
export async function findChoiceOf(
  db: Database | Transaction,
  bookingId: string,
  { lock }: { lock: boolean } = { lock: false },
): Promise<ChoiceOfBooking | undefined> {
  const query = db
    .select({ plan: eventPlans, chosen: planChoices })
    .from(planChoices)
    .innerJoin(eventPlans, eq(eventPlans.id, planChoices.planId))
    .where(eq(planChoices.bookingId, bookingId))
    .orderBy(desc(eventPlans.startedAt))
    .limit(1)
  const [found] = lock ? await query.for('update', { of: planChoices }) : await query
  return found
}

export async function setChoice(
  tx: Transaction,
  { planId, bookingId }: Pick<StoredChoice, 'planId' | 'bookingId'>,
  change: Partial<typeof planChoices.$inferInsert>,
) {
  await tx
    .update(planChoices)
    .set(change)
    .where(and(eq(planChoices.planId, planId), eq(planChoices.bookingId, bookingId)))
}

/** A moved booking keeps what it may choose. */
export async function moveChoices(tx: Transaction, from: string, to: string) {
  await tx.update(planChoices).set({ bookingId: to }).where(eq(planChoices.bookingId, from))
}

/** Latest first: those of the event, and those that brought bookings to it. */
export function listPlansOf(db: Database | Transaction, eventId: string) {
  return db
    .select()
    .from(eventPlans)
    .where(or(eq(eventPlans.eventId, eventId), eq(eventPlans.newEventId, eventId)))
    .orderBy(desc(eventPlans.startedAt))
}

export function listChoices(db: Database | Transaction, planId: string) {
  return db
    .select({ chosen: planChoices, booking: bookings })
    .from(planChoices)
    .innerJoin(bookings, eq(bookings.id, planChoices.bookingId))
    .where(eq(planChoices.planId, planId))
    .orderBy(asc(bookings.createdAt), asc(bookings.number))
}

/** Not settled, past their deadline; at most `most`. */
export function listOverduePlans(db: Database, now: Date, most: number) {
  return db
    .select()
    .from(eventPlans)
    .where(and(isNull(eventPlans.settledAt), lte(eventPlans.until, now)))
    .orderBy(asc(eventPlans.until))
    .limit(most)
}

export function listOpenPlans(db: Database) {
  return db.select().from(eventPlans).where(isNull(eventPlans.settledAt)).orderBy(asc(eventPlans.until))
}

export async function listSilent(db: Database | Transaction, planId: string) {
  const rows = await db
    .select({ id: planChoices.bookingId })
    .from(planChoices)
    .innerJoin(bookings, eq(bookings.id, planChoices.bookingId))
    .where(and(eq(planChoices.planId, planId), isNull(planChoices.choice), eq(bookings.state, 'confirmed')))
    .orderBy(asc(planChoices.bookingId))
  return rows.map(({ id }) => id)
}

/** How many guests of each plan have not chosen, of how many. */
export async function readSilence(db: Database, planIds: readonly string[]) {
  if (planIds.length === 0) return new Map()
  const isSilent = sql`${planChoices.choice} is null and ${bookings.state} = 'confirmed'`
  const rows = await db
    .select({
      planId: planChoices.planId,
      silent: sql<number>`count(*) filter (where ${isSilent})::int`,
      all: sql<number>`count(*)::int`,
    })
    .from(planChoices)
    .innerJoin(bookings, eq(bookings.id, planChoices.bookingId))
    .where(inArray(planChoices.planId, [...planIds]))
    .groupBy(planChoices.planId)
  return new Map(rows.map(({ planId, ...counts }) => [planId, counts]))
}

export async function settlePlan(db: Database | Transaction, id: string, now: Date) {
  await db
    .update(eventPlans)
    .set({ settledAt: now })
    .where(and(eq(eventPlans.id, id), isNull(eventPlans.settledAt)))
}

/** Plans whose deadline comes within a day and that gave more than one and a half; each is claimed once. */
export function claimToRemind(tx: Transaction, now: Date) {
  const soon = new Date(now.getTime() + REMIND_HOURS * 3_600_000)
  return tx
    .update(eventPlans)
    .set({ remindedAt: now })
    .where(
      and(
        isNull(eventPlans.settledAt),
        isNull(eventPlans.remindedAt),
        gt(eventPlans.until, now),
        lte(eventPlans.until, soon),
        sql`${eventPlans.startedAt} <= ${eventPlans.until} - make_interval(hours => ${(REMIND_HOURS * 3) / 2})`,
      ),
    )
    .returning()
}
