import { sql } from 'drizzle-orm'
import { check, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns.ts'
import type { AlertCode } from '#kernel/alert-code.ts'

/** No personal data. */
export type AlertDetail = Record<string, string | number>

/**
 * One row per code; open while `resolved_at` is null.
 * @retention nobody
 */
export const alerts = pgTable(
  'alerts',
  {
    code: text().$type<AlertCode>().primaryKey(),
    detail: jsonb().$type<AlertDetail>().notNull().default({}),
    raisedAt: moment('raised_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    resolvedAt: moment('resolved_at'),
    mailedAt: moment('mailed_at'),
  },
  (table) => [check('alerts_detail', sql`length(${table.detail}::text) <= 4000`)],
)
