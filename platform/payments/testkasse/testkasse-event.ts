import { z } from 'zod'
import { accept, type Result, refuse } from '#kernel/result.ts'
import { PAYMENT_SUBJECTS, type PaymentEvent } from '../payments.ts'
import type { StoredRefund } from './testkasse-refunds-repository.ts'
import type { StoredSession } from './testkasse-sessions-repository.ts'

const text = z.string().max(300)
const head = {
  id: z.string().min(1).max(120),
  occurredAt: z.iso.datetime().transform((moment) => new Date(moment)),
  orderId: z.uuid(),
  subject: z.enum(PAYMENT_SUBJECTS).exactOptional(),
  sessionId: z.string().min(1).max(120),
  paymentId: z.string().max(120).nullable(),
}
const address = z.object({ street: text, postalCode: text, city: text, country: text })
const schema = z.discriminatedUnion('kind', [
  z.object({
    ...head,
    kind: z.literal('paid'),
    amountCents: z.int().min(0),
    currency: z.string().regex(/^[a-z]{3}$/),
    customer: z.object({
      name: text.nullable(),
      email: text.nullable(),
      phone: text.nullable(),
      shippingAddress: address.nullable(),
    }),
    termsAccepted: z.boolean(),
  }),
  z.object({ ...head, kind: z.enum(['failed', 'expired', 'cancelled']) }),
  z.object({ ...head, kind: z.literal('refunded'), refundedCents: z.int().min(0) }),
])

export function readTestkasseEvent(rawBody: Buffer): Result<PaymentEvent, { code: 'malformed' }> {
  let json: unknown
  try {
    json = JSON.parse(rawBody.toString('utf8'))
  } catch {
    return refuse({ code: 'malformed' })
  }
  const parsed = schema.safeParse(json)
  return parsed.success ? accept(parsed.data) : refuse({ code: 'malformed' })
}

/** The event of a closed session, byte-identical on every delivery. */
export function writeTestkasseEvent(session: StoredSession): Buffer {
  const { request } = session
  const event = {
    id: `evt_${session.id}_${session.state}`,
    occurredAt: (session.closedAt ?? session.createdAt).toISOString(),
    orderId: session.orderId,
    subject: session.request.subject,
    sessionId: session.id,
    paymentId: session.state === 'paid' ? paymentOf(session) : null,
    ...(session.state === 'paid'
      ? {
          kind: 'paid',
          amountCents: request.totalCents,
          currency: request.currency,
          customer: session.customer,
          termsAccepted: true,
        }
      : { kind: session.state }),
  }
  return Buffer.from(JSON.stringify(event))
}

/** The refund event, with the payment's total refunded so far. */
export function writeRefundEvent(refund: StoredRefund, session: StoredSession): Buffer {
  const event = {
    id: `evt_re_${refund.id}`,
    occurredAt: refund.createdAt.toISOString(),
    orderId: session.orderId,
    subject: session.request.subject,
    sessionId: session.id,
    paymentId: paymentOf(session),
    kind: 'refunded',
    refundedCents: refund.totalCents,
  }
  return Buffer.from(JSON.stringify(event))
}

function paymentOf({ id }: Pick<StoredSession, 'id'>): string {
  return `pay_${id}`
}

export function sessionOfPayment(paymentId: string): string {
  return paymentId.replace(/^pay_/, '')
}
