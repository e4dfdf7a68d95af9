import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { PaymentCustomer } from '../payments.ts'
import type { StoredRequest, TestkasseState } from './testkasse-session.ts'

/**
 * The test till's own books, apart from our orders as a real provider's are. Rows speak to the rest of the
 * house only through signed webhooks.
 */
export const testkasseSessions = pgTable(
  'testkasse_sessions',
  {
    id: text('id').primaryKey(),
    orderId: uuid('order_id').notNull(),
    state: text('state').$type<TestkasseState>().notNull(),
    request: jsonb('request').$type<StoredRequest>().notNull(),
    customer: jsonb('customer').$type<PaymentCustomer>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    closedAt: timestamp('closed_at', { withTimezone: true }),
    /** Set when our webhook took the closing event; until then it is sent again. */
    deliveredAt: timestamp('delivered_at', { withTimezone: true }),
  },
  (table) => [
    check('testkasse_sessions_state', sql`${table.state} in ('open', 'paid', 'cancelled', 'expired')`),
    index('testkasse_sessions_undelivered')
      .on(table.closedAt)
      .where(sql`${table.state} <> 'open' and ${table.deliveredAt} is null`),
  ],
)
