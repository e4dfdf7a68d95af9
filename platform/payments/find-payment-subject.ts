import { sql } from 'drizzle-orm'
import type { PaymentProvider } from '#kernel/payment-provider.ts'
import { isUuid } from '#kernel/uuid.ts'
import type { Database } from '../database/database.ts'
import type { PaymentEvent, PaymentSubject } from './payments.ts'

/** What the event's payment is for: as its session says, else one look-up. No lock. @returns undefined when not ours */
export async function findPaymentSubject(
  db: Database,
  provider: PaymentProvider,
  event: Pick<PaymentEvent, 'subject' | 'orderId' | 'sessionId' | 'paymentId'>,
): Promise<PaymentSubject | undefined> {
  if (event.subject) return event.subject
  const id = event.orderId !== null && isUuid(event.orderId) ? event.orderId : null
  const { rows } = await db.execute<{ subject: PaymentSubject | null }>(sql`
    select payment_subject(${provider}, ${id}::uuid, ${event.sessionId}, ${event.paymentId}) as subject`)
  return rows[0]?.subject ?? undefined
}
