import { and, asc, desc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment, oneOf } from '#platform/database/columns.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { bookings } from '../database/booking.tables.server.ts'
import {
  PLAN_CHOICES,
  PLAN_DEFAULTS,
  PLAN_KINDS,
  type PlanChoice,
  type PlanDefault,
  type PlanKind,
  REMIND_HOURS,
} from './plan-b.ts'

/**
 * What became of an event that could not take place as planned, and until when its guests choose (ADR-052).
 * @retention nobody
 */
const eventPlans = pgTable(
  'event_plans',
  {
    /** Created by the form, so that a repeated request starts one plan. */
    id: uuid('id').primaryKey(),
    /** `db/routines/bookings.sql` links it and `newEventId` to `events`. */
    eventId: uuid('event_id').notNull(),
    kind: text('kind').$type<PlanKind>().notNull(),
    /** The same event at its new time, or another one of its service; null when it is called off. */
    newEventId: uuid('new_event_id'),
    /** The start it had, Swiss local time: `YYYY-MM-DD HH:MM:SS`. */
    startedLocal: text('started_local').notNull(),
    choices: text('choices').array().$type<PlanChoice[]>().notNull(),
    byDefault: text('by_default').$type<PlanDefault>().notNull(),
    until: moment('until').notNull(),
    startedAt: moment('started_at').notNull(),
    startedBy: uuid('started_by').notNull(),
    remindedAt: moment('reminded_at'),
    /** The default is applied to everybody who was silent. */
    settledAt: moment('settled_at'),
  },
  (t) => [
    uniqueIndex('event_plans_open').on(t.eventId).where(sql`${t.settledAt} is null`),
    index('event_plans_until').on(t.until).where(sql`${t.settledAt} is null`),
    index('event_plans_event').on(t.eventId, t.startedAt),
    index('event_plans_new_event').on(t.newEventId),
    check('event_plans_kind', sql`${t.kind} in (${oneOf(PLAN_KINDS)})`),
    check('event_plans_default', sql`${t.byDefault} in (${oneOf(PLAN_DEFAULTS)})`),
    check('event_plans_new_event', sql`(${t.kind} = 'postponed') = (${t.newEventId} is not null)`),
  ],
)

/**
 * One per booking that may choose.
 * @retention bookings
 */
const planChoices = pgTable(
  'plan_choices',
  {
    planId: uuid('plan_id')
      .notNull()
      .references(() => eventPlans.id, { onDelete: 'cascade' }),
    /** Follows the booking when it moves. */
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    /** Null while silent. */
    choice: text('choice').$type<PlanChoice>(),
    chosenAt: moment('chosen_at'),
    /** The default, without a choice of the guest. */
    byDefault: boolean('by_default').notNull().default(false),
    /** Issued for what was paid, when that was chosen. */
    voucherId: uuid('voucher_id'),
  },
  (t) => [
    primaryKey({ columns: [t.planId, t.bookingId] }),
    index('plan_choices_booking').on(t.bookingId),
    check('plan_choices_choice', sql`${t.choice} in (${oneOf(PLAN_CHOICES)})`),
    check('plan_choices_chosen', sql`(${t.choice} is null) = (${t.chosenAt} is null)`),
  ],
)

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
