import type { RefundSubject } from '../payments.ts'
import type { PaymentProvider } from '#kernel/payment-provider.ts'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../database/columns.ts'

/** `halted`: a dispute came first, so it is not sent; the provider may still have made it. */
export const REFUND_STATES = ['owed', 'done', 'failed', 'halted'] as const
export type RefundState = (typeof REFUND_STATES)[number]

/**
 * Refunds through the provider that took the payment (ADR-022), the id being the idempotency key. Only one per payment
 * is pending, so the amount refunded before is exact.
 * @retention orders
 */
export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    provider: text('provider').$type<PaymentProvider>().notNull(),
    paymentId: text('payment_id').notNull(),
    subject: text('subject').$type<RefundSubject>().notNull(),
    subjectId: uuid('subject_id').notNull(),
    amountCents: integer('amount_cents').notNull(),
    beforeCents: integer('before_cents').notNull(),
    state: text('state').$type<RefundState>().notNull().default('owed'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    refundId: text('refund_id'),
    /** The caller's idempotency key: a repeated request gets this refund. */
    requestKey: uuid('request_key'),
    createdAt: moment('created_at').notNull(),
    settledAt: moment('settled_at'),
  },
  (t) => [
    check('payment_refunds_state', sql`${t.state} in ('owed', 'done', 'failed', 'halted')`),
    check('payment_refunds_subject', sql`${t.subject} in ('booking', 'order')`),
    check('payment_refunds_amount', sql`${t.amountCents} > 0 and ${t.beforeCents} >= 0`),
    uniqueIndex('payment_refunds_request_key').on(t.requestKey),
    uniqueIndex('payment_refunds_owed').on(t.provider, t.paymentId).where(sql`${t.state} = 'owed'`),
    index('payment_refunds_subject_id').on(t.subject, t.subjectId),
    index('payment_refunds_refund_id').on(t.provider, t.refundId),
  ],
)
