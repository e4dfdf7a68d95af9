import type { PaymentProvider } from '#kernel/payment-provider.ts'
import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment, oneOf } from '../../database/columns.ts'
import { DISPUTE_STATUSES, type DisputeStatus } from './dispute.ts'

/**
 * Disputes of payments with a bank (ADR-027), as last reported by the provider.
 * @retention orders
 */
export const paymentDisputes = pgTable(
  'payment_disputes',
  {
    provider: text('provider').$type<PaymentProvider>().notNull(),
    paymentId: text('payment_id').notNull(),
    disputeId: text('dispute_id').notNull(),
    disputedCents: integer('disputed_cents'),
    standing: text('standing').$type<DisputeStatus>().notNull(),
    reportedAt: moment('told_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.paymentId, t.disputeId] }),
    check('payment_disputes_standing', sql`${t.standing} in (${oneOf(DISPUTE_STATUSES)})`),
    check('payment_disputes_disputed', sql`${t.disputedCents} > 0`),
  ],
)
