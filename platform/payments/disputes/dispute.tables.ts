import type { PaymentProvider } from '#kernel/payment-provider.ts'
import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { DISPUTE_STANDINGS, type DisputeStanding } from './dispute.ts'

const oneOf = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '))

/** Disputes of payments with a bank (ADR-027), as last told by the provider. */
export const paymentDisputes = pgTable(
  'payment_disputes',
  {
    provider: text('provider').$type<PaymentProvider>().notNull(),
    paymentId: text('payment_id').notNull(),
    disputeId: text('dispute_id').notNull(),
    disputedCents: integer('disputed_cents'),
    standing: text('standing').$type<DisputeStanding>().notNull(),
    toldAt: timestamp('told_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.paymentId, t.disputeId] }),
    check('payment_disputes_standing', sql`${t.standing} in (${oneOf(DISPUTE_STANDINGS)})`),
    check('payment_disputes_disputed', sql`${t.disputedCents} > 0`),
  ],
)
