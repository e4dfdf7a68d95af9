import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../database/columns.ts'
import type { PaymentCustomer, SessionRequest } from '../payments.ts'

export type StoredSession = typeof testkasseSessions.$inferSelect
export type StoredRefund = typeof testkasseRefunds.$inferSelect

/** Sessions of earlier versions lack description and subject. */
type StoredRequest = Omit<SessionRequest, 'expiresAt' | 'description' | 'subject'> &
  Partial<Pick<SessionRequest, 'description' | 'subject'>>

/**
 * Records of the Testkasse, the test payment page, connected to our orders only by signed webhooks, like a real provider's.
 * @retention orders: personal data is deleted after a day; amounts stay
 */
export const testkasseSessions = pgTable(
  'testkasse_sessions',
  {
    id: text('id').primaryKey(),
    orderId: uuid('order_id').notNull(),
    state: text('state').$type<'open' | 'paid' | 'cancelled' | 'expired'>().notNull(),
    request: jsonb('request').$type<StoredRequest>().notNull(),
    customer: jsonb('customer').$type<PaymentCustomer>(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    visits: integer('visits').notNull().default(0),
    /** Null while somebody may have the page open. */
    leftAt: moment('left_at'),
    closedAt: moment('closed_at'),
    /** Set when our webhook accepted the closing event; until then it is redelivered. */
    deliveredAt: moment('delivered_at'),
  },
  (table) => [
    check('testkasse_sessions_state', sql`${table.state} in ('open', 'paid', 'cancelled', 'expired')`),
    index('testkasse_sessions_left').on(table.leftAt).where(sql`${table.state} = 'open'`),
    index('testkasse_sessions_undelivered')
      .on(table.closedAt)
      .where(sql`${table.state} <> 'open' and ${table.deliveredAt} is null`),
  ],
)

/** @retention nobody */
export const testkasseRefunds = pgTable(
  'testkasse_refunds',
  {
    /** The caller's idempotency key. */
    id: text('id').primaryKey(),
    sessionId: text('session_id')
      .notNull()
      .references(() => testkasseSessions.id),
    amountCents: integer('amount_cents').notNull(),
    /** Total refunded of the payment, including this. */
    totalCents: integer('total_cents').notNull(),
    createdAt: moment('created_at').notNull(),
    deliveredAt: moment('delivered_at'),
  },
  (table) => [
    check(
      'testkasse_refunds_amount',
      sql`${table.amountCents} > 0 and ${table.totalCents} >= ${table.amountCents}`,
    ),
    index('testkasse_refunds_session').on(table.sessionId),
    index('testkasse_refunds_undelivered').on(table.createdAt).where(sql`${table.deliveredAt} is null`),
  ],
)
