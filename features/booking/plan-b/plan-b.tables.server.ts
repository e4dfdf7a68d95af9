import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment, oneOf } from '#platform/database/columns.ts'
import { bookings } from '../database/booking.tables.server.ts'
import {
  PLAN_CHOICES,
  PLAN_DEFAULTS,
  PLAN_KINDS,
  type PlanChoice,
  type PlanDefault,
  type PlanKind,
} from './plan-b.ts'

/**
 * What became of an event that could not take place as planned, and until when its guests choose (ADR-052).
 * @retention nobody
 */
export const eventPlans = pgTable(
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
export const planChoices = pgTable(
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
