import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment, oneOf } from '#platform/database/columns.ts'
import { BLOCK_KINDS, type BlockKind, MAX_BLOCK_DAYS } from '../blocked-days.ts'
import { GUIDE_ROLES, type GuideRole } from '../event-guides.ts'

/**
 * Days on which somebody, or everybody, leads nothing. Without foreign keys: accounts may be kept elsewhere.
 * @retention sweeper: reasons of absence go with the days; the rest are ids of accounts
 */
export const blockedDays = pgTable(
  'blocked_days',
  {
    id: uuid('id').primaryKey(),
    /** Null: everybody. */
    staffId: uuid('staff_id'),
    fromDay: date('from_day').notNull(),
    /** Included. */
    toDay: date('to_day').notNull(),
    kind: text('kind').$type<BlockKind>().notNull(),
    createdBy: uuid('created_by').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    check('blocked_days_kind', sql`${t.kind} in (${oneOf(BLOCK_KINDS)})`),
    check(
      'blocked_days_length',
      sql`${t.toDay} - ${t.fromDay} between 0 and ${sql.raw(String(MAX_BLOCK_DAYS - 1))}`,
    ),
    index('blocked_days_by_end').on(t.toDay, t.id),
  ],
)

/**
 * What accounts of the back office are called on rosters and pages, and whether they lead events.
 * @retention accounts
 */
export const staffProfiles = pgTable('staff_profiles', {
  accountId: uuid('account_id').primaryKey(),
  name: text('name').notNull(),
  leads: boolean('leads').notNull(),
})

/**
 * The guide of an event and who helps.
 * @retention nobody
 */
export const eventGuides = pgTable(
  'event_guides',
  {
    eventId: uuid('event_id').notNull(),
    staffId: uuid('staff_id').notNull(),
    role: text('role').$type<GuideRole>().notNull(),
    /** The event's public page names the lead. */
    shown: boolean('shown').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.eventId, t.staffId] }),
    uniqueIndex('event_guides_one_lead').on(t.eventId).where(sql`${t.role} = 'lead'`),
    index('event_guides_by_person').on(t.staffId),
    check('event_guides_role', sql`${t.role} in (${oneOf(GUIDE_ROLES)})`),
    check('event_guides_shown', sql`${t.role} = 'lead' or not ${t.shown}`),
  ],
)
