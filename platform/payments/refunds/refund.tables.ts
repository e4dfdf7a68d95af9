import type { PaymentSubject } from '../payments.ts'
import type { PaymentProvider } from '#kernel/payment-provider.ts'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

export const REFUND_STATES = ['owed', 'done', 'failed'] as const
export type RefundState = (typeof REFUND_STATES)[number]

const moment = (name: string) => timestamp(name, { withTimezone: true })

/**
 * Money that goes back through the provider that took it. A row is written with the decision, in its transaction; a
 * job asks the provider. The id is the provider's idempotency key, and a payment has one owed refund at a time: what
 * had gone back before it is known exactly.
 */
export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    provider: text('provider').$type<PaymentProvider>().notNull(),
    paymentId: text('payment_id').notNull(),
    subject: text('subject').$type<PaymentSubject>().notNull(),
    subjectId: uuid('subject_id').notNull(),
    amountCents: integer('amount_cents').notNull(),
    /** What of the payment had gone back before this. */
    beforeCents: integer('before_cents').notNull(),
    state: text('state').$type<RefundState>().notNull().default('owed'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    /** The provider's id of the refund. */
    refundId: text('refund_id'),
    /** The caller's idempotency key: a repeated request is answered with this refund. */
    requestKey: uuid('request_key'),
    createdAt: moment('created_at').notNull(),
    settledAt: moment('settled_at'),
  },
  (t) => [
    check('payment_refunds_state', sql`${t.state} in ('owed', 'done', 'failed')`),
    check('payment_refunds_subject', sql`${t.subject} in ('booking', 'order')`),
    check('payment_refunds_amount', sql`${t.amountCents} > 0 and ${t.beforeCents} >= 0`),
    uniqueIndex('payment_refunds_request_key').on(t.requestKey),
    uniqueIndex('payment_refunds_owed').on(t.provider, t.paymentId).where(sql`${t.state} = 'owed'`),
    index('payment_refunds_subject_id').on(t.subject, t.subjectId),
    index('payment_refunds_refund_id').on(t.provider, t.refundId),
  ],
)
