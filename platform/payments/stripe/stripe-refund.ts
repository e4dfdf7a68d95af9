import type Stripe from 'stripe'
import { accept, type Result, refuse } from '#kernel/result.ts'
import type { RefundRefusal, RefundRequest } from '../payments.ts'

/** Requests a refund. Stripe forgets idempotency keys after a day, so retries look for ours. Throws Stripe's errors. */
export async function refundThroughStripe(
  stripe: Stripe,
  { key, paymentId, orderId, amountCents, again }: RefundRequest,
): Promise<Result<{ refundId: string }, RefundRefusal>> {
  const found = again ? await findRefund(stripe, paymentId, key) : undefined
  const refund =
    found ??
    (await stripe.refunds.create(
      {
        payment_intent: paymentId,
        amount: amountCents,
        reason: 'requested_by_customer',
        metadata: { order_id: orderId, refund_key: key },
      },
      { idempotencyKey: `refund-${key}` },
    ))
  if (refund.status === 'failed' || refund.status === 'canceled')
    return refuse({ code: 'provider_refused', detail: refund.failure_reason ?? refund.status })
  return accept({ refundId: refund.id })
}

async function findRefund(
  stripe: Stripe,
  paymentId: string,
  key: string,
): Promise<Stripe.Refund | undefined> {
  for await (const refund of stripe.refunds.list({ payment_intent: paymentId, limit: 100 }))
    if (refund.metadata?.['refund_key'] === key) return refund
  return undefined
}
